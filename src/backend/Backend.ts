import type { Attachment } from '../domain/attachment';
import { COMMON_PASSWORD } from '../domain/commonPassword';
import type { Credentials, Registration } from '../domain/credentials';
import type {
  CustomerOrder,
  CustomersTicket,
  ListedOrder,
  Purchase,
} from '../domain/customerOrder';
import type { ListedTicket } from '../domain/listedTicket';
import type { MessageDraft } from '../domain/messageText';
import type { TicketMessage } from '../domain/newMessage';
import type { QuoteOutcome, SentQuote } from '../domain/pricedQuote';
import type { QuestionnaireDraft } from '../domain/questionnaire';
import type { Quote, QuoteDraft } from '../domain/quote';
import type { SupportTicket, TicketRequest } from '../domain/ticket';
import type { User } from '../domain/user';

/**
 * Everything that the visitors' pages read and write outside the page. Every method is asynchronous
 * and rejects only with a `BackendError`, so that a server can implement the same interface. A method
 * that fails changes nothing.
 *
 * Any method can fail with `unreachable`; in connected mode also with `unavailable`, and with
 * `signed-out` once the session has ended. What writes for a customer fails with `other-account` if
 * another one than its author is signed in, and with `signed-out` if none is. In browser mode, what
 * stores something can fail with `storage-unavailable` or `storage-full`, and what only removes something
 * with `storage-unavailable`.
 */
export interface Backend {
  sessions: {
    /**
     * Resolves with the signed-in user, or null. A stored session that cannot be read counts as
     * signed out.
     */
    restore(): Promise<User | null>;

    /**
     * Signs in to the account with this email, regardless of its letter case and outer blanks. Only a
     * server checks the password.
     *
     * Fails with `user-not-found` in browser mode; on a server with `incorrect-credentials`, also
     * without such an account, `too-many-attempts`, or `cookies-blocked`.
     */
    logIn(credentials: Credentials): Promise<User>;

    /**
     * Creates an account and signs in to it. The email must be new, regardless of its letter case and
     * outer blanks. Browser mode does not store the password. Fails with `email-in-use`, on a server
     * also with `common-password` or `too-many-attempts`, and like `logIn` with
     * `cookies-blocked`; the account then exists.
     */
    register(registration: Omit<Registration, 'confirmPassword'>): Promise<User>;

    logOut(): Promise<void>;

    /**
     * Calls the listener when the signed-in user changes, in this tab or in another; not for the
     * current user, which `restore` returns. Returns a function that removes the listener. The only
     * synchronous method; it never throws.
     */
    onChange(listener: SessionListener): () => void;
  };

  account: {
    /**
     * Everything that the site keeps about the signed-in customer, as a value for a file: the account,
     * the tickets without notes, and what a server keeps besides. Fails with `signed-out`.
     */
    exportData(): Promise<Readonly<Record<string, unknown>>>;

    /**
     * Deletes the signed-in customer's account and tickets, and signs out. The orders stay. Only a
     * server checks the password. Fails with `signed-out`, `wrong-password` or `too-many-attempts`.
     */
    remove(confirmation: { password: string }): Promise<void>;
  };

  quotes: Drafts<QuoteDraft> & {
    /**
     * Renders the captcha provider's widget into an empty element and resolves once it is usable.
     * Fails with `captcha-unavailable`; it can then be called again with a new element.
     */
    showCaptcha(element: HTMLElement, events: CaptchaEvents): Promise<ShownCaptcha>;

    /**
     * Sends a quote request: checks the captcha, mails the business, then mails the customer an
     * acknowledgement. A token is valid for one request, even one that fails.
     *
     * Fails with `captcha-refused`, `quote-not-sent` or, while the lockout after the last request
     * runs, with `locked-out`; the token is then still valid.
     */
    send(request: QuoteRequest): Promise<void>;

    /**
     * How long the lockout after a request of this browser still runs, in ms; 0 without one. Without
     * the storage, it lasts as long as the page.
     */
    readLockout(): Promise<number>;
  };

