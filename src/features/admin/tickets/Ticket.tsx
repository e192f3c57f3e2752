import { type ReactNode, useState } from 'react';
import { useAdminBackend } from '../../../backend/AdminBackendContext';
import {
  Columns,
  Disclosure,
  Heading,
  Inline,
  List,
  Notice,
  Stack,
  Text,
  useAnnouncedChange,
  useToast,
} from '../../../design-system';
import type { AdminTicket } from '../../../domain/adminTickets';
import type { Attachment } from '../../../domain/attachment';
import { lastUnreadBy } from '../../../domain/conversation';
import { formatDay } from '../../../domain/day';
import { displayName } from '../../../domain/displayName';
import type { SupportTicket } from '../../../domain/ticket';
import { AttachmentList } from '../../attachments/AttachmentList';
import { JobTicket } from '../../job-ticket/JobTicket';
import { LoadableView } from '../../loading/LoadableView';
import { Conversation, type ConversationProps } from '../../tickets/Conversation';
import { MessageForm, type MessageFormProps } from '../../tickets/MessageForm';
import { TicketAnswers } from '../../tickets/TicketAnswers';
import { useIsConnected } from '../connected/useIsConnected';
import { DeleteButton } from '../deletion/DeleteButton';
import { Panel } from '../frame/Panel';
import { entryHref } from '../kinds/hrefs';
import { Customer } from '../opened/Customer';
import { ReplaceLink } from '../opened/ReplaceLink';
import { useOpened } from '../opened/useOpened';
import { MoneyOfQuote } from '../quotes/QuoteMoney';
import { NamedRow } from '../rows/NamedRow';
import { OrderStatusBadge } from '../rows/OrderStatusBadge';
import { TicketStatusBadge } from '../rows/TicketStatusBadge';
import { UnconfirmedBadge } from '../rows/UnconfirmedBadge';
import { SavedReplies } from '../saved-replies/SavedReplies';
import { type TicketState, TicketStateForm, type TicketStateFormProps } from './TicketStateForm';

interface TicketPanelProps
  extends AdminTicket,
    Pick<ConversationProps, 'download'>,
    Pick<MessageFormProps, 'upload'> {
  onReply: MessageFormProps['onSubmit'];
  onNote: MessageFormProps['onSubmit'];
  onSave: TicketStateFormProps['onSave'];
  /** Mails a guest a new link. Without it there is no such button. */
  onReplaceLink?: (() => Promise<void>) | undefined;
  back: ReactNode;
  ends: ReactNode;
  /** Deletes a file. Missing where no server keeps files. */
  onDeleteFile: ((attachmentId: string) => Promise<void>) | undefined;
}

