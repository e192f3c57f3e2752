import { afterEach, describe, expect, test, vi } from 'vitest';
import { createMemoryStorage } from '#mocks/memoryStorage.ts';
import { onStorageChange, type StorageEvents } from '#src/backend/storage/browserEnvironment.ts';

/** The environment of a new page load. */
async function browserEnvironment() {
  const module = await import('#src/backend/storage/browserEnvironment.ts');
  return module.browserEnvironment();
}

afterEach(() => {
  vi.resetModules();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('The browser environment', () => {
  test('waits for the given time', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('window', {});
    vi.stubGlobal('navigator', {});
    let isDone = false;
    void (await browserEnvironment()).wait(1000).then(() => {
      isDone = true;
    });
    await vi.advanceTimersByTimeAsync(999);
    expect(isDone).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(isDone).toBe(true);
  });

  test('uses the browser’s storage, time, fetch and console', async () => {
    vi.useFakeTimers({ now: new Date('2026-03-02T09:30:00.000Z') });
    const sessionStorage = createMemoryStorage();
    const fetch = vi.fn(async () => new Response('{}'));
    const error = vi.spyOn(console, 'error').mockReturnValue();
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const info = vi.spyOn(console, 'info').mockReturnValue();
    vi.stubGlobal('navigator', {});
    vi.stubGlobal('window', { sessionStorage });
    vi.stubGlobal('fetch', fetch);
    const environment = await browserEnvironment();

    expect(environment.sessionStorage()).toBe(sessionStorage);
    expect(environment.now()).toEqual(new Date('2026-03-02T09:30:00.000Z'));
    const request = { method: 'POST' };
    expect(await environment.fetch('https://hollin.example/', request)).toBeInstanceOf(Response);
    expect(fetch).toHaveBeenCalledExactlyOnceWith('https://hollin.example/', request);
    environment.logError('It failed.', 1);
    environment.logWarning('It may fail.', 2);
    environment.logInfo('It works.', 3);
    expect(error).toHaveBeenCalledExactlyOnceWith('It failed.', 1);
    expect(warn).toHaveBeenCalledExactlyOnceWith('It may fail.', 2);
    // Without a cause, the console shows no 'undefined'.
    environment.logWarning('It has no cause.');
    expect(warn.mock.lastCall).toEqual(['It has no cause.']);
    expect(info).toHaveBeenCalledExactlyOnceWith('It works.', 3);
  });

  test('is the same object for every caller, and can be created without a window', async () => {
    const environment = await browserEnvironment();
    expect(environment.storageEvents).toBeUndefined();
    expect(await browserEnvironment()).toBe(environment);
  });

  test('reports changes of one key and of the whole storage', () => {
    const page = new EventTarget();
    const listener = vi.fn();
    onStorageChange(page as unknown as StorageEvents, 'theme', listener);
    const change = (key: string | null) =>
      page.dispatchEvent(Object.assign(new Event('storage'), { key, newValue: null }));
    change('orders');
    page.dispatchEvent(Object.assign(new Event('click'), { key: 'theme' }));
    expect(listener).not.toHaveBeenCalled();
    change('theme');
    change(null);
    expect(listener.mock.calls.map(([{ key }]) => key)).toEqual(['theme', null]);
  });

  test('throws only when a blocked storage is opened', async () => {
    const blocked = { name: 'SecurityError' };
    vi.stubGlobal('navigator', {});
    vi.stubGlobal('window', {
      get localStorage() {
        throw blocked;
      },
    });
    const { storage } = await browserEnvironment();
    expect(() => storage()).toThrow(expect.objectContaining(blocked));
  });
});
