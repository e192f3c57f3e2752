import {
  ButtonLink,
  Heading,
  Icon,
  Notice,
  Section,
  Stack,
  Text,
  TextLink,
  ThankYouDialog,
} from '../../design-system';
import { CaptchaField, type CaptchaFieldProps } from '../../features/quote/CaptchaField';
import { QuoteForm, type QuoteFormProps } from '../../features/quote/QuoteForm';
import { paths } from '../../paths';
import { site } from '../../site';

export interface CustomQuotePageProps
  extends Omit<QuoteFormProps, 'captcha'>,
    Pick<CaptchaFieldProps, 'showCaptcha' | 'onToken'> {
  /** Another one empties the form. */
  formKey: number;
  /** Another one starts the captcha afresh. */
  captchaKey: number;
  /** Why the captcha was refused; stands beside the widget. */
  captchaError?: string | undefined;
  /** The dialog after a request was sent. */
  isThanking: boolean;
  onThanked: () => void;
}

/** The custom quote page, from props alone (spec §2). */
export function CustomQuotePage({
  formKey,
  captchaKey,
  captchaError,
  showCaptcha,
  onToken,
  isThanking,
  onThanked,
  ...form
}: CustomQuotePageProps) {
  return (
    <Section width="narrow" labelledBy="quote-title">
      <Stack gap="xl">
        <Stack gap="md" align="start">
          <ButtonLink variant="quiet" href={paths.landing.href}>
            <Icon name="arrowLeft" />
            Back
          </ButtonLink>
          <Heading level="1" size="h2" id="quote-title">
            Request a Custom Website Quote
          </Heading>
          <Text size="lead" tone="quiet">
            Tell us what you need, and we come back with a price for exactly that within{' '}
            {site.replyTime}.
          </Text>
        </Stack>
        <Notice>
          After you submit this form, our team will follow up with instructions for sending design
          examples, logos, content and attachments.
        </Notice>
        <noscript>
          <Notice tone="warning" title="This form needs JavaScript">
            Without it, please write to{' '}
            <TextLink href={`mailto:${site.contact.email}`}>{site.contact.email}</TextLink>.
          </Notice>
        </noscript>
        <QuoteForm
          key={formKey}
          {...form}
          captcha={
            <CaptchaField
              key={captchaKey}
              showCaptcha={showCaptcha}
              onToken={onToken}
              error={captchaError}
            />
          }
        />
      </Stack>
      <ThankYouDialog
        isOpen={isThanking}
        onClose={onThanked}
        title="Thank You for Your Quote Request!"
        description={`We have sent you a copy of your answers, and get back to you within ${site.replyTime}, with instructions for sending us your design examples, logos and content.`}
      />
    </Section>
  );
}
