import { join } from 'node:path';
import { makeFolder } from './make-folder.ts';
import type { PrepareOptions } from './prepare-schema.ts';
import { dropReserve, keepReserve } from './reserve.ts';
import { lockFolder } from './server-lock.ts';
import { isDiskFull } from './sqlite-driver.ts';
import { openSqlite } from './sqlite-store.ts';
import type { Store, StoreFaultListener } from './store.ts';
import { type StartWriter, threadWriter } from './writer.ts';

/** Opens a PostgreSQL database at `postgres://…`. Anything else is a folder, which is created if it is missing. */
export async function openStore(
  where: string,
  startWriter: StartWriter = threadWriter,
  onFault: StoreFaultListener = () => undefined,
  prepare: PrepareOptions = {},
): Promise<Store> {
  if (isPostgres(where)) {
    const { openPostgres } = await import('./postgres-store.ts');
    return openPostgres(where, onFault, prepare);
  }
  makeFolder(where);
  return openSqlite(join(where, DATABASE_FILE), startWriter, onFault, prepare);
}

/** Opens the store for a server. Throws `FolderInUse` if another server is running on the same folder. */
export async function openServerStore(
  where: string,
  onFault: StoreFaultListener,
  prepare: PrepareOptions,
): Promise<Store> {
  if (isPostgres(where)) return openStore(where, threadWriter, onFault, prepare);
  makeFolder(where);
  const unlock = lockFolder(where);
  try {
    const store = await openWithReserve(where, () => openStore(where, threadWriter, onFault, prepare));
    return {
      ...store,
      async close() {
        await store.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** Opens a store, on a full disk with the space that an earlier server has kept for this. */
async function openWithReserve(folder: string, open: () => Promise<Store>): Promise<Store> {
  const store = await open().catch((error: unknown) => {
    if (!isDiskFull(error) || !dropReserve(folder)) throw error;
    return open();
  });
  keepReserve(folder);
  return store;
}

/** The name of the database file in the data folder. */
export const DATABASE_FILE = 'inkling.db';

export function isPostgres(where: string): boolean {
  return /^postgres(ql)?:\/\//.test(where);
}
