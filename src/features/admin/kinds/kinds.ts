import { pages } from '../../../pages';

/** What the owner lists: its noun, in the middle of a sentence. */
export interface Nouns {
  one: string;
  several: string;
  /** What is deleted with one. */
  consequence?: string;
}

export type Kind = 'mail' | 'order' | 'quote' | 'ticket';

/** What has a page of its own below the list at `list`. */
export const kinds: Readonly<Record<Kind, Nouns & { list: string }>> = {
  mail: {
    one: 'mail',
    several: 'mails',
    list: pages.adminMail.href,
    consequence: 'What still waits is not sent any more.',
  },
  order: { one: 'order', several: 'orders', list: pages.adminOrders.href },
  quote: {
    one: 'quote request',
    several: 'quote requests',
    list: pages.adminQuotes.href,
    consequence:
      'Prices, links and mails are deleted too. Tax law may ask you to keep an accepted quote.',
  },
  ticket: {
    one: 'ticket',
    several: 'tickets',
    list: pages.adminTickets.href,
    consequence: 'All messages and files are deleted, and the mails with their texts.',
  },
};

/** 'Quote requests', as at the start of a sentence. */
export const asSentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** 'Quote Request', as on a button. */
export const inTitleCase = (words: string) =>
  words.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
