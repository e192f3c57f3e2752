import { beforeAll } from 'vitest';

/** Above the numbers that the browser gives its own timers. */
let lastId = 2 ** 32;

/**
 * Makes a timer of 0 ms the next task, however deep it was set; returns what undoes it. Browsers let
 * one that was set from a timer from a timer wait for 4 ms (HTML's clamp), and each press of a
 * simulated mouse or key is a chain of those: a third of what the stories' tests took.
 */
function makeTimersPrompt() {
  const { setTimeout, clearTimeout } = window;
  const due = new Map<number, () => void>();
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data: id }: MessageEvent<number>) => {
    const ring = due.get(id);
    due.delete(id);
    ring?.();
  };
  Object.assign(window, {
    setTimeout(handler: TimerHandler, delay?: number, ...args: unknown[]) {
      if (delay || typeof handler !== 'function') return setTimeout(handler, delay, ...args);
      lastId += 1;
      due.set(lastId, () => handler(...args));
      port2.postMessage(lastId);
      return lastId;
    },
    clearTimeout(id?: number) {
      if (id === undefined || !due.delete(id)) clearTimeout(id);
    },
  });
  return () => void Object.assign(window, { setTimeout, clearTimeout });
}

beforeAll(makeTimersPrompt);
