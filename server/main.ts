/** Connected mode: one process that serves the site and its API, with PostgreSQL behind it. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { createApp } from './app.ts';
import type { Database } from './database/database.ts';
import { migrate } from './database/migrate.ts';
import { openData } from './database/openData.ts';
import type { Dependencies } from './dependencies.ts';
import { startEvents } from './events/events.ts';
import { closeServer, createHttpServer } from './http/createHttpServer.ts';
import { clearLinks } from './http/links.ts';
import { clearRateLimits } from './http/rateLimit.ts';
import { readIpAddress } from './http/request.ts';
import { clearSessions, createSessions } from './http/sessionCookies.ts';
import { startTimer } from './jobs/startTimer.ts';
import { errorText, log, logWarning } from './log.ts';
import { startMail } from './mail/outbox.ts';
import { smtpTransport } from './mail/smtpTransport.ts';
import { httpTransport } from './mail/transport.ts';
import { rulesOf } from './orders/confirmPurchase.ts';
import { startMissedEvents } from './orders/missedEvents.ts';
import { startPriceGuard } from './orders/paymentLinks.ts';
import { clearEventBodies, tryAllAgain } from './orders/paymentOrders.ts';
import { clearReceipts, startReceipts } from './orders/receipts.ts';
import { hasOwner } from './owner/owners.ts';
import { prepareOwner } from './owner/session.ts';
import { exitWith, reasonOf, StartError } from './StartError.ts';
import { readSettings, type ServerSettings } from './settings.ts';
import { siteListener } from './site/siteListener.ts';
import { noteEventsReceiver, requireKey } from './site/siteSettings.ts';
import { startTodayMail } from './site/todayMail.ts';
import { clearAttachments } from './tickets/attachments.ts';
import { setupUrl, signInUrl } from './urls.ts';
import { version } from './version.ts';

const HOUR = 3_600_000;

/** Closes what is open, the last first. */
function createClosers() {
  const closers: (() => unknown)[] = [];
  let closing: Promise<void> | undefined;
  return {
    add: (close: () => unknown) => void closers.push(close),
    close() {
      closing ??= (async () => {
        for (const close of closers.reverse()) await close();
      })();
      return closing;
    },
  };
}

const { add: onStop, close: stop } = createClosers();

async function openMigrated(settings: ServerSettings): Promise<[Database, string]> {
  const { database, place, close } = await openData(settings);
  onStop(close);
  try {
    await migrate(database);
  } catch (cause) {
    throw new StartError(`The database at ${place} cannot be used: ${reasonOf(cause)}`, { cause });
  }
  return [database, place];
}

async function start() {
  const project = process.cwd();
  const site = resolve(project, process.env.SITE_DIR || 'dist');
  if (!existsSync(join(site, 'index.html'))) {
    throw new StartError(`There is no built site in ${site}. Start with: npm run serve`);
  }
  const settings = readSettings(process.env, project);
  const [database, place] = await openMigrated(settings);
  await requireKey(database, settings.secretKey, place);
  const isOwnerKnown = await hasOwner(database);
  const setupToken = await prepareOwner(database, settings.owner);
  const { smtpUrl } = settings;
  const transport = smtpUrl
    ? smtpTransport(smtpUrl)
    : settings.mail && httpTransport(settings.mail, fetch);
  // Without a transport, mails wait.
  const mail = transport && startMail({ ...settings, transport, database, log });
  onStop(() => mail?.stop());
  await noteEventsReceiver(database, settings.events !== undefined);
  const { events: receiver } = settings;
  const events = receiver && startEvents({ ...settings, receiver, database, fetch, log });
  onStop(() => events?.stop());
  function wakeOutbox() {
    mail?.wake();
    events?.wake();
  }
  const trying = tryAllAgain(database, rulesOf(settings)).then(wakeOutbox, (error: unknown) =>
    log.warn('events not read', { error: errorText(error) }),
  );
  onStop(() => trying);

  const dependencies: Dependencies = {
    database,
    settings,
    sessions: createSessions(database, settings.publicOrigin),
    now: () => new Date(),
    fetch,
    log,
    ipAddressOf: (context) => readIpAddress(context, settings.trustedProxies),
    wakeOutbox,
    askProvider: () => readers.forEach(({ wake }) => void wake()),
  };
  const readers: ReturnType<typeof startMissedEvents>[] = [];
  const server = createHttpServer(
    createApp(dependencies),
    siteListener(site, {
      report: (error) => log.error('page failed', { error: errorText(error) }),
      redirectsLinks: true,
    }),
    settings.trustedProxies,
  );

  const clearings = [
    clearRateLimits,
    clearSessions,
    clearLinks,
    clearAttachments,
    clearEventBodies,
    clearReceipts,
  ];
  const cleaning = startTimer(
    HOUR,
    () => Promise.all(clearings.map((clear) => clear(database))),
    (error) => logWarning('Expired rows were not deleted.', error),
  );
  onStop(cleaning.stop);

  await new Promise<void>((done, fail) => {
    server.once('error', fail);
    // systemd holds the socket, and so what arrives between two processes.
    const isActivated = process.env.LISTEN_PID === String(process.pid);
    server.listen(isActivated ? { fd: 3 } : { port: settings.port, host: settings.host }, done);
  }).catch((error: unknown) => {
    const { code } = Object(error);
    if (code === 'EADDRINUSE') {
      throw new StartError(
        `Port ${settings.port} is taken. Choose another one: PORT=4174 npm run serve`,
      );
    }
    if (settings.host && /^(EADDRNOTAVAIL|ENOTFOUND|EAI_)/.test(code)) {
      throw new StartError(`HOST (${settings.host}) is no address of this machine.`);
    }
    throw error;
  });
  onStop(() => closeServer(server));
  const reading = { ...settings, database, fetch, log, wakeOutbox };
  readers.push(startPriceGuard(reading), startMissedEvents(reading));
  for (const reader of readers) onStop(reader.stop);
  onStop(startReceipts({ database, log }).stop);
  // Without a transport, the mails of many days would wait.
  if (transport) onStop(startTodayMail({ database, settings, log }).stop);

  console.info(`Millrace ${version}`);
  console.info(`Serving the site on ${settings.publicOrigin}`);
  console.info(`The data is in ${place}`);
  if (setupToken) {
    console.info(`Set up the owner: ${setupUrl(settings.publicOrigin, setupToken)}`);
  } else console.info(`The owner signs in on ${signInUrl(settings.publicOrigin)}`);
  if (settings.owner && isOwnerKnown) {
    console.info(
      'OWNER_PASSWORD is not used: there is an owner already. To set another password: npm run server:owner',
    );
  }
  if (!settings.captcha) {
    console.info(
      'Not configured yet: RECAPTCHA_SECRET: quote requests are not checked by a captcha.',
    );
  }
  if (!transport) {
    console.info('Not configured yet: MAIL_DOMAIN or SMTP_URL: mails wait in the outbox.');
  }
}

const started = start();
started.catch(async (error: unknown) => {
  await stop().catch((cause: unknown) => logWarning('Stopping failed.', cause));
  exitWith(error);
});

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  // A signal while the database starts waits for it: it would otherwise go on alone.
  process.on(signal, () => {
    started.then(stop).then(() => process.exit(0), exitWith);
  });
}
