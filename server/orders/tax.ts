/** The tax of a payment: as the payment provider has told it, else ours. */
import * as z from 'zod/mini';
import { decimalAmount } from '../../src/domain/amount.ts';
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

export function vatIn(amount: number, told: ToldTax | null) {
  if (!told) return { rate: VAT_RATE, ...splitVat(amount) };
  const vat = Math.round((amount * told.amount) / (told.total || 1));
  return { rate: rateOf(told), net: amount - vat, vat };
}

/** What was taken back of a receipt before. */
interface Credited {
  amount: number;
  vat: number;
  /** In pence. */
  sterling: number;
}

interface VatOptions {
  told: ToldTax | null;
  like: Receipt | undefined;
  credited: Credited;
  currency: string;
  /** How many units of another currency are a pound, if that is known. */
  rate: number | undefined;
}

/** The tax of a receipt, or of a credit in the form of the receipt `like`, whose last credit takes the rest. */
export function vatFor(
  amount: number,
  { told, like, credited, currency, rate }: VatOptions,
): NonNullable<Receipt['vat']> {
  const inPounds = (vat: number, rate: number) => ({
    rate,
    vat: Math.round((100 * Number(decimalAmount(vat, currency))) / rate),
  });
  if (like?.vat) {
    const { sterling, ...form } = like.vat;
    const isLast = credited.amount + amount === like.amount;
    const vat = isLast ? form.vat - credited.vat : splitVat(amount, form.rate).vat;
    const pounds = sterling && {
      ...inPounds(vat, sterling.rate),
      ...(isLast && { vat: sterling.vat - credited.sterling }),
    };
    return { ...form, net: amount - vat, vat, ...(pounds && { sterling: pounds }) };
  }
  const tax = vatIn(amount, told);
  const treatment = told?.treatment;
  const isPounds = currency === 'gbp';
  // Only supplies in the United Kingdom have simplified invoices.
  const isSimplified = isPounds && amount <= SIMPLIFIED_UP_TO && tax.rate === VAT_RATE;
  return {
    ...tax,
    isSimplified,
    ...(treatment && { treatment }),
    ...(rate && !isPounds && { sterling: inPounds(tax.vat, rate) }),
  };
}
