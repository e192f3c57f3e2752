import type { AccountPage, AccountQuery } from '../domain/accounts';
import type { AdminCredentials } from '../domain/adminCredentials';
import type {
  AdminMessage,
  AdminTicket,
  TicketChanges,
  TicketPage,
  TicketQuery,
} from '../domain/adminTickets';
import type { DefaultTemplate, EmailTemplate, TestMail } from '../domain/emailTemplates';
import type { OrderPage, OrderQuery } from '../domain/orderList';
import type { ExportedOrder } from '../domain/orders';
import type { PaymentSettings } from '../domain/paymentSettings';
import type { Prices } from '../domain/prices';
import type { SavedReply } from '../domain/savedReplies';
import type { SiteData, UnreadableText } from '../domain/siteData';
import type { Today } from '../domain/today';
import type { ConnectedAdminMethods } from './http/admin/createConnectedAdmin';

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
    listAll(query: Omit<OrderQuery, 'page'>): Promise<ExportedOrder[]>;
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

  today: {
    /** What waits for the owner, in one small response. */
    read(): Promise<Today>;
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

export type { ConnectedAdminMethods };

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

/**
 * Receives whether the owner is signed in, and if not, whether the session has ended without a logout,
 * which only happens on a server. A login of another owner first reports the logout of the last one.
 */
type AdminSessionListener = (isSignedIn: boolean, hasExpired?: boolean) => void;