  tickets: Drafts<QuestionnaireDraft> & {
    /**
     * Creates a support ticket from a filled-in questionnaire, for the signed-in customer or for a
     * guest. Resolves with the stored ticket. Two calls create two tickets with different ids. With
     * files, it can fail with `attachments-full` or `attachments-gone`, and for a guest on a server with
     * `guest-tickets` or `guest-files-full`.
     */
    open(request: TicketRequest): Promise<SupportTicket>;

    /**
     * The tickets of the signed-in customer without their texts, the last activity first; none when
     * signed out.
     */
    list(): Promise<ListedTicket[]>;

    /**
     * One ticket of the signed-in customer without the owner's notes, which it marks as read. In
     * browser mode also one that a guest has opened in this browser. Fails with `ticket-not-found`.
     */
    read(ticketId: string): Promise<CustomersTicket>;

    /**
     * Adds a message of the customer, after which the ticket is open. Fails with `ticket-not-found`, on a
     * server also with `ticket-full` once it is full, and with files with `attachments-full`,
     * `attachments-gone` or `guest-files-full`.
     */
    reply(message: TicketMessage): Promise<void>;

    /**
     * Adds a guest's ticket, which this browser may read, to the account that is signed in. On a server
     * its links end. Does nothing if the account has the ticket already. Fails with `signed-out` or
     * `ticket-not-found`.
     */
    claim(ticketId: string): Promise<void>;

    /** The message that this author typed into this form before a reload, or null. */
    restoreMessage(form: string, author?: string): Promise<MessageDraft | null>;

    /** Stores the message as `keepDraft` does. */
    keepMessage(form: string, draft: MessageDraft | null, author?: string): Promise<void>;
  };

  /** What only a server can do; missing in browser mode. */
  connected?: ConnectedMethods;
}

/**
 * What is typed into a form and not sent, by its author: see `authorOf`. Default: a guest. A logout deletes
 * the drafts of this tab, also a logout in another tab; they outlast a session that expires.
 */
export interface Drafts<Draft> {
  /** What this author typed into the form before a reload, or null. */
  restoreDraft(author?: string): Promise<Draft | null>;

  /**
   * Stores what is typed until the browser session ends; null deletes it. Never fails because of the
   * storage: without it, the draft lasts as long as the page.
   */
  keepDraft(draft: Draft | null, author?: string): Promise<void>;
}

export interface ConnectedMethods {
  accountLinks: AccountLinks;
  orders: CustomerOrders;
  ticketLinks: TicketLinks;
  quoteLinks: QuoteLinks;
  attachments: Attachments;
}

/**
 * The customer's orders. The mail about a purchase has a link with which a guest opens the order; a tab keeps
 * its token, and `read` and `claim` use it.
 */
export interface CustomerOrders {
  /**
   * The orders that the signed-in customer has claimed, and those of the confirmed email address, the newest
   * first.
   */
  list(): Promise<ListedOrder[]>;

  /** One order with its receipts. Fails with `order-not-found`. */
  read(orderId: string): Promise<CustomerOrder>;

  /** Keeps the token of a link until the browser session ends. */
  keepLink(link: { orderId: string; token: string }): Promise<void>;

  /** The token that is kept for this order, or null. */
  tokenOf(orderId: string): Promise<string | null>;

  /**
   * Adds an order whose link this tab has opened to the account that is signed in. Its links end. Does nothing
   * if the account has the order already. Fails with `signed-out` or `order-not-found`.
   */
  claim(orderId: string): Promise<void>;

  /**
   * What is known of a checkout of the payment provider, by the id with which it sends the visitor back. An id
   * that is not known waits. Fails with `too-many-attempts`.
   */
  findPurchase(session: string): Promise<Purchase>;

