/** Customers read and decide on quotes with links, whose tokens alone identify them. */
import { type Context, Hono } from 'hono';
import * as z from 'zod/mini';
import { business } from '../../src/content/business.ts';
import { PAYMENT_DAYS } from '../../src/content/payment.ts';
import { dayIn } from '../../src/domain/day.ts';
import { greetingName, headerText } from '../../src/domain/mailMessage.ts';
import { formatPence } from '../../src/domain/money.ts';
import { nextStep } from '../../src/domain/nextStep.ts';
import { nextStepSchema } from '../../src/domain/nextStepSchema.ts';
import {
  type Agreement,
  acceptanceSchema,
  type QuoteOutcome,
  quoteOutcomes,
  quoteState,
  refusalSchema,
  type SentQuote,
} from '../../src/domain/pricedQuote.ts';
import { agreementText, askedPart } from '../../src/domain/quoteMoney.ts';
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
import {
  acceptedOf,
  addRequest,
  agreementsOf,
  readMoney,
  readRequests,
  shownOf,
} from '../orders/quotePayments.ts';
import {
  pricedValues,
  quoteRow,
  readVersions,
  type StoredVersion,
  ticketToken,
} from '../orders/quoteVersions.ts';
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
const extraSchema = z.extend(paySchema, {
  outcome: z.enum(quoteOutcomes),
  /** The typed signature of an acceptance. */
  name: acceptanceSchema.shape.name,
});

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

