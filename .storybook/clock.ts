/**
 * How long `findBy…` and `waitFor` wait, in ms. Their default of one second is too short for lazily
 * loaded code on a busy machine. The clock never holds a timer of this length, and `src` sets none.
 */
export const ASYNC_UTIL_TIMEOUT = 20_000;

/** A stopped clock that a story advances. */
export interface StoryClock {
  /** Moves the clock by so many ms and fires the timers that fall due, the earliest first. */
  advance(ms: number): Promise<void>;
}

/** Timers from this delay, in ms, wait for the clock; shorter ones belong to the test's own tools. */
const SHORTEST_HELD = 1001;

/** Intervals from this period, in ms, wait for the clock: the ticks of a countdown. */
const SHORTEST_HELD_INTERVAL = 1000;

/** How long a render needs to set its timers, in ms. */
const RENDER_TIME = 20;

interface HeldTimer {
  due: number;
  fire: () => void;
  /** The period of an interval, in ms. */
  period?: number;
}

/**
 * Holds the long timers of a page, so that a screen which leaves after three seconds can be looked
 * at and tested. Storybook has no fake timers of its own, and those of Vitest do not run in its UI.
 *
 * @param shortestHeld the shortest timeout that is held, in ms
 * @returns the clock, and a function that restores the browser's timers and drops the held ones
 */
export function installClock(shortestHeld = SHORTEST_HELD): {
  clock: StoryClock;
  uninstall: () => void;
} {
  const { setTimeout, clearTimeout, setInterval, clearInterval } = window;
  const { now: realNow } = Date;
  const held = new Map<number, HeldTimer>();
  const start = realNow();
  let now = 0;
  let lastId = 0;

  const hold = (timer: HeldTimer) => {
    // Negative, because the browser's own ids are positive.
    lastId -= 1;
    held.set(lastId, timer);
    return lastId;
  };
  const clear = (id?: number) => {
    // The browser accepts an id of either kind in both of its functions.
    if (id === undefined || !held.delete(id)) clearTimeout(id);
  };
  Object.assign(window, {
    setTimeout(handler: TimerHandler, delay = 0, ...args: unknown[]) {
      const isHeld = delay >= shortestHeld && delay !== ASYNC_UTIL_TIMEOUT;
      if (!isHeld || typeof handler !== 'function') return setTimeout(handler, delay, ...args);
      return hold({ due: now + delay, fire: () => handler(...args) });
    },
    setInterval(handler: TimerHandler, delay = 0, ...args: unknown[]) {
      const isHeld = delay >= SHORTEST_HELD_INTERVAL;
      if (!isHeld || typeof handler !== 'function') return setInterval(handler, delay, ...args);
      return hold({ due: now + delay, fire: () => handler(...args), period: delay });
    },
    clearTimeout: clear,
    clearInterval: clear,
  });
  Date.now = () => start + now;

  const nextUntil = (end: number) =>
    [...held].filter(([, { due }]) => due <= end).sort(([, a], [, b]) => a.due - b.due)[0];

  return {
    clock: {
      async advance(ms) {
        await new Promise((resolve) => setTimeout(resolve, RENDER_TIME));
        const end = now + ms;
        for (let next = nextUntil(end); next; next = nextUntil(end)) {
          const [id, timer] = next;
          if (timer.period === undefined) held.delete(id);
          now = timer.due;
          timer.due += timer.period ?? 0;
          timer.fire();
        }
        now = end;
      },
    },
    uninstall() {
      Object.assign(window, { setTimeout, clearTimeout, setInterval, clearInterval });
      Date.now = realNow;
    },
  };
}
