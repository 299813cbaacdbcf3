import { constants } from 'node:fs';
import { access, realpath, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { quoted } from '../messages/numbers.ts';
import { sayUnwritable } from './file-faults.ts';
import { type Refusal, refusal } from './refusal.ts';

/** A file that will be written after long work, and the option that names it. */
export interface WantedPath {
  readonly option: `--${string}`;
  readonly path: string;
  /** Whether the file is written under a temporary name and then renamed, so that its folder must be writable. */
  readonly isReplaced?: true;
}

/**
 * Says why these files cannot be written, before any work begins: two are the same file, or one is not writable.
 * Opens nothing, so that no file is created or emptied.
 */
export async function refusePaths(wanted: readonly WantedPath[]): Promise<Refusal | undefined> {
  const options = new Map<string, string>();
  for (const { option, path, isReplaced } of wanted) {
    const trouble = await writeTrouble(path, isReplaced ?? false);
    if (trouble !== undefined) return refusal('bad-file', sayUnwritable(option, path, trouble), option);
    const place = await placeOf(path);
    const other = place === undefined ? undefined : options.get(place);
    if (other !== undefined) {
      const sentence = `${other} and ${option} would write the same file, ${quoted(path)}: give each a file of its own.`;
      return refusal('bad-value', sentence, option);
    }
    if (place !== undefined) options.set(place, option);
  }
  return undefined;
}

/** The same for the one file of `--out`, if there is one. */
export function refuseOut(out: string | undefined): Promise<Refusal | undefined> {
  return refusePaths(out === undefined ? [] : [{ option: '--out', path: out }]);
}

async function writeTrouble(path: string, isReplaced: boolean): Promise<unknown> {
  try {
    const known = await knownFile(path);
    if (known?.isDirectory()) return Object.assign(new Error('a folder'), { code: 'EISDIR' });
    if (known) await access(path, constants.W_OK);
    if (!known || (isReplaced && known.isFile())) await access(dirname(path), constants.W_OK);
    return undefined;
  } catch (error) {
    return error;
  }
}

/**
 * Returns the real path of a file that exists or will be created. Returns `undefined` for a device or a pipe,
 * which two options may share.
 */
async function placeOf(path: string): Promise<string | undefined> {
  const known = await knownFile(path);
  if (known && !known.isFile()) return undefined;
  const whole = resolve(path);
  return known ? realpath(whole) : join(await realpath(dirname(whole)), basename(whole));
}

async function knownFile(path: string): Promise<Awaited<ReturnType<typeof stat>> | undefined> {
  try {
    return await stat(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
