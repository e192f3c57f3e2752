import * as z from 'zod/mini';
import { sentQuoteSchema } from '../../domain/pricedQuote';
import type { QuoteLinks } from '../Backend';
import type { BrowserEnvironment } from '../storage/browserEnvironment';
import { createSessionValue } from '../storage/drafts';
import { type ApiClient, ApiFailure, asBackendError } from './apiClient';

const checkoutSchema = z.object({
  url: z.string().check(z.refine((url) => /^https?:\/\//.test(url))),
});
const begunSchema = z.object({ token: z.string(), paid: z.int() });

/** What the link to a quote opens, over the API. */
export function createHttpQuoteLinks(api: ApiClient, environment: BrowserEnvironment): QuoteLinks {
  const begun = createSessionValue(environment, 'quotePayment', begunSchema);

  /** Sends the request. A failure with this code resolves with the alternative. */
  async function call<Value, Other>(
    path: string,
    { body, schema }: { body: object; schema: z.ZodMiniType<Value> },
    code: string,
    alternative: () => Promise<Other>,
  ) {
    try {
      return await api(`/quote-links${path}`, { method: 'POST', body, schema });
    } catch (error) {
      if (error instanceof ApiFailure && error.code === code) return alternative();
      throw asBackendError(error);
    }
  }

  const quote = (body: object) => ({ body, schema: sentQuoteSchema });

  const read = ({ token }: { token: string }) =>
    call('', quote({ token }), 'not-found', async () => null);

  return {
    read,
    decide({ outcome, text, ...asked }) {
      const body = { ...asked, outcome, [outcome === 'accepted' ? 'name' : 'reason']: text };
      const ofQuote = outcome === 'accepted' ? '/accept' : '/decline';
      const path = 'request' in asked ? '/extras' : ofQuote;
      return call(path, quote(body), 'changed-meanwhile', () => read(asked));
    },
    async pay({ token, request, paid }) {
      const body = { token, request };
      const none = async () => null;
      const schema = checkoutSchema;
      const checkout = await call('/pay', { body, schema }, 'changed-meanwhile', none);
      // The provider's page leads back without the token, which is a secret.
      if (checkout) begun.keep({ token, paid });
      return checkout?.url ?? null;
    },
    begun: async () => begun.read(),
  };
}
