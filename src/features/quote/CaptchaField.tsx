import { useLayoutEffect, useRef } from 'react';
import { business } from '../../content/business';
import {
  Button,
  FieldMessage,
  FormError,
  Notice,
  Stack,
  Text,
  TextLink,
  type TextProps,
} from '../../design-system';
import * as styles from './CaptchaField.css';
import { type CaptchaOptions, type CaptchaState, useCaptcha } from './useCaptcha';

const { email, phone } = business.contact;

interface Hint extends Pick<TextProps, 'variant'> {
  text: string;
}

const incomplete: Hint = {
  text: 'Please complete the captcha to send your request.',
  variant: 'quiet',
};

const hints: Readonly<Record<CaptchaState, Hint>> = {
  loading: incomplete,
  waiting: incomplete,
  complete: { text: 'Thank you, the captcha is complete.', variant: 'quiet' },
  expired: {
    text: 'The captcha has expired, because it was completed a while ago. Please complete it again.',
  },
  failed: {
    text: 'The captcha could not be loaded. Check your connection, and whether something in your browser blocks it.',
  },
};

export interface CaptchaFieldProps extends CaptchaOptions {
  /** The id of the hint, for `aria-describedby` of the submit button. */
  hintId: string;
  error?: string | undefined;
  /** A countdown explains why no request can be sent yet, instead of the hint. Default `false`. */
  isLockedOut?: boolean;
}

/**
 * The captcha, loaded when it is scrolled near the viewport. A hint below it shows its state; if it
 * fails to load, it gives the email address and the telephone number, and a button retries.
 */
export function CaptchaField({
  hintId,
  error,
  isLockedOut = false,
  ...options
}: CaptchaFieldProps) {
  const { frame, state, tryAgain } = useCaptcha(options);
  const isFailed = state === 'failed';
  const retryButton = useRef<HTMLButtonElement>(null);
  const hasTriedAgain = useRef(false);

  // The captcha had the focus and is gone.
  useLayoutEffect(() => {
    const isFocusLost = document.activeElement === document.body;
    if (isFailed && hasTriedAgain.current && isFocusLost) {
      retryButton.current?.focus({ preventScroll: true });
    }
  }, [isFailed]);

  const { text, ...look } = hints[state];
  const hint =
    state === 'expired' ? (
      <FieldMessage id={hintId} error={text} />
    ) : (
      <Text id={hintId} size="small" {...look}>
        {text}
      </Text>
    );

  return (
    <Stack gap="xs">
      {!isFailed && (
        <div className={styles.frame}>
          {state === 'loading' && (
            <div className={styles.placeholder}>
              <Text size="small" variant="quiet">
                The captcha appears here.
              </Text>
            </div>
          )}
          <div ref={frame} tabIndex={-1} />
        </div>
      )}
      <div
        role="status"
        className={isLockedOut && hints[state] === incomplete ? styles.hidden : undefined}
      >
        {isFailed ? (
          <Notice tone="danger">
            <Stack gap="sm" align="start">
              {hint}
              <Text size="small">
                You can also write to{' '}
                <TextLink translate="no" href={`mailto:${email}`}>
                  {email}
                </TextLink>{' '}
                or call{' '}
                <TextLink translate="no" href={`tel:${phone.dialled}`}>
                  {phone.shown}
                </TextLink>
                .
              </Text>
              <Button
                ref={retryButton}
                variant="secondary"
                onClick={() => {
                  hasTriedAgain.current = true;
                  tryAgain();
                }}
              >
                Try again
              </Button>
            </Stack>
          </Notice>
        ) : (
          hint
        )}
      </div>
      <FormError>{error}</FormError>
    </Stack>
  );
}
