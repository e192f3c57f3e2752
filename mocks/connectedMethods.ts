import type { ConnectedAdminMethods } from '#src/backend/AdminBackend.ts';
import { AdminError } from '#src/backend/adminErrors.ts';
import { type Attachments, BackendError, type ConnectedMethods } from '#src/backend/Backend.ts';
import type { TwoStepProof } from '#src/domain/adminCredentials.ts';
import type { AdminOrder, OrderFigures } from '#src/domain/adminOrders.ts';
import type { AdminQuote } from '#src/domain/adminQuotes.ts';
import type { Checklist } from '#src/domain/checklist.ts';
import type { CustomerOrder, Purchase } from '#src/domain/customerOrder.ts';
import { HISTORY_PER_PAGE, type HistoryEntry } from '#src/domain/history.ts';
import type { OrderAttention } from '#src/domain/orders.ts';
import type { QueuedMail } from '#src/domain/outbox.ts';
import type { OwnerSession } from '#src/domain/ownerSession.ts';
import type { ListedEvent } from '#src/domain/ownersEvents.ts';
import type { SentQuote } from '#src/domain/pricedQuote.ts';
import { createCustomerOrders } from './createCustomerOrders.ts';
import { createMockEvents } from './createMockEvents.ts';
import { createMockMail } from './createMockMail.ts';
import { createMockOrders } from './createMockOrders.ts';
import { createMockQuotes } from './createMockQuotes.ts';
import { createQuoteLinks } from './createQuoteLinks.ts';
import { buildOrderFigures } from './factories/adminOrder.ts';
import { buildChecklist } from './factories/checklist.ts';
import { buildPurchase } from './factories/customerOrder.ts';
import { buildHistoryEntry } from './factories/historyEntry.ts';

/** The owner's password and the one-time code that `connectedMethods` accepts. */
export const VALID_PASSWORD = 'a-long-password';
export const VALID_CODE = '123456';

/** The token that `connectedMethods` has kept for every ticket. */
export const GUEST_TOKEN = 'mZ3v9Qk1xT7bLw5cYh2sRn8dJf4gPa6eUo0iKqVtXyE';

/** Where test emails go. */
export const TEST_RECIPIENT = 'office@hollin.example';

export const recoveryCodes = Array.from(
  { length: 10 },
  (_, index) => `k7qx-m2pf-ab3d-y5w${'abcdefghij'[index]}`,
);

async function checkPassword(password: string) {
  if (password !== VALID_PASSWORD) throw new BackendError('wrong-password');
}

async function checkProof({ password, code }: TwoStepProof) {
  await checkPassword(password);
  if (code !== VALID_CODE) throw new AdminError('code-wrong');
}

const ownerSessions: OwnerSession[] = [
  {
    startedAt: '2026-03-02T09:00:00.000Z',
    usedAt: '2026-03-02T09:30:00.000Z',
    ipAddress: '192.0.2.7',
    browser: 'Firefox on Windows',
    isCurrent: true,
  },
  {
    startedAt: '2026-03-01T20:10:00.000Z',
    usedAt: '2026-03-01T20:40:00.000Z',
    ipAddress: '2001:db8:85a3:8d3:1319:8a2e:370:7348',
    browser: 'Samsung Internet on Android',
    isCurrent: false,
  },
];

/** What the server of a story has. */
export interface ServerOptions {
  /** What owners did, the newest first. */
  history?: readonly HistoryEntry[] | undefined;
  /** The mails, the newest first. */
  mails?: readonly QueuedMail[];
  /** The events for the owner's other tools, the newest first. */
  events?: readonly ListedEvent[];
  /** Whether they have a receiver. Default `true`. */
  hasReceiver?: boolean;
  /** What the site still needs. Default: nothing. */
  checklist?: Checklist | undefined;
  /** The customer has confirmed the email. Default `true`. */
  isVerified?: boolean;
  /** The orders that the customer can open. */
  customerOrders?: readonly CustomerOrder[];
  /** What the return from the payment page leads to. Default: a package that has been paid. */
  purchase?: Purchase | undefined;
  /** The orders in detail. */
  adminOrders?: readonly AdminOrder[];
  /** The money of two months. */
  orderFigures?: OrderFigures | undefined;
  /** What waits for the owner. Default: nothing. */
  attention?: OrderAttention | undefined;
  /** The quote requests, the newest first. */
  quoteRequests?: readonly AdminQuote[];
  /** The quote that every link leads to. Default: none. */
  sentQuote?: SentQuote | null;
}

const upload: Attachments['upload'] = async ({ name, size }, { onProgress }) => {
  onProgress(1);
  return { id: `file-${name}`, name, size };
};

/** Methods of connected mode that succeed. The tests in `e2e/connected` run the real ones. */
export const connectedMethods = ({
  history = [buildHistoryEntry({ action: 'signed in', about: { kind: 'login', id: '192.0.2.7' } })],
  mails = [],
  events = [],
  hasReceiver = true,
  checklist = buildChecklist(),
  isVerified = true,
  customerOrders = [],
  purchase = buildPurchase(),
  adminOrders = [],
  orderFigures = buildOrderFigures(),
  quoteRequests = [],
  sentQuote = null,
}: ServerOptions = {}): ConnectedMethods & ConnectedAdminMethods => ({
  accountLinks: {
    requestReset: async () => {},
    resetPassword: async () => {},
    verifyEmail: async () => {},
    isVerified: async () => isVerified,
    resendVerification: async () => {},
  },
  checklist: { read: async () => checklist },
  history: {
    list: async ({ about, page }) => {
      const isAsked = (entry: HistoryEntry) =>
        !about || (entry.about.kind === about.kind && entry.about.id === about.id);
      const found = history.filter(isAsked);
      const start = (page - 1) * HISTORY_PER_PAGE;
      return {
        entries: found.slice(start, start + HISTORY_PER_PAGE),
        found: found.length,
        ...(about && { name: found[0]?.name ?? undefined }),
      };
    },
  },
  ticketLinks: {
    keep: async () => {},
    tokenOf: async () => GUEST_TOKEN,
    mail: async () => {},
  },
  attachments: {
    upload,
    download: async () => new Blob(['content']),
  },
  guestLinks: { replace: async () => {} },
  ticketFiles: { upload, download: async () => new Blob(['content']), remove: async () => {} },
  quoteLinks: createQuoteLinks(sentQuote),
  orders: {
    ...createCustomerOrders(customerOrders, { purchase, token: GUEST_TOKEN }),
    ...createMockOrders(adminOrders, orderFigures),
  },
  quotes: createMockQuotes(quoteRequests),
  ownerAccess: {
    setUp: async () => {},
    hasTwoSteps: async () => false,
    createSecret: async () => ({
      secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
      url: 'otpauth://totp/Hollin%20and%20Dale%3Aowner?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Hollin+and+Dale',
    }),
    turnOn: async (proof) => {
      await checkProof(proof);
      return recoveryCodes;
    },
    turnOff: checkProof,
    changePassword: ({ currentPassword }) => checkPassword(currentPassword),
    sessions: async () => ownerSessions,
    signOutEverywhere: async () => {},
  },
  mail: createMockMail(mails),
  events: createMockEvents(events, hasReceiver),
});
