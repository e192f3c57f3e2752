import { useCallback } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { useBackend } from '../../backend/BackendContext';
import { announce } from '../../design-system';
import { guestLinkOf } from '../../features/links/guestLink';
import { guestTokenOf } from '../../features/tickets/ticketHref';
import { LinkedPage } from '../linked/LinkedPage';
import { CustomerTicket } from './CustomerTicket';

/**
 * The screen at `/account/tickets/<id>`: one ticket of the customer, or of a guest who has opened its
 * link. Without an id it opens the account.
 */
export function Tickets() {
  const { id } = useParams();
  const { hash } = useLocation();
  const { tickets, connected } = useBackend();
  const opened = guestTokenOf(hash);

  const read = useCallback(
    async (ticketId: string) => {
      if (opened) await connected?.ticketLinks.keep({ ticketId, token: opened });
      const ticket = await tickets.read(ticketId);
      const isGuests = ticket.userId === 'guest';
      return { ticket, token: isGuests ? await connected?.ticketLinks.tokenOf(ticketId) : null };
    },
    [tickets, connected, opened],
  );

  // Keyed by the id, because a typed reply belongs to its ticket.
  return (
    <LinkedPage
      key={id}
      id={id}
      subject="ticket"
      token={opened}
      read={read}
      nameOf={({ ticket }) => ticket.title}
      claim={tickets.claim}
      intro="Here you and we write to each other about your website, from the first draft to the last change."
      reader="Only its account can read it, or a guest with the whole link, which works for 90 days."
    >
      {({ ticket, token }, { guest, refresh }) => {
        const link = guestLinkOf(connected, ticket.id, token);
        return (
          <CustomerTicket
            ticket={ticket}
            guest={link && { ...link, ...guest }}
            onReply={async (text, attachments, author) => {
              await tickets.reply({ ticketId: ticket.id, text, attachments, author });
              announce('Reply sent');
              await refresh();
            }}
            download={
              connected &&
              ((attachmentId) =>
                connected.attachments.download({ ticketId: ticket.id, attachmentId }))
            }
          />
        );
      }}
    </LinkedPage>
  );
}
