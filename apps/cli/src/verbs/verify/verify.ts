import { ok, type Result } from '@inkling/core/result';
import { foreignTextOf } from 'inkling/optimal/foreign-tree';
import type { GameTerminal, Handler } from '../../contract/game-terminal.ts';
import { sayFileFault } from '../../shell/file-faults.ts';
import { type Refusal, refusal, reject } from '../../shell/refusal.ts';
import { readText } from '../../shell/text-file.ts';
import type { GivenOptions } from './options.ts';
import { sayLinkFault } from './record-messages.ts';
import { isLink, recordOf } from './room-link.ts';
import { treeOptions } from './tree-reader.ts';
import { isBound, verifyBound } from './verify-bound.ts';
import { verifyForeignTree } from './verify-foreign.ts';
import { verifyJson } from './verify-record.ts';
import { verifyStrategyFile } from './verify-strategy.ts';

/**
 * Checks a strategy, a lower bound, a game or keys without trusting who made them; the file says which it is. The link of
 * a room stands for the file that its server gives of it. With `--out` a strategy is written in another notation.
 */
export const verify: Handler<GivenOptions> = async ({ words, options, program }, world) => {
  const [path, ...surplus] = words;
  if (path === undefined || surplus.length > 0)
    return refusal('usage', 'verify needs one file, or the link of a room; see inkling help verify.');
  const text = isLink(path) ? await linked(path) : await read(path);
  if (!text.ok) return text.error;
  const foreign = foreignTextOf(text.value);
  if (foreign) return verifyForeignTree(foreign, options, program.games, world);
  const isJson = text.value.trimStart().startsWith('{');
  if (!isJson && !isBound(text.value)) return verifyStrategyFile(text.value, options, program.games, world);
  const idle = idleOption(options, program.games);
  if (idle !== undefined)
    return refusal('bad-value', `--${idle} is for strategies, and this file is none.`, `--${idle}`);
  if (!isJson) return verifyBound(text.value, options, world);
  const keys = options.keys === undefined ? ok(undefined) : await read(options.keys);
  return keys.ok ? verifyJson(text.value, keys.value, options, program.games, world) : keys.error;
};

/** An option that says nothing about a file that is no strategy. */
function idleOption(options: GivenOptions, games: readonly GameTerminal[]): string | undefined {
  const typed = ['weights', 'out'].filter((name) => options[name] !== undefined);
  return [...typed, ...treeOptions(options, games)][0];
}

async function linked(link: string): Promise<Result<string, Refusal>> {
  const text = await recordOf(link);
  return text.ok ? text : reject('unavailable', sayLinkFault(text.error, link), link);
}

async function read(path: string): Promise<Result<string, Refusal>> {
  const text = await readText(path, FILE_SIZE_MAX);
  return text.ok ? text : reject('bad-file', sayFileFault(path, text.error), path);
}

const FILE_SIZE_MAX = 64_000_000;
