import { useCallback } from 'react';
import type { OwnersMail } from '../../../backend/AdminBackend';
import { useToast } from '../../../design-system';
import { LoadableView } from '../../loading/LoadableView';
import { useLoadable } from '../../loading/useLoadable';
import { useRefresh } from '../../loading/useRefresh';
import { usePageName } from '../../pageName';
import { useAction } from '../../useSubmission';
import { QueuedMailPanel } from './QueuedMailPanel';

export interface QueuedMailProps {
  /** The mail to open. */
  id: string;
  /** The methods for mails. */
  mail: OwnersMail;
}

/** One mail: loads it, follows it, and sends it again. */
export function QueuedMail({ id, mail }: QueuedMailProps) {
  const { toast } = useToast();
  const { loadable, reload, refresh } = useLoadable(useCallback(() => mail.open(id), [mail, id]));
  useRefresh(refresh);
  usePageName(loadable.state === 'ready' ? loadable.value.subject : undefined);

  const sendAgain = useAction('The mail was not sent again', async () => {
    await mail.sendAgain(id);
    toast({ title: 'The mail is sent again', description: 'This page shows the result.' });
    await refresh();
  });

  const setAside = useAction('The mail was not set aside', async () => {
    await mail.setAside(id);
    toast({ title: 'The mail is set aside' });
    await refresh();
  });

  return (
    <LoadableView loadable={loadable} subject="the mail" onRetry={reload}>
      {(queued) => (
        <QueuedMailPanel
          mail={queued}
          sending={sendAgain.pending}
          onSendAgain={() => void sendAgain.run()}
          settingAside={setAside.pending}
          onSetAside={() => void setAside.run()}
        />
      )}
    </LoadableView>
  );
}
