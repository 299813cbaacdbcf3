import { mkdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/**
 * Makes a folder, and those above it that are missing, for nobody but ourselves. Node's recursive `mkdir` never ends where
 * the system answers `ENOENT` although the folder above exists, as in `/proc`.
 */
export function makeFolder(path: string): void {
  const folder = resolve(path);
  if (isFolder(folder)) return;
  const above = dirname(folder);
  if (above !== folder) makeFolder(above);
  try {
    mkdirSync(folder, OWNER_ONLY);
  } catch (error) {
    // Another server that starts at the same moment may have been quicker.
    if (!isFolder(folder)) throw error;
  }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

const OWNER_ONLY = 0o700;
