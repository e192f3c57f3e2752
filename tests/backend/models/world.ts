import fc from 'fast-check';
import { afterAll } from 'vitest';
import { MOCK_NOW } from '#mocks/clock.ts';
import { createBackendOver, type WholeBackend } from '#mocks/createBackendOver.ts';
import { createEnvironment } from '#mocks/createEnvironment.ts';
import { createMemoryStorage } from '#mocks/memoryStorage.ts';
import { AdminError, type AdminErrorCode } from '#src/backend/adminErrors.ts';
import { BackendError, type BackendErrorCode } from '#src/backend/Backend.ts';
import type { Fetch } from '#src/backend/browser/deadline.ts';
import { PROTECTION_TIME } from '#src/backend/browser/storedList.ts';
import { report } from '../../../scripts/report.ts';
import { runs } from '../../support/effort.ts';

/** Two tabs of one browser, whose pages can be loaded again and whose storage can run full. */
export interface World {
  tab(index: number): WholeBackend;
  reload(index: number): void;
  setFull(isFull: boolean): void;
  /** What the storage holds, as JSON. */
  stored(key: string): unknown;
  /** Answers the next requests. */
  answer(fetch: Fetch): void;
}

function createWorld(): World {
  let isFull = false;
  let time = MOCK_NOW.getTime();
  let fetch: Fetch = () => Promise.reject(new TypeError('Failed to fetch'));

  const limited = (): Storage => {
    const storage = createMemoryStorage();
    return {
      ...storage,
      setItem: (key, value) => {
        if (isFull) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
        storage.setItem(key, value);
      },
    };
  };

  const storage = limited();
  const sessionStorages = [limited(), limited()];
  const open = (index: number) =>
    createBackendOver(
      createEnvironment({
        storage: () => storage,
        sessionStorage: () => sessionStorages[index] as Storage,
        fetch: (url, init) => fetch(url, init),
        // So much later each time that no tab adds again what another has deleted.
        now: () => {
          time += PROTECTION_TIME;
          return new Date(time);
        },
      }),
    );
  const tabs = [open(0), open(1)];

  return {
    tab: (index) => tabs[index] as WholeBackend,
    reload: (index) => {
      tabs[index] = open(index);
    },
    setFull: (next) => {
      isFull = next;
    },
    stored: (key) => JSON.parse(storage.getItem(key) ?? 'null'),
    answer: (next) => {
      fetch = next;
    },
  };
}

/** What every model knows. */
export interface Limits {
  isFull: boolean;
}

let actions = 0;
afterAll(() => report(`actions against a model: ${actions}`));

/** One thing that can be done to the world; it checks itself against the model, which it changes. */
export function command<Model extends object>(
  name: string,
  run: (model: Model, world: World) => Promise<void> | void,
): fc.AsyncCommand<Model, World> {
  return {
    check: () => true,
    run: async (model, world) => {
      actions += 1;
      await run(model, world);
    },
    toString: () => name,
  };
}

export const anyTab = fc.nat(1);

/** What can happen at any time: a page is loaded again, the storage runs full or is emptied. */
export const anyIncident = fc.oneof(
  anyTab.map((tab) => command<Limits>(`reload ${tab}`, (_, world) => world.reload(tab))),
  fc.boolean().map((isFull) =>
    command<Limits>(isFull ? 'storage is full' : 'storage has room', (model, world) => {
      model.isFull = isFull;
      world.setFull(isFull);
    }),
  ),
);

/** Tries sequences of such things, each in a world of its own. */
export async function follows<Model extends Limits>(
  createModel: () => Model,
  anyCommand: fc.Arbitrary<fc.AsyncCommand<Model, World>>,
): Promise<void> {
  const all = fc.commands(
    [anyCommand, anyIncident] as fc.Arbitrary<fc.AsyncCommand<Model, World>>[],
    {
      maxCommands: 60,
      size: 'max',
    },
  );
  await fc.assert(
    fc.asyncProperty(all, (commands) =>
      fc.asyncModelRun(() => ({ model: createModel(), real: createWorld() }), commands),
    ),
    { numRuns: runs(20) },
  );
}

/** The code of the error, or null on success. Rethrows any other error. */
export async function failureOf(
  work: Promise<unknown>,
): Promise<BackendErrorCode | AdminErrorCode | null> {
  try {
    await work;
    return null;
  } catch (error) {
    if (error instanceof BackendError || error instanceof AdminError) return error.code;
    throw error;
  }
}
