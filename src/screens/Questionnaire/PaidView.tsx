import { useEffect } from 'react';
import { business } from '../../content/business';
import { ButtonLink, focusHeading, Heading, Inline, Stack, Text } from '../../design-system';
import { pages } from '../../pages';

export interface PaidViewProps {
  /** The questionnaire of this order has been sent. Otherwise there is none, such as for hosting. */
  isAnswered: boolean;
}

/** What happens after a payment that has no questionnaire to fill in. */
export function PaidView({ isAnswered }: PaidViewProps) {
  // It replaces what was shown while the payment was looked for.
  useEffect(() => focusHeading(), []);
  return (
    <Stack gap="lg">
      <Heading level="1" size="h2">
        {isAnswered ? 'We have your answers' : 'Thank You!'}
      </Heading>
      <Text>
        <span>
          {isAnswered
            ? 'Your payment has arrived, and the questionnaire for it has been sent.'
            : 'Your payment has arrived. A mail about your purchase is on its way, with a link to your order and its receipt.'}
        </span>{' '}
        Expect to hear from us within <span>{business.replyTime}</span>.
      </Text>
      <Text variant="quiet">
        With an account of the email that you paid with, you find the order under ‘My Orders’.
      </Text>
      <Inline stacked>
        <ButtonLink href={pages.account.href}>Go to my account</ButtonLink>
        <ButtonLink variant="secondary" href={pages.landing.href}>
          Return to Home
        </ButtonLink>
      </Inline>
    </Stack>
  );
}
