import { useBackend } from '../../backend/BackendContext';
import type { GuestLink } from './MailLinkForm';
import { guestTicketHref } from './ticketHref';

/** The link to a guest's ticket and the verb that mails it; undefined without a token. */
export function useGuestLink(
  ticketId: string | undefined,
  token: string | null | undefined,
): GuestLink | undefined {
  const { ticketLinks } = useBackend();
  if (!ticketId || !token || !ticketLinks) return undefined;
  return {
    link: new URL(guestTicketHref(ticketId, token), window.location.origin).href,
    onMail: (email) => ticketLinks.mail({ ticketId, email }),
  };
}
