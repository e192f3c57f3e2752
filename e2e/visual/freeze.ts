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
    /**
     * The short timers that have not fired, each with the time at which it is due, in ms as of
     * `performance.now()`. React shows what was loaded up to 300 ms later.
     */
    openTimers: Map<number, number>;
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

  const { setTimeout: start, setInterval: repeat, clearTimeout: stop } = window;
  const isHeld = (delay: number) => delay >= shortestHeld && window.storyHasEnded;
  const call = (handler: TimerHandler, values: unknown[]) => {
    if (typeof handler === 'function') handler(...values);
  };
  window.openTimers = new Map();
  Object.assign(window, {
    setTimeout(handler: TimerHandler, delay = 0, ...values: unknown[]) {
      const timer = start(() => {
        window.openTimers.delete(timer);
        if (!isHeld(delay)) call(handler, values);
      }, delay);
      if (delay < shortestHeld) window.openTimers.set(timer, performance.now() + delay);
      return timer;
    },
    clearTimeout(timer: number) {
      window.openTimers.delete(timer);
      stop(timer);
    },
    setInterval: (handler: TimerHandler, delay = 0, ...values: unknown[]) =>
      repeat(() => {
        if (!isHeld(delay)) call(handler, values);
      }, delay),
  });
}
