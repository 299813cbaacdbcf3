import { accessSync, constants } from 'node:fs';
import { dirname } from 'node:path';
import { codeOf, isUnopened } from './sqlite-driver.ts';

/** What this user may do with a path. */
export type Access = 'missing' | 'forbidden' | 'allowed';
type Right = 'read' | 'write';
/** Asks the operating system whether a right exists. Throws the system's error if it does not. */
export type AskSystem = (path: string, right: Right) => void;

/** A right that this user lacks, and the path to which it applies. */
export interface MissingRight {
  readonly path: string;
  /** `mount`: nobody can write there, because the file system is mounted read-only. */
  readonly right: Right | 'mount';
}

/**
 * Returns what this user may do with a path. Unlike `existsSync`, it does not report a file as missing when its folder
 * must not be searched, which would mislead the operator.
 */
export function accessTo(path: string, right: Right = 'read', ask: AskSystem = askSystem): Access {
  const refusal = refusalOf(path, right, ask);
  if (refusal === undefined) return 'allowed';
  return isNoPermission(refusal) ? 'forbidden' : 'missing';
}

/** Returns the system's error if there is no such right, or undefined if there is. */
function refusalOf(path: string, right: Right, ask: AskSystem): unknown {
  try {
    ask(path, right);
    return undefined;
  } catch (error) {
    return error;
  }
}

/**
 * Returns the missing right that made opening a database fail, or undefined if that was not the reason. SQLite does not
 * report which right it lacked, so this asks the system about each file, and about the folder, because even connections
 * that only read create files next to the database.
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

/** Returns a message for the operator, who may not be the user as whom the server runs. */
export function sayMissingRight({ path, right }: MissingRight): string {
  if (right === 'mount') return `${path} is on a disk that is mounted read-only. Mount it for writing`;
  return `There is no permission to ${right === 'read' ? 'read' : 'write to'} ${path}. Run this as the user who owns it`;
}

/** Asks without opening the file, because closing it again would release every lock that this process holds on it. */
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
