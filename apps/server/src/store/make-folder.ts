import { mkdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/**
 * Creates a folder and its missing parents, accessible only to the current user. Node's recursive `mkdir` never returns
 * if the system reports `ENOENT` although the parent exists, as in `/proc`.
 */
export function makeFolder(path: string): void {
  const folder = resolve(path);
  if (isFolder(folder)) return;
  const above = dirname(folder);
  if (above !== folder) makeFolder(above);
  try {
    mkdirSync(folder, OWNER_ONLY);
  } catch (error) {
    // Another server that is starting at the same moment may have created it first.
    if (!isFolder(folder)) throw error;
  }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

const OWNER_ONLY = 0o700;
