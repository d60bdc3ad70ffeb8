/**
 * The browser's storage, or memory where the browser allows none: logging in and practising then still work, until
 * the page is reloaded.
 */
export interface KeyStore {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  keys(): readonly string[];
}

function inMemory(): KeyStore {
  const values = new Map<string, string>();
  return {
    get: (key) => values.get(key) ?? null,
    set: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
    keys: () => [...values.keys()],
  };
}

const inBrowser = (storage: Storage): KeyStore => ({
  get: (key) => storage.getItem(key),
  set: (key, value) => storage.setItem(key, value),
  remove: (key) => storage.removeItem(key),
  keys: () => Object.keys(storage),
});

/** Reading the property itself throws when cookies are blocked; writing throws when the quota is zero. */
function usable(name: 'localStorage' | 'sessionStorage'): Storage | null {
  try {
    const storage = window[name];
    storage.setItem('spelrijk', '1');
    storage.removeItem('spelrijk');
    return storage;
  } catch {
    return null;
  }
}

const openStore = (storage: Storage | null): KeyStore => (storage ? inBrowser(storage) : inMemory());

const local = usable('localStorage');

/** Before the name of what somebody typed and did not save yet. */
export const CONCEPT = 'concept:';

/** Whether what is stored survives a reload. */
export const storageWorks = local !== null;
export const localStore = openStore(local);
export const sessionStore = openStore(usable('sessionStorage'));
