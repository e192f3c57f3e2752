export interface FreezeOptions {
  /** The time of every clock, in ms since 1970. */
  now: number;
  /** Timers with at least this delay, in ms, do not fire once the story has ended. */
  shortestHeld: number;
}

declare global {
  interface Window {
    /** Whether the play function and the checks of the shown story have ended. */
    storyHasEnded?: boolean;
  }
}

/** Runs in the page before its scripts: fixes the clock and the random numbers. */
export function freeze({ now, shortestHeld }: FreezeOptions) {
  const RealDate = Date;
  window.Date = class extends RealDate {
    constructor(...parts: unknown[]) {
      super(...((parts.length === 0 ? [now] : parts) as [number]));
    }
    static override now() {
      return now;
    }
  } as DateConstructor;

  let state = 1;
  Math.random = () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };

  const hold = <Timer extends 'setTimeout' | 'setInterval'>(timer: Timer) => {
    const real = window[timer].bind(window);
    const held = (handler: TimerHandler, delay = 0, ...values: unknown[]) =>
      real(() => {
        if (delay >= shortestHeld && window.storyHasEnded) return;
        if (typeof handler === 'function') handler(...values);
      }, delay);
    Object.assign(window, { [timer]: held });
  };
  hold('setTimeout');
  hold('setInterval');
}
