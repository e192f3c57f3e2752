/** Reads the provider's list of payment links, and compares it with the website. */
import { listFindings, type PaymentLink, paymentLinkSchema } from '../../src/domain/priceGuard.ts';
import { noteList, offers } from './priceGuard.ts';
import { type ProviderOptions, startReading, TooMany } from './provider.ts';

/** The most links that are compared. */
const MAX_LINKS = 2000;

export const startPriceGuard = (options: ProviderOptions & { publicOrigin: string }) =>
  startReading(options, {
    async payment_links(stripe) {
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
      await noteList(options.database, found, at);
    },
  });
