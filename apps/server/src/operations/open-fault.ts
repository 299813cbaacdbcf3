import { join } from 'node:path';
import { withoutPassword } from '../settings/table.ts';
import { missingRight, sayMissingRight } from '../store/file-access.ts';
import { KeyUnwritten } from '../store/guest-repository.ts';
import { DATABASE_FILE, isPostgres } from '../store/open-store.ts';
import { sayPostgresFault } from '../store/postgres-fault.ts';
import { OtherSchema } from '../store/prepare-schema.ts';
import { FolderInUse } from '../store/server-lock.ts';
import { isDiskFull } from '../store/sqlite-driver.ts';

/**
 * Explains why a database cannot be opened, or has no signing key, and what the operator can do about it.
 * @param lastFault what the store last reported, if anything
 */
export function sayOpenFault(error: unknown, data: string, lastFault?: string): string {
  const place = withoutPassword(data);
  const isServer = isPostgres(data);
  const missing = isServer ? undefined : missingRight(error, join(data, DATABASE_FILE), 'write');
  if (missing) return `${sayMissingRight(missing)}, or name another folder with --data.`;
  if (error instanceof FolderInUse) {
    return `A server is already running on the database at ${place}${processNamed(error.pid)}. Stop it first, or name another with --data.`;
  }
  if (!isServer && isDiskFull(error))
    return `The database at ${place} cannot be opened, because its disk is full. Free some space.`;
  if (error instanceof KeyUnwritten) {
    const fault = lastFault === undefined ? '' : ` (${lastFault})`;
    return `No signing key can be written to the database at ${place}${fault}. End every program that is writing to it, see that its disk has space, and start the server again.`;
  }
  const why = error instanceof Error ? error.message || String(error) : String(error);
  const known = isServer ? sayPostgresFault(error) : undefined;
  const remedy = error instanceof OtherSchema ? '' : ' Name another with --data.';
  return `The database at ${place} cannot be opened: ${known ?? `${why}.${remedy}`}`;
}

/** Returns a suffix with a running server's process id, or an empty string if it is unknown. */
export function processNamed(pid: number | undefined): string {
  return pid === undefined ? '' : ` (process ${pid})`;
}
