import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { CaptchaEvents, ShownCaptcha } from '../../backend/Backend';
import { Button, FormError, Stack, Text } from '../../design-system';
import * as styles from './CaptchaField.css';

/** The provider's widget is this wide; where there is less room, its compact form is shown. */
const NORMAL_WIDTH = 304;

const hints = {
  waiting: 'Please complete the captcha to send your request.',
  complete: 'Thank you, the captcha is complete.',
  expired:
    'The captcha has expired, because it was completed a while ago. Please complete it again.',
  failed:
    'The captcha could not be loaded. Check your connection, and whether something blocks it.',
} as const;

/** How far the visitor has got with the captcha. */
export type CaptchaState = keyof typeof hints;

export interface CaptchaFieldProps {
  /** Draws the provider's widget into an element. */
  showCaptcha: (element: HTMLElement, events: CaptchaEvents) => Promise<ShownCaptcha>;
  /** The token of the completed captcha; null when there is none, or none any more. */
  onToken: (token: string | null) => void;
  /** What was wrong with the last token. */
  error?: string | undefined;
}

/**
 * The captcha: fetched when it comes into view, and not before. To start it afresh, give it
 * another `key`. Says below it what is missing, and offers to try again when it did not load.
 */
export function CaptchaField({ showCaptcha, onToken, error }: CaptchaFieldProps) {
  const place = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<CaptchaState>('waiting');
  const [attempt, setAttempt] = useState(1);

  const tell = useEffectEvent((next: CaptchaState, token: string | null) => {
    setState(next);
    onToken(token);
  });
  const show = useEffectEvent(showCaptcha);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another widget
  useEffect(() => {
    const holder = place.current;
    if (!holder) return;
    let isCurrent = true;
    let shown: ShownCaptcha | undefined;
    const element = holder.appendChild(document.createElement('div'));

    const begin = () =>
      show(element, {
        isCompact: holder.clientWidth < NORMAL_WIDTH,
        onToken: (token) => isCurrent && tell('complete', token),
        onExpire: () => isCurrent && tell('expired', null),
        onFail: () => isCurrent && tell('failed', null),
      }).then(
        (widget) => {
          if (isCurrent) shown = widget;
          else widget.remove();
        },
        (failure: unknown) => {
          if (!isCurrent) return;
          console.warn('The captcha could not be shown.', failure);
          tell('failed', null);
        },
      );

    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        void begin();
      },
      { rootMargin: '200px' },
    );
    observer.observe(holder);

    return () => {
      isCurrent = false;
      observer.disconnect();
      shown?.remove();
      element.remove();
    };
  }, [attempt]);

  return (
    <Stack gap="xs">
      {state !== 'failed' && <div ref={place} className={styles.place} />}
      <div role="status">
        <Text size="small" tone={state === 'expired' || state === 'failed' ? 'danger' : 'quiet'}>
          {hints[state]}
        </Text>
      </div>
      {state === 'failed' && (
        <div>
          <Button
            variant="secondary"
            onClick={() => {
              setState('waiting');
              setAttempt(attempt + 1);
            }}
          >
            Try again
          </Button>
        </div>
      )}
      <FormError>{error}</FormError>
    </Stack>
  );
}
