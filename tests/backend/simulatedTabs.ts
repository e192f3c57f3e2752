import { createMemoryStorage } from '#mocks/memoryStorage.ts';
import type {
  Locks,
  StorageChange,
  StorageEvents,
} from '#src/backend/browser/browserEnvironment.ts';

interface Write {
  tab: SimulatedTab;
  key: string;
  value: string;
}

/** One tab's view of a storage that it shares with others. */
export interface SimulatedTab {
  storage: Storage;
  storageEvents: StorageEvents;
  /** Hands this tab's oldest write on to the browser, which tells every tab. */
  send(): void;
  /** Takes in the oldest write that the browser told of. */
  receive(): void;
  /** Nothing to send and nothing to receive. */
  isQuiet(): boolean;
}

export interface SimulatedBrowser {
  tabs: SimulatedTab[];
  /** What is on the disk: what a tab opened now would read. */
  onDisk(key: string): string | null;
}

/**
 * Tabs in processes of their own, as browsers have them: each reads its own copy of the storage,
 * its writes reach the others late, the browser puts all writes in one order, and the last one
 * stands. A tab ignores another's write to a key while a write of its own is still on its way,
 * because that one will come later in the order; the event is told of all the same.
 */
export function simulateBrowser(tabCount: number): SimulatedBrowser {
  const disk = new Map<string, string>();
  const inboxes: Write[][] = [];

  const tabs = Array.from({ length: tabCount }, (): SimulatedTab => {
    const view = createMemoryStorage();
    const outbox: Write[] = [];
    const inbox: Write[] = [];
    const listeners: ((change: StorageChange) => void)[] = [];
    let onTheirWay: Write[] = [];
    inboxes.push(inbox);

    const tab: SimulatedTab = {
      storage: {
        ...view,
        setItem: (key, value) => {
          view.setItem(key, value);
          const write = { tab, key, value };
          outbox.push(write);
          onTheirWay.push(write);
        },
      },
      storageEvents: { addEventListener: (_, listener) => listeners.push(listener) },
      send: () => {
        const write = outbox.shift();
        if (!write) return;
        disk.set(write.key, write.value);
        for (const each of inboxes) each.push(write);
      },
      receive: () => {
        const write = inbox.shift();
        if (!write) return;
        if (write.tab === tab) {
          onTheirWay = onTheirWay.filter((own) => own !== write);
          return;
        }
        if (!onTheirWay.some(({ key }) => key === write.key)) view.setItem(write.key, write.value);
        for (const listener of listeners) listener({ key: write.key, newValue: write.value });
      },
      isQuiet: () => outbox.length === 0 && inbox.length === 0,
    };
    return tab;
  });

  return { tabs, onDisk: (key) => disk.get(key) ?? null };
}

/** Locks that all tabs of a browser share, granted one after the other. */
export function createLocks(): Locks {
  let last: Promise<unknown> = Promise.resolve();
  return {
    request: (_, work) => {
      const turn = last.then(work);
      last = turn.catch(() => {});
      return turn as Promise<Awaited<ReturnType<typeof work>>>;
    },
  };
}
