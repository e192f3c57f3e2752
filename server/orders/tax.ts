/** The tax of a payment: as the payment provider has told it, else ours. */
import * as z from 'zod/mini';
import { type Receipt, SIMPLIFIED_UP_TO, splitVat, VAT_RATE } from '../../src/domain/receipt.ts';

/** In whole minor units, of a total that includes it. */
export const taxSchema = z.object({
  amount: z.int(),
  total: z.int(),
  /** The customer accounts for it, or there is none. */
  treatment: z.nullable(z.enum(['reverse', 'exempt'])),
});
export type ToldTax = z.infer<typeof taxSchema>;

const treatmentSchema = z.catch(taxSchema.shape.treatment, null);

/** What a checkout or an invoice has of its tax. */
export const automaticTaxSchema = z.nullish(
  z.object({ enabled: z.nullish(z.boolean()), status: z.nullish(z.string()) }),
);

/** Null if the provider has not reckoned with tax. */
export function toldTax(
  amount: number,
  total: number,
  automatic: z.infer<typeof automaticTaxSchema>,
  exempt: string | null | undefined,
): ToldTax | null {
  const treatment = treatmentSchema.parse(exempt ?? null);
  const isReckoned = automatic?.enabled === true && automatic.status === 'complete';
  return amount > 0 || isReckoned || treatment ? { amount, total, treatment } : null;
}

/** The plainest rate that gives this tax to the minor unit. */
function rateOf({ amount, total }: ToldTax): number {
  const net = total - amount;
  const rates = [1, 2, 10, 100].map(
    (step) => Math.round((100 * step * amount) / (net || 1)) / step,
  );
  const fits = (rate: number) => Math.abs((net * rate) / 100 - amount) <= 1;
  return rates.find(fits) ?? rates.at(-1) ?? 0;
}

/** The tax in this part of what was paid. */
export function vatIn(amount: number, told: ToldTax | null) {
  if (!told) return { rate: VAT_RATE, ...splitVat(amount) };
  const vat = Math.round((amount * told.amount) / (told.total || 1));
  return { rate: rateOf(told), net: amount - vat, vat };
}

/** What was taken back of a receipt before. */
export interface Credited {
  amount: number;
  vat: number;
}

/** The tax of a receipt, or of a credit in the form of the receipt `like`, whose last credit takes the rest. */
export function vatFor(
  amount: number,
  { told, like, credited }: { told: ToldTax | null; like: Receipt | undefined; credited: Credited },
): NonNullable<Receipt['vat']> {
  if (like?.vat) {
    const isLast = credited.amount + amount === like.amount;
    const vat = isLast ? like.vat.vat - credited.vat : splitVat(amount, like.vat.rate).vat;
    return { ...like.vat, net: amount - vat, vat };
  }
  const tax = vatIn(amount, told);
  const treatment = told?.treatment;
  // Only supplies in the United Kingdom have simplified invoices.
  const isSimplified = amount <= SIMPLIFIED_UP_TO && tax.rate === VAT_RATE;
  return { ...tax, isSimplified, ...(treatment && { treatment }) };
}
