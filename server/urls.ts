/**
 * The URLs of the site's pages in mails and in the log, for the site's `origin`. Tokens are in the
 * fragment, which browsers send to no server.
 */

/** Whether the `Origin` of a request is that of its `Host`. The URL parser takes quadratic time for a long one. */
export const hasSameHost = (origin: string, host: string | undefined): boolean =>
  origin.length <= 300 && URL.canParse(origin) && new URL(origin).host === host;

/** The name of the token in the URL, for each purpose. */
const tokenNames = { 'password-reset': 'reset', verification: 'verify' } as const;

export type LinkPurpose = keyof typeof tokenNames;

/** Opens the account page, which reads the token. */
export const accountUrl = (origin: string, purpose: LinkPurpose, token: string) =>
  `${origin}/account#${tokenNames[purpose]}=${token}`;

/** The form that asks for a link to choose another password. */
export const forgottenPasswordUrl = (origin: string) => `${origin}/account?forgot-password`;

/** A ticket for its customer. The id of an imported ticket may be any text. */
export const ticketUrl = (origin: string, ticketId: string) =>
  `${origin}/account/tickets/${encodeURIComponent(ticketId)}`;

export const guestUrl = (origin: string, ticketId: string, token: string) =>
  `${ticketUrl(origin, ticketId)}#guest=${token}`;

export const orderUrl = (origin: string, orderId: string, token: string) =>
  `${origin}/orders/${encodeURIComponent(orderId)}#order=${token}`;

/** Opens the questionnaire for what was bought, as the payment page does. */
export const questionnaireUrl = (origin: string, checkout: string) =>
  `${origin}/website-questionnaire?${new URLSearchParams({ session_id: checkout })}`;

/** Opens a priced quote for its customer. */
export const quoteUrl = (origin: string, token: string) => `${origin}/quote#${token}`;

export const ownersTicketUrl = (origin: string, ticketId: string) =>
  `${origin}/admin/tickets?${new URLSearchParams({ ticket: ticketId })}`;

export const ownersQuoteUrl = (origin: string, quoteId: string) =>
  `${origin}/admin/quotes?${new URLSearchParams({ quote: quoteId })}`;

export const ownersEventsUrl = (origin: string) => `${origin}/admin/events`;

export const signInUrl = (origin: string) => `${origin}/admin`;

/** Sets up the owner's account. */
export const setupUrl = (origin: string, token: string) => `${signInUrl(origin)}#setup=${token}`;
