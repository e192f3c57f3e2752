/** The owner's quote requests: the list, one request, and its price. */
import type { Context } from 'hono';
import * as z from 'zod/mini';
import { business } from '../../src/content/business.ts';
import { stepsAdded } from '../../src/content/mailTemplates.ts';
import {
  type AdminQuote,
  type AskedPayment,
  adminQuoteSchema,
  askedPaymentSchema,
  QUOTES_PER_PAGE,
  type QuotePage,
  quoteStatuses,
  type Transfer,
  transferSchema,
} from '../../src/domain/adminQuotes.ts';
import { dayIn, formatDay } from '../../src/domain/day.ts';
import type { HistoryAction } from '../../src/domain/history.ts';
import { greetingName } from '../../src/domain/mailMessage.ts';
import { formatPence } from '../../src/domain/money.ts';
import { nextStep, stepInMail } from '../../src/domain/nextStep.ts';
import { type QuotePrice, quotePriceSchema } from '../../src/domain/pricedQuote.ts';
import { depositOf, requestText } from '../../src/domain/quoteMoney.ts';
import { linesInTable } from '../../src/domain/quoteTicket.ts';
import { totalOf } from '../../src/domain/quoteTotal.ts';
import { versionedSchema } from '../../src/domain/versioned.ts';
import { ApiError } from '../ApiError.ts';
import { about, act, note } from '../database/act.ts';
import { columns, type Queries } from '../database/database.ts';
import { addLink, endLinks } from '../http/links.ts';
import { type OwnerEnvironment, type OwnersRoutes, reply } from '../http/ownersRoutes.ts';
import { searchedList } from '../http/pagedList.ts';
import { numberIn, readBody, requestKey } from '../http/request.ts';
import { queueTemplate } from '../mail/emailTemplates.ts';
import { removeMailsAbout } from '../mail/outbox.ts';
import { rulesOf } from '../orders/confirmPurchase.ts';
import { momentOfDay } from '../orders/ownOrders.ts';
import {
  addRefund,
  addRequest,
  addTransfer,
  agreementsOf,
  type Deal,
  excessOf,
  readDeals,
} from '../orders/quotePayments.ts';
import {
  insertVersion,
  type NewVersion,
  pricedValues,
  quoteColumns,
  quoteRow,
  ticketToken,
} from '../orders/storedQuotes.ts';
import { quoteUrl } from '../urls.ts';
import { createCheckouts } from './checkout.ts';

/** The price, and the number of the version that it replaces: 0 for the first. */
const sendSchema = z.extend(quotePriceSchema, versionedSchema.shape);

const summaryRow = z.omit(quoteRow, { answers: true, captcha: true });

const list = searchedList({
  table: 'quotes',
  statuses: quoteStatuses,
  columns: columns(summaryRow, quoteColumns),
  row: summaryRow,
  order: 'id desc',
  pageSize: QUOTES_PER_PAGE,
});

const idIn = (context: Context) => numberIn(context, 'quote-not-found');

/** A quote, which can be locked until the transaction ends. Fails with `quote-not-found`. */
async function findQuote(queries: Queries, id: string, options?: { forUpdate: boolean }) {
  const [deal] = await readDeals(queries, { sql: 'id = $1', values: [id] }, options);
  if (!deal) throw new ApiError('quote-not-found');
  return deal;
}

const lockQuote = (queries: Queries, id: string) => findQuote(queries, id, { forUpdate: true });

