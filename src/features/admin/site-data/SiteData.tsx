import { type ChangeEvent, useCallback, useId, useRef, useState } from 'react';
import { useAdminBackend } from '../../../backend/AdminBackendContext';
import {
  Button,
  FormError,
  Heading,
  Inline,
  Notice,
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
import { useConfirmation } from './useConfirmation';

/** A file to restore, and what restoring it changes. */
interface CheckedFile {
  json: string;
  plan: ImportPlan;
}

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
  const [work, setWork] = useState<'downloading' | 'checking' | null>(null);
  const [error, setError] = useState<string>();
  const [isRestored, setIsRestored] = useState(false);
  const titleId = useId();
  const fileInput = useRef<HTMLInputElement>(null);
  // A failure to load shows no error: the notice appears on the next visit.
  const unreadable = loadable.state === 'ready' ? loadable.value : [];

  const restore = useConfirmation<CheckedFile>(
    async ({ json }) => {
      await siteData.import(json);
      setIsRestored(true);
      void reload();
    },
    { success: 'Site data restored', failure: 'Restoring failed' },
  );

  async function attempt(kind: typeof work, failureTitle: string, task: () => Promise<void>) {
    setWork(kind);
    setError(undefined);
    setIsRestored(false);
    try {
      await task();
    } catch (failure) {
      const reason = errorMessage(failure);
      setError(reason);
      toast({ title: failureTitle, description: reason, tone: 'danger' });
    }
    setWork(null);
  }

  const download = useOneAtATime(() =>
    attempt('downloading', 'Download failed', async () => {
      const name = downloadJson('site-data', await siteData.exportAll());
      toast({ title: 'Site data downloaded', description: `Everything is in ${name}.` });
    }),
  );

  const check = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    // Otherwise choosing the same file again, after correcting it, fires no event.
    currentTarget.value = '';
    if (!file) return;
    void attempt('checking', 'The file could not be read', async () => {
      const json = await file.text();
      restore.ask({ json, plan: await siteData.planImport(json) });
    });
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
            const description = `It is in ${name}, as it was found.`;
            toast({ title: 'Damaged data downloaded', description });
          }}
          onDiscard={async () => {
            await siteData.discardUnreadable(unreadable);
            void reload();
          }}
        />
        {isRestored && (
          <Notice tone="success" title="The file has been restored" live>
            <Stack gap="sm" align="start">
              <Text>Load the page again to see it everywhere.</Text>
              <Button variant="secondary" onClick={() => window.location.reload()}>
                Reload Page
              </Button>
            </Stack>
          </Notice>
        )}
        <FormError>{error}</FormError>
        <Inline>
          <Button variant="secondary" loading={work === 'downloading'} onClick={download}>
            Download Site Data
          </Button>
          <Button
            variant="secondary"
            loading={work === 'checking'}
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
      {restore.subject && <RestoreDialog {...restore.dialogProps} plan={restore.subject.plan} />}
    </section>
  );
}
