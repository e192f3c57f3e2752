import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useBackend } from '../../backend/BackendContext';
import { business } from '../../content/business';
import { ButtonLink, Inline, Notice, Stack, Text, TextLink, type Tone } from '../../design-system';
import type { Purchase } from '../../domain/customerOrder';
import { lazyComponent } from '../../features/page/lazyComponent';
import { pages } from '../../pages';

/** Loaded once there is a payment. */
const JobTicket = lazyComponent(
  async () => (await import('../../features/job-ticket/JobTicket')).JobTicket,
  { optional: true },
);

/** How long after an answer the page asks again for a payment that is not confirmed, in ms. */
const ASK_AGAIN = 5_000;

/** How long it asks, in ms. */
const ASK_FOR = 60_000;

export interface PaymentReturnProps {
  session: string;
  hasForm: boolean;
  /** The visitor is signed in. A guest is not led to an account. */
  hasAccount: boolean;
  onPaid: (purchase: Purchase) => void;
}

/** Looks for the payment that a visitor returns from, and shows how far it is. What changes is announced once. */
export function PaymentReturn({ session, hasForm, hasAccount, onPaid }: PaymentReturnProps) {
  const orders = useBackend().connected?.orders;
  const [known, setKnown] = useState<'asking' | 'waiting' | 'unconfirmed' | Purchase>('asking');
  const found = useEffectEvent((purchase: Purchase) => {
    setKnown(purchase);
    onPaid(purchase);
  });

  useEffect(() => {
    let next: ReturnType<typeof setTimeout>;
    let isShown = true;
    let isOver = false;
    async function ask() {
      // A failure is no answer: the page asks again.
      const purchase = await orders?.findPurchase(session).catch(() => null);
      if (!isShown) return;
      if (purchase?.state === 'paid') {
        clearTimeout(end);
        found(purchase);
      } else if (!isOver) {
        setKnown('waiting');
        next = setTimeout(() => void ask(), ASK_AGAIN);
      }
    }
    const end = setTimeout(() => {
      isOver = true;
      clearTimeout(next);
      setKnown('unconfirmed');
    }, ASK_FOR);
    void ask();
    return () => {
      isShown = false;
      clearTimeout(next);
      clearTimeout(end);
    };
  }, [orders, session]);

  function content(): [tone: Tone, title: string, text: ReactNode] {
    if (known === 'waiting') {
      return [
        'info',
        'Your payment has not been confirmed yet',
        'Often this takes a few seconds. This page asks again by itself for a minute.',
      ];
    }
    if (typeof known === 'string') {
      return [
        'warning',
        'The payment provider has not confirmed your payment',
        <>
          If you have paid, a mail follows as soon as it is confirmed, with a link to the
          questionnaire. If none arrives, write to{' '}
          <TextLink translate="no" href={`mailto:${business.contact.email}`}>
            {business.contact.email}
          </TextLink>
          .
        </>,
      ];
    }
    const text = known.isAnsweredByOther
      ? 'Thank you. We have answers for this order, but we cannot tell whether they are yours. If they are not, please answer these questions.'
      : 'Thank you. A mail about your purchase is on its way, with a link to your order.';
    return ['success', 'Your payment has arrived', text];
  }

  if (known === 'asking') return <Text variant="quiet">Looking for your payment …</Text>;
  const [tone, title, text] = content();
  return (
    <Stack gap="lg">
      <Notice tone={tone} title={title} live>
        {text}
      </Notice>
      {typeof known === 'object' && known.next && <JobTicket next={known.next} />}
      {!hasForm && known !== 'waiting' && (
        <Inline stacked>
          {hasAccount && typeof known === 'object' && (
            <ButtonLink href={pages.account.href}>Go to my account</ButtonLink>
          )}
          <ButtonLink variant="secondary" href={pages.landing.href}>
            Return to Home
          </ButtonLink>
        </Inline>
      )}
    </Stack>
  );
}
