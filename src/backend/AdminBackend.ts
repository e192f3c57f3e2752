import type { AccountPage, AccountQuery } from '../domain/accounts';
import type { AdminCredentials, TwoStepProof } from '../domain/adminCredentials';
import type { AddedOrder, AdminOrder, OrderFigures, OrderMode } from '../domain/adminOrders';
import type { AdminQuote, QuotePage, QuoteQuery } from '../domain/adminQuotes';
import type {
  AdminMessage,
  AdminTicket,
  TicketChanges,
  TicketPage,
  TicketQuery,
} from '../domain/adminTickets';
import type { Checklist } from '../domain/checklist';
import type { DefaultTemplate, EmailTemplate } from '../domain/emailTemplates';
import type { HistoryPage, HistoryQuery } from '../domain/history';
import type { OrderPage, OrderQuery } from '../domain/orderList';
import type { HandStatus } from '../domain/orderStatus';
import type { Order } from '../domain/orders';
import type { MailPage, MailQuery, QueuedMail } from '../domain/outbox';
import type { OwnerSession } from '../domain/ownerSession';
import type { OwnerStatus } from '../domain/ownerStatus';
import type { EventPage, EventQuery } from '../domain/ownersEvents';
import type { PaymentSettings } from '../domain/paymentSettings';
import type { PriceDraft, QuotePrice } from '../domain/pricedQuote';
import type { Product } from '../domain/priceGuard';
import type { Prices } from '../domain/prices';
import type { SavedReply } from '../domain/savedReplies';
import type { SiteData, UnreadableText } from '../domain/siteData';
import type { Attachments, TicketFile } from './Backend';

/**
 * Everything that the owner's pages read and write. The methods reject only with an `AdminError` or a
 * `BackendError`. A method that fails changes nothing.
 *
 * Any method can fail with `unreachable`; in connected mode also with `unavailable`, and with
 * `signed-out` once the session has ended. In browser mode, what stores something can fail with
 * `storage-unavailable` or `storage-full`, and what only removes something with `storage-unavailable`;
 * what reads works regardless of the state of the storage, except for a backup.
 */
export interface AdminBackend {
  admin: {
    /** Resolves with whether the owner is signed in. */
    restore(): Promise<boolean>;

    /**
     * Signs the owner in. Ignores outer blanks of the username. In browser mode the default
     * credentials are valid while none are stored.
     *
     * Fails with `admin-login-failed`; on a server also with `too-many-attempts` or `cookies-blocked`, and
     * with two-step login with `code-required` without a code, and with `code-wrong`.
     */
    signIn(credentials: AdminCredentials): Promise<void>;

    signOut(): Promise<void>;

    /**
     * Calls the listener when the owner signs in or out, in this tab or in another; not for the
     * current state, which `restore` returns and which has to be read once. Returns a function that
     * removes the listener. Synchronous; it never throws.
     */
    onChange(listener: AdminSessionListener): () => void;
  };

  orders: {
    /**
     * The orders that match, sorted, with their figures. In browser mode three sample orders if none
     * were ever stored, or none can be read.
     */
    list(query: OrderQuery): Promise<OrderPage>;

    /** All orders that match, for an export. */
    listAll(query: Omit<OrderQuery, 'page'>): Promise<Order[]>;
  };

  accounts: {
    /** The accounts that match, each with the orders in its name. */
    list(query: AccountQuery): Promise<AccountPage>;

    /**
     * Sets a new password. In browser mode it stores nothing, because logging in checks no password
     * there.
     *
     * Fails with `invalid-password` if it is blank, and with `password-not-reset` if no readable
     * account has this id; on a server also with `common-password`.
     */
    resetPassword(request: { userId: string; password: string }): Promise<void>;

    /**
     * Deletes an account, and signs its user out in every tab. Fails with `account-not-deleted`, also
     * if there is no such account.
     */
    remove(userId: string): Promise<void>;
  };

  webDevPrices: OwnersPrices;
  hostingPrices: OwnersPrices;

  paymentSettings: {
    /** The payment settings; an empty key and test mode if none can be read. */
    read(): Promise<PaymentSettings>;

    /**
     * Stores only the trimmed publishable key and the mode, and resolves with both. Fails with
     * `secret-key-refused` if the key is a secret key, and with `changed-meanwhile` if another tab or
     * another owner has saved since the last read.
     */
    save(settings: PaymentSettings): Promise<PaymentSettings>;

    /**
     * Tests a key, stored or not. Simulated: sends no request, and takes 1.5 seconds unless the key
     * is missing. Fails with `api-key-missing` or `api-key-invalid`.
     */
    testConnection(settings: Pick<PaymentSettings, 'publishableKey'>): Promise<void>;
  };

