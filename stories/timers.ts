/** Shorter ones, in ms, belong to the tests' own tools. */
const SHORTEST_HELD = 50;

/** A timer that has not rung, and does not by itself. */
export interface HeldTimer {
  /** After how many ms it was to ring. */
  delay: number;
  ring: () => void;
}

/** Holds the timers that are set while something is done: how long they take need not be waited for. */
export async function holdTimers(act: () => Promise<unknown>): Promise<HeldTimer[]> {
  const { setTimeout } = window;
  const held: HeldTimer[] = [];
  const hold = (handler: TimerHandler, delay = 0, ...args: unknown[]) => {
    if (delay < SHORTEST_HELD || typeof handler !== 'function') {
      return setTimeout(handler, delay, ...args);
    }
    held.push({ delay, ring: () => handler(...args) });
    // No timer has it, so that clearing it stops none.
    return 0;
  };
  Object.assign(window, { setTimeout: hold });
  try {
    await act();
  } finally {
    Object.assign(window, { setTimeout });
  }
  return held;
}
