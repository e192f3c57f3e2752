import { vi } from 'vitest';

/** How long a test waits for an event by default, in ms. Vitest's own second is too short on a busy machine. */
const PATIENCE = 20_000;

const { waitFor } = vi;

vi.waitFor = (callback, options = PATIENCE) =>
  waitFor(callback, typeof options === 'number' ? options : { timeout: PATIENCE, ...options });
