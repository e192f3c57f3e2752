import fc from 'fast-check';
import { buildAdminCredentials } from '#mocks/factories/adminCredentials.ts';
import { buildEmailTemplate } from '#mocks/factories/emailTemplate.ts';
import { buildOrders } from '#mocks/factories/order.ts';
import { buildPaymentSettings } from '#mocks/factories/paymentSettings.ts';
import { buildPrices } from '#mocks/factories/prices.ts';
import { buildQuote } from '#mocks/factories/quote.ts';
import { buildSupportTicket } from '#mocks/factories/ticket.ts';
import { buildUser } from '#mocks/factories/user.ts';

/** A storage of which everything can be read. */
export const goodTexts: Readonly<Record<string, string>> = {
  users: JSON.stringify([buildUser(), buildUser({ id: 'user-7', email: 'sam@dale.example' })]),
  currentUser: JSON.stringify(buildUser()),
  supportTickets: JSON.stringify([buildSupportTicket()]),
  orders: JSON.stringify(buildOrders(2)),
  webDevPrices: JSON.stringify(buildPrices().webDev),
  hostingPrices: JSON.stringify(buildPrices().hosting),
  stripeSettings: JSON.stringify(buildPaymentSettings()),
  stripePublishableKey: buildPaymentSettings().publishableKey,
  emailTemplates: JSON.stringify([buildEmailTemplate()]),
  adminCredentials: JSON.stringify(buildAdminCredentials()),
  adminSession: 'true',
  theme: 'dark',
};

/** The same value with something else in it, if it can have something in it. */
function changed(text: string, field: string, value: unknown): string {
  try {
    const good: unknown = JSON.parse(text);
    if (Array.isArray(good)) return JSON.stringify([...good, value]);
    return JSON.stringify({ ...Object(good), [field]: value });
  } catch {
    return text + field;
  }
}

/** Any text, or one that is nearly right, or right. */
export function anyTextFor(key: string): fc.Arbitrary<string> {
  const good = goodTexts[key] ?? JSON.stringify(buildQuote());
  const fields = fc.constantFrom('id', 'name', 'email', 'testMode', 'standardWebsite', '__proto__');
  return fc.oneof(
    fc.constant(good),
    fc.nat(good.length).map((length) => good.slice(0, length)),
    fc.tuple(fields, fc.jsonValue()).map(([field, value]) => changed(good, field, value)),
    fc.json(),
    fc.string({ unit: 'binary' }),
    fc.constantFrom('', 'null', '[]', '{}', 'true', 'false', 'undefined', '[1,"two",null,[]]'),
  );
}
