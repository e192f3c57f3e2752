import { useCallback, useState } from 'react';
import { useBackend } from '../../../backend/BackendContext';
import { useToast } from '../../../design-system';
import type { ImportPlan } from '../../../domain/siteData';
import { datedFileName, downloadFile } from '../downloadFile';
import { reasonOf, useRead } from '../reading/useRead';
import { DiscardDialog } from './DiscardDialog';
import { RestoreDialog } from './RestoreDialog';
import { SiteDataPanel } from './SiteDataPanel';

/** What a dialog asks about, at work or after a try that failed. */
interface Task {
  isBusy: boolean;
  error?: string;
}

/** A file that was checked, and what it would do. */
interface Restoring extends Task {
  json: string;
  plan: ImportPlan;
}

function downloadJson(stem: string, value: unknown) {
  const name = datedFileName(stem, 'json');
  downloadFile({ name, text: JSON.stringify(value, null, 2), type: 'application/json' });
  return name;
}

/** The quiet block that downloads everything the site keeps in this browser, and restores it. */
export function SiteData() {
  const { siteData } = useBackend();
  const { toast } = useToast();
  const { read, readAgain } = useRead(useCallback(() => siteData.unreadable(), [siteData]));
  const [work, setWork] = useState<'downloading' | 'checking' | null>(null);
  const [error, setError] = useState<string>();
  const [restoring, setRestoring] = useState<Restoring | null>(null);
  const [discarding, setDiscarding] = useState<Task | null>(null);
  const [isRestored, setIsRestored] = useState(false);
  // Whatever cannot be asked for is no reason to alarm anybody: the next visit asks again.
  const unreadable = read.state === 'ready' ? read.value : [];

  function fail(title: string, failure: unknown) {
    const reason = reasonOf(failure);
    toast({ title, description: reason, tone: 'destructive' });
    return reason;
  }

  async function attempt(kind: typeof work, failure: string, task: () => Promise<void>) {
    setWork(kind);
    setError(undefined);
    setIsRestored(false);
    try {
      await task();
    } catch (reason) {
      setError(fail(failure, reason));
    }
    setWork(null);
  }

  const download = () =>
    attempt('downloading', 'Download failed', async () => {
      const name = downloadJson('site-data', await siteData.exportAll());
      toast({ title: 'Site data downloaded', description: `Everything is in ${name}.` });
    });

  const check = (file: File) =>
    attempt('checking', 'The file could not be read', async () => {
      const json = await file.text();
      setRestoring({ json, plan: await siteData.planImport(json), isBusy: false });
    });

  function downloadUnreadable() {
    const name = downloadJson('damaged-data', unreadable);
    toast({ title: 'Damaged data downloaded', description: `It is in ${name}, as it was found.` });
  }

  async function discardUnreadable() {
    setDiscarding({ isBusy: true });
    try {
      await siteData.discardUnreadable(unreadable);
    } catch (failure) {
      setDiscarding({ isBusy: false, error: fail('Deleting failed', failure) });
      return;
    }
    setDiscarding(null);
    toast({ title: 'Damaged data deleted' });
    await readAgain();
  }

  async function restore({ json, plan }: Restoring) {
    setRestoring({ json, plan, isBusy: true });
    try {
      await siteData.import(json);
    } catch (failure) {
      setRestoring({ json, plan, isBusy: false, error: fail('Restoring failed', failure) });
      return;
    }
    setRestoring(null);
    setIsRestored(true);
    toast({ title: 'Site data restored' });
    await readAgain();
  }

  return (
    <>
      <SiteDataPanel
        unreadable={unreadable}
        onDownloadUnreadable={downloadUnreadable}
        onDiscardUnreadable={() => setDiscarding({ isBusy: false })}
        onDownload={download}
        isDownloading={work === 'downloading'}
        onFile={check}
        isChecking={work === 'checking'}
        isRestored={isRestored}
        onReload={() => window.location.reload()}
        error={error}
      />
      {discarding && (
        <DiscardDialog
          onConfirm={() => void discardUnreadable()}
          onClose={() => setDiscarding(null)}
          isBusy={discarding.isBusy}
          error={discarding.error}
        />
      )}
      {restoring && (
        <RestoreDialog
          plan={restoring.plan}
          onConfirm={() => void restore(restoring)}
          onClose={() => setRestoring(null)}
          isBusy={restoring.isBusy}
          error={restoring.error}
        />
      )}
    </>
  );
}