  /**
   * Names a purchase of this tab towards the payment provider: the product, the period and a random part, of at
   * most 200 letters, digits, `-` and `_`. The questionnaire that is sent in this tab names it as well.
   */
  referenceOf(bought: { product: string; period: string | null }): Promise<string>;
}

/** The files of messages and tickets. */
export interface Attachments {
  /**
   * Uploads a file, which is part of the message or the ticket that names its id within a day.
   * `onProgress` gets the share that has been sent, from 0 to 1. Rejects with the signal's reason once
   * it is aborted.
   *
   * Fails with `too-many-attempts`, `daily-uploads` or `unavailable`, the latter also if the file is
   * refused.
   */
  upload(
    file: File,
    options: { onProgress: (share: number) => void; signal: AbortSignal },
  ): Promise<Attachment>;

  /** The content of a file of a ticket. Fails with `ticket-not-found`. */
  download(file: TicketFile): Promise<Blob>;
}

export interface TicketFile {
  ticketId: string;
  attachmentId: string;
}

/**
 * The links with which guests open their tickets without an account. A tab keeps the token of a ticket
 * that was opened in it, or whose link it has opened, and `tickets.read` and `tickets.reply` use it.
 */
export interface TicketLinks {
  /** Keeps the token of a link until the browser session ends. */
  keep(link: { ticketId: string; token: string }): Promise<void>;

  /** The token that is kept for this ticket, or null. */
  tokenOf(ticketId: string): Promise<string | null>;

  /**
   * Mails a link to this email address, where the owner's replies go from now on.
   *
   * Fails with `ticket-not-found`, also if an account has the ticket, with `too-many-attempts` or
   * `unavailable`.
   */
  mail(request: { ticketId: string; email: string }): Promise<void>;
}

/**
 * The links about an account that the server mails. Each is valid once, for an hour. Every method can
 * fail with `too-many-attempts` or `unavailable`.
 */
export interface AccountLinks {
  /** Mails a link for a new password to this email address. Resolves even if no account has it. */
  requestReset(request: { email: string }): Promise<void>;

  /**
   * Sets the password of the account that the link's token belongs to, and signs it out in every
   * browser. Fails with `link-expired`, also if the link has been used, and with `common-password`.
   */
  resetPassword(request: { token: string; password: string }): Promise<void>;

  /**
   * Confirms the email address of the account that the link's token belongs to, with its password unless
   * it is signed in. Fails with `link-expired`, also if the link has been used, with `password-required`
   * or `incorrect-credentials`.
   */
  verifyEmail(request: { token: string; password?: string }): Promise<void>;

  /** Whether the signed-in customer has confirmed the email address. */
  isVerified(): Promise<boolean>;

  /** Mails the link that confirms the email address of the signed-in customer once more. */
  resendVerification(): Promise<void>;
}

/** What a customer does with the link to a quote. Each method can fail with `unavailable`. */
export interface QuoteLinks {
  /** The newest version; null if there is no such link. */
  read(request: { token: string }): Promise<SentQuote | null>;

  /**
   * Accepts or declines a version, or an extra beside the quote. Resolves with the quote as it then is: if what
   * was decided on is not the newest any more, or no longer open, nothing has changed.
   */
  decide(
    decision: { token: string } & ({ version: number } | { request: string }) & {
        outcome: QuoteOutcome;
        /** The typed name of an acceptance; else the reason, or ''. */
        text: string;
      },
  ): Promise<SentQuote | null>;

  /**
   * Begins to pay a part by card, of a quote of which so much was paid before; the tab keeps both. Resolves
   * with the URL of the provider's page; null if the part is not due any more.
   */
  pay(part: { token: string; request: string; paid: number }): Promise<string | null>;

  /** The quote for which this tab has begun a payment last, and what was paid of it before. */
  begun(): Promise<{ token: string; paid: number } | null>;
}

interface QuoteRequest {
  quote: Quote;
  /** The token of the completed captcha, or null without one. */
  captchaToken: string | null;
}

