import { createMemoryStorage } from '#mocks/memoryStorage.ts';
import type {
  Locks,
  StorageChange,
  StorageEvents,
} from '#src/backend/browser/browserEnvironment.ts';

interface Write {
  tab: SimulatedTab;
  key: string;
  /** Null removes the key. */
  value: string | null;
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
  const disk = createMemoryStorage();
  const inboxes: Write[][] = [];

  const tabs = Array.from({ length: tabCount }, (): SimulatedTab => {
    const view = createMemoryStorage();
    const outbox: Write[] = [];
    const inbox: Write[] = [];
    const listeners: ((change: StorageChange) => void)[] = [];
    let onTheirWay: Write[] = [];
    inboxes.push(inbox);

    const write = (key: string, value: string | null) => {
      apply(view, key, value);
      const own = { tab, key, value };
      outbox.push(own);
      onTheirWay.push(own);
    };

    const tab: SimulatedTab = {
      storage: { ...view, setItem: write, removeItem: (key) => write(key, null) },
      storageEvents: { addEventListener: (_, listener) => listeners.push(listener) },
      send: () => {
        const write = outbox.shift();
        if (!write) return;
        apply(disk, write.key, write.value);
        for (const each of inboxes) each.push(write);
      },
      receive: () => {
        const write = inbox.shift();
        if (!write) return;
        if (write.tab === tab) {
          onTheirWay = onTheirWay.filter((own) => own !== write);
          return;
        }
        if (!onTheirWay.some(({ key }) => key === write.key)) apply(view, write.key, write.value);
        for (const listener of listeners) listener({ key: write.key, newValue: write.value });
      },
      isQuiet: () => outbox.length === 0 && inbox.length === 0,
    };
    return tab;
  });

  return { tabs, onDisk: (key) => disk.getItem(key) };
}

function apply(storage: Storage, key: string, value: string | null): void {
  if (value === null) storage.removeItem(key);
  else storage.setItem(key, value);
}

/** Lets everything that is not waiting for a tab run to its end. */
export function settle(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/** Delivers every write, in the order of the tabs, until nobody has anything more to say. */
export async function deliverEverything(
  tabs: readonly Pick<SimulatedTab, 'send' | 'receive' | 'isQuiet'>[],
): Promise<void> {
  await settle();
  while (!tabs.every((tab) => tab.isQuiet())) {
    for (const tab of tabs) {
      tab.send();
      tab.receive();
      await settle();
    }
  }
}

/** Another tab's hand in a storage, and the events by which this tab hears of it. */
export interface OtherTab {
  storageEvents: StorageEvents;
  /** Writes this text, or removes the key. */
  write(key: string, value: string | null): Promise<void>;
  clear(): Promise<void>;
}

/** Another tab whose writes this one sees at once. */
export function createOtherTab(storage: Storage): OtherTab {
  const listeners: ((change: StorageChange) => void)[] = [];
  const tell = (change: StorageChange) => {
    for (const listener of listeners) listener(change);
    return settle();
  };
  return {
    storageEvents: { addEventListener: (_, listener) => listeners.push(listener) },
    write(key, value) {
      apply(storage, key, value);
      return tell({ key, newValue: value });
    },
    clear() {
      storage.clear();
      return tell({ key: null, newValue: null });
    },
  };
}

/** Locks that all tabs of a browser share: those of one name are granted one after the other. */
export function createLocks(): Locks {
  const last = new Map<string, Promise<unknown>>();
  return {
    request: (name, work) => {
      const turn = Promise.resolve(last.get(name)).then(work);
      last.set(
        name,
        turn.catch(() => {}),
      );
      return turn as Promise<Awaited<ReturnType<typeof work>>>;
    },
  };
}
