/** An order as its customer reads it. Sums are whole minor units of its currency. */
import * as z from 'zod/mini';
import { nextStepSchema } from './nextStepSchema';
import { orderMoneySchema } from './orderMoney';
import { orderSchema } from './orders';
import { receiptLineSchema, receiptSchema } from './receipt';
import { supportTicketSchema } from './ticket';

const moment = z.nullable(z.iso.datetime());

/** What its customer and the owner know of its money. */
export const moneyFields = {
  money: orderMoneySchema,
  /** Such as 'gbp'; null if the amount has none that is known. */
  currency: z.nullable(z.string()),
  /** While a payment is overdue, the moment that was missed. */
  nextPayment: moment,
  /** Null if it is not known. */
  nextAmount: z.nullable(z.int()),
  endsOn: moment,
};

/** The same, of one order. */
export const boughtFields = {
  paid: z.int(),
  refunded: z.int(),
  /** How many units of the product; null if it is not known. */
  quantity: z.nullable(z.int()),
  /** What was bought at first; none if it is not known. */
  lines: z.array(receiptLineSchema),
};

export const listedOrderSchema = z.extend(z.omit(orderSchema, { customer: true }), {
  isSubscription: z.boolean(),
  ...moneyFields,
  next: nextStepSchema,
  /** The newest ticket of it that the reader may open. */
  ticket: z.nullable(z.object({ id: z.string(), title: z.string() })),
  /** The checkout of a package whose questionnaire the payer has not sent. */
  unanswered: z.nullable(z.string()),
});

export type ListedOrder = z.infer<typeof listedOrderSchema>;

export const customerOrderSchema = z.extend(listedOrderSchema, {
  ...boughtFields,
  /** Money of the payment provider's test mode has no receipts. */
  isTest: z.boolean(),
  /** The account that is signed in has it. Otherwise its link has opened it. */
  isOwn: z.boolean(),
  /** The newest first, credits among them. */
  receipts: z.array(receiptSchema),
});

export type CustomerOrder = z.infer<typeof customerOrderSchema>;

/** What a return from the payment page leads to. It has nothing about the payer. */
export const purchaseSchema = z.object({
  /** The payment provider may tell the server of a payment after the customer has come back. */
  state: z.enum(['paid', 'waiting']),
  /** The id of the package that was bought; null for anything else, and while it is not known. */
  packageId: z.nullable(z.string()),
  /** Of an order that is paid. */
  next: z.optional(nextStepSchema),
  /** The payer has sent the questionnaire for this order. */
  isAnswered: z.boolean(),
  /** Someone has sent it, who need not be the payer: a guest, or another account. */
  isAnsweredByOther: z.optional(z.boolean()),
});

export type Purchase = z.infer<typeof purchaseSchema>;

/** A ticket for its customer, with whose turn it is of its order. A server alone knows the order of a ticket. */
export const customersTicketSchema = z.extend(supportTicketSchema, {
  next: z.optional(nextStepSchema),
});

export type CustomersTicket = z.infer<typeof customersTicketSchema>;
