import { business } from '../../content/business';
import { Columns, Heading, Stack } from '../../design-system';
import { lastActivity } from '../../domain/conversation';
import type { CustomersTicket } from '../../domain/customerOrder';
import { nextStep } from '../../domain/nextStep';
import { ticketStatusFacts } from '../../domain/ticketStatus';
import { AttachmentList } from '../../features/attachments/AttachmentList';
import { JobTicket } from '../../features/job-ticket/JobTicket';
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
  ticket: CustomersTicket;
  guest?: GuestTicketProps | undefined;
  onReply: MessageFormProps['onSubmit'];
}

/** A ticket as its customer reads it: the conversation, the form for a reply and the own answers. */
export function CustomerTicket({ ticket, guest, onReply, download }: CustomerTicketProps) {
  const guestTicket = guest && <GuestTicket {...guest} />;
  const { replyHint } = ticketStatusFacts(ticket.status);
  const job = { ticket: { status: ticket.status, activeAt: lastActivity(ticket) } };
  const next = ticket.next ?? nextStep(job, business, new Date());
  return (
    <Stack gap="lg">
      <Heading level="1" size="h2" id="ticket-title">
        {ticket.title}
      </Heading>
      <Columns ratio="3:2">
        <Stack gap="lg">
          <JobTicket next={next} />
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
