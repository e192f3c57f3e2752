/**
 * How long `findBy…` and `waitFor` wait, in ms. On a busy machine the lazily loaded code of a screen
 * takes more than their default of one second. No timer of `src` has this length: that is how the
 * clock knows it, and never holds it.
 */
export const ASYNC_UTIL_TIMEOUT = 8_000;

/** Timers longer than this, in ms, wait for the clock; the others, such as `waitFor`'s, run as ever. */
const LONGEST_FREE = 1000;

/** Intervals of this, in ms, or more wait for the clock: the ticks of a countdown. */
const SHORTEST_HELD_TICK = 1000;

/** Time in a story: it stands still until the story lets it pass. */
export interface StoryClock {
  /** Lets so many ms pass. What falls due meanwhile rings at once, the earliest first. */
  advance(ms: number): Promise<void>;
}

/** By then, in ms, what has just been rendered has set its timers. */
const SETTLED_AFTER = 20;

interface HeldTimer {
  due: number;
  ring: () => void;
  /** How long after it rang it rings again, in ms; a timeout rings once. */
  every?: number;
}

/**
 * Holds every timer of more than a second, and the ticks of every countdown: a screen that leaves by
 * itself after three seconds could otherwise neither be looked at nor tested. Returns the clock, and
 * what sets the timers free again; those that are still held by then never ring.
 */
export function holdClock(): { clock: StoryClock; release: () => void } {
  const { setTimeout, clearTimeout, setInterval, clearInterval } = window;
  const { now: realNow } = Date;
  const held = new Map<number, HeldTimer>();
  const began = realNow();
  let now = 0;
  let lastId = 0;

  const hold = (timer: HeldTimer) => {
    // Below zero, where the browser's own ids never are.
    lastId -= 1;
    held.set(lastId, timer);
    return lastId;
  };
  const holdTimeout = (handler: TimerHandler, delay = 0, ...args: unknown[]) => {
    const isFree = delay <= LONGEST_FREE || delay === ASYNC_UTIL_TIMEOUT;
    if (isFree || typeof handler !== 'function') {
      return setTimeout(handler, delay, ...args);
    }
    return hold({ due: now + delay, ring: () => handler(...args) });
  };
  const holdInterval = (handler: TimerHandler, delay = 0, ...args: unknown[]) => {
    if (delay < SHORTEST_HELD_TICK || typeof handler !== 'function') {
      return setInterval(handler, delay, ...args);
    }
    return hold({ due: now + delay, ring: () => handler(...args), every: delay });
  };
  const drop = (id?: number) => {
    // The browser's own ids are good for either of its functions.
    if (id === undefined || !held.delete(id)) clearTimeout(id);
  };
  Object.assign(window, {
    setTimeout: holdTimeout,
    setInterval: holdInterval,
    clearTimeout: drop,
    clearInterval: drop,
  });
  Date.now = () => began + now;

  const nextUntil = (moment: number) =>
    [...held].filter(([, { due }]) => due <= moment).sort(([, a], [, b]) => a.due - b.due)[0];

  return {
    clock: {
      async advance(ms) {
        await new Promise((resolve) => setTimeout(resolve, SETTLED_AFTER));
        const moment = now + ms;
        for (let next = nextUntil(moment); next; next = nextUntil(moment)) {
          const [id, timer] = next;
          if (timer.every === undefined) held.delete(id);
          now = timer.due;
          timer.due += timer.every ?? 0;
          timer.ring();
        }
        now = moment;
      },
    },
    release() {
      Object.assign(window, { setTimeout, clearTimeout, setInterval, clearInterval });
      Date.now = realNow;
    },
  };
}
