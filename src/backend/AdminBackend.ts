import type { Account } from '../domain/accounts';
import type { AdminCredentials } from '../domain/adminCredentials';
import type { EmailTemplate } from '../domain/emailTemplates';
import type { Order } from '../domain/orders';
import type { PaymentSettings } from '../domain/paymentSettings';
import type { Prices } from '../domain/prices';
import type { ImportPlan, SiteData, UnreadableText } from '../domain/siteData';

/**
 * What the owner can do: the verbs of the admin area. Those that read and name no error fail only
 * with `unreachable`: what is stored, or cannot be, never makes them fail.
 */
export interface AdminBackend {
  admin: {
    /** Resolves with whether the owner is signed in. */
    restore(): Promise<boolean>;

    /**
     * Signs the owner in. The username is compared without outer blanks. Where no username and
     * password are kept yet, the default pair counts.
     *
     * Fails with `admin-login-failed`, `storage-unavailable` or `storage-full`; then everything is
     * as it was.
     */
    signIn(credentials: AdminCredentials): Promise<void>;

    /** Fails with `storage-unavailable`; then the owner is still signed in. */
    signOut(): Promise<void>;

    /**
     * Calls the listener whenever the owner has signed in or out, be it by a verb of this backend
     * or in another tab. Does not call it for how things are now: that is `restore`, which has to
     * be asked once. Returns how to stop; synchronous, and cannot fail.
     */
    onChange(listener: AdminSessionListener): () => void;
  };

  orders: {
    /** All orders as they are kept; three samples where there never were any, or none is readable. */
    list(): Promise<Order[]>;
  };

  accounts: {
    /** All accounts, each with the orders that are in its name. */
    list(): Promise<Account[]>;

    /**
     * Accepts a new password for an account, and keeps nothing of it: logging in checks no password
     * (spec §5), and none is ever stored.
     *
     * Fails with `invalid-password` where it is blank, and with `password-not-reset` where the
     * account is not to be found among those that can be read.
     */
    resetPassword(request: { userId: string; password: string }): Promise<void>;

    /**
     * Deletes an account. Whoever is signed in to it is signed out, in every tab.
     *
     * Fails with `account-not-deleted`, also where there is no such account; then nothing is lost.
     */
    remove(userId: string): Promise<void>;
  };

  prices: {
    /** The owner's price list for websites; the default prices where none can be read. */
    readWebDev(): Promise<Prices>;

    /**
     * Keeps it, each price to the penny, and resolves with it as it was kept. What can be no price
     * is kept as 0.
     *
     * Fails with `storage-unavailable` or `storage-full`; then the earlier prices stand.
     */
    saveWebDev(prices: Prices): Promise<Prices>;

    /** The owner's price list for hosting; likewise. */
    readHosting(): Promise<Prices>;

    /** Likewise; the discount is at most 100. */
    saveHosting(prices: Prices): Promise<Prices>;
  };

  paymentSettings: {
    /** No key and test mode, where nothing is kept or can be read. */
    read(): Promise<PaymentSettings>;

    /**
     * Keeps the trimmed publishable key and the mode, and nothing else. Resolves with them as they
     * were kept.
     *
     * Fails with `secret-key-refused` where a secret stands in the key's place, and with
     * `storage-unavailable` or `storage-full`; then the earlier settings stand.
     */
    save(settings: PaymentSettings): Promise<PaymentSettings>;

    /**
     * Tries a key, saved or not. Simulated (spec §7): nobody is asked, and it takes 1.5 seconds,
     * unless there is no key to try.
     *
     * Fails with `api-key-missing` or `api-key-invalid`.
     */
    testConnection(settings: Pick<PaymentSettings, 'publishableKey'>): Promise<void>;
  };

  emailTemplates: {
    /**
     * All templates: at first the default one. A list from which all were taken stays empty. The
     * default one alone, too, where nothing can be read.
     */
    list(): Promise<EmailTemplate[]>;

    /**
     * Keeps a template in the place of the one with its id, or at the end of the list.
     *
     * Fails with `template-not-saved`; then the list is as it was.
     */
    save(template: EmailTemplate): Promise<void>;

    /** Simulated (spec §7): it succeeds, and nothing is sent to anybody. */
    sendTest(template: EmailTemplate): Promise<void>;
  };

  siteData: {
    /**
     * Everything that the site keeps in this browser, for a file; what is unreadable as well.
     * Fails with `storage-unavailable`: no file at all is better than an empty one.
     */
    exportAll(): Promise<SiteData>;

    /**
     * What `import` would do with a file of this text. Changes nothing.
     * Fails with `backup-unreadable` where it is no such file.
     */
    planImport(json: string): Promise<ImportPlan>;

    /**
     * Puts back what a file holds, after all of it was checked. What is not in the file stays, and
     * nobody is signed in or out. Text that is unreadable now is kept aside before it is replaced.
     * Resolves with what was done. Until a page reads anew, it shows what was before.
     *
     * Fails with `backup-unreadable`, `storage-unavailable` or `storage-full`; then nothing has
     * changed.
     */
    import(json: string): Promise<ImportPlan>;

    /** Every text that the site could not read, and keeps for whoever can. */
    unreadable(): Promise<UnreadableText[]>;

    /**
     * Deletes these texts for good, where they are still the same; what can be read of them stays.
     * Fails with `storage-unavailable`.
     */
    discardUnreadable(texts: readonly UnreadableText[]): Promise<void>;
  };
}

/** Hears whether the owner is signed in from now on. */
export type AdminSessionListener = (isSignedIn: boolean) => void;
