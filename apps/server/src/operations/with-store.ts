import { join } from 'node:path';
import { accessTo } from '../store/file-access.ts';
import { DATABASE_FILE, isPostgres, openStore } from '../store/open-store.ts';
import { isDamage } from '../store/sqlite-driver.ts';
import type { Store } from '../store/store.ts';
import { besideWriter } from '../store/writer.ts';
import { sayOpenFault } from './open-fault.ts';

/** The result of an operator's command: what to print, or what is wrong. */
export type Answer =
  | { readonly text: string }
  /** `isDamage`: the database is not what it should be. Anything else is for the operator to put right. */
  | { readonly fault: string; readonly isDamage?: true };

/** Does something with an existing database, whether or not the server is running. */
export async function withStore(data: string, act: (store: Store) => Promise<Answer>): Promise<Answer> {
  const database = join(data, DATABASE_FILE);
  if (!isPostgres(data) && accessTo(database) === 'missing')
    return { fault: 'There is no database in this folder. Name another with --data.' };
  let store: Store;
  try {
    store = await openStore(data, besideWriter, undefined, { onlyPresent: true });
  } catch (error) {
    const fault = sayOpenFault(error, data);
    return isDamage(error) ? { fault, isDamage: true } : { fault };
  }
  try {
    return await act(store);
  } finally {
    await store.close();
  }
}
