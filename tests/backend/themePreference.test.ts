import { describe, expect, test } from 'vitest';
import { blockedStorage, createFullStorage, createMemoryStorage } from '#mocks/memoryStorage.ts';
import { readTheme, saveTheme } from '#src/backend/storage/themePreference.ts';

describe('The chosen theme', () => {
  test.each(['light', 'dark'] as const)('is stored and read: %s', (theme) => {
    const storage = createMemoryStorage();
    saveTheme(theme, () => storage);
    expect(readTheme(() => storage)).toBe(theme);
    expect(storage.getItem('theme')).toBe(theme);
  });

  test('is removed for the system’s theme', () => {
    const storage = createMemoryStorage({ contents: { theme: 'dark' } });
    saveTheme(null, () => storage);
    expect(readTheme(() => storage)).toBeNull();
    expect(storage.length).toBe(0);
  });

  test.each(['', 'DARK', '"dark"', 'null', 'sepia'])('is not read from the text %j', (theme) => {
    expect(readTheme(() => createMemoryStorage({ contents: { theme } }))).toBeNull();
  });

  test('never throws in blocked or full storage', () => {
    const full = createFullStorage({});
    expect(readTheme(blockedStorage)).toBeNull();
    expect(() => saveTheme('dark', blockedStorage)).not.toThrow();
    expect(() => saveTheme('dark', () => full)).not.toThrow();
    expect(readTheme(() => full)).toBeNull();
  });
});
