import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Backend, ShownCaptcha } from '../../backend/Backend';

/** The provider's widget is this wide, in px; where there is less room, its compact form is shown. */
const NORMAL_WIDTH = 304;

/** How near the view the captcha has to come before it is fetched. */
const APPROACH = '200px';

/** How far the visitor has got with the captcha. */
export type CaptchaState = 'loading' | 'waiting' | 'complete' | 'expired' | 'failed';

export interface CaptchaOptions {
  /** Draws the provider's widget into an element. */
  showCaptcha: Backend['quotes']['showCaptcha'];
  /** The token of the completed captcha; null when there is none, or none any more. */
  onToken: (token: string | null) => void;
  /** Another one empties the captcha. */
  round: number;
}

/**
 * Draws the captcha once the element of `place` comes near the view, and again at `tryAgain`. Each
 * drawing has an element of its own, which no render of React's touches.
 */
export function useCaptcha({ showCaptcha, onToken, round }: CaptchaOptions) {
  const place = useRef<HTMLDivElement>(null);
  const drawn = useRef<ShownCaptcha>(undefined);
  const [state, setState] = useState<CaptchaState>('loading');
  const [attempt, setAttempt] = useState(1);

  const tell = useEffectEvent((next: CaptchaState, token: string | null) => {
    setState(next);
    onToken(token);
  });
  const show = useEffectEvent(showCaptcha);

  useEffect(() => {
    const holder = place.current;
    if (!holder) return;
    let isCurrent = true;
    const element = holder.appendChild(document.createElement('div'));
    if (attempt > 1) holder.focus({ preventScroll: true });

    /** Nothing that the widget says counts from here on, and no round empties it. */
    function end() {
      isCurrent = false;
      observer.disconnect();
      drawn.current?.remove();
      drawn.current = undefined;
      element.remove();
    }

    /** Ends this attempt and removes its element, even if the provider recovers later. */
    function fail() {
      if (!isCurrent) return;
      end();
      tell('failed', null);
    }

    async function draw(isCompact: boolean) {
      try {
        const captcha = await show(element, {
          isCompact,
          onToken: (token) => isCurrent && tell('complete', token),
          onExpire: () => isCurrent && tell('expired', null),
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
        // A busy page is told of several moments at once, the oldest first.
        if (!entries.at(-1)?.isIntersecting) return;
        observer.disconnect();
        void draw(holder.clientWidth < NORMAL_WIDTH);
      },
      { rootMargin: APPROACH },
    );
    observer.observe(holder);

    return end;
  }, [attempt]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another round is what empties it
  useEffect(() => {
    if (!drawn.current) return;
    drawn.current.reset();
    setState('waiting');
  }, [round]);

  function tryAgain() {
    setState('loading');
    setAttempt((count) => count + 1);
  }

  return { place, state, tryAgain };
}
