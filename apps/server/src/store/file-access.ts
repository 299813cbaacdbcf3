import { accessSync, constants } from 'node:fs';
import { dirname } from 'node:path';
import { codeOf, isUnopened } from './sqlite-driver.ts';

/** What this user may do with a path. */
export type Access = 'missing' | 'forbidden' | 'allowed';
type Right = 'read' | 'write';
/** Asks the system about a right, and throws what the system answers where there is none. */
export type AskSystem = (path: string, right: Right) => void;

/** A right that this user lacks, and the path it is about. */
export interface MissingRight {
  readonly path: string;
  readonly right: Right;
}

/** `existsSync` takes a file for missing where its folder may not be searched; an operator would believe it. */
export function accessTo(path: string, right: Right = 'read', ask: AskSystem = askSystem): Access {
  try {
    ask(path, right);
    return 'allowed';
  } catch (error) {
    return isNoPermission(error) ? 'forbidden' : 'missing';
  }
}

/**
 * The right whose lack made opening a database fail, if that is why. SQLite does not tell which right it lacked, so the
 * system is asked about each file, and about the folder, because both kinds of connection write beside the database.
 */
export function missingRight(
  error: unknown,
  database: string,
  wanted: Right,
  ask: AskSystem = askSystem,
): MissingRight | undefined {
  if (isNoPermission(error)) {
    const path = pathOf(error) ?? database;
    return { path, right: accessTo(path, 'read', ask) === 'forbidden' ? 'read' : 'write' };
  }
  if (!isUnopened(error)) return undefined;
  const files = [database, `${database}-wal`, `${database}-shm`];
  const needed: MissingRight[] = files.map((path) => ({ path, right: 'read' }));
  if (wanted === 'write') needed.push(...files.map((path): MissingRight => ({ path, right: 'write' })));
  needed.push({ path: dirname(database), right: 'write' });
  return needed.find(({ path, right }) => accessTo(path, right, ask) === 'forbidden');
}

/** For the operator, who is another user than the one that the server runs as. */
export function sayMissingRight({ path, right }: MissingRight): string {
  return `There is no permission to ${right === 'read' ? 'read' : 'write to'} ${path}. Do this as the user that it belongs to`;
}

/** Without opening the file: closing it again would release every lock that this process has on it. */
export function askSystem(path: string, right: Right): void {
  accessSync(path, right === 'read' ? constants.R_OK : constants.W_OK);
}

/** The last is what a disk says that is mounted for reading only. */
const NO_PERMISSION = ['EACCES', 'EPERM', 'EROFS'];

function isNoPermission(error: unknown): boolean {
  return NO_PERMISSION.includes(codeOf(error));
}

function pathOf(error: unknown): string | undefined {
  return error instanceof Error && 'path' in error ? String(error.path) : undefined;
}
