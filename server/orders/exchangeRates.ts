/** What a pound is worth in other currencies, which the owner types once a month, for the VAT on receipts in them. */
import * as z from 'zod/mini';
import { type ExchangeRate, exchangeRateSchema } from '../../src/domain/periodReceipts.ts';
import type { Days } from '../../src/domain/receiptPeriods.ts';
import { ApiError } from '../ApiError.ts';
import { about, note } from '../database/act.ts';
import { columns, type Queries } from '../database/database.ts';
import type { OwnersRoutes } from '../http/ownersRoutes.ts';
import { readBody } from '../http/request.ts';

const rateRow = z.extend(exchangeRateSchema, { rate: z.coerce.number() });

/** Those of the months of these days and of the month before, the newest first. */
export const readRates = (queries: Queries, { from, to }: Days): Promise<ExchangeRate[]> =>
  queries.rows(
    rateRow,
    `select ${columns(rateRow)} from exchange_rates
     where month >= to_char($1::date - interval '1 month', 'YYYY-MM') and month <= $2
     order by month desc, currency`,
    [from, to.slice(0, 7)],
  );

/** That of a month; undefined while it is not known. */
export async function rateOf(queries: Queries, month: string, currency: string) {
  const known = `select ${columns(rateRow)} from exchange_rates where month = $1 and currency = $2`;
  return (await queries.row(rateRow, known, [month, currency]))?.rate;
}

const pathSchema = z.omit(exchangeRateSchema, { rate: true });
const bodySchema = z.pick(exchangeRateSchema, { rate: true });

export const exchangeRateRoutes: OwnersRoutes = (router, { database }) =>
  router.put('/:month/:currency', async (context) => {
    const { rate } = await readBody(context, bodySchema);
    const path = pathSchema.safeParse(context.req.param());
    if (!path.success) throw new ApiError('not-found');
    const { month, currency } = path.data;
    await database.transaction(async (queries) => {
      const changed = await queries.execute(
        `insert into exchange_rates (month, currency, rate) values ($1, $2, $3)
         on conflict (month, currency) do update set rate = excluded.rate
           where exchange_rates.rate <> excluded.rate`,
        [month, currency, rate],
      );
      const named = about('record', `the rate of ${currency.toUpperCase()} in ${month}`);
      if (changed > 0) await note(queries, context.var.actor.name, `set to ${rate}`, named);
    });
    return context.body(null, 204);
  });
