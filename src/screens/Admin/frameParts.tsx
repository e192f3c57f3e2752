import { MailLink } from '../../features/admin/mail/MailLink';
import { QuotesLink } from '../../features/admin/quotes/QuotesLink';
import { TicketsLink } from '../../features/admin/tickets/TicketsLink';

/** The links of the header to panels that are no tabs, each with the number of what waits. */
export const headerLinks = (
  <>
    <TicketsLink />
    <QuotesLink />
    <MailLink />
  </>
);
