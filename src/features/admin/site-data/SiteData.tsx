import { useCallback, useState } from 'react';
import { useBackend } from '../../../backend/BackendContext';
import { useToast } from '../../../design-system';
import type { ImportPlan } from '../../../domain/siteData';
import { errorMessage } from '../../errorMessage';
import { useOneAtATime } from '../../useOneAtATime';
import { datedFileName, downloadFile } from '../downloadFile';
import { useLoadable } from '../loading/useLoadable';
import { DiscardDialog } from './DiscardDialog';
import { RestoreDialog } from './RestoreDialog';
import { SiteDataPanel } from './SiteDataPanel';

/** What has to be confirmed: to delete what is damaged, or to restore a file that was checked. */
type Question = { kind: 'discard' } | { kind: 'restore'; json: string; plan: ImportPlan };

/** How the answer to a question fares: at work, or after a try that failed. */
interface Answer {
  loading: boolean;
  error?: string;
}

const unanswered: Answer = { loading: false };

function downloadJson(stem: string, value: unknown) {
  const name = datedFileName(stem, 'json');
  downloadFile({ name, text: JSON.stringify(value, null, 2), type: 'application/json' });
  return name;
}

/** The quiet block that downloads everything the site keeps in this browser, and restores it. */
export function SiteData() {
  const { siteData } = useBackend();
  const { toast } = useToast();
  const { loadable, reload } = useLoadable(useCallback(() => siteData.unreadable(), [siteData]));
  const [work, setWork] = useState<'downloading' | 'checking' | null>(null);
  const [error, setError] = useState<string>();
  const [question, setQuestion] = useState<Question | null>(null);
  const [answer, setAnswer] = useState(unanswered);
  const [isRestored, setIsRestored] = useState(false);
  // Whatever cannot be asked for is no reason to alarm anybody: the next visit asks again.
  const unreadable = loadable.state === 'ready' ? loadable.value : [];

  function fail(title: string, failure: unknown) {
    const reason = errorMessage(failure);
    toast({ title, description: reason, tone: 'danger' });
    return reason;
  }

  function ask(next: Question) {
    setAnswer(unanswered);
    setQuestion(next);
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

  const download = useOneAtATime(() =>
    attempt('downloading', 'Download failed', async () => {
      const name = downloadJson('site-data', await siteData.exportAll());
      toast({ title: 'Site data downloaded', description: `Everything is in ${name}.` });
    }),
  );

  const check = (file: File) =>
    attempt('checking', 'The file could not be read', async () => {
      const json = await file.text();
      ask({ kind: 'restore', json, plan: await siteData.planImport(json) });
    });

  function downloadUnreadable() {
    const name = downloadJson('damaged-data', unreadable);
    toast({ title: 'Damaged data downloaded', description: `It is in ${name}, as it was found.` });
  }

  /** Does what was asked about; a reason why it cannot be done stays in the dialog. */
  const confirm = useOneAtATime(
    async (words: Record<'success' | 'failure', string>, task: () => Promise<void>) => {
      setAnswer({ loading: true });
      try {
        await task();
      } catch (reason) {
        setAnswer({ loading: false, error: fail(words.failure, reason) });
        return;
      }
      setQuestion(null);
      toast({ title: words.success });
      void reload();
    },
  );

  const discard = () =>
    confirm({ success: 'Damaged data deleted', failure: 'Deleting failed' }, () =>
      siteData.discardUnreadable(unreadable),
    );

  const restore = (json: string) =>
    confirm({ success: 'Site data restored', failure: 'Restoring failed' }, async () => {
      await siteData.import(json);
      setIsRestored(true);
    });

  return (
    <>
      <SiteDataPanel
        unreadable={unreadable}
        onDownloadUnreadable={downloadUnreadable}
        onDiscardUnreadable={() => ask({ kind: 'discard' })}
        onDownload={download}
        isDownloading={work === 'downloading'}
        onFile={check}
        isChecking={work === 'checking'}
        isRestored={isRestored}
        onReload={() => window.location.reload()}
        error={error}
      />
      {question?.kind === 'discard' && (
        <DiscardDialog {...answer} onConfirm={discard} onClose={() => setQuestion(null)} />
      )}
      {question?.kind === 'restore' && (
        <RestoreDialog
          {...answer}
          plan={question.plan}
          onConfirm={() => restore(question.json)}
          onClose={() => setQuestion(null)}
        />
      )}
    </>
  );
}
