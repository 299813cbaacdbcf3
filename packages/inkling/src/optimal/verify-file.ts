/**
 * Checks strategy files without trusting their authors: follows every secret through the tree.
 *
 * @example
 * ```js
 * import { findOptimum } from 'inkling/optimal';
 * import { verifyFile } from 'inkling/optimal/verify-file';
 *
 * const game = { game: 'mastermind', rules: { places: 2, symbols: 3, repeats: true } };
 * const search = findOptimum(game);
 * let step = search.next();
 * while (!step.done) step = search.next();
 * const file = step.value.ok ? step.value.value.file : '';
 * const verified = verifyFile(file);
 * if (verified.ok) console.log(verified.value.total, verified.value.worst);
 * // → 21 3
 * console.log(verifyFile(file.replace('ab', 'zz')).ok);
 * // → false
 * ```
 * @packageDocumentation
 */

import { needList, needText } from '@inkling/core/arguments';
import { fail, ok, type Result } from '@inkling/core/result';
import type { KnownList } from '@inkling/deduction/check/named-list';
import type { Strategy } from '@inkling/deduction/optimum/strategy';
import {
  parseStrategy,
  parseStrategyHeader,
  type StrategyCodec,
  type StrategyFault,
  type StrategyHeader,
} from '@inkling/deduction/optimum/strategy-text';
import {
  type Tally,
  type VerifyFault,
  verifyStrategy,
  type WeighedTally,
} from '@inkling/deduction/optimum/verify';
import type { HeaderFault, OptimalGame, SecretNames, TreeVerifier } from '@inkling/games/contract/optimum';
import { OPTIMA } from '@inkling/games/optima';
import type { SecretWeights, WeightedCost } from './weights.ts';

export type { KnownList } from '@inkling/deduction/check/named-list';

/** A valid strategy file, with the cost of its strategy in guesses. */
export interface Verified extends Tally {
  readonly game: string;
  readonly rules: string;
  readonly average: number;
  /** The cost by the given weights, and the total weight. */
  readonly weighted?: WeightedCost;
  /** The first guess, in the notation of the game. */
  readonly root: string;
  /** The tree itself, with the numbers of the game that it belongs to. */
  readonly tree: { readonly game: OptimalGame; readonly root: Strategy };
}

/** Why a strategy file is invalid. */
export type VerifyFileFault =
  | StrategyFault
  | {
      readonly code: 'unknown-game' | 'unknown-rules' | 'too-large' | 'missing-list' | 'wrong-list';
      readonly line: number;
      /** The name of the list that is missing or does not match. */
      readonly list?: string;
    }
  /** The header claims a weighted total, but its weights were not given, or different ones were. */
  | { readonly code: 'missing-weights' | 'wrong-weights'; readonly line: number }
  | {
      readonly code: VerifyFault['code'];
      readonly line: number;
      /** The guess on that line. `answer` and `secret` show the fault if it involves any. */
      readonly guess: string;
      readonly answer?: string;
      readonly secret?: string;
    }
  /** The tree is sound, but the header claims something else. */
  | { readonly code: 'false-claim'; readonly line: number; readonly tally: WeighedTally };

/**
 * Returns the secrets of the game that a strategy file is for, named as in files of weights.
 *
 * @throws TypeError if an argument is invalid; the message names it
 */
export function secretsOfFile(
  text: string,
  known: readonly KnownList[] = [],
): Result<SecretNames, VerifyFileFault> {
  needText(text, 'text');
  needList(known, 'known');
  const header = parseStrategyHeader(text);
  if (!header.ok) return header;
  const verifier = verifierOfFile(text, header.value, known);
  return verifier.ok ? ok(verifier.value.secrets) : verifier;
}

/**
 * Checks a strategy file without trusting its author. Word files need their lists, by name, and weighted files
 * need their weights; if a file has no weights, the given ones are applied.
 *
 * @throws TypeError if an argument is invalid; the message names it
 * @throws RangeError if there are not as many weights as secrets
 */
