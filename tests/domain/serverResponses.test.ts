/** The schemas of what the server answers the owner and the customer. */
import { describe, expect, test } from 'vitest';
import { buildOrderFigures, buildSubscription } from '#mocks/factories/adminOrder.ts';
import { buildListedEvent } from '#mocks/factories/listedEvent.ts';
import { buildAcceptedQuote, buildSentQuote } from '#mocks/factories/pricedQuote.ts';
import { buildSupportTicket } from '#mocks/factories/ticket.ts';
import { adminOrderSchema, orderFiguresSchema } from '#src/domain/adminOrders.ts';
import { adminQuoteSchema, quotePageSchema } from '#src/domain/adminQuotes.ts';
import { findTickets, ticketPageSchema } from '#src/domain/adminTickets.ts';
import { mailPageSchema, queuedMailSchema } from '#src/domain/outbox.ts';
import { eventPageSchema } from '#src/domain/ownersEvents.ts';
import { sentQuoteSchema } from '#src/domain/pricedQuote.ts';

const at = '2026-03-02T09:30:00.000Z';
const mail = { id: '1', to: ['a@b.example'], subject: 'Hello', state: 'sent', queuedAt: at };
const queuedMail = { ...mail, text: 'Hi', attempts: [], nextAt: null, isSetAside: false };
const acceptedQuote = buildAcceptedQuote();
const { answers: _answers, captcha: _captcha, versions, ...quoteSummary } = acceptedQuote;
const [version] = versions;

/** Responses of the server, by the name of the schema that the browser parses them with. */
const wholeResponses = {
  ticketPage: {
    schema: ticketPageSchema,
    response: findTickets([buildSupportTicket()], { text: '', status: 'all', page: 1 }),
  },
  quotePage: {
    schema: quotePageSchema,
    response: {
      quotes: [quoteSummary],
      found: 1,
      counts: { all: 1, New: 0, Priced: 0, Accepted: 1, Declined: 0 },
    },
  },
  adminOrder: {
    schema: adminOrderSchema,
    response: buildSubscription({
      refunds: [{ id: 're_1', amount: 479, status: 'succeeded', at }],
      disputes: [{ id: 'du_1', amount: 479, status: 'lost', dueBy: at }],
      account: { id: 'user-1', name: 'Ruth Harrow' },
      tickets: [{ id: 'web-1', title: 'Web Design Project', status: 'Open' }],
    }),
  },
  orderFigures: { schema: orderFiguresSchema, response: buildOrderFigures() },
  adminQuote: { schema: adminQuoteSchema, response: acceptedQuote },
  sentQuote: {
    schema: sentQuoteSchema,
    response: buildSentQuote({ ticket: { id: 'web-1', token: null } }),
  },
  mailPage: {
    schema: mailPageSchema,
    response: { mails: [mail], found: 1, counts: { all: 1, waiting: 0, sent: 1, failed: 0 } },
  },
  eventPage: {
    schema: eventPageSchema,
    response: {
      events: [buildListedEvent()],
      found: 1,
      counts: { all: 1, waiting: 0, sent: 1, failed: 0, stopped: 0 },
      hasReceiver: true,
    },
  },
  queuedMail: {
    schema: queuedMailSchema,
    response: { ...queuedMail, attempts: [{ at, error: null }] },
  },
};

/** The copies of a value, each without one property at any depth. A list keeps the changed item alone. */
function withoutOne(value: unknown): { path: string; copy: unknown }[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.keys(value).flatMap((key) => {
    const { [key]: removed, ...others } = Object(value);
    const inner = withoutOne(removed).map(({ path, copy }) => ({
      path: `${key}.${path}`,
      copy: Array.isArray(value) ? [copy] : { ...others, [key]: copy },
    }));
    return Array.isArray(value) ? inner : [{ path: key, copy: others }, ...inner];
  });
}

describe.each(Object.entries(wholeResponses))(
  'A response of the kind %s',
  (_, { schema, response }) => {
    test('is accepted whole', () => {
      expect(schema.safeParse(response).success).toBe(true);
    });

    test('is refused without any of its properties', () => {
      const accepted = withoutOne(response).filter(({ copy }) => schema.safeParse(copy).success);
      // The answers of the form may be any, and a server without a captcha checks none.
      expect(
        accepted.map(({ path }) => path).filter((path) => !/(^|\.)answers\.|^captcha$/.test(path)),
      ).toEqual([]);
    });
  },
);

test('an unknown decision or verdict is refused', () => {
  const decided = (outcome: string) => ({
    ...acceptedQuote,
    versions: [{ ...version, decision: { ...version?.decision, outcome } }],
  });
  expect(adminQuoteSchema.safeParse(decided('declined')).success).toBe(true);
  expect(adminQuoteSchema.safeParse(decided('perhaps')).success).toBe(false);
  const judged = (captcha: string) => adminQuoteSchema.safeParse({ ...acceptedQuote, captcha });
  expect(judged('unverified').success).toBe(true);
  expect(judged('perhaps').success).toBe(false);
});
