import { createMemoryStorage } from '#mocks/memoryStorage.ts';
import type {
  Locks,
  StorageChange,
  StorageEvents,
} from '#src/backend/storage/browserEnvironment.ts';

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
  /** Sends this tab's oldest write to the browser, which reports it to every tab. */
  send(): void;
  /** Receives the oldest write that the browser reported. */
  receive(): void;
  /** Whether there is nothing to send and nothing to receive. */
  isQuiet(): boolean;
}

export interface SimulatedBrowser {
  tabs: SimulatedTab[];
  /** The text on the disk, which a new tab would read. */
  onDisk(key: string): string | null;
}

/**
 * Tabs in separate processes. Each reads its own copy of the storage, its writes reach the others
 * late, and the browser puts all writes in one order, in which the last one wins. A tab ignores
 * another tab's write to a key while its own write is not yet in this order, because its own comes
 * later. It still dispatches the event.
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

/** Waits until all work has ended that does not wait for a tab. */
export function settle(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/** Delivers the writes of all tabs in turn until there are no more. */
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

/** Another tab that writes to the storage, and the events that this tab receives. */
export interface OtherTab {
  storageEvents: StorageEvents;
  /** Writes this text, or removes the key. */
  write(key: string, value: string | null): Promise<void>;
  clear(): Promise<void>;
}

/** Creates another tab whose writes this tab sees at once. */
export function createOtherTab(storage: Storage): OtherTab {
  const listeners: ((change: StorageChange) => void)[] = [];
  const dispatch = (change: StorageChange) => {
    for (const listener of listeners) listener(change);
    return settle();
  };
  return {
    storageEvents: { addEventListener: (_, listener) => listeners.push(listener) },
    write(key, value) {
      apply(storage, key, value);
      return dispatch({ key, newValue: value });
    },
    clear() {
      storage.clear();
      return dispatch({ key: null, newValue: null });
    },
  };
}

/** Locks that all tabs share. Each name is granted to one tab at a time. */
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
