/** Facts about payments, told as the provider's events tell them, without their shapes. */
import type { Database } from '../../server/database/database.ts';
import { type Rules, recordEvent } from '../../server/orders/paymentOrders.ts';

interface Told {
  /** The provider's ids that lead to the order. */
  keys: readonly string[];
  /** In seconds since 1970. */
  created: number;
  livemode?: boolean;
}

/** Without mails. */
export const silentRules: Rules = {
  confirm: async () => {},
  quotePaid: async () => {},
  isListRead: false,
};

/** Tells each fact with an event of its own. */
export function createTeller(database: Database, rules = silentRules) {
  let events = 0;
  return async (fact: object, { keys, created, livemode = false }: Told) => {
    events += 1;
    const id = `evt_${events}`;
    const event = { id, type: 'told', created, livemode, version: null, account: null, keys, fact };
    const read = { state: 'read', event } as Parameters<typeof recordEvent>[1];
    await recordEvent(database, read, { id, body: '', now: new Date() }, rules);
  };
}

/** A package that has been paid by card. Its ids are those of `checkoutKeys`. */
export const paidCheckout = (id: string, changes: object = {}) => ({
  kind: 'session',
  session: `cs_${id}`,
  intent: `pi_${id}`,
  invoice: null,
  subscription: null,
  isSubscription: false,
  outcome: 'paid',
  amount: 17900,
  subtotal: 17900,
  currency: 'gbp',
  shown: null,
  link: null,
  product: 'standard',
  period: null,
  reference: null,
  name: 'Ann Lee',
  email: 'ann@lee.example',
  address: '1 Mill Lane\nLeeds\nLS1 1AA',
  business: null,
  phone: null,
  answers: [],
  ...changes,
});

export const checkoutKeys = (id: string) => [`cs_${id}`, `pi_${id}`];