  emailTemplates: {
    /**
     * All templates; the default ones if none were ever stored, or none can be read. An emptied
     * list stays empty.
     */
    list(): Promise<EmailTemplate[]>;

    /** The templates that the site provides, each with the sample values of its placeholders. */
    defaults(): Promise<readonly DefaultTemplate[]>;

    /**
     * Replaces the template with the same id, or appends a new one. Fails with `template-not-saved`,
     * and with `changed-meanwhile` if another tab or another owner has saved it since the last read.
     */
    save(template: EmailTemplate): Promise<void>;

    /**
     * Sends the template with sample values. In browser mode this is simulated: it sends nothing, and
     * resolves with null.
     */
    sendTest(template: EmailTemplate): Promise<TestMail | null>;
  };

  /** The customers' tickets. A method that names a ticket fails with `ticket-not-found` without it. */
  ownersTickets: {
    /** The tickets that match, the last activity first. */
    list(query: TicketQuery): Promise<TicketPage>;

    /** Resolves with the ticket and its whole conversation, notes included, and marks it as read. */
    open(ticketId: string): Promise<AdminTicket>;

    /**
     * Adds a message: a reply, after which the ticket waits for the customer, or a note, which no
     * customer sees.
     */
    write(message: AdminMessage): Promise<void>;

    /** Changes the status or the priority, and keeps what is not given. */
    change(changes: TicketChanges): Promise<void>;

    /** Removes the ticket with everything that was written in it, if it exists. */
    remove(ticketId: string): Promise<void>;
  };

  status: {
    /** What waits for the owner, in one small response. */
    read(): Promise<OwnerStatus>;
  };

  /** Texts that the owner uses again in replies. */
  savedReplies: {
    /** In the order in which they were added. */
    list(): Promise<SavedReply[]>;

    /**
     * Replaces the reply with the same id, or adds a new one. Fails with `changed-meanwhile` if another
     * tab or another owner has saved it since the last read.
     */
    save(reply: SavedReply): Promise<void>;

    /** Removes the reply with this id, if there is one. */
    remove(id: string): Promise<void>;
  };

  siteData: {
    /**
     * Everything that the site stores, for a backup; in browser mode in this browser, unreadable texts
     * included. Fails with `storage-unavailable`.
     */
    exportAll(): Promise<SiteData>;

    /**
     * Restores a file, in browser mode alone: a server has a command for it. Keys that are not in the file
     * stay, and so do the sessions. Unreadable text is copied aside before it is replaced. Resolves with the
     * keys of what the file has and cannot be restored. Fails with `backup-unreadable` or
     * `storage-unavailable`.
     */
    import?(json: string): Promise<readonly string[]>;

    /** Every stored text that the site could not parse, with the key that holds it. */
    unreadable(): Promise<UnreadableText[]>;

    /** Deletes these texts if they are unchanged; readable entries among them stay. */
    discardUnreadable(texts: readonly UnreadableText[]): Promise<void>;
  };

  /** What only a server can do; missing in browser mode. */
  connected?: ConnectedAdminMethods;
}

/** One of the owner's price lists. */
export interface OwnersPrices {
  /** The stored list; the default prices if none can be read. */
  read(): Promise<Prices>;

  /**
   * Stores the list with each price rounded to the penny and each discount at most 100, and resolves
   * with the stored list. A value that cannot be a price is stored as 0. Fails with
   * `changed-meanwhile` if another tab or another owner has saved since the last read.
   */
  save(prices: Prices): Promise<Prices>;
}

/** The owner's methods of connected mode. */
export interface ConnectedAdminMethods {
  ownerAccess: OwnerAccess;
  orders: OwnersOrders;
  quotes: OwnersQuotes;
  mail: OwnersMail;
  events: OwnersEvents;

  /** What the site still needs before it sells. */
  checklist: { read(): Promise<Checklist> };

  /** Who did what. */
  history: {
    /** The entries that match, the newest first. */
    list(query: HistoryQuery): Promise<HistoryPage>;
  };

  /** The links with which guests open their tickets. */
  guestLinks: {
    /**
     * Ends the links of a guest's ticket, and mails a new one to the guest. Fails with
     * `ticket-not-found` without an email address, and if an account has the ticket.
     */
    replace(ticketId: string): Promise<void>;
  };

  /** The files of tickets. */
  ticketFiles: {
    /** As that of visitors, and apart from it: strangers leave the owner room. */
    upload: Attachments['upload'];

    /** The content of a file of a ticket. Fails with `ticket-not-found`. */
    download(file: TicketFile): Promise<Blob>;

    /** Removes a file, if it exists. Its message stays. */
    remove(attachmentId: string): Promise<void>;
  };
}

/** A test email that a server sends. */
export interface TestMail {
  /** The email address that it is sent to. */
  recipient: string;
  /** The id with which `connected.mail.open` reads it. */
  mailId: string;
}

/** The mails that the server sends. A method that names one fails with `mail-not-found` without it. */
export interface OwnersMail {
  /** The mails that match, the newest first. */
  list(query: MailQuery): Promise<MailPage>;

  /** Resolves with the mail and the attempts at sending it. */
  open(mailId: string): Promise<QueuedMail>;

