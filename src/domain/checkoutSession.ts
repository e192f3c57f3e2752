/** Whether an id of the payment provider is that of a checkout. */
export const isCheckoutId = (id: string) => id.startsWith('cs_');

/** The id of the payment provider's checkout in a URL's query; undefined without one, or with another text. */
export function checkoutSessionOf(search: string): string | undefined {
  const id = new URLSearchParams(search).get('session_id') ?? '';
  return /^cs_[\w-]{1,252}$/.test(id) ? id : undefined;
}
