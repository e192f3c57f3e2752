import { describe, expect, test } from 'vitest';
import { type AddedEntry, mergeEntries } from '#src/backend/browser/mergeEntries.ts';

interface Entry {
  id: number;
  name: string;
}

const now = 7000;
const merge = (stored: readonly Entry[], added: readonly AddedEntry<Entry>[]) =>
  mergeEntries(stored, added, { identify: ({ name }) => name.toLowerCase(), now });

/** An entry with the next free id, which this tab has written as these versions. */
const added = (name: string, ...ids: number[]): AddedEntry<Entry> => ({
  create: (entries) => ({ id: entries.length + 1, name }),
  versions: ids.map((id) => ({ id, name })),
  writtenAt: 1000,
});

describe('Merging this tab’s entries into a stored list', () => {
  test('appends what the list lacks, each after the one before', () => {
    const stored = [{ id: 1, name: 'Oak' }];
    const { entries, added: merged } = merge(stored, [added('Ash', 1), added('Elm')]);
    const [ash, elm] = [
      { id: 2, name: 'Ash' },
      { id: 3, name: 'Elm' },
    ];
    expect(entries).toEqual([...stored, ash, elm]);
    expect(merged).toMatchObject([
      { versions: [{ id: 1, name: 'Ash' }, ash], writtenAt: now },
      { versions: [elm], writtenAt: now },
    ]);
  });

  test('changes nothing if the list has each entry, or another tab’s with the same identity', () => {
    const stored = [
      { id: 1, name: 'Ash' },
      { id: 2, name: 'OAK' },
    ];
    const own = [added('Ash', 1), added('Oak', 1)];
    expect(merge(stored, own)).toEqual({ entries: stored, added: own });
  });
});
