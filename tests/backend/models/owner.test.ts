import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildAdminCredentials } from '#mocks/factories/adminCredentials.ts';
import { initialTemplates } from '#mocks/factories/emailTemplate.ts';
import { ownerPrices } from '#src/content/ownerPrices.ts';
import { sampleOrders } from '#src/content/sampleOrders.ts';
import type { EmailTemplate } from '#src/domain/emailTemplates.ts';
import { defaultPaymentSettings, type PaymentSettings } from '#src/domain/paymentSettings.ts';
import type { Prices } from '#src/domain/prices.ts';
import { anyTab, command, failureOf, follows, type Limits } from './world.ts';

interface Model extends Limits {
  isSignedIn: boolean;
  webDev: Prices;
  hosting: Prices;
  payment: PaymentSettings;
  templates: EmailTemplate[];
}

const good = buildAdminCredentials();

const signIn = fc.tuple(anyTab, fc.boolean()).map(([tab, isRight]) =>
  command<Model>(`sign in ${isRight ? 'rightly' : 'wrongly'} in ${tab}`, async (model, world) => {
    const typed = isRight ? good : { ...good, password: `${good.password}!` };
    const full = model.isFull ? 'storage-full' : null;
    const expected = isRight ? full : 'admin-login-failed';
    expect(await failureOf(world.tab(tab).admin.signIn(typed))).toBe(expected);
    if (!expected) model.isSignedIn = true;
  }),
);

const signOut = anyTab.map((tab) =>
  command<Model>(`sign out in ${tab}`, async (model, world) => {
    await world.tab(tab).admin.signOut();
    model.isSignedIn = false;
  }),
);

const anyPrice = fc.oneof(fc.double(), fc.integer(), fc.constantFrom(2.49, 0, -1, 1e308, 0.005));

const saveWebDev = fc
  .tuple(
    anyTab,
    fc.record({
      standardWebsite: anyPrice,
      ecommerceAddOn: anyPrice,
      extraPagesAddOn: anyPrice,
      bookingSystemAddOn: anyPrice,
    }),
  )
  .map(([tab, prices]) =>
    command<Model>(`save ${JSON.stringify(prices)} in ${tab}`, async (model, world) => {
      const saving = world.tab(tab).prices.saveWebDev(prices);
      expect(await failureOf(saving)).toBe(model.isFull ? 'storage-full' : null);
      if (model.isFull) return;
      model.webDev = await saving;
      expect(ownerPrices.webDev.schema.safeParse(model.webDev).success).toBe(true);
    }),
  );

const saveHosting = fc
  .tuple(
    anyTab,
    fc.record({
      singlePlanMonthly: anyPrice,
      basicPlanMonthly: anyPrice,
      ultimatePlanMonthly: anyPrice,
      yearlyDiscountPercentage: anyPrice,
      yearlyDiscountEnabled: fc.boolean(),
    }),
  )
  .map(([tab, prices]) =>
    command<Model>(`save ${JSON.stringify(prices)} in ${tab}`, async (model, world) => {
      const saving = world.tab(tab).prices.saveHosting(prices);
      expect(await failureOf(saving)).toBe(model.isFull ? 'storage-full' : null);
      if (model.isFull) return;
      model.hosting = await saving;
      expect(ownerPrices.hosting.schema.safeParse(model.hosting).success).toBe(true);
    }),
  );

const anyKey = fc.constantFrom(
  '',
  ' pk_test_1 ',
  'pk_live_2',
  'sk_live_3',
  ' rk_test_4',
  'whsec_5',
);

const savePayment = fc.tuple(anyTab, anyKey, fc.boolean()).map(([tab, key, testMode]) =>
  command<Model>(`save the key "${key}" in ${tab}`, async (model, world) => {
    const isSecret = /^\s*(sk_|rk_|whsec_)/.test(key);
    const full = model.isFull ? 'storage-full' : null;
    const expected = isSecret ? 'secret-key-refused' : full;
    const settings = { publishableKey: key, testMode };
    expect(await failureOf(world.tab(tab).paymentSettings.save(settings))).toBe(expected);
    if (!expected) model.payment = { publishableKey: key.trim(), testMode };
  }),
);

const tryKey = fc.tuple(anyTab, anyKey).map(([tab, key]) =>
  command<Model>(`try the key "${key}" in ${tab}`, async (_, world) => {
    const wrong = key.trim() ? 'api-key-invalid' : 'api-key-missing';
    const expected = key.trim().startsWith('pk_') ? null : wrong;
    const { paymentSettings } = world.tab(tab);
    expect(await failureOf(paymentSettings.testConnection({ publishableKey: key }))).toBe(expected);
  }),
);

const saveTemplate = fc
  .tuple(anyTab, fc.constantFrom('purchase-confirmation', 'welcome', 'late'), fc.string())
  .map(([tab, id, text]) =>
    command<Model>(`save the template ${id} in ${tab}`, async (model, world) => {
      const template = { id, name: text, subject: text, body: text };
      const saving = world.tab(tab).emailTemplates.save(template);
      expect(await failureOf(saving)).toBe(model.isFull ? 'template-not-saved' : null);
      if (model.isFull) return;
      const index = model.templates.findIndex((each) => each.id === id);
      if (index < 0) model.templates.push(template);
      else model.templates[index] = template;
    }),
  );

const look = anyTab.map((tab) =>
  command<Model>(`look in ${tab}`, async (model, world) => {
    const { admin, orders, prices, paymentSettings, emailTemplates } = world.tab(tab);
    expect(await admin.restore()).toBe(model.isSignedIn);
    expect(await prices.readWebDev()).toEqual(model.webDev);
    expect(await prices.readHosting()).toEqual(model.hosting);
    expect(await paymentSettings.read()).toEqual(model.payment);
    expect(await emailTemplates.list()).toEqual(model.templates);
    expect(await orders.list()).toEqual(sampleOrders);
  }),
);

test('Whatever the owner does in two tabs, what is kept is what a simple model says', () =>
  follows<Model>(
    () => ({
      isFull: false,
      isSignedIn: false,
      webDev: ownerPrices.webDev.defaults,
      hosting: ownerPrices.hosting.defaults,
      payment: defaultPaymentSettings,
      templates: [...initialTemplates],
    }),
    fc.oneof(signIn, signOut, saveWebDev, saveHosting, savePayment, tryKey, saveTemplate, look),
  ));
