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
  /** `mount`: nobody may write there, because the disk is mounted for reading only. */
  readonly right: Right | 'mount';
}

/** `existsSync` takes a file for missing where its folder may not be searched; an operator would believe it. */
export function accessTo(path: string, right: Right = 'read', ask: AskSystem = askSystem): Access {
  const refusal = refusalOf(path, right, ask);
  if (refusal === undefined) return 'allowed';
  return isNoPermission(refusal) ? 'forbidden' : 'missing';
}

/** What the system says where there is no such right. */
function refusalOf(path: string, right: Right, ask: AskSystem): unknown {
  try {
    ask(path, right);
    return undefined;
  } catch (error) {
    return error;
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
    if (isReadOnlyDisk(error)) return { path, right: 'mount' };
    return { path, right: accessTo(path, 'read', ask) === 'forbidden' ? 'read' : 'write' };
  }
  if (!isUnopened(error)) return undefined;
  const files = [database, `${database}-wal`, `${database}-shm`];
  const needed: [path: string, right: Right][] = files.map((path) => [path, 'read']);
  if (wanted === 'write') for (const path of files) needed.push([path, 'write']);
  needed.push([dirname(database), 'write']);
  for (const [path, right] of needed) {
    const refusal = refusalOf(path, right, ask);
    if (isNoPermission(refusal)) return { path, right: isReadOnlyDisk(refusal) ? 'mount' : right };
  }
  return undefined;
}

/** For the operator, who may be another user than the one that the server runs as. */
export function sayMissingRight({ path, right }: MissingRight): string {
  if (right === 'mount') return `${path} is on a disk that is mounted read-only. Mount it for writing`;
  return `There is no permission to ${right === 'read' ? 'read' : 'write to'} ${path}. Run this as the user who owns it`;
}

/** Without opening the file: closing it again would release every lock that this process has on it. */
export function askSystem(path: string, right: Right): void {
  accessSync(path, right === 'read' ? constants.R_OK : constants.W_OK);
}

function isNoPermission(error: unknown): boolean {
  return ['EACCES', 'EPERM'].includes(codeOf(error)) || isReadOnlyDisk(error);
}

function isReadOnlyDisk(error: unknown): boolean {
  return codeOf(error) === 'EROFS';
}

function pathOf(error: unknown): string | undefined {
  return error instanceof Error && 'path' in error ? String(error.path) : undefined;
}
