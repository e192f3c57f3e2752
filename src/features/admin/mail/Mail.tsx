import { useLocation } from 'react-router-dom';
import type { OwnersMail } from '../../../backend/AdminBackend';
import { useAdminBackend } from '../../../backend/AdminBackendContext';
import type { MailQuery } from '../../../domain/outbox';
import { useListQuery } from '../paged-list/useListQuery';
import { MailPanel } from './MailPanel';
import { QueuedMail } from './QueuedMail';

const everything: MailQuery = { text: '', status: 'all', page: 1 };

function AllMails({ mail }: { mail: OwnersMail }) {
  return <MailPanel {...useListQuery(mail.list, everything)} />;
}

const ignore = () => {};

/** The mail panel: all mails, or the one that the address names with `?mail=`. */
export function Mail() {
  const { connected } = useAdminBackend();
  const id = new URLSearchParams(useLocation().search).get('mail');
  if (!connected) {
    return <MailPanel list={null} query={everything} onQuery={ignore} onRetry={ignore} />;
  }
  const { mail } = connected;
  return id ? <QueuedMail key={id} id={id} mail={mail} /> : <AllMails mail={mail} />;
}
