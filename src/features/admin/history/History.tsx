import { useCallback, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { ConnectedAdminMethods } from '../../../backend/AdminBackend';
import { useAdminBackend } from '../../../backend/AdminBackendContext';
import { EmptyState, Heading, Stack } from '../../../design-system';
import { useLoadable } from '../../loading/useLoadable';
import { HistoryPanel } from './HistoryPanel';

interface NotedHistoryProps {
  history: ConnectedAdminMethods['history'];
  subject: string | null;
}

function NotedHistory({ history, subject }: NotedHistoryProps) {
  const [page, setPage] = useState(1);
  const { loadable, reload } = useLoadable(
    useCallback(() => history.list({ subject, page }), [history, subject, page]),
  );
  return (
    <HistoryPanel history={loadable} query={{ subject, page }} onPage={setPage} onRetry={reload} />
  );
}

/** The history panel: everything, or what was done to what the address names with `?subject=`. */
export function History() {
  const { connected } = useAdminBackend();
  const subject = new URLSearchParams(useLocation().search).get('subject');
  if (!connected) {
    return (
      <Stack gap="lg">
        <Heading level="1" size="h3">
          History
        </Heading>
        <EmptyState title="This browser keeps no history">
          In connected mode, the server notes each login of an owner and each change.
        </EmptyState>
      </Stack>
    );
  }
  return <NotedHistory key={subject} history={connected.history} subject={subject} />;
}
