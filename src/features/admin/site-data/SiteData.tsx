import { type ChangeEvent, useCallback, useId, useRef, useState } from 'react';
import { useAdminBackend } from '../../../backend/AdminBackendContext';
import {
  Button,
  ConfirmDialog,
  FormError,
  Heading,
  Inline,
  Stack,
  Text,
  useToast,
} from '../../../design-system';
import type { ImportPlan } from '../../../domain/siteData';
import { errorMessage } from '../../errorMessage';
import { useOneAtATime } from '../../useOneAtATime';
import { datedFileName, downloadFile } from '../downloadFile';
import { useLoadable } from '../loading/useLoadable';
import { RestoreDialog } from './RestoreDialog';
import { UnreadableNotice } from './UnreadableNotice';

/** The title of the toast when an action fails. */
const failures = {
  download: 'Download failed',
  check: 'The file could not be read',
  restore: 'Restoring failed',
  delete: 'Deleting failed',
} as const;

type Action = keyof typeof failures;
type Question = { action: 'restore'; json: string; plan: ImportPlan } | { action: 'delete' };

function downloadJson(stem: string, value: unknown) {
  const name = datedFileName(stem, 'json');
  downloadFile({ name, text: JSON.stringify(value, null, 2), type: 'application/json' });
  return name;
}

/** The site data panel: downloads what the browser stores for the site, and restores it. */
export function SiteData() {
  const { siteData } = useAdminBackend();
  const { toast } = useToast();
  const { loadable, reload } = useLoadable(useCallback(() => siteData.unreadable(), [siteData]));
  const [question, setQuestion] = useState<Question | null>(null);
  const [pending, setPending] = useState<Action | null>(null);
  const [error, setError] = useState<string>();
  const titleId = useId();
  const fileInput = useRef<HTMLInputElement>(null);
  const unreadable = loadable.state === 'ready' ? loadable.value : [];

  const attempt = useOneAtATime(async (action: Action, work: () => Promise<void>) => {
    setPending(action);
    setError(undefined);
    try {
      await work();
    } catch (failure) {
      const reason = errorMessage(failure);
      setError(reason);
      toast({ title: failures[action], description: reason, tone: 'danger' });
    }
    setPending(null);
  });

  const ask = (next: Question | null) => {
    setError(undefined);
    setQuestion(next);
  };

  const download = () =>
    attempt('download', async () => {
      const name = downloadJson('site-data', await siteData.exportAll());
      toast({ title: 'Site data downloaded', description: `Everything is in ${name}.` });
    });

  const check = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    // The owner can choose the same file again after correcting it.
    currentTarget.value = '';
    if (!file) return;
    void attempt('check', async () => {
      const json = await file.text();
      ask({ action: 'restore', json, plan: await siteData.planImport(json) });
    });
  };

  const answer = (asked: Question) =>
    attempt(asked.action, async () => {
      if (asked.action === 'restore') await siteData.import(asked.json);
      else await siteData.discardUnreadable(unreadable);
      ask(null);
      if (asked.action === 'delete') toast({ title: 'Damaged data deleted' });
      else toast({ title: 'Site data restored', description: 'Reload the page to see all of it.' });
      void reload();
    });

  const answers = question && {
    onConfirm: () => void answer(question),
    onClose: () => ask(null),
    loading: pending === question.action,
    error,
  };

  return (
    <section aria-labelledby={titleId}>
      <Stack gap="md">
        <Stack gap="xs">
          <Heading level="2" size="h3" id={titleId}>
            Site data
          </Heading>
          <Text variant="quiet">
            Accounts, orders, prices, templates and settings are kept in this browser alone.
            Download them now and then, and keep the file safe: it holds your customers' names and
            your admin password.
          </Text>
        </Stack>
        <UnreadableNotice
          unreadable={unreadable}
          onDownload={() => {
            const name = downloadJson('damaged-data', unreadable);
            toast({ title: 'Damaged data downloaded', description: `It is in ${name}.` });
          }}
          onDelete={() => ask({ action: 'delete' })}
        />
        {!question && <FormError>{error}</FormError>}
        <Inline>
          <Button variant="secondary" loading={pending === 'download'} onClick={download}>
            Download Site Data
          </Button>
          <Button
            variant="secondary"
            loading={pending === 'check'}
            onClick={() => fileInput.current?.click()}
          >
            Restore from a File
          </Button>
        </Inline>
        <input
          ref={fileInput}
          type="file"
          accept=".json,application/json"
          aria-label="File to restore"
          hidden
          onChange={check}
        />
      </Stack>
      {answers && question.action === 'restore' && (
        <RestoreDialog {...answers} plan={question.plan} />
      )}
      {answers && question.action === 'delete' && (
        <ConfirmDialog
          open
          title="Delete damaged data?"
          description="It is lost, unless you have downloaded it. Everything that can be read stays."
          confirmLabel="Delete Damaged Data"
          {...answers}
        />
      )}
    </section>
  );
}
