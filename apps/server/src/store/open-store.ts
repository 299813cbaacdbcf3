import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { openPostgres } from './postgres-store.ts';
import { openSqlite } from './sqlite-store.ts';
import type { Store } from './store.ts';
import { type StartWriter, threadWriter } from './writer.ts';

/** `postgres://…` is a database elsewhere; anything else is a folder of ours, made when it is missing. */
export async function openStore(where: string, startWriter: StartWriter = threadWriter): Promise<Store> {
  if (/^postgres(ql)?:\/\//.test(where)) return openPostgres(where);
  await mkdir(where, { recursive: true, mode: 0o700 });
  return openSqlite(join(where, 'inkling.db'), startWriter);
}
