import { fail, ok, type Result } from '@inkling/core/result';
import { foreignTextOf } from 'inkling/optimal/foreign-tree';
import type { GameTerminal, Handler } from '../../contract/game-terminal.ts';
import { isGameFile } from '../../own/game-name.ts';
import { sayFileFault } from '../../shell/file-faults.ts';
import { type Refusal, refusal, reject } from '../../shell/refusal.ts';
import { pieceFault, readPieces, readText } from '../../shell/text-file.ts';
import { refuseIdle } from './bound-lists.ts';
import { resumed } from './line-pieces.ts';
import type { GivenOptions } from './options.ts';
import { refuseLink } from './record.ts';
import { isLink, recordOf } from './room-link.ts';
import { treeOptions } from './tree-reader.ts';
import { BOUND_HEAD, isBound, verifyBound } from './verify-bound.ts';
import { verifyForeignTree } from './verify-foreign.ts';
import { verifyJson } from './verify-record.ts';
import { verifyStrategyFile } from './verify-strategy.ts';

/**
 * Checks a strategy, a lower bound, a game or keys without trusting who made them; the file says which it is. The
 * link of a room can be given instead of the file that its server returns. With `--out` a strategy is written in
 * another notation.
 */
export const verify: Handler<GivenOptions> = async ({ words, options, program }, world) => {
  const [path, ...surplus] = words;
  if (surplus.length === 1 && path !== undefined && isGameFile(path))
    return refusal('usage', `Write inkling verify ${surplus[0]} --game ${path}.`, path);
  if (path === undefined || surplus.length > 0)
    return refusal('usage', 'verify needs one file, or the link of a room; see inkling help verify.');
  const read = isLink(path) ? await linked(path) : await readProofOrText(path);
  if (!read.ok) return read.error;
  if (typeof read.value !== 'string') return verifyBound(path, read.value, options, program.games, world);
  if (options.workers !== undefined) return refusal('bad-value', WORKERS_ARE_IDLE, '--workers');
  const text = { value: read.value };
  const foreign = foreignTextOf(text.value);
  if (foreign) return verifyForeignTree(foreign, options, program.games, world);
  const isJson = text.value.trimStart().startsWith('{');
  if (!isJson) return verifyStrategyFile(path, text.value, options, program.games, world);
  const idle = idleOption(options, program.games);
  if (idle !== undefined) return refuseIdle(idle);
  const keys = options.keys === undefined ? ok(undefined) : await readKeys(options.keys);
  return keys.ok ? verifyJson(text.value, keys.value, options, program.games, world) : keys.error;
};

/** Returns an option that has no meaning for a file that is not a strategy, if one was given. */
function idleOption(options: GivenOptions, games: readonly GameTerminal[]): string | undefined {
  const typed = ['weights', 'out', 'game'].filter((name) => options[name] !== undefined);
  return [...typed, ...treeOptions(options, games)][0];
}

async function linked(link: string): Promise<Result<string, Refusal>> {
  const text = await recordOf(link);
  return text.ok ? text : fail(refuseLink(text.error, link));
}

/**
 * Returns the pieces of a file that begins like a proof of a lower bound, which may be larger than memory, and the
 * text of any other file.
 */
async function readProofOrText(path: string): Promise<Result<string | AsyncGenerator<Buffer>, Refusal>> {
  const pieces = readPieces(path);
  const read: Buffer[] = [];
  let size = 0;
  let isOther = false;
  try {
    for (let next = await pieces.next(); !next.done; next = await pieces.next()) {
      read.push(next.value);
      size += next.value.length;
      if (!isOther && size >= BOUND_HEAD.length) {
        // The beginning shows the kind of file, so a large file is concatenated once rather than for each piece.
        if (isBound(Buffer.concat(read))) return ok(resumed(read, pieces));
        isOther = true;
      }
      if (size > FILE_SIZE_MAX) return reject('bad-file', sayFileFault(path, { code: 'too-large' }), path);
    }
  } catch (error) {
    return reject('bad-file', sayFileFault(path, pieceFault(error)), path);
  }
  return ok(new TextDecoder('utf-8', { ignoreBOM: true }).decode(Buffer.concat(read)));
}

async function readKeys(path: string): Promise<Result<string, Refusal>> {
  const text = await readText(path, FILE_SIZE_MAX);
  return text.ok ? text : reject('bad-file', sayFileFault(path, text.error), path);
}

const WORKERS_ARE_IDLE = '--workers is for lower bounds, and this file is none.';
const FILE_SIZE_MAX = 64_000_000;
