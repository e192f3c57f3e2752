import { useEffect, useState } from 'react';
import { useBackend } from '../../backend/BackendContext';
import type { Purchase } from '../../domain/customerOrder';

/** How long after an answer the page asks again for a payment that is not known, in ms. */
const ASK_AGAIN = 5_000;

/** How long it asks, in ms. */
const ASK_FOR = 60_000;

/** What is known of a payment: nothing yet, that it is not confirmed, the same after a minute, or that it is paid. */
type KnownPurchase = 'asking' | 'waiting' | 'unconfirmed' | Purchase;

/** What is known of a checkout that the visitor returns from; undefined without one, and in browser mode. */
export function usePurchase(session: string | undefined): KnownPurchase | undefined {
  const orders = useBackend().connected?.orders;
  const [known, setKnown] = useState<KnownPurchase>('asking');

  useEffect(() => {
    if (!orders || !session) return;
    let next: ReturnType<typeof setTimeout>;
    let isShown = true;
    let isOver = false;
    async function ask(checkout: string) {
      // A failure is no answer: the page asks again.
      const purchase = await orders?.findPurchase(checkout).catch(() => null);
      if (!isShown) return;
      if (purchase?.state === 'paid') {
        clearTimeout(end);
        setKnown(purchase);
      } else if (!isOver) {
        setKnown('waiting');
        next = setTimeout(() => void ask(checkout), ASK_AGAIN);
      }
    }
    const end = setTimeout(() => {
      isOver = true;
      clearTimeout(next);
      setKnown('unconfirmed');
    }, ASK_FOR);
    void ask(session);
    return () => {
      isShown = false;
      clearTimeout(next);
      clearTimeout(end);
    };
  }, [orders, session]);

  return orders && session ? known : undefined;
}