export function verifyFile(
  text: string,
  known: readonly KnownList[] = [],
  weights?: SecretWeights,
): Result<Verified, VerifyFileFault> {
  needText(text, 'text');
  needList(known, 'known');
  const header = parseStrategyHeader(text);
  if (!header.ok) return header;
  const { game, rules } = header.value;
  const verifier = verifierOfFile(text, header.value, known);
  if (!verifier.ok) return verifier;
  const claimed = header.value.weighted;
  if (claimed && claimed.sha256 !== weights?.sha256)
    return fail({ code: weights ? 'wrong-weights' : 'missing-weights', line: lineOfKey(text, 'weighted') });
  const { codec, secrets } = verifier.value;
  const bySecret = weights?.bySecret;
  if (bySecret && bySecret.length !== secrets.count)
    throw new RangeError('weights must have one number for each secret');
  const checkedGame = bySecret
    ? { ...verifier.value.checkedGame, weigh: (secret: number) => bySecret[secret] as number }
    : verifier.value.checkedGame;
  const read = parseStrategy(text, codec);
  if (!read.ok) return read;
  const { file, lineOf } = read.value;
  const verdict = verifyStrategy(file.root, checkedGame);
  if ('code' in verdict) return fail(placed(verdict, lineOf(verdict.node), codec, secrets.textOf));
  const { weighted: weightedTotal, ...tally } = verdict;
  const weight = bySecret?.reduce((a, b) => a + b, 0) ?? secrets.count;
  const { claim } = file;
  const wrong =
    claim.total !== tally.total
      ? 'total'
      : claim.worst !== tally.worst
        ? 'worst'
        : claim.histogram.join() !== tally.histogram.join()
          ? 'histogram'
          : claimed && (claimed.total !== weightedTotal || claimed.weight !== weight)
            ? 'weighted'
            : undefined;
  if (wrong) return fail({ code: 'false-claim', line: lineOfKey(text, wrong), tally: verdict });
  const root = codec.makeGuess(file.root.guess);
  return ok({
    ...tally,
    game,
    rules,
    average: tally.total / secrets.count,
    ...(weights
      ? {
          weighted: {
            total: weightedTotal,
            weight,
            average: weightedTotal / weight,
            sha256: weights.sha256,
          },
        }
      : {}),
    root,
    tree: { game: verifier.value.game, root: file.root },
  });
}

interface FileVerifier extends TreeVerifier {
  readonly game: OptimalGame;
}

function verifierOfFile(
  text: string,
  header: StrategyHeader,
  known: readonly KnownList[],
): Result<FileVerifier, VerifyFileFault> {
  const spec = OPTIMA.find(({ game }) => game === header.game);
  if (!spec) return fail({ code: 'unknown-game', line: lineOfKey(text, 'game') });
  const game = spec.setupFromHeader(header, known);
  const verifier = game.ok ? spec.verifier(game.value) : game;
  if (game.ok && verifier.ok) return ok({ ...verifier.value, game: game.value });
  const fault: HeaderFault | { readonly code: 'too-large'; readonly list?: string } = game.ok
    ? { code: 'too-large' }
    : game.error;
  const key = fault.list === undefined ? 'rules' : `list ${fault.list}`;
  return fail({ ...fault, line: lineOfKey(text, key) || lineOfKey(text, 'rules') });
}

function lineOfKey(text: string, key: string): number {
  return text.split('\n').findIndex((line) => line.startsWith(`${key} `)) + 1;
}

function placed(
  fault: VerifyFault,
  line: number,
  codec: StrategyCodec,
  secretText: (secret: number) => string,
): VerifyFileFault {
  const node: Strategy = fault.node;
  return {
    code: fault.code,
    line,
    guess: codec.makeGuess(node.guess),
    ...(fault.cls < 0 ? {} : { answer: codec.makeClass(fault.cls) }),
    ...(fault.secret < 0 ? {} : { secret: secretText(fault.secret) }),
  };
}
