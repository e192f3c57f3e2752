/** What the business gives for a payment, and for what went back of it. Sums are whole minor units. */
import * as z from 'zod/mini';

/**
 * The standard rate of VAT in percent, in the prices of a business that is registered. See
 * https://www.gov.uk/vat-rates.
 */
export const VAT_RATE = 20;

/**
 * Up to this sum a receipt need not name the customer, the net amount and the VAT: a simplified invoice, by
 * https://www.gov.uk/guidance/record-keeping-for-vat-notice-70021.
 */
export const SIMPLIFIED_UP_TO = 250_00;

const party = { name: z.string(), address: z.string() };

/** What was bought in one line, in the words of the receipt. */
export const receiptLineSchema = z.object({
  description: z.string(),
  quantity: z.int(),
  amount: z.int(),
});
export type ReceiptLine = z.infer<typeof receiptLineSchema>;

/** A receipt as it was issued, which later changes of the order or of the business do not change. */
export const receiptSchema = z.object({
  /** The year in the time zone of the business and the number within it: '2026-0001'. */
  number: z.string(),
  /** A credit is for money that went back. */
  kind: z.enum(['receipt', 'credit']),
  issuedOn: z.iso.date(),
  /** When the money arrived, or went back. */
  paidOn: z.iso.date(),
  /** Lines of an address are separated by line breaks; '' if something is not known. */
  supplier: z.object({
    ...party,
    email: z.string(),
    companyNumber: z.string(),
    /** '' for a business that is not registered for VAT. */
    vatNumber: z.string(),
  }),
  /** Null where the customer was deleted: at once if it is issued later, and otherwise after six years. */
  customer: z.nullable(z.object({ ...party, vatNumber: z.optional(z.string()) })),
  order: z.string(),
  description: z.string(),
  /** They add up to the amount; none if the description says it all. */
  lines: z._default(z.array(receiptLineSchema), []),
  amount: z.int(),
  /** Its code in lower case, such as 'gbp'. */
  currency: z.string(),
  /** Null without VAT, and in another currency without its rate to the pound. A simplified invoice shows the rate alone. */
  vat: z.nullable(
    z.object({
      rate: z.number(),
      net: z.int(),
      vat: z.int(),
      isSimplified: z.boolean(),
      /** The customer accounts for it, or there is none. */
      treatment: z.optional(z.enum(['reverse', 'exempt'])),
      /** In pence, of another currency: so many units of it are a pound. */
      sterling: z.optional(z.object({ rate: z.number(), vat: z.int() })),
    }),
  ),
  /** The payment provider's invoice has the tax, so this is no VAT invoice. */
  hasOtherInvoice: z.boolean(),
  /** The number of the receipt whose money went back. */
  credits: z.nullable(z.string()),
});

export type Receipt = z.infer<typeof receiptSchema>;

/** The net amount and the VAT in a sum that includes it. They always add up. */
export function splitVat(amount: number, rate = VAT_RATE): { net: number; vat: number } {
  const vat = Math.round((amount * rate) / (100 + rate));
  return { net: amount - vat, vat };
}
