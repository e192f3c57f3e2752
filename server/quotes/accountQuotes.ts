/** A customer's quote requests, each with the prices that the owner has sent. */
import * as z from 'zod/mini';
import type { AccountPart } from '../customers/account.ts';
import { columns, readIds } from '../database/database.ts';
import { endLinks } from '../http/links.ts';
import { quoteRow, readVersions } from '../orders/storedQuotes.ts';

const rowSchema = z.pick(quoteRow, { id: true, status: true, answers: true, createdAt: true });

/** They name no account: they belong to the customer who has confirmed their email address. */
const isOwn = `lower(trim(answers->>'email')) = $1`;

export const accountQuotes: AccountPart = {
  name: 'quotes',
  async read(queries, { emailKey, verifiedAt }) {
    if (!verifiedAt) return [];
    const quotes = await queries.rows(
      rowSchema,
      `select ${columns(rowSchema)} from quotes where ${isOwn} order by id`,
      [emailKey],
    );
    return Promise.all(
      quotes.map(async (quote) => ({
        ...quote,
        prices: (await readVersions(queries, quote.id)).map(({ sentBy, ...price }) => price),
      })),
    );
  },
  async remove(queries, { emailKey, verifiedAt }) {
    if (!verifiedAt) return;
    // An accepted one is a contract, which tax law asks to keep like an order.
    const removal = `delete from quotes where ${isOwn} and status <> 'Accepted' returning id`;
    await endLinks(queries, 'quote', await readIds(queries, removal, [emailKey]));
  },
};
