import { useCallback } from 'react';
import { useAdminBackend } from '../../../backend/AdminBackendContext';
import { useToast } from '../../../design-system';
import type { TicketChanges } from '../../../domain/desk';
import { LoadableView } from '../../loading/LoadableView';
import { useLoadable } from '../../loading/useLoadable';
import { useRefresh } from '../../loading/useRefresh';
import { usePageName } from '../../pageName';
import { TicketPanel } from './TicketPanel';

export interface TicketProps {
  /** The ticket to open. */
  id: string;
}

/** One ticket: loads it, follows it, and writes to its customer. */
export function Ticket({ id }: TicketProps) {
  const { desk, connected } = useAdminBackend();
  const { toast } = useToast();
  const { loadable, reload, refresh } = useLoadable(useCallback(() => desk.open(id), [desk, id]));
  useRefresh(refresh);
  usePageName(loadable.state === 'ready' ? loadable.value.ticket.title : undefined);

  async function write(isNote: boolean, text: string, attachments: readonly string[]) {
    await desk.write({ ticketId: id, text, isNote, attachments });
    toast({ title: isNote ? 'Note added' : 'Reply sent' });
    await refresh();
  }

  async function change(changes: Omit<TicketChanges, 'ticketId'>) {
    const { ticket } = await desk.change({ ticketId: id, ...changes });
    await refresh();
    toast({
      title: 'Ticket saved',
      description: `Status: ${ticket.status}. Priority: ${ticket.priority}.`,
    });
  }

  return (
    <LoadableView loadable={loadable} subject="the ticket" onRetry={reload}>
      {(ticket) => (
        <TicketPanel
          {...ticket}
          onReply={(...message) => write(false, ...message)}
          onNote={(...message) => write(true, ...message)}
          download={
            connected &&
            ((attachmentId) => connected.ticketFiles.download({ ticketId: id, attachmentId }))
          }
          onSave={change}
        />
      )}
    </LoadableView>
  );
}
