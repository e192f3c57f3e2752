import { describe, expect, test } from 'vitest';
import { blockedStorage, createFullStorage, createMemoryStorage } from '#mocks/memoryStorage.ts';
import { saveAwaitedSection, takeAwaitedSection } from '#src/backend/shared/awaitedSection.ts';

describe('The section for the next page', () => {
  test('is read once', () => {
    const storage = createMemoryStorage();
    expect(saveAwaitedSection('about', () => storage)).toBe(true);
    expect(takeAwaitedSection(() => storage)).toBe('about');
    expect(takeAwaitedSection(() => storage)).toBeNull();
    expect(storage.length).toBe(0);
  });

  test('is not saved in blocked or full storage', () => {
    const full = createFullStorage({});
    expect(saveAwaitedSection('about', blockedStorage)).toBe(false);
    expect(saveAwaitedSection('about', () => full)).toBe(false);
    expect(takeAwaitedSection(blockedStorage)).toBeNull();
    expect(takeAwaitedSection(() => full)).toBeNull();
  });
});
