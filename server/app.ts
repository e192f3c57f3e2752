/** The API and the site as one application. It needs no network, so tests call `app.fetch`. */
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import { withDeadline } from '../src/backend/services/deadline.ts';
import { ApiError } from './ApiError.ts';
import { ownAccountRoutes } from './customers/account.ts';
import { passwordResetRoutes, verificationRoutes } from './customers/accountLinks.ts';
import { accountRoutes, adminAccountRoutes } from './customers/accounts.ts';
import { sessionRoutes } from './customers/sessions.ts';
import { type Database, DatabaseUnavailable } from './database/database.ts';
import type { Dependencies } from './dependencies.ts';
import { workFor } from './gate.ts';
import { ownersRoutes } from './http/ownersRoutes.ts';
import { adminEventRoutes, adminMailRoutes } from './jobs/adminOutbox.ts';
import { errorText } from './log.ts';
import { emailTemplateRoutes } from './mail/emailTemplates.ts';
import {
  accountOrders,
  customerOrderRoutes,
  purchaseRoutes,
} from './orders/customerOrderRoutes.ts';
import { entryRoutes } from './orders/entries.ts';
import { exchangeRateRoutes } from './orders/exchangeRates.ts';
import { orderRoutes } from './orders/orders.ts';
import { linkProductRoutes, paymentEventRoutes } from './orders/paymentRoutes.ts';
import { priceGuardRoutes } from './orders/priceGuard.ts';
import { receiptRoutes } from './orders/receipts.ts';
import { webhookRoutes } from './orders/webhook.ts';
import { historyRoutes } from './owner/history.ts';
import { ownSessionsRoutes, passwordRoutes } from './owner/password.ts';
import { ownerSessionRoutes } from './owner/session.ts';
import { totpRoutes } from './owner/totp.ts';
import { accountQuotes } from './quotes/accountQuotes.ts';
import { adminQuoteRoutes } from './quotes/adminQuotes.ts';
import { quoteLinkRoutes } from './quotes/quoteLinks.ts';
import { quoteRoutes } from './quotes/quotes.ts';
import { reasonOf } from './StartError.ts';
import { checklistRoutes } from './site/checklist.ts';
import { siteDataRoutes } from './site/siteData.ts';
import {
  hostingPrices,
  paymentSettings,
  settingRoutes,
  webDevPrices,
} from './site/siteSettings.ts';
import { statusRoutes } from './site/status.ts';
import { todayRoutes } from './site/today.ts';
import { accountTickets } from './tickets/accountTickets.ts';
import { adminTicketRoutes } from './tickets/adminTickets.ts';
import { adminAttachmentRoutes, attachmentRoutes } from './tickets/attachments.ts';
import { savedReplyRoutes } from './tickets/savedReplies.ts';
import { ticketLinkRoutes } from './tickets/ticketLinks.ts';
import { ticketRoutes } from './tickets/tickets.ts';
import { hasSameHost } from './urls.ts';

/** How long to wait before the next attempt while the database is away, in seconds. */
const RETRY_AFTER = 2;

/** PostgreSQL's codes for values that it cannot store, such as a date of the year 0 or an id of 5,000 letters. */
const DATA_EXCEPTION = /^(22...|54000)$/;

/** PostgreSQL's code for a row of something that was deleted meanwhile, such as a ticket of an account. */
const FOREIGN_KEY_VIOLATION = '23503';

/** How long the database has to answer a health check, in ms. */
const HEALTH_TIMEOUT = 3000;

/** Asks for a table: a coordinator of a cluster answers alone while the worker that has the site is lost. */
const HEALTH_CHECK = 'select from settings limit 1';

/** Fails with `DatabaseUnavailable` if the database does not answer in time, or all connections are taken. */
async function expectDatabase({ execute }: Database): Promise<void> {
  try {
    await withDeadline(HEALTH_TIMEOUT, () => execute(HEALTH_CHECK, [], HEALTH_TIMEOUT));
  } catch (cause) {
    const isLate = cause instanceof DOMException;
    throw isLate ? new DatabaseUnavailable('The database does not answer.') : cause;
  }
}

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses requests that change something and come from another site. Browsers name the origin of each
 * such request; what sends none, such as curl, has no cookies of a visitor.
 */
function refuseOtherSites(publicOrigin: string): MiddlewareHandler {
  return async ({ req }, next) => {
    if (!READING.has(req.method)) {
      const site = req.header('sec-fetch-site');
      const origin = req.header('origin');
      // Behind a proxy the host alone does not tell http from https, nor one port from another.
      const isOwn =
        origin === undefined ||
        origin === publicOrigin ||
        (!publicOrigin.startsWith('https:') && hasSameHost(origin, req.header('host')));
      if ((site !== undefined && site !== 'same-origin') || !isOwn)
        throw new ApiError('cross-site');
    }
    await next();
  };
}

