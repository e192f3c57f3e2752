import { useState } from 'react';
import { useBackend } from '../../backend/BackendContext';
import { business } from '../../content/business';
import { ButtonLink, Inline, Stack, TextLink } from '../../design-system';
import type { Purchase } from '../../domain/customerOrder';
import { lazyComponent } from '../../features/page/lazyComponent';
import { ReturnNotice } from '../../features/payment-return/ReturnNotice';
import { useAskAgain } from '../../features/payment-return/useAskAgain';
import { pages } from '../../pages';

/** Loaded once there is a payment. */
const JobTicket = lazyComponent(
  async () => (await import('../../features/job-ticket/JobTicket')).JobTicket,
  { optional: true },
);

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
  const [purchase, setPurchase] = useState<Purchase>();
  const state = useAskAgain(async () => {
    const found = await orders?.findPurchase(session);
    if (found?.state !== 'paid') return false;
    setPurchase(found);
    onPaid(found);
    return true;
  });

  return (
    <Stack gap="lg">
      <ReturnNotice
        state={state}
        found={
          purchase?.isAnsweredByOther
            ? 'Thank you. We have answers for this order, but we cannot tell whether they are yours. If they are not, please answer these questions.'
            : 'Thank you. A mail about your purchase is on its way, with a link to your order.'
        }
        over={
          <>
            If you have paid, a mail follows as soon as it is confirmed, with a link to the
            questionnaire. If none arrives, write to{' '}
            <TextLink translate="no" href={`mailto:${business.contact.email}`}>
              {business.contact.email}
            </TextLink>
            .
          </>
        }
      />
      {purchase?.next && <JobTicket next={purchase.next} />}
      {!hasForm && (state === 'over' || state === 'found') && (
        <Inline stacked>
          {hasAccount && purchase && (
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