/** The callbacks of a captcha widget, and its size. */
export interface CaptchaEvents {
  /** Renders the compact widget, for columns narrower than 304 px. */
  isCompact: boolean;
  onToken: (token: string) => void;
  onExpire: () => void;
  /** The provider has become unreachable. */
  onFail: () => void;
}

export interface ShownCaptcha {
  /** Clears the widget so that it can be completed again; its token becomes invalid. */
  reset(): void;
  /** Disposes of the widget. The caller then removes its element. */
  remove(): void;
}

/** Receives the signed-in user, or null when signed out. */
export type SessionListener = (user: User | null) => void;

/** The sentence for each error code, shown to the visitor. */
const messages = {
  'storage-unavailable':
    'Your browser does not let this website save anything. Allow cookies and site data for it, then try again.',
  'storage-full':
    'Your browser has no room left for this website. Free some of its stored data, then try again.',
  'user-not-found': 'User not found. Please check your email or register.',
  'incorrect-credentials': 'Incorrect email or password.',
  'cookies-blocked':
    'Your browser blocks the cookie that keeps you logged in. Allow cookies for this website, then log in.',
  'signed-out': 'You are logged out. Please log in, then try again.',
  'other-account': 'Another account is logged in now.',
  'wrong-password': 'Incorrect password.',
  'password-required': 'Enter the password of your account.',
  'common-password': COMMON_PASSWORD,
  'too-many-attempts': 'Too many attempts. Please wait a few minutes, then try again.',
  'link-expired': 'This link has been used or has expired.',
  unavailable: 'The website cannot be reached at the moment. Please try again in a minute.',
  'email-in-use': 'Email already in use. Please try another or login.',
  'ticket-not-found': 'This ticket does not exist, or it is not yours.',
  'order-not-found': 'This order does not exist, or it is not yours.',
  'ticket-full': 'This ticket is full and takes no more messages. Please continue by email.',
  'attachments-full': 'This ticket has no room for these files.',
  'attachments-gone':
    'A file waited too long to be sent. Remove the files, attach them again, then send the message.',
  'daily-uploads':
    'The limit for one internet connection is 100 MB of files a day, and this file would exceed it. Send your message without this file, or attach it tomorrow.',
  'guest-files-full':
    'There is no room left for files of tickets without a confirmed account. Remove the files, or log in or register and confirm your email first. A ticket that you have sent already can then be added to your account.',
  'guest-tickets':
    'The limit for one internet connection is 20 questionnaires an hour without an account. Log in or register to send this one now, or try again in an hour.',
  'captcha-unavailable':
    'The captcha could not be loaded. Check your internet connection, then try again.',
  'captcha-refused': 'reCAPTCHA verification failed. Please try again.',
  'locked-out': 'Please wait a few seconds, then try again.',
  'quote-not-sent': 'There was a problem submitting your request. Please try again later.',
  unreachable: 'This website cannot be reached. Check your internet connection, then try again.',
} as const;

export type BackendErrorCode = keyof typeof messages;

export function isBackendErrorCode(code: string): code is BackendErrorCode {
  return Object.hasOwn(messages, code);
}

interface BackendErrorOptions extends ErrorOptions {
  /** Replaces the sentence of the code, such as by one that says how long to wait. */
  message?: string | undefined;
  /** How long to wait before the next attempt, in ms. */
  wait?: number;
}

/** The error of every method. `code` is for the program, `message` for the screen. */
export class BackendError extends Error {
  override readonly name = 'BackendError';
  readonly code: BackendErrorCode;
  /** How long to wait before the next attempt, in ms; 0 if that makes no difference. */
  readonly wait: number;

  constructor(code: BackendErrorCode, { message, wait = 0, ...options }: BackendErrorOptions = {}) {
    super(message ?? messages[code], options);
    this.code = code;
    this.wait = wait;
  }
}
