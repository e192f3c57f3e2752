import type { MouseEvent } from 'react';
import { business } from '../../content/business';
import { quoteLead } from '../../content/customQuote';
import {
  ButtonLink,
  Heading,
  Icon,
  Notice,
  Section,
  Stack,
  Text,
  TextLink,
} from '../../design-system';
import { CaptchaField, type CaptchaFieldProps } from '../../features/quote/CaptchaField';
import { QuoteForm, type QuoteFormProps } from '../../features/quote/QuoteForm';
import { ThankYouDialog } from '../../features/quote/ThankYouDialog';
import { pages } from '../../pages';
import * as styles from './CustomQuotePage.css';
import { goBack } from './goBack';

export interface CustomQuotePageProps
  extends Omit<QuoteFormProps, 'captcha' | 'round'>,
    Pick<CaptchaFieldProps, 'showCaptcha' | 'onToken'> {
  /** A new number resets the form. */
  formRound: number;
  /** A new number resets the captcha. */
  captchaRound: number;
  /** The error beside the captcha. */
  captchaError?: string | undefined;
  /** Whether the thank-you dialog is open. */
  isThankYouOpen: boolean;
  /** Called when the thanks are closed. */
  onThankYouClosed: () => void;
}

/** Goes back instead of home if the visitor came from this site; in a new tab there is no back. */
function followBack(event: MouseEvent) {
  const opensTab = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  if (!opensTab && goBack()) event.preventDefault();
}

function Introduction() {
  return (
    <div className={styles.introduction}>
      <ButtonLink variant="quiet" href={pages.landing.href} onClick={followBack}>
        <Icon name="arrowLeft" />
        Back
      </ButtonLink>
      <Stack gap="md">
        <Heading level="1" size="h2" id="quote-title">
          Request a Custom Website Quote
        </Heading>
        <Text size="lead" variant="quiet">
          {quoteLead}
        </Text>
      </Stack>
      <Notice>
        After you submit this form, our team will follow up with instructions for sending design
        examples, logos, content and attachments.
      </Notice>
    </div>
  );
}

/** The custom quote page, rendered from props alone. */
export function CustomQuotePage({
  formRound,
  captchaRound,
  captchaError,
  showCaptcha,
  onToken,
  isThankYouOpen,
  onThankYouClosed,
  ...form
}: CustomQuotePageProps) {
  return (
    <Section spacing="small" labelledBy="quote-title">
      <Stack gap="xl">
        <Introduction />
        <noscript>
          <Notice tone="warning" title="This form needs JavaScript">
            Without it, please write to{' '}
            <TextLink href={`mailto:${business.contact.email}`}>{business.contact.email}</TextLink>.
          </Notice>
        </noscript>
        <QuoteForm
          {...form}
          round={formRound}
          captcha={(hintId) => (
            <CaptchaField
              hintId={hintId}
              round={captchaRound}
              showCaptcha={showCaptcha}
              onToken={onToken}
              error={captchaError}
              isLockedOut={form.secondsLeft > 0}
            />
          )}
        />
      </Stack>
      <ThankYouDialog
        open={isThankYouOpen}
        onClose={onThankYouClosed}
        title="Thank You for Your Quote Request!"
        description={`A copy of your answers is on its way to you. Within ${business.replyTime} you will hear from us, with instructions for sending design examples, logos, content and attachments.`}
      />
    </Section>
  );
}
