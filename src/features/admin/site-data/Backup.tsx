import { type ChangeEvent, useRef, useState } from 'react';
import { useAdminBackend } from '../../../backend/AdminBackendContext';
import { Button, FormError, Inline, useToast } from '../../../design-system';
import { type ImportPlan, parseSiteData } from '../../../domain/siteData';
import { applyTheme } from '../../site-frame/themeBehaviour';
import { downloadJson } from '../downloadFile';
import { useAction } from '../useAction';
import { RestoreDialog } from './RestoreDialog';

export interface BackupProps {
  onRestored: () => void;
}

/** Buttons that download the site data and restore it from a file. */
export function Backup({ onRestored }: BackupProps) {
  const { siteData } = useAdminBackend();
  const { toast } = useToast();
  const [chosen, setChosen] = useState<{ json: string; plan: ImportPlan }>();
  const fileInput = useRef<HTMLInputElement>(null);

  const download = useAction('Download failed', async () => {
    const name = downloadJson('site-data', await siteData.exportAll());
    toast({ title: 'Site data downloaded', description: `Everything is in ${name}.` });
  });

  const check = useAction('The file could not be read', async (file: File) => {
    const json = await file.text();
    setChosen({ json, plan: await siteData.planImport(json) });
  });

  const restore = useAction('Restoring failed', async (json: string) => {
    await siteData.import(json);
    // Panels read their data when they open; only the theme is on screen already.
    const theme = parseSiteData(json)?.contents.theme;
    if (theme === 'light' || theme === 'dark') applyTheme(document, theme);
    setChosen(undefined);
    toast({ title: 'Site data restored', description: 'Every panel shows it now.' });
    onRestored();
  });

  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    // The owner can choose the same file again after correcting it.
    currentTarget.value = '';
    if (!file) return;
    download.clearError();
    void check.run(file);
  };

  return (
    <>
      <FormError>{download.error ?? check.error}</FormError>
      <Inline>
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
        <Button
          variant="secondary"
          loading={check.pending}
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
        onChange={choose}
      />
      {chosen && (
        <RestoreDialog
          plan={chosen.plan}
          onConfirm={() => void restore.run(chosen.json)}
          onClose={() => {
            restore.clearError();
            setChosen(undefined);
          }}
          loading={restore.pending}
          error={restore.error}
        />
      )}
    </>
  );
}
