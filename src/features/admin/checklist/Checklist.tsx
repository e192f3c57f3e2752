import { Fragment, useCallback } from 'react';
import type { ConnectedAdminMethods } from '../../../backend/AdminBackend';
import { useAdminBackend } from '../../../backend/AdminBackendContext';
import {
  Button,
  Card,
  CheckMark,
  Code,
  Disclosure,
  FormError,
  Heading,
  List,
  Stack,
  Text,
  TextLink,
  useToast,
} from '../../../design-system';
import { LoadableView } from '../../loading/LoadableView';
import { useLoadable } from '../../loading/useLoadable';
import { useRefresh } from '../../loading/useRefresh';
import { useAction } from '../../submission/useSubmission';
import * as styles from './Checklist.css';
import { type ChecklistLine, checklistLines } from './checklistLines';

/** Sends the first template with sample values to the business. */
function TestMail() {
  const { emailTemplates } = useAdminBackend();
  const { toast } = useToast();
  const testing = useAction('Test Email Failed', async () => {
    const [template] = await emailTemplates.defaults();
    const sent = template && (await emailTemplates.sendTest(template.template));
    if (!sent) throw new Error('There is no email template.');
    toast({ title: 'Test Email Sent', description: `It is on its way to ${sent.recipient}.` });
  });
  return (
    <Stack gap="xs" align="start">
      <FormError>{testing.error}</FormError>
      <Button variant="secondary" loading={testing.pending} onClick={testing.run}>
        Send a Test Email
      </Button>
    </Stack>
  );
}

/** A URL breaks after its slashes. */
const breakable = (text: string) =>
  text.split(/(?<=\/)/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: The parts of a text have no other name.
    <Fragment key={index}>
      {part}
      <wbr />
    </Fragment>
  ));

function Lines({ lines }: { lines: readonly ChecklistLine[] }) {
  return (
    <List padding="sm" lines="between">
      {lines.map(({ title, isDone, text, details = [], link, canTestMail }) => (
        <li key={title} className={styles.line}>
          <CheckMark open checked={isDone} label={isDone ? 'Done:' : 'To do:'} />
          <Stack gap="xs">
            <Text weight="medium">{title}</Text>
            <Text>
              {text
                .split('`')
                .map((part, index) =>
                  index % 2 === 1 ? <Code key={part}>{breakable(part)}</Code> : part,
                )}
            </Text>
            {details.map((detail) => (
              <Text key={detail} size="small" variant="quiet">
                {detail}
              </Text>
            ))}
            {canTestMail && <TestMail />}
            {link && !isDone && (
              <div>
                <TextLink href={link.href} standalone>
                  {link.label}
                </TextLink>
              </div>
            )}
          </Stack>
        </li>
      ))}
    </List>
  );
}

function LoadedChecklist({ read }: ConnectedAdminMethods['checklist']) {
  const { loadable, reload, refresh } = useLoadable(
    useCallback(async () => checklistLines(await read()), [read]),
  );
  useRefresh(refresh);
  // At most visits nothing is left to do, and nothing may appear for a moment.
  if (loadable.state === 'loading') return null;
  return (
    <LoadableView loadable={loadable} subject="the checklist" onRetry={reload}>
      {(lines) => {
        const done = lines.filter(({ isDone }) => isDone);
        if (done.length === lines.length) return null;
        return (
          <Card as="section" labelledBy="checklist">
            <Stack>
              <Stack gap="xxs">
                <Heading level="2" size="h4" id="checklist">
                  Before you go live
                </Heading>
                <Text variant="quiet">{`${done.length} of ${lines.length} done`}</Text>
              </Stack>
              <Lines lines={lines.filter(({ isDone }) => !isDone)} />
              {done.length > 0 && (
                <Disclosure summary="What is done">
                  <Lines lines={done} />
                </Disclosure>
              )}
            </Stack>
          </Card>
        );
      }}
    </LoadableView>
  );
}

/** What the site still needs before it sells. Renders nothing in browser mode, and once all is done. */
export function Checklist() {
  const { connected } = useAdminBackend();
  return connected ? <LoadedChecklist read={connected.checklist.read} /> : null;
}
