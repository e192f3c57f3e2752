import type { HistoryEntry } from '#src/domain/history.ts';
import { MOCK_NOW } from '../clock.ts';
import { buildUser } from './user.ts';

export function buildHistoryEntry(overrides: Partial<HistoryEntry> = {}): HistoryEntry {
  return {
    id: '1',
    at: MOCK_NOW.toISOString(),
    actor: 'owner',
    action: 'reset the password of',
    about: { kind: 'account', id: buildUser().id },
    ...overrides,
  };
}
