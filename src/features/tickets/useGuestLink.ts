import { useBackend } from '../../backend/BackendContext';
import type { GuestLink } from './MailLinkForm';
import { guestTicketHref } from './ticketHref';

/** The link to a guest's ticket and the method that mails it; undefined without a token. */
export function useGuestLink(
  ticketId: string | undefined,
  token: string | null | undefined,
): GuestLink | undefined {
  const { connected } = useBackend();
  if (!ticketId || !token || !connected) return undefined;
  return {
    link: new URL(guestTicketHref(ticketId, token), window.location.origin).href,
    onMail: (email) => connected.ticketLinks.mail({ ticketId, email }),
  };
}
