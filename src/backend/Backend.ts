import type { Credentials, Registration } from '../domain/credentials';
import type { Quote, QuoteDraft } from '../domain/quote';
import type { SupportTicket, TicketRequest } from '../domain/ticket';
import type { User } from '../domain/user';

/**
 * The one way out of the pages: what the business can do, whoever does it. Every verb is
 * asynchronous and rejects with a `BackendError` alone, so an HTTP server can stand behind
 * the same interface without a screen changing. Any verb can fail with `unreachable`.
 */
export interface Backend {
  sessions: {
    /**
     * Resolves with who is signed in, or null. What is stored never makes it fail: where that
     * cannot be read, nobody is signed in.
     */
    restore(): Promise<User | null>;

    /**
     * Signs in the account with this email, compared without case and outer blanks. The password
     * is neither checked (spec §5) nor kept.
     *
     * Fails with `user-not-found`, `storage-unavailable` or `storage-full`; then whoever was
     * signed in still is.
     */
    logIn(credentials: Credentials): Promise<User>;

    /**
     * Makes an account and signs it in. The email must be new, compared as in `logIn`; the
     * password is not kept.
     *
     * Fails with `email-in-use`, `storage-unavailable` or `storage-full`; then there is no new
     * account, and whoever was signed in still is.
     */
    register(registration: Omit<Registration, 'confirmPassword'>): Promise<User>;

    /** Fails with `storage-unavailable`; then whoever was signed in still is. */
    logOut(): Promise<void>;

    /**
     * Calls the listener whenever somebody else is signed in than before, or nobody is, be it by
     * a verb of this backend or by another tab. Does not call it for how things are now: that is
     * `restore`. Returns how to stop; the one verb that is synchronous and cannot fail.
     */
    onChange(listener: SessionListener): () => void;
  };

  quotes: {
    /**
     * Draws the captcha provider's widget into an empty element and resolves once it can be used.
     * Fails with `captcha-unavailable`; the same can be asked again, with a new element.
     */
    showCaptcha(element: HTMLElement, events: CaptchaEvents): Promise<ShownCaptcha>;

    /**
     * Sends a quote request: the captcha is checked, the business is told, and the customer gets
     * an acknowledgement. A token is good for one request, whatever comes of it.
     *
     * Fails with `captcha-refused` or `quote-not-sent`.
     */
    send(request: QuoteRequest): Promise<void>;

    /** What was typed before the page was loaded again; null when there is nothing. */
    restoreDraft(): Promise<QuoteDraft | null>;

    /**
     * Keeps what is typed while the visitor's session lasts; null forgets it. Where nothing can be
     * kept, the draft lasts as long as the page: that is no failure.
     */
    keepDraft(draft: QuoteDraft | null): Promise<void>;
  };

  tickets: {
    /**
     * Opens a support ticket from a filled-in questionnaire and keeps it. Resolves with the
     * ticket as kept, once it is safe. Two calls are two tickets, with different ids.
     *
     * Fails with `storage-unavailable` or `storage-full`; then nothing was kept, nothing that
     * was there before is lost, and the same request can be made again.
     */
    open(request: TicketRequest): Promise<SupportTicket>;
  };
}

/** A quote request as it is sent. */
export interface QuoteRequest {
  quote: Quote;
  /** What the completed captcha gave; null where there is none. */
  captchaToken: string | null;
}

/** What a captcha has to tell, and how it is to be drawn. */
export interface CaptchaEvents {
  /** Drawn narrow, for where there is less room than its usual 304 px. */
  isCompact: boolean;
  /** The captcha is complete. */
  onToken: (token: string) => void;
  /** The token has become too old. */
  onExpire: () => void;
  /** The provider cannot be reached any more. */
  onFail: () => void;
}

/** A captcha on the page. */
export interface ShownCaptcha {
  /** Empties it, so that it can be completed anew; the token that it gave is not good any more. */
  reset(): void;
  /** Ends it; its element is to be taken away then. */
  remove(): void;
}

/** Hears who is signed in from now on; null is nobody. */
export type SessionListener = (user: User | null) => void;

/** The sentence for each error code, shown to the visitor. */
const messages = {
  'storage-unavailable':
    'Your browser does not let this website save anything. Allow cookies and site data for it, then try again.',
  'storage-full':
    'Your browser has no room left for this website. Free some of its stored data, then try again.',
  'user-not-found': 'User not found. Please check your email or register.',
  'email-in-use': 'Email already in use. Please try another or login.',
  'captcha-unavailable':
    'The captcha could not be loaded. Check your internet connection, then try again.',
  'captcha-refused': 'reCAPTCHA verification failed. Please try again.',
  'quote-not-sent': 'There was a problem submitting your request. Please try again later.',
  unreachable:
    'Part of this website could not be loaded. Check your internet connection, then try again.',
} as const;

export type BackendErrorCode = keyof typeof messages;

/** The error of every verb. `code` is for the program, `message` for the screen. */
export class BackendError extends Error {
  override readonly name = 'BackendError';
  readonly code: BackendErrorCode;

  constructor(code: BackendErrorCode, options?: ErrorOptions) {
    super(messages[code], options);
    this.code = code;
  }
}