export const adminQuoteRoutes: OwnersRoutes = (router, dependencies) => {
  const { database, settings, now, wakeOutbox } = dependencies;
  const checkouts = createCheckouts(dependencies);
  const { publicOrigin, secretKey } = settings;
  const rules = rulesOf(settings);

  /** Changes a quote, which is noted if `work` resolves with a change, and sends its mails. */
  async function change(
    context: Context<OwnerEnvironment>,
    action: HistoryAction,
    work: (queries: Queries) => Promise<unknown>,
    status: 201 | 202 | 204 = 201,
  ): Promise<Response> {
    const changed = (result: unknown) => Boolean(result) && about('quote', idIn(context));
    await act(context.var.actor, action, changed, work);
    wakeOutbox();
    return context.body(null, status);
  }

  /** A request as the owner sees it: without the captcha if none is set up to check it. */
  async function openQuote(id: string): Promise<AdminQuote> {
    const deal = await findQuote(database, id);
    const shown = adminQuoteSchema.parse({ ...deal, agreements: agreementsOf(deal) });
    const { captcha, ...quote } = shown;
    return captcha === 'passed' || settings.captcha ? shown : quote;
  }

  const mailVersion = (
    queries: Queries,
    { id, answers }: Deal,
    { key, sent, token }: { key: string; sent: QuotePrice & { version: number }; token: string },
  ) =>
    queueTemplate(queries, `quote-${id}-${key}`, {
      template: 'quote-sent',
      about: about('quote', id),
      to: answers.email ?? '',
      secretKey,
      added: stepsAdded,
      values: {
        ...pricedValues(answers, sent),
        contactName: greetingName(answers.contactName ?? ''),
        // A value without blocks leaves its paragraph out.
        message: sent.message || [],
        lines: linesInTable(sent.lines),
        validUntil: sent.validUntil ? `Valid until ${formatDay(sent.validUntil)}.` : [],
        link: quoteUrl(publicOrigin, token),
        steps: stepInMail(
          nextStep({ quote: { ...sent, status: 'Priced', since: '' } }, business, now()),
        ),
      },
    });

  /** Stores a price and mails it, once for each key. Resolves with whether the key was new. */
  async function sendVersion(queries: Queries, sent: NewVersion): Promise<boolean> {
    const { quoteId, version, price } = sent;
    const quote = await lockQuote(queries, quoteId);
    const known = 'select from quote_versions where request_key = $1';
    if ((await queries.execute(known, [sent.requestKey])) > 0) return false;
    if (quote.versions.length !== version - 1) {
      throw new ApiError('changed-meanwhile');
    }
    const token = await insertVersion(queries, sent);
    await queries.execute(`update quotes set status = 'Priced' where id = $1`, [quoteId]);
    const key = `version-${version}`;
    await mailVersion(queries, quote, { key, sent: { version, ...price }, token });
    return true;
  }

  /**
   * Ends the links of the ticket of an accepted quote, as the earlier link of the quote opened it. The new one
   * opens it in its place, unless the guest has moved the ticket to another email address.
   */
  async function replaceTicketToken(
    queries: Queries,
    ticketId: string,
    { token, email }: { token: string; email: string | undefined },
  ) {
    await endLinks(queries, 'ticket', [ticketId]);
    const own = 'select from tickets where id = $1 and account_id is null and guest_email = $2';
    if ((await queries.execute(own, [ticketId, email])) === 0) return;
    await addLink(queries, 'ticket', ticketId, ticketToken(token));
  }

  /** Ends the links of a quote, and mails a new one. Fails with `quote-not-found` without a price. */
  async function replaceLink(queries: Queries, quoteId: string, requestKey: string) {
    const quote = await lockQuote(queries, quoteId);
    const [sent] = quote.versions;
    if (!sent) throw new ApiError('quote-not-found');
    await endLinks(queries, 'quote', [quoteId]);
    const token = await addLink(queries, 'quote', quoteId);
    const { email } = quote.answers;
    if (sent.decision?.ticketId)
      await replaceTicketToken(queries, sent.decision.ticketId, { token, email });
    await mailVersion(queries, quote, { key: `link-${requestKey}`, sent, token });
    return true;
  }

  /** Asks the customer for a payment of an accepted quote, and mails it. Resolves with null if it was asked before. */
  async function ask(queries: Queries, quoteId: string, asked: AskedPayment, requestKey: string) {
    const quote = await lockQuote(queries, quoteId);
    const { money, accepted, answers } = quote;
    const { kind, message } = asked;
    if (!money || !accepted) throw new ApiError('changed-meanwhile');
    const isAsked = money.due.some((part) => part.kind === 'rest');
    if (kind === 'rest' && (isAsked || money.open === 0)) throw new ApiError('changed-meanwhile');
    const { version, deposit } = accepted;
    const lines = kind === 'extra' ? asked.lines : [];
    const row = { kind, message, version, lines, requestKey, askedAt: now() };
    const id = await addRequest(queries, quote, row);
    if (id === null) return null;
    await queueTemplate(queries, `quote-${quoteId}-asked-${id}`, {
      template: 'payment-asked',
      about: about('quote', quoteId),
      to: answers.email ?? '',
      secretKey,
      values: {
        contactName: greetingName(answers.contactName ?? ''),
        what: requestText({ kind, version }, { number: quoteId, deposit }),
        amount: formatPence(kind === 'rest' ? money.open : totalOf(lines)),
        message: message || [],
        lines: kind === 'extra' ? linesInTable(lines) : [],
        step: kind === 'rest' ? 'Pay it' : 'Accept or decline it',
        link: quoteUrl(publicOrigin, await addLink(queries, 'quote', quoteId)),
      },
    });
    return id;
  }

  /** Keeps a payment by bank transfer. Fails with `invalid` for more than is open, and for what is not due. */
  async function noteTransfer(
    queries: Queries,
    quoteId: string,
    { request, amount }: Transfer,
    at: Date,
    key: string,
  ) {
    const { money, requests } = await lockQuote(queries, quoteId);
    if (!money || !requests.some(({ id }) => id === request)) throw new ApiError('not-found');
    const isDue = amount <= money.open && money.due.some(({ id }) => id === request);
    // One that is kept already may have paid all that was open.
    const isNew = await addTransfer(queries, { request, amount, quoteId, at, key }, rules);
    if (isNew && !isDue) throw new ApiError('invalid', { fields: ['amount'] });
    return isNew;
  }

  /**
   * Pays back the next part of what was paid too much: by card at the provider; a transfer is noted, which the owner
   * pays back. Resolves with its payment, which is none of those that are done; undefined if there is no other.
   */
  async function refundNext(queries: Queries, quoteId: string, by: string, done: string[]) {
    // Refunds wait here for each other while the provider is asked. The quote is not locked: its customer need not wait.
    const locked = `select from quote_versions where quote_id = $1 and outcome = 'accepted'
      order by version for update`;
    await queries.execute(locked, [quoteId]);
    const deal = await findQuote(queries, quoteId);
    const part = excessOf(deal).find(({ payment }) => !done.includes(payment));
    if (!part) return undefined;
    const noted = { status: 'succeeded', at: Math.floor(now().getTime() / 1000) };
    const known = deal.order?.refunds.map(({ id }) => id) ?? [];
    const told = part.isTransfer
      ? { id: part.key, amount: part.amount, ...noted }
      : await checkouts.refund(part, known);
    await addRefund(queries, { ...part, ...told }, rules);
    const words = formatPence(told.amount);
    await note(queries, by, `noted a refund of ${words}`, about('quote', quoteId));
    return part.payment;
  }

  router
    .get('/', async (context) => {
      const { rows: quotes, ...page } = await list.read(context, database);
      return reply<QuotePage>(context, { quotes, ...page });
    })

    .get('/:id', async (context) => reply<AdminQuote>(context, await openQuote(idIn(context))))

    .post('/:id/links', async (context) => {
      const quoteId = idIn(context);
      const key = requestKey(context, { quoteId });
      const work = (queries: Queries) => replaceLink(queries, quoteId, key);
      return change(context, 'sent a new link', work, 202);
    })

    .post('/:id/requests', async (context) => {
      const quoteId = idIn(context);
      const asked = await readBody(context, askedPaymentSchema);
      const key = requestKey(context, { quoteId, asked });
      const what = asked.kind === 'rest' ? 'the rest' : 'an extra';
      return change(context, `asked for ${what}`, (queries) => ask(queries, quoteId, asked, key));
    })

    .delete('/:id/requests/:request', async (context) => {
      const quoteId = idIn(context);
      const takeBack = async (queries: Queries) => {
        // The customer may be answering it.
        await lockQuote(queries, quoteId);
        return queries.execute(
          `update payment_requests set withdrawn_at = $3
           where quote_id = $1 and id::text = $2 and kind <> 'deposit'
             and accepted_at is null and withdrawn_at is null`,
          [quoteId, context.req.param('request'), now()],
        );
      };
      const answer = await change(context, 'took back what was asked for in', takeBack, 204);
      await checkouts.endAll(quoteId, now());
      return answer;
    })

    .post('/:id/transfers', async (context) => {
      const quoteId = idIn(context);
      const transfer = await readBody(context, transferSchema);
      const at = momentOfDay(transfer.day, now());
      const key = requestKey(context, { quoteId, transfer });
      const answer = await change(
        context,
        `noted a payment of ${formatPence(transfer.amount)} on ${formatDay(transfer.day)}`,
        (queries) => noteTransfer(queries, quoteId, transfer, at, key),
      );
      await checkouts.endAll(quoteId, now());
      return answer;
    })

    .post('/:id/refunds', async (context) => {
      const quoteId = idIn(context);
      const { name } = context.var.actor;
      const done: string[] = [];
      const next = () =>
        database.transaction((queries) => refundNext(queries, quoteId, name, done));
      for (let paid = await next(); paid !== undefined; paid = await next()) {
        done.push(paid);
        wakeOutbox();
      }
      if (done.length === 0) throw new ApiError('changed-meanwhile');
      return context.body(null, 201);
    })

    .delete('/:id', async (context) => {
      const id = idIn(context);
      await checkouts.endAll(id, now());
      const remove = async (queries: Queries) => {
        // A price that is being sent comes first, with its mail.
        const count = await queries.execute('delete from quotes where id = $1', [id]);
        await endLinks(queries, 'quote', [id]);
        await removeMailsAbout(queries, 'quote', [id]);
        return count;
      };
      return change(context, 'deleted', remove, 204);
    })

    .post('/:id/versions', async (context) => {
      const quoteId = idIn(context);
      const { version: replaced, ...price } = await readBody(context, sendSchema);
      if (price.validUntil !== null && price.validUntil < dayIn(business.timeZone, now())) {
        throw new ApiError('invalid', { fields: ['validUntil'] });
      }
      if (depositOf(totalOf(price.lines), price.deposit).amount > totalOf(price.lines)) {
        throw new ApiError('invalid', { fields: ['deposit'] });
      }
      const version = replaced + 1;
      const key = requestKey(context, { quoteId, replaced, price });
      const sent = { quoteId, version, price, sentBy: context.var.owner.username, requestKey: key };
      return change(context, `sent version ${version}`, (queries) => sendVersion(queries, sent));
    });
};
