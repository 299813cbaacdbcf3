import { fail, ok, type Result } from '@inkling/core/result';
import { makeRules } from '@inkling/games/mastermind/rules';
import { replayBound } from '@inkling/solvers/optimal/replay-bound';
import { foreignTextOf } from 'inkling/optimal/foreign-tree';
import { type KnownList, secretsOfFile, verifyFile } from 'inkling/optimal/verify-file';
import type { SecretWeights } from 'inkling/optimal/weights';
import { failed } from '../records/failed.ts';
import { isLink, recordOf } from '../records/room-link.ts';
import { verifyJson } from '../records/verify-record.ts';
import { EXIT, type Exit } from '../shell/exit.ts';
import type { OptionName, Options } from '../shell/options.ts';
import { printJson, printLines, refuse } from '../shell/printing.ts';
import { readText } from '../shell/text-file.ts';
import type { Handler } from '../shell/verb.ts';
import type { World } from '../shell/world.ts';
import { dictionaryOf, readOwnLists } from '../word/dictionary.ts';
import { sayFileFault } from '../words/files.ts';
import { grouped } from '../words/numbers.ts';
import { sayBoundFault, sayVerifyFault } from '../words/optimal.ts';
import { sayLinkFault } from '../words/records.ts';
import { namedLists } from './list-hash.ts';
import { reportVerified } from './verified.ts';
import { verifyForeignTree } from './verify-foreign.ts';
import { readWeights } from './weights-file.ts';

/**
 * Checks a strategy, a lower bound, a game or keys without trusting who made them; the file says which it is. The link of
 * a room stands for the file that its server gives of it. With `--out` a strategy is written in another notation.
 */
export const verify: Handler = async ({ words, options }, world) => {
  const [path, ...surplus] = words;
  if (path === undefined || surplus.length > 0)
    return refuse(world, 'verify needs one file, or the link of a room; see inkling help verify.');
  const text = isLink(path) ? await linked(path) : await read(path);
  if (!text.ok) return refuse(world, text.error);
  const foreign = foreignTextOf(text.value);
  if (foreign) return verifyForeignTree(foreign, options, world);
  const isBound = text.value.startsWith('inkling-bound');
  const isStrategy = !isBound && !text.value.trimStart().startsWith('{');
  const idle = STRATEGY_OPTIONS.find((name) => options[name] !== undefined);
  if (idle && !isStrategy) return refuse(world, `--${idle} is for strategies, and this file is none.`);
  if (isBound) return verifyBound(text.value, options, world);
  if (!isStrategy) {
    const keys = options.keys === undefined ? ok(undefined) : await read(options.keys);
    return keys.ok ? verifyJson(text.value, keys.value, options, world) : refuse(world, keys.error);
  }
  if (options.hard)
    return refuse(world, 'A strategy file says itself whether it keeps to hard mode; leave --hard out.');
  const lists = await readLists(text.value, options, world);
  if (!lists.ok) return refuse(world, lists.error);
  return verifyTree(text.value, lists.value, options, world);
};

async function verifyTree(
  text: string,
  lists: readonly KnownList[],
  options: Options,
  world: World,
): Promise<Exit> {
  let weights: SecretWeights | undefined;
  if (options.weights !== undefined) {
    const names = secretsOfFile(text, lists);
    if (!names.ok) return failed({ ...names.error }, sayVerifyFault(names.error), options, world);
    const read = await readWeights(options.weights, names.value, WEIGHT_TOTAL_MAX);
    if (!read.ok) return refuse(world, read.error);
    weights = read.value;
  }
  const checked = verifyFile(text, lists, weights);
  if (!checked.ok) return failed({ ...checked.error }, sayVerifyFault(checked.error), options, world);
  return reportVerified(checked.value, options, world);
}

function verifyBound(text: string, options: Options, world: World): Exit {
  const checked = replayBound(text);
  if (!checked.ok) return failed({ ...checked.error }, sayBoundFault(checked.error), options, world);
  const { total, ...rules } = checked.value;
  const rulesText = makeRules(rules);
  if (options.json) printJson(world.out, { ok: true, rules: rulesText, lower: total });
  else
    printLines(world.out, [
      `Verified: no strategy for ${rulesText} takes fewer than ${grouped(total)} guesses.`,
    ]);
  return EXIT.done;
}

/** The lists that a word strategy was made for: the person's own, or the English ones of its length. */
async function readLists(
  text: string,
  options: Options,
  world: World,
): Promise<Result<readonly KnownList[], string>> {
  const length = /^rules word(\d{1,2})/m.exec(text.slice(0, HEADER_LENGTH_MAX))?.[1];
  if (length === undefined) return ok([]);
  const own = await readOwnLists(options);
  if (!own.ok) return own;
  return ok(namedLists(await dictionaryOf(own.value, Number(length), options, world)));
}

async function linked(link: string): Promise<Result<string, string>> {
  const text = await recordOf(link);
  return text.ok ? text : fail(sayLinkFault(text.error, link));
}

async function read(path: string): Promise<Result<string, string>> {
  const text = await readText(path, FILE_SIZE_MAX);
  return text.ok ? text : fail(sayFileFault(path, text.error));
}

const STRATEGY_OPTIONS = ['weights', 'out', 'hard'] as const satisfies readonly OptionName[];
/** 255 levels of it are still a whole number. */
const WEIGHT_TOTAL_MAX = 2 ** 44;
const FILE_SIZE_MAX = 64_000_000;
const HEADER_LENGTH_MAX = 4000;
