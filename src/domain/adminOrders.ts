/** The owner's view of one order. Sums are whole minor units of its currency. */
import * as z from 'zod/mini';
import { billingPeriods } from './billingPeriod';
import { boughtFields, moneyFields } from './customerOrder';
import { emailSchema } from './email';
import { formatPence, penceIn } from './money';
import { nextStepSchema } from './nextStepSchema';
import { orderSchema } from './orders';
import type { Product } from './priceGuard';
import { requiredText } from './questions';
import { receiptSchema } from './receipt';
import { atMost, NAME_LENGTH, REASON_LENGTH, trimmed } from './textLength';

const moment = z.nullable(z.iso.datetime());
const sum = z.int();
const period = z.nullable(z.enum(billingPeriods));

/** Real money, or that of the payment provider's test mode. */
const orderModes = ['live', 'test'] as const;
export type OrderMode = (typeof orderModes)[number];

/** What comes of a payment, with the provider's id. */
const claim = { id: z.string(), amount: sum, status: z.string() };

/** An order with everything that the owner knows of it. */
export const adminOrderSchema = z.object({
  order: z.extend(orderSchema, {
    email: z.nullable(z.string()),
    /** The id of a package or a plan; null while it is not known. */
    product: z.nullable(z.string()),
    period,
    ...moneyFields,
    ...boughtFields,
    /** The business's name, the phone and what the checkout has asked beside. */
    business: z.nullable(z.string()),
    phone: z.nullable(z.string()),
    answers: z.array(z.object({ label: z.string(), value: z.string() })),
    /** The payment provider's status of a subscription that this site does not know. */
    unknownState: z.nullable(z.string()),
    /** The id of the payment link that it came through, or of the price that a plan was changed to. */
    link: z.nullable(z.string()),
    /** What the link sells is not ours. */
    isSetAside: z.boolean(),
    mode: z.enum(orderModes),
    source: z.enum(['payments', 'hand', 'imported']),
    /** Whether the status is one that the owner sets. */
    byHand: z.boolean(),
  }),
  payments: z.array(
    z.object({
      id: z.string(),
      at: moment,
      amount: sum,
      /** That of the order. */
      currency: z.nullable(z.string()),
      receipt: z.nullable(z.string()),
      /** What it is for; null while it is not known. */
      description: z.nullable(z.string()),
      /** The owner's reference of a payment by hand. */
      note: z.optional(z.string()),
    }),
  ),
  /** The newest first, credits among them. */
  receipts: z.array(receiptSchema),
  /** `note`: the owner's reason, by hand. */
  refunds: z.array(z.object({ ...claim, at: moment, note: z.optional(z.string()) })),
  disputes: z.array(z.object({ ...claim, dueBy: moment })),
  account: z.nullable(z.object({ id: z.string(), name: z.string() })),
  tickets: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      status: z.string(),
      /** As of an opened ticket. */
      isByOther: z.optional(z.boolean()),
    }),
  ),
  isSubscription: z.boolean(),
  next: nextStepSchema,
  quote: z.optional(z.string()),
});

export type AdminOrder = z.infer<typeof adminOrderSchema>;

/** What a server says of an order that was added. */
export const orderIdSchema = z.pick(orderSchema, { id: true });

const monthSchema = z.object({
  /** As YYYY-MM. */
  month: z.string(),
  sum,
  /** The largest sum first. */
  products: z.array(z.object({ service: z.string(), sum })),
  /** Without the days on which no money moved. */
  days: z.array(z.object({ day: z.iso.date(), sum })),
});

/** What arrived in pounds, minus what went back or was lost: this month and the last one. */
export const orderFiguresSchema = z.object({ months: z.tuple([monthSchema, monthSchema]) });
export type OrderFigures = z.infer<typeof orderFiguresSchema>;

/** The largest amount that is added by hand, in pence. */
export const MAX_AMOUNT = 99_999_999;

const amountText = z.pipe(
  z.string().check(
    z.refine((text) => penceIn(text) !== null, 'Please enter pounds, such as 249.50'),
    z.refine((text) => penceIn(text) !== 0, 'Please enter more than £0'),
    z.refine((text) => (penceIn(text) ?? 0) <= MAX_AMOUNT, 'Please enter at most £999,999.99'),
  ),
  z.transform((text) => penceIn(text) ?? 0),
);

/** The first day that an order can be paid on: an earlier one is a year of two digits. */
export const FIRST_DAY = '2000-01-01';

const pastDay = (today: string, paidOn = '') =>
  z.string().check(
    z.refine(
      (day) => z.iso.date().safeParse(day).success && day <= today,
      'Please choose today or an earlier day',
    ),
    z.refine((day) => day >= FIRST_DAY, 'Please choose a day in 2000 or later'),
    z.refine((day) => day >= paidOn, 'Please choose the day of the payment or a later one'),
  );

/** The form for an order that was paid by bank transfer. `today` is the last day that it can be paid on. */
export const addedOrderSchema = (today: string) =>
  z.object({
    customer: requiredText('Please enter the name of the customer', 1, NAME_LENGTH),
    email: emailSchema,
    /** An option of the page; the backend is told the product. */
    product: requiredText('Please choose a product'),
    amount: amountText,
    paidOn: pastDay(today),
  });

/** What the owner notes of the money of an order by hand. */
export const correctionKinds = ['refunds', 'payments', 'void'] as const;
export type CorrectionKind = (typeof correctionKinds)[number];

/** Also of a quote: what has arrived by bank transfer, and asking for what is open. */
export type MoneyKind = CorrectionKind | 'transfer' | 'rest';

const leftText = (left: number) =>
  left > 0 ? `Only ${formatPence(left)} of it is left` : 'Nothing of it is left';

const untyped = z.pipe(
  z.string(),
  z.transform(() => undefined),
);

/** The order that is corrected: the day of its first payment, and what is left of it in pence. */
export interface Correctable {
  paidOn: string;
  left: number;
}

/** The form for it. Voiding takes back all that is left, today. `today` is as above. */
export const correctionSchema = (
  kind: MoneyKind,
  today: string,
  { paidOn, left }: Correctable = { paidOn: '', left: 0 },
) => {
  const hasMoved = kind !== 'void' && kind !== 'rest';
  return z.object({
    amount: hasMoved
      ? amountText.check(z.refine((sum) => kind !== 'refunds' || sum <= left, leftText(left)))
      : untyped,
    day: hasMoved ? pastDay(today, kind === 'refunds' ? paidOn : '') : untyped,
    /** The reference of a payment, the message to the customer, else the reason. */
    note:
      kind === 'refunds' || kind === 'void'
        ? requiredText('Please say why', 1, REASON_LENGTH).check(
            z.refine(() => kind !== 'void' || left > 0, leftText(left)),
          )
        : z.string().check(trimmed, atMost(REASON_LENGTH)),
  });
};

/** In pence; the day as YYYY-MM-DD. */
export type Correction = z.infer<ReturnType<typeof correctionSchema>>;

/** An order that was paid by bank transfer, in pence. */
export interface AddedOrder extends Product {
  customer: string;
  email: string;
  amount: number;
  /** The day, as YYYY-MM-DD. */
  paidOn: string;
}
