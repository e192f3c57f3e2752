import { Button, FormError, Stack, Text } from '../../design-system';
import * as styles from './CaptchaField.css';
import { type CaptchaOptions, type CaptchaState, useCaptcha } from './useCaptcha';

const INCOMPLETE = 'Please complete the captcha to send your request.';

const hints: Readonly<Record<CaptchaState, string>> = {
  loading: INCOMPLETE,
  waiting: INCOMPLETE,
  complete: 'Thank you, the captcha is complete.',
  expired:
    'The captcha has expired, because it was completed a while ago. Please complete it again.',
  failed:
    'The captcha could not be loaded. Check your connection, and whether something in your browser blocks it.',
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
  const isWrong = state === 'expired' || state === 'failed';
  return (
    <Stack gap="xs">
      {state !== 'failed' && (
        <div className={styles.frame}>
          {state === 'loading' && (
            <div className={styles.promise}>
              <Text size="small" tone="quiet">
                The captcha appears here.
              </Text>
            </div>
          )}
          <div ref={place} />
        </div>
      )}
      <div role="status">
        <Text id={hintId} size="small" tone={isWrong ? 'danger' : 'quiet'}>
          {hints[state]}
        </Text>
      </div>
      {state === 'failed' && (
        <div>
          <Button variant="secondary" onClick={tryAgain}>
            Try again
          </Button>
        </div>
      )}
      <FormError>{error}</FormError>
    </Stack>
  );
}
