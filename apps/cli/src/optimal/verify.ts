import { readFile } from 'node:fs/promises';
import { fail, ok, type Result } from '@inkling/core/result';
import { makeRules } from '@inkling/games/mastermind/rules';
import { replayBound } from '@inkling/solvers/optimal/replay-bound';
import { foreignFormOf, verifyForeign } from 'inkling/optimal/foreign-tree';
import { type KnownList, secretsOfFile, type Verified, verifyFile } from 'inkling/optimal/verify-file';
import type { SecretWeights } from 'inkling/optimal/weights';
import { readSetting } from '../mastermind/problem.ts';
import { failed } from '../records/failed.ts';
import { isLink, recordOf } from '../records/room-link.ts';
import { verifyJson } from '../records/verify-record.ts';
import { EXIT, type Exit } from '../shell/exit.ts';
import type { Options } from '../shell/options.ts';
import { printJson, printLines, refuse } from '../shell/printing.ts';
import type { Handler } from '../shell/verb.ts';
import type { World } from '../shell/world.ts';
import { dictionaryOf, readOwnLists } from '../word/dictionary.ts';
import { sayForeignFault } from '../words/foreign-tree.ts';
import { grouped, quoted } from '../words/numbers.ts';
import { sayBoundFault, sayVerifyFault } from '../words/optimal.ts';
import { sayLinkFault } from '../words/records.ts';
import { namedLists } from './list-hash.ts';
import { readWeights } from './weights-file.ts';

/**
 * Checks a strategy, a lower bound, a game or keys without trusting who made them; the file says which it is. The link of
 * a room stands for the file that its server gives of it.
 */
export const verify: Handler = async ({ words, options }, world) => {
  const [path, ...surplus] = words;
  if (path === undefined || surplus.length > 0)
    return refuse(world, 'verify needs one file, or the link of a room; see inkling help verify.');
  const text = isLink(path) ? await linked(path) : await read(path);
  if (!text.ok) return refuse(world, text.error);
  const form = foreignFormOf(text.value);
  if (form) return verifyForeignTree(text.value, form, options, world);
  const isStrategy = !text.value.startsWith('inkling-bound') && !text.value.trimStart().startsWith('{');
  if (options.weights !== undefined && !isStrategy)
    return refuse(world, '--weights is for strategies, and this file is none.');
  if (text.value.startsWith('inkling-bound')) return verifyBound(text.value, options, world);
  if (text.value.trimStart().startsWith('{')) {
    const keys = options.keys === undefined ? ok(undefined) : await read(options.keys);
    return keys.ok ? verifyJson(text.value, keys.value, options, world) : refuse(world, keys.error);
  }
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
  return printVerified(checked.value, options, world);
}

/** A tree in a notation that names no rules: those of `--rules` count. */
function verifyForeignTree(text: string, form: 'irving' | 'json', options: Options, world: World): Exit {
  if (options.weights !== undefined)
    return refuse(world, '--weights is for strategy files, and this is another notation.');
  const setting = readSetting(options);
  if (!setting.ok) return refuse(world, setting.error);
  const checked = verifyForeign(text, form, setting.value.rules);
  if (checked.ok) return printVerified(checked.value, options, world);
  const message = sayForeignFault(checked.error, setting.value.rulesText);
  return checked.error.code === 'too-large'
    ? refuse(world, message)
    : failed({ ...checked.error }, message, options, world);
}

function printVerified(verified: Verified, options: Options, world: World): Exit {
  const { rules, total, average, worst, histogram, weighted, root } = verified;
  const byWeight = weighted ? { weighted } : {};
  if (options.json)
    printJson(world.out, { ok: true, rules, total, average, worst, histogram, ...byWeight, root });
  else
    printLines(world.out, [
      `Verified: ${rules} in ${grouped(total)} guesses, ${average.toFixed(4)} on average, ${worst} at worst; first guess ${root}.`,
      ...(weighted
        ? [`By weight: ${grouped(weighted.total)} guesses, ${weighted.average.toFixed(4)} on average.`]
        : []),
      `Found in ${histogram.map((count, i) => `${i + 1}: ${grouped(count)}`).join(', ')}.`,
    ]);
  return EXIT.done;
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
  try {
    const text = await readFile(path, 'utf8');
    return text.length > LENGTH_MAX ? fail(`${quoted(path)} is too long to check.`) : ok(text);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    return fail(
      code === 'ENOENT' ? `There is no file ${quoted(path)}.` : `${quoted(path)} cannot be read (${code}).`,
    );
  }
}

/** 255 levels of it are still a whole number. */
const WEIGHT_TOTAL_MAX = 2 ** 44;
const LENGTH_MAX = 64_000_000;
const HEADER_LENGTH_MAX = 4000;
