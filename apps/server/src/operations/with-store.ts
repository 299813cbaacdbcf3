import { join } from 'node:path';
import { accessTo } from '../store/file-access.ts';
import { DATABASE_FILE, isPostgres, openStore } from '../store/open-store.ts';
import { isDamage } from '../store/sqlite-driver.ts';
import type { Store } from '../store/store.ts';
import { besideWriter } from '../store/writer.ts';
import { sayOpenFault } from './open-fault.ts';

/** The result of an operator's command: what to print, or an error message. */
export type Answer =
  | { readonly text: string }
  /** `isDamage` is set if the database is damaged; any other fault can be fixed by the operator. */
  | { readonly fault: string; readonly isDamage?: true };

/** Opens an existing database, calls `act` and closes it again. The server may be running at the same time. */
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
