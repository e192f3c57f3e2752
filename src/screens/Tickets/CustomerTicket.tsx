import { business } from '../../content/business';
import { Badge, Columns, Heading, Stack, Text, useAnnouncedChange } from '../../design-system';
import type { SupportTicket } from '../../domain/ticket';
import { ticketStatusFacts } from '../../domain/ticketStatus';
import { AttachmentList } from '../../features/attachments/AttachmentList';
import type { GuestTicketProps } from '../../features/links/GuestTicket';
import { lazyComponent } from '../../features/page/lazyComponent';
import { Conversation, type ConversationProps } from '../../features/tickets/Conversation';
import type { MessageFormProps } from '../../features/tickets/MessageForm';

/** Loaded once there is a ticket to answer, because a form brings the code that validates it. */
const MessageForm = lazyComponent(
  async () => (await import('../../features/tickets/MessageForm')).MessageForm,
);

/** Loaded later as well, because the questions of the forms come with it. */
const TicketAnswers = lazyComponent(
  async () => (await import('../../features/tickets/TicketAnswers')).TicketAnswers,
);

/** Only connected mode has links for guests, so only there this is loaded; without it, the rest works. */
const GuestTicket = lazyComponent(
  async () => (await import('../../features/links/GuestTicket')).GuestTicket,
  { optional: true },
);

/** A customer never sees a note. */
const names = { system: business.name, owner: business.name, customer: 'You', note: '' };

export interface CustomerTicketProps extends Pick<ConversationProps, 'download'> {
  ticket: SupportTicket;
  guest?: GuestTicketProps | undefined;
  onReply: MessageFormProps['onSubmit'];
}

/** A ticket as its customer reads it: the conversation, the form for a reply and the own answers. */
export function CustomerTicket({ ticket, guest, onReply, download }: CustomerTicketProps) {
  const guestTicket = guest && <GuestTicket {...guest} />;
  const { customersLabel: status, waitsFor, replyHint } = ticketStatusFacts(ticket.status);
  useAnnouncedChange(`Status: ${status}`);
  return (
    <Stack gap="lg">
      <Stack gap="xs">
        <Heading level="1" size="h2" id="ticket-title">
          {ticket.title}
        </Heading>
        <Text as="div" variant="quiet">
          {waitsFor === 'customer' ? <Badge tone="warning">{status}</Badge> : status}
        </Text>
      </Stack>
      <Columns ratio="3:2">
        <Stack gap="lg">
          {guest?.onClaim && guestTicket}
          <Conversation
            messages={ticket.messages}
            reader="customer"
            names={names}
            download={download}
          />
          <MessageForm
            label="Reply"
            hint={replyHint}
            submitLabel="Send Reply"
            draftName={`answer ${ticket.id}`}
            onSubmit={onReply}
          />
        </Stack>
        <Stack gap="lg">
          {!guest?.onClaim && guestTicket}
          <Stack gap="sm">
            <Heading level="2" size="h4">
              Your answers
            </Heading>
            <TicketAnswers ticket={ticket} />
            <AttachmentList attachments={ticket.attachments} download={download} />
          </Stack>
        </Stack>
      </Columns>
    </Stack>
  );
}
