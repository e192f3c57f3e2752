import { sentQuoteSchema } from '../../domain/pricedQuote';
import type { QuoteLinks } from '../Backend';
import { type ApiClient, ApiFailure, asBackendError } from './apiClient';

/** What the link to a quote opens, over the API. */
export function createHttpQuoteLinks(api: ApiClient): QuoteLinks {
  /** Sends the request. A failure with this code resolves with the alternative. */
  async function call<Other>(
    path: string,
    body: object,
    code: string,
    alternative: () => Promise<Other>,
  ) {
    try {
      return await api(`/quote-links${path}`, { method: 'POST', body, schema: sentQuoteSchema });
    } catch (error) {
      if (error instanceof ApiFailure && error.code === code) return alternative();
      throw asBackendError(error);
    }
  }

  const read = ({ token }: { token: string }) => call('', { token }, 'not-found', async () => null);

  const decide = (path: string, body: { token: string }) =>
    call(path, body, 'changed-meanwhile', () => read(body));

  return {
    read,
    accept: (acceptance) => decide('/accept', acceptance),
    decline: (refusal) => decide('/decline', refusal),
  };
}
