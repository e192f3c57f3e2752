/** What the inline script of each page reads. It contains no other keys. */
export const CURRENT_USER = 'currentUser';
export const THEME = 'theme';
export const TYPED_TEXT = 'typedText';
/** Not below, as it is no site data: the objection of a visitor is one of this browser alone. */
export const UNCOUNTED = 'uncounted';

/** The storage keys that pages for visitors use. */
export const storageKeys = {
  /** JSON list of accounts. */
  users: 'users',
  /** The signed-in account as JSON; missing when signed out. */
  currentUser: CURRENT_USER,
  supportTickets: 'supportTickets',
  /** The draft of the quote form as JSON, in the session storage. */
  quoteDraft: 'quoteDraft',
  /** The time of the last quote request as JSON. */
  quoteLockout: 'quoteLockout',
  /** The draft of the questionnaire as JSON, in the session storage. */
  questionnaireDraft: 'questionnaireDraft',
  /** The messages that have been typed and not sent as JSON, by their forms, in the session storage. */
  messageDrafts: 'messageDrafts',
  /** The tokens of a guest's tickets by their ids as JSON, in the session storage. */
  ticketTokens: 'ticketTokens',
  /** The tokens of the links to orders by their ids as JSON, in the session storage. */
  orderTokens: 'orderTokens',
  /** The random part of the tab's references to its purchases, in the session storage. */
  purchaseReference: 'purchaseReference',
  /** 'light' or 'dark'; missing while the system decides. */
  theme: THEME,
} as const;

/**
 * The key of a copy of unreadable text. Later copies end in '-2', '-3' …, so that none replaces
 * another.
 */
export function unreadableKey(key: string, copy: number): string {
  return copy === 1 ? `${key}.unreadable` : `${key}.unreadable-${copy}`;
}
