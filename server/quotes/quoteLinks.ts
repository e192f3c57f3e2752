/** Customers read and decide on quotes with links, whose tokens alone identify them. */
import { type Context, Hono } from 'hono';
import * as z from 'zod/mini';
import { business } from '../../src/content/business.ts';
import { stepsAdded } from '../../src/content/mailTemplates.ts';
import { dayIn } from '../../src/domain/day.ts';
import { greetingName, headerText } from '../../src/domain/mailMessage.ts';
import { formatPence } from '../../src/domain/money.ts';
import { stepInMail } from '../../src/domain/nextStep.ts';
import {
  acceptanceSchema,
  type QuoteOutcome,
  quoteState,
  refusalSchema,
  type SentQuote,
  sentQuoteSchema,
} from '../../src/domain/pricedQuote.ts';
import { agreementInMail } from '../../src/domain/quoteMail.ts';
import { agreementText } from '../../src/domain/quoteMoney.ts';
import { createQuoteTicket } from '../../src/domain/quoteTicket.ts';
import { totalOf } from '../../src/domain/quoteTotal.ts';
import { ApiError } from '../ApiError.ts';
import { about, act, customerActor } from '../database/act.ts';
import type { Queries } from '../database/database.ts';
import type { Dependencies } from '../dependencies.ts';
import { queueEvent } from '../events/events.ts';
import { addLink, linkedId } from '../http/links.ts';
import { countAttempt } from '../http/rateLimit.ts';
import { readBody } from '../http/request.ts';
import { findConfirmed } from '../mail/confirmed.ts';
import { queueTemplate } from '../mail/emailTemplates.ts';
import {
  addRequest,
  agreementsOf,
  type Deal,
  readDeals,
  stateOf,
} from '../orders/quotePayments.ts';
import { pricedValues, type StoredVersion, ticketToken } from '../orders/storedQuotes.ts';
import { hashToken } from '../secrets.ts';
import { openTicket } from '../tickets/storedTickets.ts';
import { isOpenedBy } from '../tickets/ticketLinks.ts';
import { ownersQuoteUrl, ownersTicketUrl, quoteUrl } from '../urls.ts';
import { createCheckouts } from './checkout.ts';

const LIMIT = { max: 120, period: 600 };

const tokenSchema = z.object({ token: z.string() });
const decided = { token: z.string(), version: z.int() };
const acceptSchema = z.extend(acceptanceSchema, decided);
const declineSchema = z.extend(refusalSchema, decided);

const paySchema = z.object({ token: z.string(), request: z.uuid() });
const extraSchema = z.discriminatedUnion('outcome', [
  z.extend(paySchema, { outcome: z.literal('accepted'), ...acceptanceSchema.shape }),
  z.extend(paySchema, {
    outcome: z.literal('declined'),
    reason: z._default(refusalSchema.shape.reason, ''),
  }),
]);

/** Of a version of the quote, or of an extra beside it. */
interface Decision {
  token: string;
  version?: number;
  request?: string;
  outcome: QuoteOutcome;
  name?: string;
  reason?: string;
}

/** A quote that was sent, as its link finds it. */
interface LinkedQuote extends Deal {
  newest: StoredVersion;
  /** The token of the link. */
  token: string;
}

/** The quote of a link, which can be locked until the transaction ends. Fails with `not-found`. */
async function findQuote(
  queries: Queries,
  token: string,
  options?: { forUpdate: boolean },
): Promise<LinkedQuote> {
  const linked = { sql: `id = ${linkedId('quote', '$1')}::bigint`, values: [hashToken(token)] };
  const [quote] = await readDeals(queries, linked, options);
  const { newest } = quote ?? {};
  if (!quote || !newest) throw new ApiError('not-found');
  return { ...quote, newest, token };
}

/** Its ticket, if that has an account or was opened by this link. */
async function readTicket(queries: Queries, { newest, ticket, token }: LinkedQuote) {
  if (!ticket || !newest.decision?.ticketId) return null;
  const { id, isGuests } = ticket;
  const own = `select from tickets where id = $1 and ${isOpenedBy('$2')}`;
  const guests = ticketToken(token);
  if (!isGuests) return { id, token: null };
  return (await queries.execute(own, [id, hashToken(guests)])) > 0 ? { id, token: guests } : null;
}

/** What the customer may read. The schema leaves out all that is the owner's. */
async function forCustomer(
  queries: Queries,
  quote: LinkedQuote,
  { now, takesCards }: { now: Date; takesCards: boolean },
): Promise<SentQuote> {
  const { id, newest, requests } = quote;
  const { decision } = newest;
  return sentQuoteSchema.parse({
    ...newest,
    ...quote,
    ...stateOf(quote, now),
    number: id,
    decidedAt: decision?.decidedAt ?? null,
    acceptedBy: decision?.outcome === 'accepted' ? decision.name : '',
    ticket: await readTicket(queries, quote),
    extras: requests.filter(({ kind, withdrawnAt }) => kind === 'extra' && !withdrawnAt),
    agreements: agreementsOf(quote),
    takesCards,
  });
}

