import type { Backend } from '../../backend/Backend';
import { guestTicketHref } from '../tickets/ticketHref';
import type { GuestLink } from './MailLinkForm';

/** The link to a guest's ticket and the method that mails it; undefined without a token. */
export function guestLinkOf(
  connected: Backend['connected'],
  ticketId: string,
  token: string | null | undefined,
): GuestLink | undefined {
  if (!token || !connected) return undefined;
  return {
    link: new URL(guestTicketHref(ticketId, token), window.location.origin).href,
    onMail: (email) => connected.ticketLinks.mail({ ticketId, email }),
  };
}