function asApiError(error: Error): ApiError | undefined {
  if (error instanceof ApiError) return error;
  const { code } = Object(error);
  if (DATA_EXCEPTION.test(code)) return new ApiError('bad-request');
  if (code === FOREIGN_KEY_VIOLATION) return new ApiError('changed-meanwhile');
  const isAway = error instanceof DatabaseUnavailable;
  return isAway ? new ApiError('unavailable', { retryAfter: RETRY_AFTER }) : undefined;
}

export function createApp(dependencies: Dependencies) {
  const { database, settings, log } = dependencies;

  function answerError(error: Error, context: Context) {
    const known = asApiError(error);
    if (!known) {
      log.error('request failed', { error: errorText(error) });
      return context.json({ code: 'internal' }, 500);
    }
    if (error instanceof DatabaseUnavailable) {
      log.warn('database unavailable', { reason: reasonOf(error) });
    }
    const { code, status, fields, retryAfter } = known;
    if (retryAfter !== undefined) context.header('Retry-After', String(retryAfter));
    return context.json({ code, ...(fields && { fields }) }, status);
  }

  const admin = new Hono().route('/', ownerSessionRoutes(dependencies)).route(
    '/',
    ownersRoutes(dependencies, {
      '/accounts': adminAccountRoutes,
      '/attachments': adminAttachmentRoutes,
      '/checklist': checklistRoutes,
      '/email-templates': emailTemplateRoutes,
      '/entries.csv': entryRoutes,
      '/events': adminEventRoutes,
      '/exchange-rates': exchangeRateRoutes,
      '/history': historyRoutes,
      '/link-products': linkProductRoutes,
      '/mail': adminMailRoutes,
      '/orders': orderRoutes,
      '/password': passwordRoutes,
      '/payment-events': paymentEventRoutes,
      '/payment-settings': settingRoutes(paymentSettings),
      '/price-guard': priceGuardRoutes,
      '/receipts': receiptRoutes,
      '/prices/hosting': settingRoutes(hostingPrices),
      '/prices/web-development': settingRoutes(webDevPrices),
      '/quotes': adminQuoteRoutes,
      '/saved-replies': savedReplyRoutes,
      '/sessions': ownSessionsRoutes,
      '/site-data': siteDataRoutes,
      '/status': statusRoutes,
      '/tickets': adminTicketRoutes,
      '/today': todayRoutes,
      '/totp': totpRoutes,
    }),
  );

  const api = new Hono()
    .use(async (context, next) => {
      const started = performance.now();
      await next();
      context.header('Cache-Control', 'no-store');
      context.header('X-Content-Type-Options', 'nosniff');
      // A file of a ticket has its own.
      const isFile = context.res.headers.has('Content-Disposition');
      if (!isFile) {
        context.header('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
        // A browser that opens the URL saves the response instead of showing it.
        context.header('Content-Disposition', 'attachment; filename="api.json"');
      }
      if (settings.publicOrigin.startsWith('https:')) {
        context.header('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
      }
      const { method } = context.req;
      // The route and not the path, which may hold a token or an id.
      log.info('request', {
        method,
        route: matchedRoutes(context).findLast(({ path }) => !path.endsWith('*'))?.path ?? 'none',
        status: context.res.status,
        ms: Math.round(performance.now() - started),
      });
    })
    .use((context, next) => workFor(dependencies.ipAddressOf(context), next))
    // Its events are signed, and come from no page.
    .route('/webhooks', webhookRoutes(dependencies))
    .use(refuseOtherSites(settings.publicOrigin))
    .use(async ({ req }, next) => {
      // No database stores the character NUL, so nothing has such a path.
      if (req.url.includes('%00')) throw new ApiError('not-found');
      await next();
    })
    .get('/health', async (context) => {
      await expectDatabase(database);
      return context.json({ status: 'ok' });
    })
    .route('/quotes', quoteRoutes(dependencies))
    .route('/quote-links', quoteLinkRoutes(dependencies))
    .route('/tickets', ticketRoutes(dependencies))
    .route('/tickets', ticketLinkRoutes(dependencies))
    .route('/orders', customerOrderRoutes(dependencies))
    .route('/purchases', purchaseRoutes(dependencies))
    .route(
      '/account',
      ownAccountRoutes(dependencies, [accountTickets, accountQuotes, accountOrders]),
    )
    .route('/accounts', accountRoutes(dependencies))
    .route('/password-resets', passwordResetRoutes(dependencies))
    .route('/verifications', verificationRoutes(dependencies))
    .route('/', sessionRoutes(dependencies))
    .route('/attachments', attachmentRoutes(dependencies))
    .route('/admin', admin)
    .all('*', () => {
      throw new ApiError('not-found');
    })
    .onError(answerError);

  return new Hono().route('/api', api);
}
