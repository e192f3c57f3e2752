import * as z from 'zod/mini';
import { yearlyPrice } from './billingPeriod';
import { formatPence, type Pence, pounds } from './money';

/** One row of a price list of the owner, as it is stored, edited and viewed. */
export type PriceField = {
  key: string;
  label: string;
  hint?: string;
} & (
  | { kind: 'money'; default: number }
  /** `requires` is the key of the switch without which the percentage has no effect. */
  | { kind: 'percent'; default: number; requires?: string }
  | { kind: 'switch'; default: boolean }
);

export type FigureKind = Exclude<PriceField['kind'], 'switch'>;

/**
 * The values of a price list by their keys. A price is a number of pounds, 2.49, and not of pence
 * as elsewhere: that is how the lists are stored.
 */
export type Prices = Readonly<Record<string, number | boolean>>;

/** What an example adds up: these prices, or twelve months of one with the discount. */
type ExampleRule = { title: string } & ({ sumOf: readonly string[] } | { yearOf: string });

export interface PriceList {
  fields: readonly PriceField[];
  example?: ExampleRule | undefined;
  defaults: Prices;
  /** Reads stored JSON. A missing key takes its default. */
  schema: z.ZodMiniType<Prices>;
  /** Rounds every price to the penny and replaces what cannot be stored. */
  clean: (prices: Prices) => Prices;
}

export function createPriceList(fields: readonly PriceField[], example?: ExampleRule): PriceList {
  const record = <Value>(toValue: (field: PriceField) => Value) =>
    Object.fromEntries(fields.map((field) => [field.key, toValue(field)]));

  return {
    fields,
    example,
    defaults: record((field) => field.default),
    schema: z.object(
      record((field) =>
        field.kind === 'switch'
          ? z._default(z.boolean(), field.default)
          : z._default(figureSchemas[field.kind], field.default),
      ),
    ),
    clean: (prices) =>
      record((field) => {
        const value = prices[field.key] ?? field.default;
        return field.kind === 'switch' ? value === true : toFigure(field.kind, Number(value));
      }),
  };
}

const price = z.number().check(z.nonnegative());
const percent = price.check(z.maximum(100));
const figureSchemas = { money: price, percent };

/** Accepts either stored price list, for any plans and with unknown keys. */
export const storedPricesSchema = z.looseObject({
  yearlyDiscountEnabled: z.optional(z.boolean()),
  yearlyDiscountPercentage: z.optional(percent),
});

/** What the prices come to in the example of their list; undefined if the list has none. */
export function workedExample(
  { fields, example }: Pick<PriceList, 'fields' | 'example'>,
  prices: Prices,
) {
  if (!example) return undefined;
  const penceOf = (key: string) => pounds(Number(prices[key] ?? 0));
  const { title } = example;
  if ('sumOf' in example) {
    const lines = fields
      .filter(({ key }) => example.sumOf.includes(key))
      .map(({ key, label }) => ({ label, amount: penceOf(key) }));
    return { title, lines, total: lines.reduce((sum, { amount }) => sum + amount, 0) };
  }
  const month = penceOf(example.yearOf);
  const lines = [{ label: `12 months at ${formatPence(month)}`, amount: 12 * month }];
  const percent = prices.yearlyDiscountEnabled ? Number(prices.yearlyDiscountPercentage) : 0;
  const total = yearlyPrice(month, percent);
  if (percent > 0) lines.push({ label: `${percent}% yearly discount`, amount: total - 12 * month });
  return { title, lines, total };
}

/** The fields of the price list for hosting: one per plan, and the discount for paying yearly. */
export function hostingPriceFields(
  plans: readonly { id: string; title: string; monthlyPrice: Pence }[],
  discountPercent: number,
): PriceField[] {
  return [
    ...plans.map(
      ({ id, title, monthlyPrice }): PriceField => ({
        key: planPriceKey(id),
        label: `${title} plan monthly`,
        kind: 'money',
        default: monthlyPrice / 100,
      }),
    ),
    {
      key: 'yearlyDiscountEnabled',
      label: 'Yearly discount enabled',
      hint: 'Paying for twelve months at once then costs less.',
      kind: 'switch',
      default: true,
    },
    {
      key: 'yearlyDiscountPercentage',
      label: 'Yearly discount percentage',
      kind: 'percent',
      default: discountPercent,
      requires: 'yearlyDiscountEnabled',
    },
  ];
}

export function planPriceKey(planId: string): string {
  return `${planId}PlanMonthly`;
}

/** A decimal number without currency or thousands separators, and not hexadecimal. */
const numeric = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i;

export const isNumeric = (text: string) => numeric.test(text.trim());

/**
 * The price in pounds, or the percentage, that the text gives. It is 0 if the text is not numeric,
 * if the number is negative, or if it is too large to be exact to the penny.
 */
export function parseFigure(kind: FigureKind, text: string): number {
  return isNumeric(text) ? toFigure(kind, Number(text)) : 0;
}

/** Why a typed figure cannot be saved; null for one that can, and for what is not a number. */
export function figureProblem(kind: FigureKind, text: string): string | null {
  // It may separate the pence or the thousands.
  if (/[,٫]/.test(text)) return 'Use a point for decimals, and no comma';
  const figure = Number(text);
  if (figure < 0) return 'Enter 0 or more';
  if (kind === 'percent') return figure > 100 ? 'Enter 100 or less' : null;
  return pounds(figure) > MAX_PENCE ? 'Enter a smaller number' : null;
}

/** Up to this sum, about 11 trillion pounds, a number of pounds is exact to the penny. */
const MAX_PENCE = 2 ** 50;

function toFigure(kind: FigureKind, value: number): number {
  const pence = pounds(value);
  const figure = pence > 0 && pence <= MAX_PENCE ? pence / 100 : 0;
  return kind === 'percent' ? Math.min(figure, 100) : figure;
}
