import { type ChangeEvent, useCallback, useRef, useState } from 'react';
import { useAdminBackend } from '../../../backend/AdminBackendContext';
import { AdminError } from '../../../backend/adminErrors';
import {
  Button,
  ConfirmDialog,
  FormError,
  Inline,
  Stack,
  Text,
  useToast,
} from '../../../design-system';
import {
  parseSiteData,
  type SiteData as SiteDataFile,
  type UnreadableText,
} from '../../../domain/siteData';
import { Moment } from '../../dates/Moment';
import { downloadJson } from '../../files/downloadFile';
import { useLoadable } from '../../loading/useLoadable';
import { applyTheme } from '../../site-frame/themeBehaviour';
import { useAction } from '../../submission/useSubmission';
import { useIsConnected } from '../connected/useIsConnected';
import { Panel } from '../frame/Panel';
import { DamagedData } from './DamagedData';
import { recordLabel } from './recordLabel';

/** The site data panel: downloads what is stored for the site; browser mode restores it as well. */
export function SiteData() {
  const { siteData } = useAdminBackend();
  const isConnected = useIsConnected();
  const { toast } = useToast();
  const { loadable, reload } = useLoadable(useCallback(() => siteData.unreadable(), [siteData]));
  const [chosen, setChosen] = useState<{ json: string; data: SiteDataFile }>();
  const fileInput = useRef<HTMLInputElement>(null);

  const download = useAction('Download failed', async () => {
    const name = downloadJson('site-data', await siteData.exportAll());
    toast({ title: 'Site data downloaded', description: `Everything is in ${name}.` });
  });

  const check = useAction('The file could not be read', async (file: File) => {
    const json = await file.text();
    const data = parseSiteData(json);
    if (!data) throw new AdminError('backup-unreadable');
    setChosen({ json, data });
  });

  const restore = useAction('Restoring failed', async () => {
    if (!chosen) return;
    const leftOut = (await siteData.import?.(chosen.json)) ?? [];
    // Panels read their data when they open; only the theme is on screen already.
    const { theme } = chosen.data.contents;
    if (theme === 'light' || theme === 'dark') applyTheme(document, theme);
    setChosen(undefined);
    toast({
      title: 'Site data restored',
      description:
        leftOut.length === 0
          ? 'Every panel shows it now.'
          : `Left out, as it cannot be read or holds a secret key: ${leftOut.map(recordLabel).join(', ')}.`,
    });
    void reload();
  });

  const deleteDamaged = async (texts: readonly UnreadableText[]) => {
    await siteData.discardUnreadable(texts);
    void reload();
  };

  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    // The owner can choose the same file again after correcting it.
    currentTarget.value = '';
    if (!file) return;
    download.clearError();
    void check.run(file);
  };

  return (
    <Panel
      title="Site data"
      intro={
        <Text variant="quiet">
          {isConnected
            ? 'Accounts, orders, tickets, prices, templates and settings, as one file. Keep it safe: it holds your customers’ names.'
            : "Accounts, orders, prices, templates and settings are kept in this browser alone. Download them now and then, and keep the file safe: it holds your customers' names and your admin password."}
        </Text>
      }
    >
      <Stack gap="md">
        {loadable.state === 'ready' && (
          <DamagedData texts={loadable.value} onDelete={deleteDamaged} />
        )}
        <FormError>{download.error ?? check.error}</FormError>
        <Inline stacked>
          <Button
            variant="secondary"
            loading={download.pending}
            onClick={() => {
              check.clearError();
              void download.run();
            }}
          >
            Download Site Data
          </Button>
          {!isConnected && (
            <Button
              variant="secondary"
              loading={check.pending}
              onClick={() => fileInput.current?.click()}
            >
              Restore from a File
            </Button>
          )}
        </Inline>
        <input
          ref={fileInput}
          type="file"
          accept=".json,application/json"
          aria-label="File to restore"
          hidden
          onChange={choose}
        />
      </Stack>
      {chosen && (
        <ConfirmDialog
          open
          title="Restore site data?"
          description={
            <>
              The file was saved on <Moment date={chosen.data.savedAt} />. What is replaced is lost,
              unless you have downloaded it. Everything that is not in the file stays.
            </>
          }
          confirmLabel="Restore Site Data"
          onConfirm={() => void restore.run()}
          onClose={() => {
            restore.clearError();
            setChosen(undefined);
          }}
          loading={restore.pending}
          error={restore.error}
        />
      )}
    </Panel>
  );
}
