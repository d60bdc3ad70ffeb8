/** Where the queue lives: IndexedDB, or memory where the browser allows nothing to be kept. */
import { openDB } from 'idb';
import type { DBSchema, IDBPDatabase } from 'idb';
import type { QueueItem } from './queue.ts';

export interface QueueStore {
  /** False: what has not been sent is gone after closing the page, and the child is told so. */
  readonly survivesReload: boolean;
  all(): Promise<readonly QueueItem[]>;
  put(item: QueueItem): Promise<void>;
  remove(ids: readonly string[]): Promise<void>;
}

interface Schema extends DBSchema {
  berichten: { key: string; value: QueueItem };
}

/** Storage that never answers (a blocked upgrade, a broken profile) may not keep a child from playing. */
const PATIENCE_MS = 3000;

export async function openStore(): Promise<QueueStore> {
  try {
    return await Promise.race([openDatabase(), giveUp()]);
  } catch {
    return createMemoryStore();
  }
}

const giveUp = (): Promise<never> =>
  new Promise((_, reject) => setTimeout(() => reject(new Error('storage does not answer')), PATIENCE_MS));

async function openDatabase(): Promise<QueueStore> {
  const database = await openDB<Schema>('spelrijk', 1, {
    upgrade(db) {
      db.createObjectStore('berichten', { keyPath: 'id' });
    },
  });
  return databaseStore(database);
}

function databaseStore(database: IDBPDatabase<Schema>): QueueStore {
  return {
    survivesReload: true,
    all: () => database.getAll('berichten'),
    put: async (item) => {
      await database.put('berichten', item);
    },
    remove: async (ids) => {
      const transaction = database.transaction('berichten', 'readwrite');
      await Promise.all([...ids.map((id) => transaction.store.delete(id)), transaction.done]);
    },
  };
}

export function createMemoryStore(): QueueStore {
  const items = new Map<string, QueueItem>();
  return {
    survivesReload: false,
    all: async () => [...items.values()],
    put: async (item) => void items.set(item.id, item),
    remove: async (ids) => {
      for (const id of ids) items.delete(id);
    },
  };
}
