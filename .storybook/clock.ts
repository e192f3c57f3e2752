/** Timers longer than this, in ms, wait for the clock; the others, such as `waitFor`'s, run as ever. */
const LONGEST_FREE = 1000;

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
}

/**
 * Holds every timer of more than a second: a screen that leaves by itself after three seconds could
 * otherwise neither be looked at nor tested. Returns the clock, and what sets the timers free
 * again; those that are still held by then never ring.
 */
export function holdClock(): { clock: StoryClock; release: () => void } {
  const { setTimeout, clearTimeout } = window;
  const held = new Map<number, HeldTimer>();
  let now = 0;
  let lastId = 0;

  const hold = (handler: TimerHandler, delay = 0, ...args: unknown[]) => {
    if (delay <= LONGEST_FREE || typeof handler !== 'function') {
      return setTimeout(handler, delay, ...args);
    }
    // Below zero, where the browser's own ids never are.
    lastId -= 1;
    held.set(lastId, { due: now + delay, ring: () => handler(...args) });
    return lastId;
  };
  const drop = (id?: number) => {
    if (id === undefined || !held.delete(id)) clearTimeout(id);
  };
  Object.assign(window, { setTimeout: hold, clearTimeout: drop });

  const nextUntil = (moment: number) =>
    [...held].filter(([, { due }]) => due <= moment).sort(([, a], [, b]) => a.due - b.due)[0];

  return {
    clock: {
      async advance(ms) {
        await new Promise((resolve) => setTimeout(resolve, SETTLED_AFTER));
        const moment = now + ms;
        for (let next = nextUntil(moment); next; next = nextUntil(moment)) {
          const [id, { due, ring }] = next;
          held.delete(id);
          now = due;
          ring();
        }
        now = moment;
      },
    },
    release() {
      Object.assign(window, { setTimeout, clearTimeout });
    },
  };
}
