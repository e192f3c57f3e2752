import { business } from '#src/content/business.ts';
import type { CustomerOrder, Purchase } from '#src/domain/customerOrder.ts';
import { nextStep } from '#src/domain/nextStep.ts';
import { nextStepSchema } from '#src/domain/nextStepSchema.ts';
import { type Receipt, SIMPLIFIED_UP_TO, splitVat, VAT_RATE } from '#src/domain/receipt.ts';
import { MOCK_NOW } from '../clock.ts';

/** The receipt of a package from a business that is not registered for VAT. */
export function buildReceipt(overrides: Partial<Receipt> = {}): Receipt {
  return {
    number: '2026-0041',
    kind: 'receipt',
    issuedOn: '2026-02-16',
    paidOn: '2026-02-16',
    supplier: {
      name: 'Hollin and Dale Ltd',
      address: '12 Weir Street\nHalifax\nHX1 1AA',
      email: 'office@hollin.example',
      companyNumber: '01234567',
      vatNumber: '',
    },
    customer: { name: 'Ruth Harrow', address: '4 Mill Lane\nHebden Bridge\nHX7 8AB' },
    order: 'ord_101',
    description: 'Standard Website',
    lines: [],
    amount: 17_900,
    currency: 'gbp',
    vat: null,
    hasOtherInvoice: false,
    credits: null,
    ...overrides,
  };
}

/** The same from a business with a VAT number. Up to £250 it is simplified, and above it is a full invoice. */
export function buildVatReceipt({ amount = 34_900, ...overrides }: Partial<Receipt> = {}): Receipt {
  const receipt = buildReceipt();
  const isFull = amount > SIMPLIFIED_UP_TO;
  return {
    ...receipt,
    supplier: { ...receipt.supplier, vatNumber: 'GB 946 113 207' },
    customer: isFull ? receipt.customer : null,
    description: 'Premium Website',
    amount,
    vat: { rate: VAT_RATE, ...splitVat(amount), isSimplified: !isFull },
    ...overrides,
  };
}

/** What went back of `buildReceipt`. */
export const buildCredit = (overrides: Partial<Receipt> = {}): Receipt =>
  buildReceipt({
    number: '2026-0044',
    kind: 'credit',
    issuedOn: '2026-03-01',
    paidOn: '2026-03-01',
    amount: 5_000,
    credits: '2026-0041',
    ...overrides,
  });

/** A package that the signed-in customer has paid, with its receipt. */
export function buildCustomerOrder(overrides: Partial<CustomerOrder> = {}): CustomerOrder {
  const order: Omit<CustomerOrder, 'next'> = {
    id: 'ord_101',
    service: 'Standard Website',
    date: '2026-02-16',
    amount: '£179.00',
    status: 'In Progress',
    isSubscription: false,
    nextPayment: null,
    nextAmount: null,
    endsOn: null,
    ticket: null,
    unanswered: null,
    paid: 17_900,
    refunded: 0,
    money: { paid: 17_900, refunded: 0, lost: 0, state: 'paid' },
    quantity: null,
    lines: [],
    currency: 'gbp',
    isTest: false,
    isOwn: true,
    receipts: [buildReceipt()],
    ...overrides,
  };
  const { isSubscription, ticket, unanswered } = order;
  const job = {
    order: { ...order, isPackage: !isSubscription },
    isAnswered: unanswered === null,
    ticket: ticket && { status: 'Open', activeAt: MOCK_NOW.toISOString() },
  };
  return { next: nextStepSchema.parse(nextStep(job, business, MOCK_NOW)), ...order };
}

/** Hosting that is paid each month, twice so far. */
export function buildCustomerPlan(overrides: Partial<CustomerOrder> = {}): CustomerOrder {
  const receipt = buildReceipt({
    order: 'ord_102',
    description: 'Basic Hosting (monthly)',
    amount: 479,
  });
  return buildCustomerOrder({
    id: 'ord_102',
    service: 'Basic Hosting (monthly)',
    date: '2026-01-16',
    amount: '£4.79',
    status: 'Active',
    isSubscription: true,
    nextPayment: '2026-03-16T10:12:00.000Z',
    nextAmount: 479,
    paid: 958,
    receipts: [
      { ...receipt, number: '2026-0042' },
      { ...receipt, number: '2026-0007', issuedOn: '2026-01-16', paidOn: '2026-01-16' },
    ],
    ...overrides,
  });
}

/** A package that has been paid, and whose questionnaire has not been sent. */
export const buildPurchase = (overrides: Partial<Purchase> = {}): Purchase => ({
  state: 'paid',
  next: buildCustomerOrder({ unanswered: 'cs_live_1' }).next,
  packageId: 'standard',
  isAnswered: false,
  ...overrides,
});
