/** The storage keys of the owner's data, separate so that no page for visitors contains them. */
export const adminStorageKeys = {
  /** JSON list of orders. */
  orders: 'orders',
  /** The owner's two price lists, as JSON. */
  webDevPrices: 'webDevPrices',
  hostingPrices: 'hostingPrices',
  /** The payment settings as JSON, and the publishable key alone, as text. */
  stripeSettings: 'stripeSettings',
  stripePublishableKey: 'stripePublishableKey',
  /** JSON list of email templates. */
  emailTemplates: 'emailTemplates',
  /** JSON list of saved replies. */
  savedReplies: 'savedReplies',
  /** The owner's username and password, as JSON. */
  adminCredentials: 'adminCredentials',
  /** 'true' while the owner is signed in; no such key otherwise. */
  adminSession: 'adminSession',
} as const;
