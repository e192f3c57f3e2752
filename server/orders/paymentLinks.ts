/** Reads the provider's list of payment links, at start and daily, and compares it with the website. */
import { listFindings, type PaymentLink, paymentLinkSchema } from '../../src/domain/priceGuard.ts';
import { errorText } from '../log.ts';
import { noteList, noteListProblem, offers } from './priceGuard.ts';
import { createReader, ListError, type ProviderOptions, startReading } from './provider.ts';

/** The most pages of 100 links. */
const MAX_PAGES = 20;

/** In seconds. */
const DAY = 86_400;

export interface PriceGuardOptions extends ProviderOptions {
  publicOrigin: string;
}

export function startPriceGuard(options: PriceGuardOptions) {
  const { database, provider, publicOrigin, fetch, log } = options;
  if (!provider) return { async stop() {} };
  const stopping = new AbortController();
  const readPages = createReader(provider, fetch, stopping.signal);

  /** Resolves with whether the list was read. */
  async function read(): Promise<boolean> {
    try {
      // Before the list is read: a payment after it shows what is newer.
      const at = new Date();
      const links: PaymentLink[] = [];
      const expanded = [['expand[]', 'data.line_items']] as const;
      for await (const page of readPages('payment_links', expanded, paymentLinkSchema, MAX_PAGES))
        links.push(...page);
      await noteList(database, listFindings(offers, links, publicOrigin), at);
      return true;
    } catch (error) {
      if (stopping.signal.aborted) return false;
      log.warn('payment links not read', { error: errorText(error) });
      const problem = error instanceof ListError ? error.problem : 'unreachable';
      await noteListProblem(database, problem).catch(() => {
        // While the database is away. The next attempt notes it.
      });
      return false;
    }
  }

  return startReading(read, DAY, stopping);
}
