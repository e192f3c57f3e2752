import type { PaymentLink } from '#src/domain/priceGuard.ts';

export interface PaymentLinkOptions {
  amount?: number | null;
  currency?: string;
  interval?: string;
  /** How many intervals each payment is for. Default 1. */
  intervalCount?: number;
  returnUrl?: string;
}

/** A right link in the provider's list, for the package 'standard' of £179. */
export function buildPaymentLink(
  overrides: Partial<PaymentLink> = {},
  {
    amount = 17_900,
    currency = 'gbp',
    interval,
    intervalCount = 1,
    ...options
  }: PaymentLinkOptions = {},
): PaymentLink {
  const { returnUrl = 'https://shop.example/thanks?session={CHECKOUT_SESSION_ID}' } = options;
  const recurring = interval ? { interval, interval_count: intervalCount } : null;
  return {
    id: 'plink_standard',
    url: 'https://buy.stripe.com/millrace-standard-website',
    active: true,
    billing_address_collection: 'auto',
    line_items: { data: [{ price: { unit_amount: amount, currency, recurring }, quantity: 1 }] },
    after_completion: { type: 'redirect', redirect: { url: returnUrl } },
    ...overrides,
  };
}
