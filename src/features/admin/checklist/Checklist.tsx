import { Fragment, useCallback, useId } from 'react';
import type { ConnectedAdminMethods } from '../../../backend/AdminBackend';
import { useAdminBackend } from '../../../backend/AdminBackendContext';
import {
  Button,
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

const Point = ({ title, isDone }: ChecklistLine) => (
  <span className={styles.point}>
    <span>{title}</span>
    <span className={styles.mark}>
      <CheckMark open checked={isDone} label={isDone ? ', done' : ', to do'} />
    </span>
  </span>
);

function Details({ text, details = [], link, isDone, canTestMail }: ChecklistLine) {
  return (
    <div className={styles.details}>
      <Text key={text}>
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
    </div>
  );
}

function LoadedChecklist({
  read,
  hasSiteKey,
}: ConnectedAdminMethods['checklist'] & ChecklistProps) {
  const id = useId();
  const { loadable, reload, refresh } = useLoadable(
    useCallback(async () => checklistLines(await read(), hasSiteKey), [read, hasSiteKey]),
  );
  useRefresh(refresh);
  // At most visits nothing is left to do, and nothing may appear for a moment.
  if (loadable.state === 'loading') return null;
  return (
    <LoadableView loadable={loadable} subject="the checklist" onRetry={reload}>
      {(lines) => {
        const done = lines.filter(({ isDone }) => isDone);
        const left = lines.filter(({ isDone }) => !isDone);
        const [next] = left;
        if (!next) return null;
        return (
          <section aria-labelledby={id}>
            <Disclosure
              variant="line"
              summary={
                <span className={styles.summary}>
                  <span className={styles.title}>
                    <Heading level="2" size="h4" id={id}>
                      Before you go live
                    </Heading>
                  </span>{' '}
                  <span className={styles.state}>
                    {`${done.length} of ${lines.length} done. Next: ${next.title.charAt(0).toLowerCase()}${next.title.slice(1)}`}
                  </span>
                </span>
              }
            >
              <List>
                {[...left, ...done].map((line) => (
                  <li key={line.title}>
                    <Disclosure variant="line" summary={<Point {...line} />}>
                      <Details {...line} />
                    </Disclosure>
                  </li>
                ))}
              </List>
            </Disclosure>
          </section>
        );
      }}
    </LoadableView>
  );
}

export interface ChecklistProps {
  /** The build has the captcha's key for the page. */
  hasSiteKey: boolean;
}

/** What the site still needs before it sells. Renders nothing in browser mode, and once all is done. */
export function Checklist({ hasSiteKey }: ChecklistProps) {
  const { connected } = useAdminBackend();
  return connected ? (
    <LoadedChecklist read={connected.checklist.read} hasSiteKey={hasSiteKey} />
  ) : null;
}
