import { afterEach, describe, expect, test, vi } from 'vitest';
import { browserEnvironment } from '#src/backend/browser/browserEnvironment.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('The browser that the page runs in', () => {
  test('It waits as long as it is told', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('window', {});
    vi.stubGlobal('navigator', {});
    let isDone = false;
    void browserEnvironment()
      .wait(1000)
      .then(() => {
        isDone = true;
      });
    await vi.advanceTimersByTimeAsync(999);
    expect(isDone).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(isDone).toBe(true);
  });

  test('Where site data is blocked it can be had all the same, and only its storage throws', () => {
    const blocked = { name: 'SecurityError' };
    vi.stubGlobal('navigator', {});
    vi.stubGlobal('window', {
      get localStorage() {
        throw blocked;
      },
    });
    const { storage } = browserEnvironment();
    expect(() => storage()).toThrow(expect.objectContaining(blocked));
  });
});
