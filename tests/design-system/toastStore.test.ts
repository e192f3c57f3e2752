import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createToastStore } from '#src/design-system/feedback/toastStore.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('The toast store', () => {
  test('closes a dismissed toast and keeps it', () => {
    const store = createToastStore();
    store.raise({ title: 'Template Saved' });
    store.dismiss();
    expect(store.getToast()).toMatchObject({ title: 'Template Saved', open: false });
  });

  test('removes a dismissed toast after exactly 1,000,000 ms', () => {
    const store = createToastStore();
    store.raise({ title: 'Template Saved' });
    store.dismiss();
    vi.advanceTimersByTime(999_999);
    expect(store.getToast()).toBeDefined();
    vi.advanceTimersByTime(1);
    expect(store.getToast()).toBeUndefined();
  });

  test('counts the removal delay from the first dismissal', () => {
    const store = createToastStore();
    store.raise({ title: 'Template Saved' });
    store.dismiss();
    vi.advanceTimersByTime(600_000);
    store.dismiss();
    vi.advanceTimersByTime(400_000);
    expect(store.getToast()).toBeUndefined();
    expect(vi.getTimerCount()).toBe(0);
  });

  test('never removes a toast that was not dismissed', () => {
    const store = createToastStore();
    store.raise({ title: 'First' });
    store.dismiss();
    store.raise({ title: 'Second' });
    vi.advanceTimersByTime(2_000_000);
    expect(store.getToast()).toMatchObject({ title: 'Second', open: true });
  });

  test('notifies subscribers of every change until they unsubscribe', () => {
    const store = createToastStore();
    const onChange = vi.fn();
    const unsubscribe = store.subscribe(onChange);
    store.raise({ title: 'First' });
    store.dismiss();
    store.dismiss();
    expect(onChange).toHaveBeenCalledTimes(2);
    unsubscribe();
    store.raise({ title: 'Second' });
    expect(onChange).toHaveBeenCalledTimes(2);
  });
});
