/**
 * A key-value store in IndexedDB. A library was rejected, because this is all that the app needs; localStorage was
 * rejected, because browsers evict it first and it blocks. Every failure (no storage, a full disk, a private window)
 * gives `undefined`, `false` or an empty list: the game continues, and the caller tells the user once.
 */
export interface Storage {
  read(key: string): Promise<unknown>;
  /** Resolves to true once the value is safely stored. */
  write(key: string, value: unknown): Promise<boolean>;
  /** Lists every key that begins with `prefix`, with its value, in key order. */
  list(prefix: string): Promise<readonly (readonly [key: string, value: unknown])[]>;
  /** Resolves to true once the keys are gone, whether or not they existed. */
  remove(keys: readonly string[]): Promise<boolean>;
}

export async function openStorage(name: string): Promise<Storage> {
  const database = await open(name).catch(() => undefined);
  return {
    async read(key) {
      if (!database) return undefined;
      return run(database, 'readonly', (store) => store.get(key)).catch(() => undefined);
    },
    async write(key, value) {
      if (!database) return false;
      return run(database, 'readwrite', (store) => store.put(value, key)).then(
        () => true,
        () => false,
      );
    },
    async list(prefix) {
      if (!database) return [];
      const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`);
      const columns = await Promise.all([
        run(database, 'readonly', (store) => store.getAllKeys(range)),
        run(database, 'readonly', (store) => store.getAll(range)),
      ]).catch(() => undefined);
      const [keys, values] = (columns ?? [[], []]) as [unknown[], unknown[]];
      return keys.map((key, at) => [String(key), values[at]] as const);
    },
    async remove(keys) {
      if (!database) return false;
      const gone = keys.map((key) => run(database, 'readwrite', (store) => store.delete(key)));
      return Promise.all(gone).then(
        () => true,
        () => false,
      );
    },
  };
}

const STORE = 'kept';

function open(name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1);
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE));
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error));
    request.addEventListener('blocked', () => reject(new Error('blocked')));
  });
}

function run(
  database: IDBDatabase,
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest,
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(STORE, mode);
    const request = act(transaction.objectStore(STORE));
    // Without an explicit commit the page must stay open until the request is done: a reload would lose the last move.
    if (mode === 'readwrite') transaction.commit();
    transaction.addEventListener('complete', () => resolve(request.result));
    transaction.addEventListener('error', () => reject(transaction.error));
    transaction.addEventListener('abort', () => reject(transaction.error));
  });
}