/** How often the payment of one quote may be begun. */
const PAY_LIMIT = { max: 20, period: 3600 };

export function quoteLinkRoutes(dependencies: Dependencies) {
  const { database, settings, now, ipAddressOf, wakeOutbox } = dependencies;
  const { publicOrigin: origin, secretKey } = settings;
  const checkouts = createCheckouts(dependencies);
  const today = () => dayIn(business.timeZone, now());
  const countRequest = (context: Context) =>
    countAttempt(database, `quote link ${ipAddressOf(context)}`, LIMIT);
  /** When the link of the newest version is first opened. */
  const noteOpened = (token: string) =>
    database.execute(
      `update quote_versions set opened_at = $2
       where opened_at is null and quote_id = ${linkedId('quote', '$1')}::bigint and version = (
         select max(version) from quote_versions as own where own.quote_id = quote_versions.quote_id)`,
      [hashToken(token), now()],
    );
  const respond = async (context: Context, token: string) =>
    context.json(
      await forCustomer(database, await findQuote(database, token), {
        now: now(),
        takesCards: checkouts.isOffered,
      }),
    );

  /** Opens the ticket of an accepted quote, and resolves with its id. */
  async function openQuoteTicket(queries: Queries, quote: LinkedQuote, name: string) {
    const { answers, newest } = quote;
    const customer = await findConfirmed(queries, answers.email ?? '');
    const { version, lines } = newest;
    const { replyTime } = business;
    const create = (time: Date) =>
      createQuoteTicket({ answers, version, lines, name, customer, replyTime, now: time });
    // The quote's link came by mail, so the owner's replies reach the customer there too.
    const keys = customer ? { accountId: customer.id } : { guestEmail: answers.email };
    const known = quote.accepted?.decision?.ticketId;
    const { ticket } = known
      ? { ticket: { id: known } }
      : await openTicket(queries, create, now(), keys);
    if (!customer) await addLink(queries, 'ticket', ticket.id, ticketToken(quote.token));
    return ticket.id;
  }

  /** Mails what was decided to the owner, and to both sides a copy of what was agreed last. */
  async function mailDecision(queries: Queries, decision: Decision, key: string) {
    const { token, request, outcome, name = '', reason } = decision;
    const quote = await findQuote(queries, token);
    const { id, answers, newest, accepted, ticket, money } = quote;
    const extra = quote.requests.find((each) => each.id === request);
    const values = {
      ...pricedValues(answers, extra ?? newest),
      what: extra ? `an extra to quote ${id}` : `version ${newest.version} of the quote`,
    };
    const mail = { about: about('quote', id) };
    const toOwner = { ...mail, replyTo: answers.email ?? '' };
    if (outcome === 'declined') {
      await queueTemplate(queries, `quote-${id}-decision-${key}`, {
        ...toOwner,
        template: 'quote-declined',
        values: {
          ...values,
          reason: reason || 'No reason was given.',
          link: ownersQuoteUrl(origin, id),
        },
      });
      return;
    }
    const [agreement] = agreementsOf(quote).sort((a, b) =>
      b.acceptedAt.localeCompare(a.acceptedAt),
    );
    if (!agreement || !accepted) return;
    const copy = agreementInMail(agreement, business.timeZone);
    await queueTemplate(queries, `quote-${id}-decision-${key}`, {
      ...toOwner,
      template: 'quote-accepted',
      added: { agreement: '{{agreement}}' },
      values: {
        ...values,
        name: headerText(name),
        agreement: copy,
        link: ticket ? ownersTicketUrl(origin, ticket.id) : ownersQuoteUrl(origin, id),
      },
    });
    const due = money?.due.map(({ text, amount }) => `${text}: ${formatPence(amount)}.`) ?? [];
    await queueTemplate(queries, `quote-${id}-agreed-${key}`, {
      ...mail,
      template: 'quote-agreed',
      secretKey,
      to: answers.email ?? '',
      added: stepsAdded,
      values: {
        ...pricedValues(answers, newest),
        contactName: greetingName(answers.contactName ?? ''),
        agreement: copy,
        due: due.join(' ') || [],
        link: quoteUrl(origin, await addLink(queries, 'quote', id)),
        steps: stepInMail(stateOf(quote, now()).next),
      },
    });
  }

  type Deciding = (
    queries: Queries,
    quote: LinkedQuote,
    decision: Decision & { ipAddress: string },
  ) => Promise<boolean>;

  const decideOnVersion: Deciding = async (queries, quote, decision) => {
    const { version, outcome, name = '', reason = '', ipAddress } = decision;
    const { id: quoteId, newest } = quote;
    if (newest.version === version && newest.decision?.outcome === outcome) return false;
    if (newest.version !== version || quoteState(newest, today()) !== 'open') {
      throw new ApiError('changed-meanwhile');
    }
    const isAccepted = outcome === 'accepted';
    const ticketId = isAccepted ? await openQuoteTicket(queries, quote, name) : null;
    const shown = isAccepted ? agreementText({ ...newest, number: quoteId }) : null;
    await queries.execute(
      `update quote_versions set outcome = $3, name = $4, reason = $5, decided_at = $6,
         address = $7, ticket_id = $8, shown = $9
       where quote_id = $1 and version = $2`,
      [quoteId, version, outcome, name, reason, now(), ipAddress, ticketId, shown],
    );
    await queries.execute('update quotes set status = $2 where id = $1', [
      quoteId,
      isAccepted ? 'Accepted' : 'Declined',
    ]);
    if (!isAccepted) return true;
    const asked = { kind: 'deposit' as const, version, lines: [], message: '', askedAt: now() };
    const requestKey = `deposit ${quoteId} ${version}`;
    if (newest.deposit.amount > 0) await addRequest(queries, quote, { ...asked, requestKey });
    const data = { id: quoteId, version, currency: 'gbp', total: totalOf(newest.lines), ticketId };
    const event = { about: about('quote', quoteId), at: now(), data };
    await queueEvent(queries, { type: 'quote.accepted', ...event });
    return true;
  };

  const decideOnExtra: Deciding = async (queries, { id, accepted, requests }, decision) => {
    const { request, outcome, name = '', reason = '', ipAddress } = decision;
    const extra = requests.find((each) => each.id === request && each.kind === 'extra');
    if (!extra || !accepted) throw new ApiError('not-found');
    const isAccepted = outcome === 'accepted';
    if (isAccepted ? extra.acceptedAt : extra.declinedAt) return false;
    if (extra.acceptedAt || extra.declinedAt || extra.withdrawnAt)
      throw new ApiError('changed-meanwhile');
    const shown = isAccepted ? agreementText({ ...extra, number: id, terms: '' }) : null;
    await queries.execute(
      `update payment_requests set ${outcome}_at = $2, name = $3, reason = $4, address = $5, shown = $6
       where id = $1`,
      [request, now(), name, reason, ipAddress, shown],
    );
    return true;
  };

  /**
   * Decides on the newest version or on an extra, once. Fails with `not-found`, and with `changed-meanwhile`
   * if it is another version, or no longer open.
   */
  async function decide(context: Context, decision: Decision) {
    const { token, request, version, outcome } = decision;
    await countRequest(context);
    const what = request ? ('an extra of' as const) : (`version ${version}` as const);
    await act(
      customerActor(database),
      `${outcome} ${what}`,
      (id: string | false) => id !== false && about('quote', id),
      async (queries) => {
        const quote = await findQuote(queries, token, { forUpdate: true });
        const work = request ? decideOnExtra : decideOnVersion;
        const answer = { ...decision, ipAddress: ipAddressOf(context) };
        if (!(await work(queries, quote, answer))) return false;
        await mailDecision(queries, decision, request ?? `version-${version}`);
        return quote.id;
      },
    );
    wakeOutbox();
    return respond(context, token);
  }

  /** Begins the payment of a part that is due. Fails with `changed-meanwhile` if it is not, or no longer. */
  async function pay(context: Context, { token, request }: z.infer<typeof paySchema>) {
    await countRequest(context);
    const { id: quoteId } = await findQuote(database, token);
    await countAttempt(database, `pay quote ${quoteId}`, PAY_LIMIT);
    const pressed = { quoteId, requestId: request };
    return context.json({ url: await checkouts.open(pressed, now()) });
  }

  return (
    new Hono()
      // A reading request with a body, because URLs are logged and the token is a secret.
      .post('/', async (context) => {
        const { token } = await readBody(context, tokenSchema);
        await countRequest(context);
        await noteOpened(token);
        return respond(context, token);
      })
      .post('/pay', async (context) => pay(context, await readBody(context, paySchema)))
      .post('/extras', async (context) => decide(context, await readBody(context, extraSchema)))

      .post('/accept', async (context) => {
        const acceptance = await readBody(context, acceptSchema);
        return decide(context, { ...acceptance, outcome: 'accepted' });
      })

      .post('/decline', async (context) => {
        const refusal = await readBody(context, declineSchema);
        return decide(context, { ...refusal, outcome: 'declined' });
      })
  );
}
