/** A checkout as the payment provider has it. */
export interface Checkout {
  id: string;
  status: 'open' | 'complete' | 'expired';
  url: string;
  livemode: boolean;
  amount: number;
  /** What is paid for. */
  name: string;
  key: string;
  form: URLSearchParams;
}

interface Asked {
  method: string | undefined;
  pathname: string;
  /** Of the URL. */
  search: string;
  /** The idempotency key. */
  key: string;
  body: string;
}

/**
 * Stands in for the provider's API of checkouts: makes, shows and expires them, and answers an idempotency key as it
 * did at first, also with an error of its own.
 */
export function createCheckoutSessions(livemode = false) {
  const checkouts: Checkout[] = [];
  const answers = new Map<string, { form: string; status: number; body: object }>();
  const shown = ({ form, key, amount, name, ...checkout }: Checkout) => ({
    ...checkout,
    ...(checkout.status !== 'open' && { url: null }),
  });
  const refunds: { id: string; amount: number; payment_intent: string; key: string }[] = [];
  const refused = (status: number, type: string) => ({ status, body: { error: { type } } });
  let failing = 0;
  let isRefused = false;

  function make({ key, body }: Asked) {
    const known = answers.get(key);
    if (known) return known.form === body ? known : refused(400, 'idempotency_error');
    const form = new URLSearchParams(body);
    const price = 'line_items[0][price_data]';
    const id = `cs_test_${checkouts.length + 1}`;
    const checkout: Checkout = {
      id,
      status: 'open',
      url: `https://pay.example/${id}`,
      livemode,
      amount: Number(form.get(`${price}[unit_amount]`)),
      name: form.get(`${price}[product_data][name]`) ?? '',
      key,
      form,
    };
    if (failing === 0) checkouts.push(checkout);
    const made = failing > 0 ? refused(500, 'api_error') : { status: 200, body: shown(checkout) };
    failing = Math.max(failing - 1, 0);
    answers.set(key, { ...made, form: body });
    return made;
  }

  const told = (made: object) => ({
    status: 'succeeded',
    currency: 'gbp',
    created: Math.floor(Date.now() / 1000),
    ...made,
  });

  function refundsOf(search: string) {
    const payment = new URLSearchParams(search).get('payment_intent');
    const data = refunds.filter((made) => made.payment_intent === payment).map(told);
    return { status: 200, body: { object: 'list', data, has_more: false } };
  }

  /** Pays back a part of a payment, unless the key lacks the right. */
  function refund({ key, body }: Asked) {
    if (isRefused) return refused(403, 'invalid_request_error');
    const known = refunds.find((made) => made.key === key);
    const form = new URLSearchParams(body);
    const made = known ?? {
      id: `re_${refunds.length + 1}`,
      amount: Number(form.get('amount')),
      payment_intent: form.get('payment_intent') ?? '',
      key,
    };
    if (!known) refunds.push(made);
    return { status: 200, body: told(made) };
  }

  return {
    checkouts,
    refunds,
    /** The key lacks the right to refund. */
    refuseRefunds() {
      isRefused = true;
    },
    /** The next checkouts are answered with an error of the provider. */
    fail(count: number) {
      failing = count;
    },
    /** Forgets all. */
    reset() {
      checkouts.length = 0;
      refunds.length = 0;
      answers.clear();
      failing = 0;
      isRefused = false;
    },
    /** The response to a request, or undefined for one that is not about checkouts. */
    answer(asked: Asked): { status: number; body: object } | undefined {
      const { method, pathname, search } = asked;
      if (method === 'POST' && pathname === '/v1/checkout/sessions') return make(asked);
      if (method === 'POST' && pathname === '/v1/refunds') return refund(asked);
      if (pathname === '/v1/refunds') return refundsOf(search);
      const [, id, action] = /\/checkout\/sessions\/(\w+)(\/expire)?$/.exec(pathname) ?? [];
      if (!id) return undefined;
      const checkout = checkouts.find((each) => each.id === id);
      if (!checkout) return refused(404, 'invalid_request_error');
      if (action && checkout.status !== 'open') return refused(400, 'invalid_request_error');
      if (action) checkout.status = 'expired';
      return { status: 200, body: shown(checkout) };
    },
  };
}

let events = 0;

/** The event that tells of a checkout, which is complete then. */
export function checkoutEvent(checkout: Checkout, changes: object = {}, type = 'completed') {
  checkout.status = 'complete';
  events += 1;
  return {
    id: `evt_checkout${events}`,
    object: 'event',
    type: `checkout.session.${type}`,
    created: Math.floor(Date.now() / 1000),
    livemode: checkout.livemode,
    api_version: '2026-10-28.endive',
    data: {
      object: {
        id: checkout.id,
        object: 'checkout.session',
        mode: 'payment',
        payment_status: 'paid',
        status: 'complete',
        amount_total: checkout.amount,
        amount_subtotal: checkout.amount,
        currency: 'gbp',
        client_reference_id: checkout.form.get('client_reference_id'),
        customer_details: { name: 'R Harrow', email: 'accounts@harrow.example' },
        payment_intent: `pi_${checkout.id}`,
        ...changes,
      },
    },
  };
}
