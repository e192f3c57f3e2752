/** Reads the provider's list of payment links: which are ours, and where they differ from the website. */
import {
  listFindings,
  type PaymentLink,
  paymentLinkSchema,
  soldByUrl,
} from '../../src/domain/priceGuard.ts';
import { type RulesSettings, rulesOf } from './confirmPurchase.ts';
import { assignLink } from './paymentOrders.ts';
import { noteList, offers } from './priceGuard.ts';
import { type ProviderOptions, startReading, TooMany, waitingSchema } from './provider.ts';

const MAX_LINKS = 2000;

/** In SQL: links of which it is not known what they sell. */
const UNKNOWN = `select distinct link as id from orders where product is null and link is not null
  and counts_in <> 'none' and not exists (select from link_products where link_products.link = orders.link)`;

export function startPriceGuard(options: ProviderOptions & RulesSettings) {
  const { database } = options;
  const rules = rulesOf(options);
  return startReading(options, {
    payment_links: {
      find: async (isNew) => (isNew ? database.rows(waitingSchema, UNKNOWN) : []),
      async read(stripe) {
        // Before the list is read: a payment after it shows what is newer.
        const at = new Date();
        const links: PaymentLink[] = [];
        const query = { limit: 100, expand: ['data.line_items'] };
        for await (const link of stripe.paymentLinks.list(query)) {
          if (links.length === MAX_LINKS)
            throw new TooMany(`There are more than ${MAX_LINKS} links.`);
          links.push(paymentLinkSchema.parse(link));
        }
        const found = listFindings(offers, links, options.publicOrigin);
        await noteList(database, found, at);
        for (const { link, offer } of soldByUrl(offers, links)) {
          const { product, period } = offer;
          await database.transaction((queries) =>
            assignLink(queries, { link, product, period, byOwner: false }, rules),
          );
        }
      },
    },
  });
}
