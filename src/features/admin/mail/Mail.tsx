import { useCallback, useDeferredValue, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { OwnersMail } from '../../../backend/AdminBackend';
import { useAdminBackend } from '../../../backend/AdminBackendContext';
import type { MailQuery } from '../../../domain/outbox';
import { useLoadable } from '../../loading/useLoadable';
import { useRefresh } from '../../loading/useRefresh';
import { MailPanel } from './MailPanel';
import { QueuedMail } from './QueuedMail';

const everything: MailQuery = { text: '', state: 'all', page: 1 };

function AllMails({ mail }: { mail: OwnersMail }) {
  const [query, setQuery] = useState(everything);
  const asked = useDeferredValue(query);
  const { loadable, reload, refresh } = useLoadable(
    useCallback(() => mail.list(asked), [mail, asked]),
  );
  useRefresh(refresh);
  return <MailPanel mails={loadable} query={query} onQuery={setQuery} onRetry={reload} />;
}

const ignore = () => {};

/** The mail panel: all mails, or the one that the address names with `?mail=`. */
export function Mail() {
  const { mail } = useAdminBackend();
  const id = new URLSearchParams(useLocation().search).get('mail');
  if (!mail) {
    return <MailPanel mails={null} query={everything} onQuery={ignore} onRetry={ignore} />;
  }
  return id ? <QueuedMail key={id} id={id} mail={mail} /> : <AllMails mail={mail} />;
}
