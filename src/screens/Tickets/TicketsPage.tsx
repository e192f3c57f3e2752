import { business } from '../../content/business';
import {
  Badge,
  Button,
  Disclosure,
  Heading,
  Inline,
  Notice,
  Section,
  Stack,
  Text,
  useAnnouncedChange,
} from '../../design-system';
import type { SupportTicket } from '../../domain/ticket';
import { AttachmentList } from '../../features/attachments/AttachmentList';
import { lazyComponent } from '../../features/lazyComponent';
import { LoadableView } from '../../features/loading/LoadableView';
import type { Loadable } from '../../features/loading/useLoadable';
import { LoadError } from '../../features/site-frame/LoadError';
import { BackLink } from '../../features/tickets/BackLink';
import { Conversation, type ConversationProps } from '../../features/tickets/Conversation';
import { customerStatus, isYourTurn } from '../../features/tickets/customerStatus';
import type { GuestTicketProps } from '../../features/tickets/GuestTicket';
import type { MessageFormProps } from '../../features/tickets/MessageForm';
import { pages } from '../../pages';
import * as styles from './TicketsPage.css';

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
  async () => (await import('../../features/tickets/GuestTicket')).GuestTicket,
  { optional: true },
);

/** A customer never sees a note. */
const names = { system: business.name, owner: business.name, customer: 'You', note: '' };

export interface TicketsPageProps extends Pick<ConversationProps, 'download'> {
  /** The ticket, while it loads, loaded or failed. */
  ticket: Loadable<SupportTicket>;
  /** Loads it again after a failure. */
  onRetry: () => void;
  /** Sends a message. Rejects with the reason. */
  onReply: MessageFormProps['onSubmit'];
  /** For a guest's ticket that was opened with its link. */
  guest?: GuestTicketProps | undefined;
  /** Opens the login dialog. Missing for a customer who is signed in. */
  onLogIn?: (() => void) | undefined;
}

function Ticket({
  ticket,
  guest,
  onReply,
  download,
}: { ticket: SupportTicket } & Pick<TicketsPageProps, 'guest' | 'onReply' | 'download'>) {
  const guestTicket = guest && <GuestTicket {...guest} />;
  const status = customerStatus(ticket.status);
  useAnnouncedChange(`Status: ${status}`);
  return (
    <Stack gap="lg">
      <Stack gap="xs">
        <Heading level="1" size="h2" id="ticket-title">
          {ticket.title}
        </Heading>
        <Text as="div" variant="quiet">
          {isYourTurn(ticket.status) ? <Badge tone="warning">{status}</Badge> : status}
        </Text>
      </Stack>
      {guest?.onClaim && guestTicket}
      <Conversation
        messages={ticket.messages}
        reader="customer"
        names={names}
        download={download}
      />
      <MessageForm
        label="Reply"
        submitLabel="Send Reply"
        draftName={`answer ${ticket.id}`}
        onSubmit={onReply}
      />
      <Disclosure summary="Your answers">
        <Stack gap="sm">
          <TicketAnswers ticket={ticket} />
          <AttachmentList attachments={ticket.attachments} download={download} />
        </Stack>
      </Disclosure>
      {!guest?.onClaim && guestTicket}
    </Stack>
  );
}

/** Loading it again does not help. */
const isForAnotherReader = (ticket: TicketsPageProps['ticket']) =>
  ticket.state === 'failed' && (ticket.code === 'ticket-not-found' || ticket.code === 'signed-out');

/** A customer's ticket, from props alone. */
export function TicketsPage({
  ticket,
  guest,
  onRetry,
  onReply,
  download,
  onLogIn,
}: TicketsPageProps) {
  return (
    <div className={styles.page}>
      <Section spacing="small" width="text" labelledBy="ticket-title">
        <Stack gap="lg">
          {guest?.onRegister ? (
            <BackLink href={pages.landing.href}>Home</BackLink>
          ) : (
            <BackLink href={pages.account.href}>My Account</BackLink>
          )}
          {ticket.state !== 'ready' && (
            <Stack gap="xs">
              <Heading level="1" size="h2" id="ticket-title">
                Your ticket
              </Heading>
              {/* Larger than what follows, so that it is the largest text from the first paint on. */}
              <Text variant="quiet">
                Here you and we write to each other about your website, from the first draft to the
                last change.
              </Text>
            </Stack>
          )}
          {onLogIn && isForAnotherReader(ticket) ? (
            <Notice title="Log in to read this ticket" live>
              <Stack gap="sm">
                <Text>Only its account can read it, or a guest with the whole link.</Text>
                <Inline stacked>
                  <Button onClick={onLogIn}>Login</Button>
                </Inline>
              </Stack>
            </Notice>
          ) : (
            <LoadableView loadable={ticket} subject="the ticket" onRetry={onRetry}>
              {(loaded) => (
                <Ticket ticket={loaded} guest={guest} onReply={onReply} download={download} />
              )}
            </LoadableView>
          )}
          <LoadError />
          <noscript>
            <Text>This page needs JavaScript.</Text>
          </noscript>
        </Stack>
      </Section>
    </div>
  );
}
