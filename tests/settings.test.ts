import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createEnvironment } from '#mocks/createEnvironment.ts';
import { buildQuote, buildQuoteBusiness } from '#mocks/factories/quote.ts';
import { createBrowserAdmin } from '#src/backend/browser/admin/createBrowserAdmin.ts';
import { createBrowserBackend } from '#src/backend/browser/createBrowserBackend.ts';
import { business as siteBusiness } from '#src/content/business.ts';
import { defaultTemplates } from '#src/content/emailTemplates.ts';
import { ownerPrices } from '#src/content/ownerPrices.ts';
import { sampleOrders } from '#src/content/sampleOrders.ts';

beforeEach(() => {
  // Ignores the settings of the environment that runs the tests.
  for (const name of Object.keys(process.env)) {
    if (name.startsWith('VITE_')) vi.stubEnv(name, undefined);
  }
  vi.resetModules();
});
afterEach(() => vi.unstubAllEnvs());

/** Loads the modules anew, because they read the settings when they load. */
async function builtWith(settings: Record<string, string>) {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  const [{ settings: read, demoNote }, { adminSettings }] = await Promise.all([
    import('#src/settings.ts'),
    import('#src/adminSettings.ts'),
  ]);
  return { ...read, demoNote, adminSettings };
}

/** The backend of a site built with these settings, and its requests, oldest first. */
async function backendBuiltWith(settings: Record<string, string>) {
  const { captcha, mail, adminSettings } = await builtWith(settings);
  const sent: { url: string; fields: Record<string, string>; authorization: string | null }[] = [];
  const environment = createEnvironment({
    async fetch(url, init) {
      const { headers, body } = new Request(new URL(url, 'https://site.example'), init);
      const fields = await new Response(body).text();
      sent.push({
        url,
        fields: Object.fromEntries(new URLSearchParams(fields)),
        authorization: headers.get('authorization'),
      });
      return Response.json({ success: true, id: '<1@mail.example>' });
    },
  });
  const business = buildQuoteBusiness();
  return {
    backend: createBrowserBackend(environment, { captcha, mail, business }),
    adminBackend: createBrowserAdmin(environment, {
      ...adminSettings,
      ownerPrices,
      defaultTemplates,
      sampleOrders,
      business: siteBusiness,
    }),
    sent,
  };
}

describe('The site', () => {
  test('is connected if the backend’s URL is set', async () => {
    const { isBackendConnected } = await builtWith({ VITE_BACKEND_URL: 'https://pay.example' });
    expect(isBackendConnected).toBe(true);
  });

  test.each([{}, { VITE_BACKEND_URL: '' }, { VITE_BACKEND_URL: ' ' }])(
    'is not connected with the settings %j',
    async (settings) => {
      expect((await builtWith(settings)).isBackendConnected).toBe(false);
    },
  );
});

describe('A quote request', () => {
  const services = {
    VITE_RECAPTCHA_SITE_KEY: 'site-key',
    VITE_RECAPTCHA_VERIFY_URL: '/api/captcha',
    VITE_MAIL_DOMAIN: 'mail.example',
    VITE_MAIL_API_BASE: 'https://mail-proxy.example',
  };
  const quote = { quote: buildQuote(), captchaToken: 'token' };
  const messages = '/v3/mail.example/messages';

  test('carries the secret and the key if they are set', async () => {
    const { backend, sent } = await backendBuiltWith({
      ...services,
      VITE_RECAPTCHA_SECRET: ' a secret ',
      VITE_MAIL_API_KEY: 'key-1',
    });
    await backend.quotes.send(quote);
    expect(sent.map(({ url }) => url)).toEqual([
      '/api/captcha',
      `https://mail-proxy.example${messages}`,
      `https://mail-proxy.example${messages}`,
    ]);
    expect(sent[0]?.fields).toEqual({ secret: 'a secret', response: 'token' });
    const basic = `Basic ${btoa('api:key-1')}`;
    expect(sent.map(({ authorization }) => authorization)).toEqual([null, basic, basic]);
  });

  test('carries neither if they are empty', async () => {
    const { backend, sent } = await backendBuiltWith({
      ...services,
      VITE_RECAPTCHA_SECRET: '',
      VITE_MAIL_API_KEY: '',
    });
    await backend.quotes.send(quote);
    expect(sent[0]?.fields).toEqual({ response: 'token' });
    expect(sent.map(({ authorization }) => authorization)).toEqual([null, null, null]);
  });

  test('goes to the providers if no URL is set', async () => {
    const { backend, sent } = await backendBuiltWith({ VITE_MAIL_DOMAIN: 'mail.example' });
    await backend.quotes.send(quote);
    expect(sent.map(({ url }) => url)).toEqual([
      'https://www.google.com/recaptcha/api/siteverify',
      `https://api.mailgun.net${messages}`,
      `https://api.mailgun.net${messages}`,
    ]);
  });
});

describe('The owner', () => {
  const preset = { username: 'admin', password: 'change-me' };
  const own = { username: 'ruth', password: 'larch-and-elm' };

  test('signs in with the credentials of the build, and not with the default ones', async () => {
    const { adminBackend } = await backendBuiltWith({
      VITE_ADMIN_USERNAME: own.username,
      VITE_ADMIN_PASSWORD: own.password,
    });
    await expect(adminBackend.admin.signIn(preset)).rejects.toThrow(
      'Incorrect username or password',
    );
    await adminBackend.admin.signIn(own);
  });

  test.each([{}, { VITE_ADMIN_USERNAME: '', VITE_ADMIN_PASSWORD: '' }])(
    'signs in with the default credentials with the settings %j',
    async (settings) => {
      const { adminBackend } = await backendBuiltWith(settings);
      await expect(adminBackend.admin.signIn(own)).rejects.toThrow(
        'Incorrect username or password',
      );
      await adminBackend.admin.signIn(preset);
    },
  );
});

test.each([
  [{ MODE: 'demo' }, /^This is a demo: /],
  [{ MODE: 'production' }, /^$/],
  [{ MODE: 'connected' }, /^$/],
])('the footer of a build with %j has the note %s', async (settings, note) => {
  expect((await builtWith(settings)).demoNote ?? '').toMatch(note);
});
