import { expect, test } from 'vitest';
import { blockedStorage, createMemoryStorage } from '#mocks/memoryStorage.ts';
import { hasObjection, keepObjection } from '#src/backend/storage/visitsObjection.ts';

test('an objection to counted visits is stored under its key until it is taken back', () => {
  const storage = createMemoryStorage();
  const isKept = () => hasObjection(() => storage, {});
  expect(isKept()).toBe(false);
  keepObjection(true, () => storage);
  expect([isKept(), storage.getItem('uncounted')]).toEqual([true, 'true']);
  keepObjection(false, () => storage);
  expect([isKept(), storage.length]).toEqual([false, 0]);
});

test.each([
  [true, createMemoryStorage, true],
  [false, createMemoryStorage, false],
  // An objection could not be kept.
  [undefined, blockedStorage, true],
] as const)(
  'Global Privacy Control of %j with %o is an objection: %j',
  (signal, storage, expected) => {
    expect(
      hasObjection(storage, signal === undefined ? {} : { globalPrivacyControl: signal }),
    ).toBe(expected);
  },
);