  /** Makes a mail that waits or has failed due now. A mail that was sent stays as it is. */
  sendAgain(mailId: string): Promise<void>;

  /** No longer counts a mail that has failed. It can still be sent again. */
  setAside(mailId: string): Promise<void>;

  /** Removes the mail and its attempts, if it exists. */
  remove(mailId: string): Promise<void>;
}

/** The events for the owner's other tools. A method that names one fails with `event-not-found` without it. */
export interface OwnersEvents {
  /** The events that match, the newest first. */
  list(query: EventQuery): Promise<EventPage>;

  /** Makes an event that waits or has failed due now. One that has stopped the others goes on with all. */
  sendAgain(eventId: string): Promise<void>;

  /** No longer counts an event that has failed. It can still be sent again. */
  setAside(eventId: string): Promise<void>;
}

/** The orders. A method that names one fails with `order-not-found` without it. */
export interface OwnersOrders {
  /** Resolves with the order, its money and its customer. Also by an id of an order that it was joined with. */
  open(orderId: string): Promise<AdminOrder>;

  /**
   * Sets a status by hand. Fails with `changed-meanwhile` if the order does not have the status `replaces`
   * any more, or one that follows from payments.
   */
  setStatus(change: { orderId: string; status: HandStatus; replaces: string }): Promise<void>;

  /**
   * Adds an order that was paid by bank transfer, once however often it has to be sent, and resolves with its
   * id. Fails with `order-not-added` if the server refuses a value.
   */
  add(order: AddedOrder): Promise<string>;

  /** The money of this month and of the last one. Default: in the mode of the payment settings. */
  figures(mode?: OrderMode): Promise<OrderFigures>;

  /** Says what a payment link sells, also for its earlier payments. */
  assignLink(link: string, product: Product): Promise<void>;
}

/** The visitors' quote requests. A method that names one fails with `quote-not-found` without it. */
export interface OwnersQuotes {
  /** The requests that match, the newest first. */
  list(query: QuoteQuery): Promise<QuotePage>;

  /** Resolves with the request, its answers and every version of its price. */
  open(quoteId: string): Promise<AdminQuote>;

  /**
   * Stores a price as a new version and mails the customer a link to it. Fails with `changed-meanwhile`
   * if the newest version is not the one that the price replaces, or has been accepted.
   */
  send(price: QuotePrice & { quoteId: string; replacedVersion: number }): Promise<void>;

  /** Ends the links to a quote, and mails the customer a new one. It needs a price. */
  replaceLink(quoteId: string): Promise<void>;

  /** Removes the request with its prices, links and mails, if it exists. */
  remove(quoteId: string): Promise<void>;

  /** The price of this request that was typed before a reload and not sent, or null. */
  restoreDraft(quoteId: string): Promise<PriceDraft | null>;

  /**
   * Stores the price that is typed until the browser session ends; null deletes it. Without the
   * storage, it lasts as long as the page.
   */
  keepDraft(quoteId: string, draft: PriceDraft | null): Promise<void>;
}

/** How the owner gets in: the first set-up, the password, the sessions, and two-step login. */
export interface OwnerAccess {
  /**
   * Creates the first owner and signs in. Fails with `link-expired` if the token has been used or is
   * too old, or if there is an owner, and with `common-password`.
   */
  setUp(owner: NewOwner): Promise<void>;

  /** Resolves with whether a login needs a code. */
  hasTwoSteps(): Promise<boolean>;

  /** Creates a secret for an authenticator app. Logging in needs no code until `turnOn`. */
  createSecret(): Promise<TwoStepSecret>;

  /**
   * Turns on two-step login with a code of the app, and resolves with the recovery codes, each of
   * which is valid once. Fails with `wrong-password` or `code-wrong`.
   */
  turnOn(proof: TwoStepProof): Promise<string[]>;

  /**
   * Turns it off with a code of the app or a recovery code. Fails with `wrong-password` or
   * `code-wrong`.
   */
  turnOff(proof: TwoStepProof): Promise<void>;

  /**
   * Sets another password, and ends all other sessions of the owner. Fails with `wrong-password` or
   * `common-password`.
   */
  changePassword(passwords: { currentPassword: string; newPassword: string }): Promise<void>;

  /** The sessions of the owner that have not ended, the one that was used last first. */
  sessions(): Promise<OwnerSession[]>;

  /** Ends all sessions of the owner, this one included. */
  signOutEverywhere(): Promise<void>;
}

interface NewOwner extends AdminCredentials {
  /** From the link that the server printed. */
  token: string;
}

/** What an authenticator app needs. */
export interface TwoStepSecret {
  /** To be typed by hand, in base 32. */
  secret: string;
  /** The same as an `otpauth://` URL, for a QR code. */
  url: string;
}

/**
 * Receives whether the owner is signed in, and if not, whether the session has ended without a logout,
 * which only happens on a server. A login of another owner first reports the logout of the last one.
 */
type AdminSessionListener = (isSignedIn: boolean, hasExpired?: boolean) => void;