/** What the customer may read. Names each field, so that none of the owner's is among them. */
async function forCustomer(
  queries: Queries,
  quote: LinkedQuote,
  { now, takesCards }: { now: Date; takesCards: boolean },
): Promise<SentQuote> {
  const { id, answers, newest, versions } = quote;
  const { version, lines, message, validUntil, deposit, terms, sentAt, decision } = newest;
  const state = quoteState(newest, dayIn(business.timeZone, now));
  const ticket = await findTicket(queries, quote);
  const requests = await readRequests(queries, id);
  const money = await readMoney(queries, id, versions);
  const asked = state === 'accepted' && money ? askedPart(money, requests, PAYMENT_DAYS) : null;
  const job = { status: state, since: decision?.decidedAt ?? sentAt, validUntil, asked };
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
    next: nextStepSchema.parse(nextStep({ quote: job, ticket }, business, now)),
    money,
    extras: requests
      .filter(({ kind, withdrawnAt }) => kind === 'extra' && !withdrawnAt)
      .map(({ withdrawnAt, shown, name, address, ...extra }) => extra),
    agreements: agreementsOf(acceptedOf(versions), requests),
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

  type Decision = z.infer<typeof acceptSchema> &
    z.infer<typeof declineSchema> & { outcome: QuoteOutcome };

  /** Mails the decision to the owner. An accepted quote has a ticket. */
  function mailDecision(
    queries: Queries,
    { id, answers, newest }: LinkedQuote,
    { name, reason }: Decision,
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

  /** Asks for the deposit of the version that is accepted, if it has one. */
  async function askForDeposit(queries: Queries, { id: quoteId, newest }: LinkedQuote) {
    const { version, deposit } = newest;
    if (deposit.amount === 0) return;
    const requestKey = `deposit ${quoteId} ${version}`;
    const asked = { kind: 'deposit' as const, version, lines: [], message: '' };
    await addRequest(queries, { ...asked, quoteId, requestKey, now: now() });
  }

  /** Mails the customer and the owner a copy of what was agreed last. */
  async function mailAgreement(
    queries: Queries,
    { id, answers, newest }: LinkedQuote,
    key: string,
  ) {
    const versions = await readVersions(queries, id);
    const [agreement] = agreementsOf(acceptedOf(versions), await readRequests(queries, id)).sort(
      (a, b) => b.acceptedAt.localeCompare(a.acceptedAt),
    );
    if (!agreement) return;
    const { due } = (await readMoney(queries, id, versions)) ?? { due: [] };
    const values = {
      ...pricedValues(answers, newest),
      contactName: greetingName(answers.contactName ?? ''),
      agreement: copyOf(agreement),
      due: due.map(({ text, amount }) => `${text}: ${formatPence(amount)}.`).join(' ') || [],
    };
    const mail = { template: 'quote-agreed', about: about('quote', id), secretKey } as const;
    const link = quoteUrl(origin, await addLink(queries, 'quote', id));
    const to = answers.email ?? '';
    await queueTemplate(queries, `quote-${id}-agreed-${key}`, {
      ...mail,
      to,
      values: { ...values, link },
    });
  }

  /** Answers an extra, once. Fails with `changed-meanwhile` if it was answered otherwise, or taken back. */
  async function answerExtra(context: Context, answer: z.infer<typeof extraSchema>) {
    const { token, request: requestId, name, outcome } = answer;
    await countRequest(context);
    const isAccepted = outcome === 'accepted';
    await act(
      customerActor(database),
      `${outcome} an extra of`,
      (id: string | false) => id !== false && about('quote', id),
      async (queries) => {
        const quote = await findQuote(queries, token, { forUpdate: true });
        const { id, versions } = quote;
        const extra = (await readRequests(queries, id)).find(
          (each) => each.id === requestId && each.kind === 'extra',
        );
        if (!extra || !acceptedOf(versions)) throw new ApiError('not-found');
        if (isAccepted ? extra.acceptedAt : extra.declinedAt) return false;
        if (extra.acceptedAt || extra.declinedAt || extra.withdrawnAt)
          throw new ApiError('changed-meanwhile');
        const { version, lines, message } = extra;
        const shown = agreementText({ number: id, version, lines, message, terms: '' });
        await queries.execute(
          `update payment_requests set ${isAccepted ? 'accepted_at' : 'declined_at'} = $2, name = $3, address = $4, shown = $5
           where id = $1`,
          [requestId, now(), name, ipAddressOf(context), isAccepted ? shown : null],
        );
        if (isAccepted) await mailAgreement(queries, quote, requestId);
        return id;
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

  /**
   * Decides on the newest version, once. Fails with `not-found`, and with `changed-meanwhile` if it is
   * another version, or one that is no longer open.
   */
  async function decide(context: Context, decision: Decision) {
    const { token, version, outcome, name, reason } = decision;
    await countRequest(context);
    await act(
      customerActor(database),
      `${outcome} version ${version}`,
      (id: string | false) => id !== false && about('quote', id),
      async (queries) => {
        const quote = await findQuote(queries, token, { forUpdate: true });
        const { id, newest } = quote;
        if (newest.version === version && newest.decision?.outcome === outcome) return false;
        if (newest.version !== version || quoteState(newest, today()) !== 'open') {
          throw new ApiError('changed-meanwhile');
        }
        const isAccepted = outcome === 'accepted';
        const ticketId = isAccepted ? await openQuoteTicket(queries, quote, name) : null;
        const shown = isAccepted ? shownOf(id, newest) : null;
        await queries.execute(
          `update quote_versions set outcome = $3, name = $4, reason = $5, decided_at = $6,
             address = $7, ticket_id = $8, shown = $9
           where quote_id = $1 and version = $2`,
          [id, version, outcome, name, reason, now(), ipAddressOf(context), ticketId, shown],
        );
        await queries.execute('update quotes set status = $2 where id = $1', [
          id,
          isAccepted ? 'Accepted' : 'Declined',
        ]);
        await mailDecision(queries, quote, decision, ticketId);
        if (isAccepted) {
          await askForDeposit(queries, quote);
          await mailAgreement(queries, quote, `version-${version}`);
          const data = { id, version, currency: 'gbp', total: totalOf(newest.lines), ticketId };
          const event = { about: about('quote', id), at: now(), data };
          await queueEvent(queries, { type: 'quote.accepted', ...event });
        }
        return id;
      },
    );
    wakeOutbox();
    return respond(context, token);
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
      .post('/extras', async (context) =>
        answerExtra(context, await readBody(context, extraSchema)),
      )

      .post('/accept', async (context) => {
        const acceptance = await readBody(context, acceptSchema);
        return decide(context, { ...acceptance, outcome: 'accepted', reason: '' });
      })

      .post('/decline', async (context) => {
        const refusal = await readBody(context, declineSchema);
        return decide(context, { ...refusal, outcome: 'declined', name: '' });
      })
  );
}
