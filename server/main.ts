/** Connected mode: one process that serves the site and its API, with PostgreSQL behind it. */
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { getRequestListener } from '@hono/node-server';
import { siteListener } from '../scripts/serve.ts';
import { createApp } from './app.ts';
import { startOutbox } from './areas/outbox.ts';
import { prepareOwner } from './areas/owner.ts';
import type { Log, Parts } from './areas/parts.ts';
import { openDatabase } from './database/database.ts';
import { startEmbeddedPostgres } from './database/embeddedPostgres.ts';
import { migrate } from './database/migrate.ts';
import { clientAddress } from './http/clientAddress.ts';
import { clearRateLimits } from './http/rateLimit.ts';
import { StartError } from './StartError.ts';
import { clearSessions, createSessions } from './sessions.ts';
import { readSettings, type ServerSettings } from './settings.ts';

const HOUR = 3_600_000;

/** How long requests in progress have when the server stops, in ms. */
const SHUTDOWN_TIMEOUT = 10_000;

const writeLine = (level: string) => (event: string, details: object) => {
  process.stdout.write(
    `${JSON.stringify({ time: new Date().toISOString(), level, event, ...details })}\n`,
  );
};

const log: Log = { info: writeLine('info'), warn: writeLine('warn'), error: writeLine('error') };
const logWarning = (message: string, cause?: unknown) =>
  log.warn(message, cause === undefined ? {} : { cause: String(cause) });

/** Where the data is, how to connect to it, and how to stop it. */
async function openData({ databaseUrl, dataFolder }: ServerSettings) {
  if (!databaseUrl) {
    const { connection, stop } = await startEmbeddedPostgres({ dataFolder, logWarning });
    return { connection, stop, place: dataFolder };
  }
  const { host } = new URL(databaseUrl);
  return { connection: { connectionString: databaseUrl }, stop: async () => {}, place: host };
}

/** What is not configured yet, each with what it means. */
function missingSettings({ captcha, mail, stripeWebhookSecret }: ServerSettings): string[] {
  return [
    ...(captcha ? [] : ['RECAPTCHA_SECRET: quote requests are not checked by a captcha.']),
    ...(mail ? [] : ['MAIL_DOMAIN: mails wait in the outbox.']),
    ...(stripeWebhookSecret ? [] : ['STRIPE_WEBHOOK_SECRET: payments make no orders.']),
  ];
}

async function start() {
  const project = process.cwd();
  const site = resolve(project, process.env.SITE_DIR ?? 'dist');
  if (!existsSync(join(site, 'index.html'))) {
    throw new StartError(`There is no built site in ${site}. Start with: npm run serve`);
  }
  const settings = readSettings(process.env, project);
  const data = await openData(settings);
  const database = openDatabase(data.connection, logWarning);
  try {
    await migrate(database);
  } catch (cause) {
    await database.close();
    await data.stop();
    throw new StartError(`The database at ${data.place} cannot be used: ${String(cause)}`, {
      cause,
    });
  }
  const setupToken = await prepareOwner(database, settings.owner);
  const outbox = startOutbox({ database, mail: settings.mail, fetch, log });

  const parts: Parts = {
    database,
    settings,
    sessions: createSessions(database, settings.publicOrigin),
    now: () => new Date(),
    fetch,
    log,
    addressOf: (context) => clientAddress(context, settings.trustedProxies),
    wakeOutbox: outbox.wake,
  };
  const answerApi = getRequestListener(createApp(parts).fetch);
  const answerSite = siteListener(site);
  const server = createServer((request, response) => {
    if (request.url?.startsWith('/api/')) void answerApi(request, response);
    else answerSite(request, response);
  });

  const cleaning = setInterval(() => {
    Promise.all([clearRateLimits(database), clearSessions(database)]).catch((error) =>
      logWarning('Expired rows were not deleted.', error),
    );
  }, HOUR);

  async function stop() {
    clearInterval(cleaning);
    const closed = new Promise((done) => server.close(done));
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), SHUTDOWN_TIMEOUT).unref();
    await closed;
    await outbox.stop();
    await database.close();
    await data.stop();
  }

  await new Promise<void>((done, fail) => {
    server.once('error', fail);
    server.listen(settings.port, done);
  }).catch(async (error) => {
    await stop();
    const isTaken = error.code === 'EADDRINUSE';
    throw isTaken
      ? new StartError(
          `Port ${settings.port} is taken. Choose another one: PORT=4174 npm run serve`,
        )
      : error;
  });

  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      stop().then(
        () => process.exit(0),
        (error) => {
          log.error('stopping failed', { error: String(error) });
          process.exit(1);
        },
      );
    });
  }

  console.info(`Serving the site on ${settings.publicOrigin}`);
  console.info(`The data is in ${data.place}`);
  if (setupToken) {
    console.info(`Set up the owner: ${settings.publicOrigin}/admin#setup=${setupToken}`);
  } else console.info(`The owner signs in on ${settings.publicOrigin}/admin`);
  for (const line of missingSettings(settings)) console.info(`Not configured yet: ${line}`);
}

start().catch((error: unknown) => {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
});
