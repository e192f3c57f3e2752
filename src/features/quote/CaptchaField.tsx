import { Button, FormError, Notice, Stack, Text, type TextProps } from '../../design-system';
import * as styles from './CaptchaField.css';
import { type CaptchaOptions, type CaptchaState, useCaptcha } from './useCaptcha';

interface Hint extends Pick<TextProps, 'tone' | 'variant'> {
  words: string;
}

const incomplete: Hint = {
  words: 'Please complete the captcha to send your request.',
  variant: 'quiet',
};

const hints: Readonly<Record<CaptchaState, Hint>> = {
  loading: incomplete,
  waiting: incomplete,
  complete: { words: 'Thank you, the captcha is complete.', variant: 'quiet' },
  expired: {
    words:
      'The captcha has expired, because it was completed a while ago. Please complete it again.',
    tone: 'danger',
  },
  failed: {
    words:
      'The captcha could not be loaded. Check your connection, and whether something in your browser blocks it.',
  },
};

export interface CaptchaFieldProps extends CaptchaOptions {
  /** The id of the hint, for `aria-describedby` of what needs the captcha. */
  hintId: string;
  /** What was wrong with the last token. */
  error?: string | undefined;
}

/**
 * The captcha, fetched when it comes near the view and not before. Says below it what is missing,
 * and offers to try again when it did not load.
 */
export function CaptchaField({ hintId, error, ...options }: CaptchaFieldProps) {
  const { place, state, tryAgain } = useCaptcha(options);
  const isFailed = state === 'failed';
  const { words, ...look } = hints[state];
  const hint = (
    <Text id={hintId} size="small" {...look}>
      {words}
    </Text>
  );

  return (
    <Stack gap="xs">
      {!isFailed && (
        <div className={styles.frame}>
          {state === 'loading' && (
            <div className={styles.promise}>
              <Text size="small" variant="quiet">
                The captcha appears here.
              </Text>
            </div>
          )}
          <div ref={place} tabIndex={-1} className={styles.place} />
        </div>
      )}
      <div role="status">
        {isFailed ? (
          <Notice tone="danger">
            <Stack gap="sm" align="start">
              {hint}
              <Button variant="secondary" onClick={tryAgain}>
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
