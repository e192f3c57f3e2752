/** Customers read and decide on quotes with links, whose tokens alone identify them. */
import { type Context, Hono } from 'hono';
import * as z from 'zod/mini';
import { business } from '../../src/content/business.ts';
import { stepsAdded } from '../../src/content/mailTemplates.ts';
import { PAYMENT_DAYS } from '../../src/content/payment.ts';
import { dayIn } from '../../src/domain/day.ts';
import { greetingName, headerText } from '../../src/domain/mailMessage.ts';
import { formatPence } from '../../src/domain/money.ts';
import { nextStep, stepInMail } from '../../src/domain/nextStep.ts';
import { nextStepSchema } from '../../src/domain/nextStepSchema.ts';
import {
  type Agreement,
  acceptanceSchema,
  type QuoteOutcome,
  quoteState,
  refusalSchema,
  type SentQuote,
} from '../../src/domain/pricedQuote.ts';
import { agreementText, askedPart, paymentRequestSchema } from '../../src/domain/quoteMoney.ts';
import { createQuoteTicket } from '../../src/domain/quoteTicket.ts';
import { totalOf } from '../../src/domain/quoteTotal.ts';
import { ApiError } from '../ApiError.ts';
import { about, act, customerActor } from '../database/act.ts';
import { columns, flag, isoDate, type Queries } from '../database/database.ts';
import type { Dependencies } from '../dependencies.ts';
import { queueEvent } from '../events/events.ts';
import { addLink, linkedId } from '../http/links.ts';
import { countAttempt } from '../http/rateLimit.ts';
import { readBody } from '../http/request.ts';
import { findConfirmed } from '../mail/confirmed.ts';
import { queueTemplate } from '../mail/emailTemplates.ts';
import { addRequest, agreementsOf, readMoney } from '../orders/quotePayments.ts';
import {
  acceptedOf,
  pricedValues,
  quoteRow,
  readRequests,
  readVersions,
  type StoredVersion,
  ticketToken,
} from '../orders/storedQuotes.ts';
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

const ticketSchema = z.object({
  id: z.string(),
  status: z.string(),
  activeAt: isoDate,
  /** The ticket has an account or was opened by this link. */
  isOpen: flag,
  isGuests: flag,
});
const linkedSchema = z.pick(quoteRow, { id: true, answers: true });

/** A quote that was sent, as its link finds it. */
interface LinkedQuote extends z.infer<typeof linkedSchema> {
  versions: StoredVersion[];
  newest: StoredVersion;
  /** The token of the link. */
  token: string;
}

/** The quote of a link, which can be locked until the transaction ends. Fails with `not-found`. */
async function findQuote(
  queries: Queries,
  token: string,
  { forUpdate = false } = {},
): Promise<LinkedQuote> {
  const quote = await queries.row(
    linkedSchema,
    `select ${columns(linkedSchema)} from quotes
     where id = ${linkedId('quote', '$1')}::bigint
     ${forUpdate ? 'for update' : ''}`,
    [hashToken(token)],
  );
  const versions = quote ? await readVersions(queries, quote.id) : [];
  const [newest] = versions;
  if (!quote || !newest) throw new ApiError('not-found');
  return { ...quote, versions, newest, token };
}

/** The ticket of an accepted quote. It opens if its customer has an account or this link accepted it. */
async function findTicket(queries: Queries, { newest, token }: LinkedQuote) {
  const ticketId = newest.decision?.ticketId;
  if (!ticketId) return null;
  return queries.row(
    ticketSchema,
    `select ${columns(ticketSchema, {
      isGuests: 'account_id is null',
      isOpen: `account_id is not null or ${isOpenedBy('$2')}`,
    })} from tickets where id = $1`,
    [ticketId, hashToken(ticketToken(token))],
  );
}

/** How far the job of a quote is: its money, and whose turn it is. */
async function readJob(queries: Queries, quote: LinkedQuote, now: Date) {
  const { id, newest, versions } = quote;
  const { sentAt, decision, validUntil } = newest;
  const status = quoteState(newest, dayIn(business.timeZone, now));
  const ticket = await findTicket(queries, quote);
  const requests = await readRequests(queries, id);
  const money = await readMoney(queries, id, versions, requests);
  const asked = status === 'accepted' && money ? askedPart(money, requests, PAYMENT_DAYS) : null;
  const job = { status, since: decision?.decidedAt ?? sentAt, validUntil, asked };
  const agreements = agreementsOf(acceptedOf(versions), requests);
  const next = nextStep({ quote: job, ticket }, business, now);
  return { state: status, ticket, requests, money, agreements, next };
}

