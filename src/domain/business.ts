/** The facts about the business. `src/content/business.ts` holds the values. */
export interface Business {
  name: string;
  /** Where the built site is served, without a slash at the end. */
  url: string;
  /** The landing page's document title. */
  title: string;
  /** The first heading of the landing page, also shown on link previews. */
  headline: string;
  /** One sentence for search results and link previews. */
  description: string;
  contact: {
    email: string;
    /** As people read it, and as a phone dials it. */
    phone: { shown: string; dialled: string };
  };
  mail: {
    /** The sender of mails: an email address of the sending domain, optionally after a name. */
    sender: string;
    /** The email addresses that receive quote requests. */
    internalRecipients: readonly [string, string];
  };
  /** Working hours. `schema` is the same in schema.org's notation. */
  hours: readonly { days: string; time: string; schema: string }[];
  /** The time zone of the working hours. */
  timeZone: string;
  /** How soon the business promises to reply, such as '1-2 business days'. */
  replyTime: string;
  /** The last of these days. Business days are those with working hours. */
  replyDays: number;
  /** The payment provider's page on which customers manage their payments; empty hides its links. */
  customerPortal: string;
  /** Shown in the footer; empty hides it. */
  vatNumber: string;
  /** Who answers: shown beside the phone number. `since` is a year, `photo` an image of 144 by 144 px. */
  person?: { name: string; since: string; photo: string };
  /** Of the registered company, shown in the footer; each is hidden while it is empty. */
  legal: { name: string; companyNumber: string; address: string };
  /** The pages with terms, privacy and refunds, linked in the footer. */
  policies: readonly { label: string; href: string }[];
}
