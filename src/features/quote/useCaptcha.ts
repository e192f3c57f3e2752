import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Backend, ShownCaptcha } from '../../backend/Backend';

/** The width of the provider's widget, in px. In narrower columns the compact widget is drawn. */
const NORMAL_WIDTH = 304;

/** The captcha loads when it is less than this far from the viewport. */
const LOAD_MARGIN = '200px';

/** `waiting` is a drawn captcha that the visitor has not completed. */
export type CaptchaState = 'loading' | 'waiting' | 'complete' | 'expired' | 'failed';

export interface CaptchaOptions {
  /** Draws the provider's widget into an element. */
  showCaptcha: Backend['quotes']['showCaptcha'];
  /** Called with the token of the completed captcha, and with null when it is no longer valid. */
  onToken: (token: string | null) => void;
  /** A new number resets the captcha. */
  round: number;
}

/**
 * Draws the captcha once the element of `frame` is near the viewport, and again after `tryAgain`. Each
 * attempt appends an element of its own to it, which React does not render.
 */
export function useCaptcha({ showCaptcha, onToken, round }: CaptchaOptions) {
  const frame = useRef<HTMLDivElement>(null);
  const drawn = useRef<ShownCaptcha>(undefined);
  const [state, setState] = useState<CaptchaState>('loading');
  const [attempt, setAttempt] = useState(1);

  const report = useEffectEvent((next: CaptchaState, token: string | null) => {
    setState(next);
    onToken(token);
  });
  const show = useEffectEvent(showCaptcha);

  useEffect(() => {
    const container = frame.current;
    if (!container) return;
    let isCurrent = true;
    const element = container.appendChild(document.createElement('div'));
    if (attempt > 1) container.focus({ preventScroll: true });

    /** Removes the widget. Its later callbacks are ignored. */
    function end() {
      isCurrent = false;
      observer.disconnect();
      drawn.current?.remove();
      drawn.current = undefined;
      element.remove();
    }

    /** Ends this attempt for good, even if the provider recovers later. */
    function fail() {
      if (!isCurrent) return;
      end();
      report('failed', null);
    }

    async function draw(isCompact: boolean) {
      try {
        const captcha = await show(element, {
          isCompact,
          onToken: (token) => isCurrent && report('complete', token),
          onExpire: () => isCurrent && report('expired', null),
          onFail: fail,
        });
        if (!isCurrent) return captcha.remove();
        drawn.current = captcha;
        setState('waiting');
      } catch (failure) {
        if (!isCurrent) return;
        console.warn('The captcha could not be shown.', failure);
        fail();
      }
    }

    const observer = new IntersectionObserver(
      (entries) => {
        // The browser may deliver several entries at once, oldest first: only the last one counts.
        if (!entries.at(-1)?.isIntersecting) return;
        observer.disconnect();
        void draw(container.clientWidth < NORMAL_WIDTH);
      },
      { rootMargin: LOAD_MARGIN },
    );
    observer.observe(container);

    return end;
  }, [attempt]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round resets the captcha
  useEffect(() => {
    if (!drawn.current) return;
    drawn.current.reset();
    setState('waiting');
  }, [round]);

  function tryAgain() {
    setState('loading');
    setAttempt((count) => count + 1);
  }

  return { frame, state, tryAgain };
}
