import { describe, expect, test } from 'vitest';
import { blockedStorage, createFullStorage, createMemoryStorage } from '#mocks/memoryStorage.ts';
import { saveAwaitedSection, takeAwaitedSection } from '#src/backend/browser/awaitedSection.ts';

describe('The section that a visitor is on the way to', () => {
  test('is known to the next page, and to that one alone', () => {
    const storage = createMemoryStorage();
    expect(saveAwaitedSection('about', () => storage)).toBe(true);
    expect(takeAwaitedSection(() => storage)).toBe('about');
    expect(takeAwaitedSection(() => storage)).toBeNull();
    expect(storage.length).toBe(0);
  });

  test('cannot be kept in blocked and full storage, which is told', () => {
    const full = createFullStorage({});
    expect(saveAwaitedSection('about', blockedStorage)).toBe(false);
    expect(saveAwaitedSection('about', () => full)).toBe(false);
    expect(takeAwaitedSection(blockedStorage)).toBeNull();
    expect(takeAwaitedSection(() => full)).toBeNull();
  });
});
