import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { freePort } from '../../scripts/freePort.ts';
import { connectedSite } from '../../scripts/testSites.ts';
import {
  type PaymentProvider,
  startPaymentProvider,
  tellStory,
} from '../support/paymentProvider.ts';
import { answerCaptchaScript, type Services, startServices } from '../support/services.ts';
import { test as base, expect, watch } from '../support/test.ts';

export { expect } from '../support/test.ts';

interface ConnectedServer {
  origin: string;
  /** The one-time link for the first owner. */
  setupLink: string;
  /** The captcha's check, the mail API and the receiver of events. */
  services: Services;
  /** It has the story of a delayed payment, which is over before the server starts. */
  provider: PaymentProvider;
  stop(): Promise<void>;
}

/** Starts the built server with an empty database. */
async function startServer(): Promise<ConnectedServer> {
  if (!existsSync(join(connectedSite.folder, 'index.html'))) {
    throw new Error('The build of connected mode is missing: run `npm run build:e2e` first.');
  }
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const services = await startServices(0, origin);
  const servicesUrl = `http://127.0.0.1:${services.port}`;
  const secret = 'whsec_e2e';
  const provider = await startPaymentProvider({
    secret,
    failures: 2,
    listed: tellStory('12-delayed-payment'),
  });
  const dataFolder = mkdtempSync(join(tmpdir(), 'millrace-e2e-'));
  const server = spawn(process.execPath, [connectedSite.program], {
    env: {
      PATH: process.env.PATH,
      SITE_DIR: connectedSite.folder,
      PORT: String(port),
      DATA_DIR: dataFolder,
      RECAPTCHA_SECRET: 'e2e-secret',
      RECAPTCHA_VERIFY_URL: `${servicesUrl}/siteverify`,
      MAIL_DOMAIN: 'mail.e2e.example',
      MAIL_API_KEY: 'e2e-key',
      MAIL_API_BASE: servicesUrl,
      EVENTS_URL: `${servicesUrl}/events`,
      EVENTS_SECRET: `whsec_${Buffer.alloc(24, 1).toString('base64')}`,
      STRIPE_WEBHOOK_SECRET: secret,
      STRIPE_RESTRICTED_KEY: 'rk_test_e2e',
      STRIPE_API_BASE: provider.url,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });

  let output = '';
  const setupLink = await new Promise<string>((resolve, reject) => {
    server.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      const [, link] = /^Set up the owner: (\S+)$/m.exec(output) ?? [];
      if (link) resolve(link);
    });
    server.once('exit', () => reject(new Error(`The server did not start:\n${output}`)));
  });

  return {
    origin,
    setupLink,
    services,
    provider,
    async stop() {
      server.kill('SIGTERM');
      await once(server, 'exit');
      await services.close();
      await provider.close();
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}

/** Chromium logs each refused request. The page shows a message of its own. */
const REFUSED = /status of (401|404|409|410)/;

interface Fixtures {
  /** Answers the request for the captcha provider's script. */
  captchaScript: undefined;
  services: Services;
  /** Opens a page in another browser, which is watched as well. */
  openBrowser: () => Promise<Page>;
}

interface WorkerFixtures {
  server: ConnectedServer;
}

/** The test of `test.ts` on the server of connected mode, which starts once for each worker. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  baseURL: ({ server }, use) => use(server.origin),

  services: async ({ server }, use) => {
    server.services.reset();
    await use(server.services);
  },

  // Depends on `watched`, whose route refuses other origins: Playwright tries the newest route first.
  captchaScript: [
    async ({ context, watched }, use) => {
      watched.allowMessage(REFUSED);
      await answerCaptchaScript(context);
      await use(undefined);
    },
    { auto: true },
  ],

  openBrowser: async ({ browser, baseURL }, use) => {
    const opened: { context: BrowserContext; report: () => void }[] = [];
    await use(async () => {
      const context = await browser.newContext({ baseURL: String(baseURL) });
      const { allowMessage, report } = await watch(context, baseURL);
      allowMessage(REFUSED);
      opened.push({ context, report });
      return context.newPage();
    });
    for (const { context, report } of opened) {
      report();
      await context.close();
    }
  },
});

/** The texts of the mails to an email address that the mail service has received. */
export function mailsTo({ posts }: Services, email: string): string[] {
  return posts
    .filter(({ service, fields }) => service === 'messages' && fields.to === email)
    .map(({ fields }) => fields.text ?? '');
}

/** The link in the newest mail to an email address that has one, once it has arrived. */
export async function linkTo(
  services: Services,
  email: string,
  name: 'reset' | 'verify' | 'quote' | 'order' | 'session_id',
) {
  const path = name === 'quote' ? '/quote#' : `/\\S+[#?]${name}=`;
  const pattern = new RegExp(`http\\S+?${path}\\S+`);
  const find = () =>
    mailsTo(services, email)
      .findLast((text) => pattern.test(text))
      ?.match(pattern)?.[0];
  await expect.poll(find).toBeDefined();
  return String(find());
}
