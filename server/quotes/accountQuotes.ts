/** A customer's quote requests, each with the prices that the owner has sent. */
import type { AccountPart } from '../customers/account.ts';
import { readIds } from '../database/database.ts';
import { endLinks } from '../http/links.ts';
import { readQuotes } from '../orders/storedQuotes.ts';

/** They name no account: they belong to the customer who has confirmed their email address. */
const isOwn = `lower(trim(answers->>'email')) = $1`;

export const accountQuotes: AccountPart = {
  name: 'quotes',
  async read(queries, { emailKey, verifiedAt }) {
    if (!verifiedAt) return [];
    const quotes = await readQuotes(queries, { sql: isOwn, values: [emailKey] });
    return quotes.map(({ id, status, answers, createdAt, versions }) => ({
      ...{ id, status, answers, createdAt },
      prices: versions.map(({ sentBy, quoteId, ...price }) => price),
    }));
  },
  async remove(queries, { emailKey, verifiedAt }) {
    if (!verifiedAt) return;
    // An accepted one is a contract, which tax law asks to keep like an order.
    const removal = `delete from quotes where ${isOwn} and status <> 'Accepted'
      and not exists (
        select from quote_versions where quote_id = quotes.id and outcome = 'accepted'
      ) returning id`;
    await endLinks(queries, 'quote', await readIds(queries, removal, [emailKey]));
  },
};
