/** What the server knows of the site before it sells. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createHttpAdmin } from '#src/backend/http/admin/createHttpAdmin.ts';
import { business } from '#src/content/business.ts';
import { sampleTextsOf } from '#src/domain/checklist.ts';
import { eventTypes } from '../../server/orders/paymentFacts.ts';
import { noteList, noteListProblem } from '../../server/orders/priceGuard.ts';
import type { ServerSettings } from '../../server/settings.ts';
import { noteBackup } from '../../server/site/siteSettings.ts';
import { environmentOf, openTestServer } from './testServer.ts';

const configured: Partial<ServerSettings> = {
  mail: { domain: 'mail.example', apiKey: 'key', base: 'https://api.example' },
  captcha: { secret: 'secret', verifyUrl: undefined },
  provider: { key: 'rk_test_key', base: 'http://127.0.0.1:1' },
};

let server: Awaited<ReturnType<typeof openTestServer>>;

async function open(settings: Partial<ServerSettings> = {}) {
  server = await openTestServer(settings);
  const owner = await server.signInOwner();
  return createHttpAdmin(environmentOf(owner), { channel: undefined });
}

afterEach(async () => {
  expect(server.errors).toEqual([]);
  await server.close();
});

test('a new site has everything to do', async () => {
  const { connected } = await open();
  const { sampleLinks, ...facts } = await connected.checklist.read();
  expect(sampleLinks).toHaveLength(9);
  expect(sampleLinks[4]).toEqual({ product: 'single', period: 'yearly' });
  expect(facts).toEqual({
    origin: 'http://localhost:4173',
    findings: [],
    listProblem: 'no-key',
    eventTypes,
    webhook: {
      hasSecret: false,
      lastEvent: null,
      lastVersion: null,
      refused: null,
      unreadList: null,
    },
    mail: 'missing',
    hasCaptcha: false,
    hasTwoSteps: false,
    backup: { at: null, isRecent: false, isChecked: false },
    sampleTexts: [
      'name',
      'web address',
      'title',
      'email address',
      'telephone number',
      'sender of mails',
      'recipients of quote requests',
      'postal address',
    ],
    needsAddress: false,
  });
});

describe('A configured site', () => {
  let read: Awaited<ReturnType<typeof open>>['connected']['checklist']['read'];
  let admin: Awaited<ReturnType<typeof open>>;
  beforeEach(async () => {
    admin = await open(configured);
    read = admin.connected.checklist.read;
  });

  test('has mail once a test email was sent, and not when it waits or another was sent', async () => {
    const { database } = server;
    expect(await read()).toMatchObject({ mail: 'untested', hasCaptcha: true });
    const [template] = await admin.emailTemplates.list();
    if (template) await admin.emailTemplates.sendTest(template);
    expect((await read()).mail).toBe('untested');
    await database.execute(`update outbox set state = 'sent', about_kind = 'quote'`);
    expect((await read()).mail).toBe('untested');
    await database.execute(`update outbox set about_kind = 'template'`);
    expect((await read()).mail).toBe('tested');
  });

  test('has two-step login once each owner has', async () => {
    const { database } = server;
    await database.execute(
      `insert into owners (username_key, username, password_hash) values ('second', 'Second', 'x')`,
    );
    const turnOn = (name: string) =>
      database.execute('update owners set totp_confirmed_at = $2 where username = $1', [
        name,
        new Date(),
      ]);
    await turnOn('Owner');
    expect((await read()).hasTwoSteps).toBe(false);
    await turnOn('Second');
    expect((await read()).hasTwoSteps).toBe(true);
  });

  test.each([
    [25 * 3_600_000, true],
    [27 * 3_600_000, false],
  ])('whose last backup is %i ms old has a recent one: %s', async (age, isRecent) => {
    const at = new Date(Date.now() - age);
    await noteBackup(server.database, new Date(0), false);
    await noteBackup(server.database, at, true);
    expect((await read()).backup).toEqual({ at: at.toISOString(), isRecent, isChecked: true });
  });

  test('has what the list of payment links shows, and why it could not be read', async () => {
    expect((await read()).listProblem).toBe('unread');
    await noteListProblem(server.database, 'unreachable');
    expect((await read()).listProblem).toBe('unreachable');
    const finding = { product: 'premium', period: null, problem: 'no-address' } as const;
    await noteList(server.database, [finding], new Date());
    expect(await read()).toMatchObject({ listProblem: null, findings: [finding] });
    await noteListProblem(server.database, 'unreachable');
    expect((await read()).listProblem).toBe(null);
    await noteListProblem(server.database, 'right-missing');
    expect(await read()).toMatchObject({ listProblem: 'right-missing', findings: [finding] });
  });
});

test('the facts of another business are no sample, but its postal address is needed', async () => {
  await open();
  const other = {
    ...business,
    name: 'Hollin and Dale',
    url: 'https://hollin.uk',
    title: 'Hollin and Dale: websites',
    contact: { email: 'us@hollin.uk', phone: { shown: '01422 555 148', dialled: '+441422555148' } },
    mail: { sender: 'us@hollin.uk', internalRecipients: ['a@hollin.uk', 'b@hollin.uk'] as const },
  };
  expect(sampleTextsOf(other)).toEqual(['postal address']);
  const legal = { ...other.legal, address: '1 Mill Lane, Hebden' };
  expect(sampleTextsOf({ ...other, legal })).toEqual([]);
});
