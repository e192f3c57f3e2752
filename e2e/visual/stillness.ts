/** What a page needs to look the same whenever it is looked at. */
export interface Stillness {
  /** What every clock says, in ms since 1970. */
  now: number;
  /** Timers from this, in ms, up ring no more once the story has ended. */
  shortestHeld: number;
}

declare global {
  interface Window {
    /** Set when the story has ended: its picture is being taken. */
    storyHasEnded?: boolean;
  }
}

/** Runs in the page, before anything of its own. */
export function keepStill({ now, shortestHeld }: Stillness) {
  const RealDate = Date;
  window.Date = class extends RealDate {
    constructor(...parts: unknown[]) {
      super(...((parts.length === 0 ? [now] : parts) as [number]));
    }
    static override now() {
      return now;
    }
  } as DateConstructor;

  let drawn = 1;
  Math.random = () => {
    drawn = (drawn * 48_271) % 2_147_483_647;
    return drawn / 2_147_483_647;
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