/** Its conversation, what the customer answered, and who it is. */
function TicketPanel({
  ticket,
  orders,
  quote,
  next,
  isUnconfirmed,
  isByOther,
  onReply,
  onNote,
  upload,
  download,
  onSave,
  onReplaceLink,
  back,
  ends,
  onDeleteFile,
}: TicketPanelProps) {
  const { title, subject, status, userEmail, messages } = ticket;
  // As it was when the page was opened: reading it marks it as read.
  const [lastUnread] = useState(() => lastUnreadBy('owner', ticket)?.id);
  const isConnected = useIsConnected();
  const isGuest = ticket.userId === 'guest';
  const customer = displayName({ name: ticket.userName });
  useAnnouncedChange(`Status: ${status}`);
  const fileActions =
    onDeleteFile &&
    (({ id, name }: Attachment) => (
      <DeleteButton
        label={`Delete ${name}`}
        title="Delete this file?"
        consequence={`${name} is deleted. Its message stays.`}
        onDelete={() => onDeleteFile(id)}
      />
    ));
  return (
    <Panel
      title={title}
      back={back}
      intro={
        <Inline gap="sm" align="baseline">
          <TicketStatusBadge status={status} />
          <Text variant="quiet">{subject}</Text>
        </Inline>
      }
    >
      {isByOther && (
        <Notice tone="warning" title="Perhaps not by the payer">
          It names a paid order, and a guest or another account has sent it. Ask at the order’s
          email address before you begin. The payer can still answer.
        </Notice>
      )}
      {next && <JobTicket next={next} side="owner" />}
      <Columns ratio="3:2">
        <Stack gap="lg">
          <Conversation
            messages={messages}
            reader="owner"
            names={{ system: 'Website', owner: 'You', note: 'Note, for you alone', customer }}
            download={download}
            fileActions={fileActions}
            openAt={lastUnread}
          />
          <MessageForm
            label="Reply"
            submitLabel="Send Reply"
            draftName={`reply ${ticket.id}`}
            onSubmit={onReply}
            upload={upload}
            actions={({ read, append }) => (
              <SavedReplies ticket={ticket} typed={read} onUse={append} />
            )}
          />
          <Disclosure summary="Add a note">
            <MessageForm
              label="Note"
              hint="Customers never see it."
              submitLabel="Add Note"
              variant="secondary"
              draftName={`note ${ticket.id}`}
              onSubmit={onNote}
              upload={upload}
            />
          </Disclosure>
        </Stack>
        <Stack gap="lg">
          <TicketStateForm ticket={ticket} onSave={onSave} />
          {quote && <MoneyOfQuote id={quote} />}
          <Customer
            name={customer}
            email={userEmail}
            account={isGuest ? undefined : userEmail}
            badge={<UnconfirmedBadge shown={isUnconfirmed} />}
          >
            {onReplaceLink && isGuest && userEmail.includes('@') && (
              <Inline>
                <ReplaceLink email={userEmail} onReplace={onReplaceLink} />
              </Inline>
            )}
          </Customer>
          {orders.length > 0 && (
            <Stack gap="sm">
              <Heading level="2" size="h4">
                Orders
              </Heading>
              <List padding="sm">
                {orders.map(({ id, service, date, amount, status }) => (
                  <li key={id}>
                    <NamedRow
                      name={`${service}, ${amount}`}
                      href={isConnected ? entryHref('order', id) : undefined}
                      badge={<OrderStatusBadge order={{ status }} />}
                    />
                    <Text size="small" variant="quiet">
                      {`${id}, ${formatDay(date)}`}
                    </Text>
                  </li>
                ))}
              </List>
            </Stack>
          )}
          <Stack gap="sm">
            <Heading level="2" size="h4">
              Answers
            </Heading>
            <TicketAnswers ticket={ticket} />
            <AttachmentList
              attachments={ticket.attachments}
              download={download}
              actions={fileActions}
            />
          </Stack>
          {ends}
        </Stack>
      </Columns>
    </Panel>
  );
}

export interface TicketProps {
  id: string;
}

/** One ticket, loaded and followed. Writes to its customer. */
export function Ticket({ id }: TicketProps) {
  const { ownersTickets, connected } = useAdminBackend();
  const { toast } = useToast();
  const { view, refresh, ...frame } = useOpened(
    'ticket',
    id,
    ownersTickets,
    ({ ticket }) => ticket.title,
  );

  async function write(isNote: boolean, text: string, attachments: readonly string[]) {
    await ownersTickets.write({ ticketId: id, text, isNote, attachments });
    toast({ title: isNote ? 'Note added' : 'Reply sent' });
    await refresh();
  }

  async function change(before: SupportTicket, changes: TicketState) {
    await ownersTickets.change({ ticketId: id, ...changes });
    await refresh();
    const { status, priority } = { ...before, ...changes };
    toast({ title: 'Ticket saved', description: `Status: ${status}. Priority: ${priority}.` });
  }

  return (
    <LoadableView {...view}>
      {(ticket) => (
        <TicketPanel
          {...ticket}
          {...frame}
          onReply={(text, files) => write(false, text, files)}
          onNote={(text, files) => write(true, text, files)}
          upload={connected?.ticketFiles.upload}
          download={
            connected &&
            ((attachmentId) => connected.ticketFiles.download({ ticketId: id, attachmentId }))
          }
          onSave={(changes) => change(ticket.ticket, changes)}
          onReplaceLink={connected && (() => connected.guestLinks.replace(id))}
          onDeleteFile={
            connected &&
            (async (attachmentId) => {
              await connected.ticketFiles.remove(attachmentId);
              toast({ title: 'File deleted' });
              await refresh();
            })
          }
        />
      )}
    </LoadableView>
  );
}
