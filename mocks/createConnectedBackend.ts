import { getResponse, type HttpHandler } from 'msw';
import { createHttpAdmin } from '#src/backend/http/admin/createHttpAdmin.ts';
import { createHttpBackend } from '#src/backend/http/createHttpBackend.ts';
import type { Fetch } from '#src/backend/services/deadline.ts';
import type { BrowserEnvironment } from '#src/backend/storage/browserEnvironment.ts';
import { storageKeys } from '#src/backend/storage/storageKeys.ts';
import type { WholeBackend } from './createBackendOver.ts';
import { accountHandlers } from './handlers/accounts.ts';
import { type ByRequest, type Fault, failing } from './handlers/answer.ts';
import { type OrderOptions, orderHandlers } from './handlers/orders.ts';
import { type OutboxOptions, outboxHandlers } from './handlers/outbox.ts';
import { type OverviewOptions, overviewHandlers } from './handlers/overview.ts';
import { ownerAccessHandlers } from './handlers/ownerAccess.ts';
import { type QuoteOptions, quoteHandlers } from './handlers/quotes.ts';
import { recordHandlers } from './handlers/records.ts';
import { fileHandlers, ticketHandlers } from './handlers/tickets.ts';

/** What the server of a story has, beside what is stored. */
export interface ServerOptions extends OrderOptions, OutboxOptions, OverviewOptions, QuoteOptions {
  /** The customer has confirmed the email. Default `true`. */
  isVerified?: boolean;
  /** Requests that fail, such as `'GET /api/admin/mail': 'unavailable'`. */
  faults?: ByRequest<Fault>;
}

/** The handlers of a server for this site, the failing ones first. */
export function apiHandlers(site: WholeBackend, options: ServerOptions = {}): HttpHandler[] {
  const { isVerified = true, faults } = options;
  return [
    ...failing(faults),
    ...fileHandlers(),
    ...accountHandlers(site, isVerified),
    ...ticketHandlers(site, isVerified),
    ...orderHandlers(site, options),
    ...quoteHandlers(options),
    ...outboxHandlers(options),
    ...ownerAccessHandlers(site),
    ...recordHandlers(site),
    ...overviewHandlers(site, options),
  ];
}

/** A `fetch` that these handlers answer. An error is logged for a request without one, which fails a story. */
const fetchFrom =
  (handlers: () => HttpHandler[]): Fetch =>
  async (url, init) => {
    const request = new Request(new URL(url, 'https://hollin.example'), init);
    const response = await getResponse(handlers(), request);
    if (!response) console.error(`No handler answers ${request.method} ${url}.`);
    if (!response || response.type === 'error') throw new TypeError('Failed to fetch');
    return response;
  };

const customerOrderMethods = [
  'list',
  'read',
  'keepLink',
  'tokenOf',
  'claim',
  'findPurchase',
  'referenceOf',
] as const;

const quoteLinkMethods = ['read', 'decide', 'pay', 'begun'] as const;

/** These methods as an object's own, which those of a module that is loaded later are not. */
const loaded = <Methods extends object, Name extends keyof Methods>(
  methods: Methods,
  names: readonly Name[],
) => Object.fromEntries(names.map((name) => [name, methods[name]])) as Pick<Methods, Name>;

/**
 * The HTTP clients of the visitor and of the owner, over these handlers, as on one page load. The cookies and the
 * stored values are those of the site.
 */
export function createConnectedBackend(
  environment: BrowserEnvironment,
  handlers: () => HttpHandler[],
): Required<WholeBackend> {
  const client = { ...environment, fetch: fetchFrom(handlers) };
  const isSignedIn = () => environment.storage().getItem(storageKeys.currentUser) !== null;
  const signals = {
    cookies: () => (isSignedIn() ? 'signed-in=1' : ''),
    channel: undefined,
  };
  const loadCaptcha = () => Promise.reject(new Error('No story of connected mode has a captcha.'));
  const visitor = createHttpBackend(client, { loadCaptcha, signals });
  const owner = createHttpAdmin(client, signals);
  return {
    ...visitor,
    ...owner,
    // A server's has no `import`.
    siteData: owner.siteData as WholeBackend['siteData'],
    connected: {
      ...visitor.connected,
      ...owner.connected,
      attachments: loaded(visitor.connected.attachments, ['upload', 'download']),
      quoteLinks: loaded(visitor.connected.quoteLinks, quoteLinkMethods),
      orders: {
        ...loaded(visitor.connected.orders, customerOrderMethods),
        ...owner.connected.orders,
      },
    },
  };
}