/** What the customer may read. Names each field, so that none of the owner's is among them. */
async function forCustomer(
  queries: Queries,
  quote: LinkedQuote,
  { now, takesCards }: { now: Date; takesCards: boolean },
): Promise<SentQuote> {
  const { id, answers, newest } = quote;
  const { version, lines, message, validUntil, deposit, terms, sentAt, decision } = newest;
  const { state, ticket, requests, money, agreements, next } = await readJob(queries, quote, now);
  return {
    number: id,
    businessName: answers.businessName ?? '',
    contactName: answers.contactName ?? '',
    version,
    lines,
    message,
    validUntil,
    deposit,
    terms,
    sentAt,
    state,
    decidedAt: decision?.decidedAt ?? null,
    acceptedBy: decision?.outcome === 'accepted' ? decision.name : '',
    ticket: ticket?.isOpen
      ? { id: ticket.id, token: ticket.isGuests ? ticketToken(quote.token) : null }
      : null,
    next: nextStepSchema.parse(next),
    money,
    extras: z
      .array(paymentRequestSchema)
      .parse(requests.filter(({ kind, withdrawnAt }) => kind === 'extra' && !withdrawnAt)),
    agreements,
    takesCards,
  };
}

/** How often the payment of one quote may be begun. */
const PAY_LIMIT = { max: 20, period: 3600 };

/** A copy of what was agreed, as it is mailed. */
const copyOf = ({ text, sha256, name, acceptedAt, ipAddress, sentAt, openedAt }: Agreement) =>
  [
    text,
    `Accepted by ${headerText(name)} on ${acceptedAt}, from the address ${ipAddress}`,
    `Sent on ${sentAt}${openedAt ? `, first opened on ${openedAt}` : ''}`,
    `SHA-256 of the text above: ${sha256}`,
  ].join('\n');

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
    const known = acceptedOf(quote.versions)?.decision?.ticketId;
    const { ticket } = known
      ? { ticket: { id: known } }
      : await openTicket(queries, create, now(), keys);
    if (!customer) await addLink(queries, 'ticket', ticket.id, ticketToken(quote.token));
    return ticket.id;
  }

  /** Mails the decision to the owner. An accepted quote has a ticket. */
  function mailDecision(
    queries: Queries,
    { id, answers, newest }: LinkedQuote,
    { name = '', reason }: Decision,
    ticketId: string | null,
  ) {
    const key = `quote-${id}-decision-${newest.version}`;
    const mail = { about: about('quote', id), replyTo: answers.email ?? '' };
    const values = pricedValues(answers, newest);
    if (ticketId === null) {
      const link = ownersQuoteUrl(origin, id);
      return queueTemplate(queries, key, {
        ...mail,
        template: 'quote-declined',
        values: { ...values, reason: reason || 'No reason was given.', link },
      });
    }
    return queueTemplate(queries, key, {
      ...mail,
      template: 'quote-accepted',
      values: { ...values, name: headerText(name), link: ownersTicketUrl(origin, ticketId) },
    });
  }

  /** Mails the customer a copy of what was agreed last. */
  async function mailAgreement(queries: Queries, token: string, key: string) {
    const quote = await findQuote(queries, token);
    const { id, answers, newest } = quote;
    const { agreements, money, next } = await readJob(queries, quote, now());
    const [agreement] = agreements.sort((a, b) => b.acceptedAt.localeCompare(a.acceptedAt));
    if (!agreement) return;
    const due = money?.due.map(({ text, amount }) => `${text}: ${formatPence(amount)}.`) ?? [];
    await queueTemplate(queries, `quote-${id}-agreed-${key}`, {
      template: 'quote-agreed',
      about: about('quote', id),
      secretKey,
      to: answers.email ?? '',
      added: stepsAdded,
      values: {
        ...pricedValues(answers, newest),
        contactName: greetingName(answers.contactName ?? ''),
        agreement: copyOf(agreement),
        due: due.join(' ') || [],
        link: quoteUrl(origin, await addLink(queries, 'quote', id)),
        steps: stepInMail(next),
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
    await mailDecision(queries, quote, decision, ticketId);
    if (!isAccepted) return true;
    const asked = { kind: 'deposit' as const, version, lines: [], message: '', askedAt: now() };
    const requestKey = `deposit ${quoteId} ${version}`;
    if (newest.deposit.amount > 0) await addRequest(queries, { ...asked, quoteId, requestKey });
    const data = { id: quoteId, version, currency: 'gbp', total: totalOf(newest.lines), ticketId };
    const event = { about: about('quote', quoteId), at: now(), data };
    await queueEvent(queries, { type: 'quote.accepted', ...event });
    return true;
  };

  const decideOnExtra: Deciding = async (queries, { id, versions }, decision) => {
    const { request, outcome, name = '', reason = '', ipAddress } = decision;
    const extra = (await readRequests(queries, id)).find(
      (each) => each.id === request && each.kind === 'extra',
    );
    if (!extra || !acceptedOf(versions)) throw new ApiError('not-found');
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
        const key = request ?? `version-${version}`;
        if (outcome === 'accepted') await mailAgreement(queries, token, key);
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
