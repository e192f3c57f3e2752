import type { PaymentSettings } from '#src/domain/paymentSettings.ts';

/** A test key in test mode. */
export function buildPaymentSettings(overrides: Partial<PaymentSettings> = {}): PaymentSettings {
  return { publishableKey: 'pk_test_millrace0001', testMode: true, ...overrides };
}
