import { fail, ok, type Result } from '@inkling/core/result';
import { parseRules } from '@inkling/games/mastermind/rules';
import type { Strategy } from '@inkling/solvers/optimal/strategy';
import {
  type ListName,
  parseStrategy,
  parseStrategyHeader,
  type StrategyCodec,
  type StrategyFault,
  type StrategyHeader,
} from '@inkling/solvers/optimal/strategy-text';
import {
  type Referee,
  type Tally,
  type VerifyFault,
  verifyStrategy,
  type WeighedTally,
} from '@inkling/solvers/optimal/verify';
import {
  checkCodes,
  checkExactNear,
  checkHard,
  checkMarks,
} from '@inkling/solvers/optimal/verify-evaluators';
import { codeCodec, wordCodec } from './codecs.ts';
import { codeSecrets, type SecretNames, wordSecrets } from './secret-names.ts';
import type { SecretWeights } from './weights.ts';
import type { WordLists } from './words.ts';

/** Word lists that the caller has, each with the hash that the caller computed from its bytes. */
export interface KnownList extends ListName {
  readonly words: readonly string[];
}

export interface Verified extends Tally {
  readonly game: string;
  readonly rules: string;
  readonly average: number;
  /** What it costs by the weights that were given, and what they are together. */
  readonly weighted?: { readonly total: number; readonly weight: number; readonly average: number };
  /** The first guess, as written. */
  readonly root: string;
}

export type VerifyFileFault =
  | StrategyFault
  | {
      readonly code: 'unknown-game' | 'unknown-rules' | 'too-large' | 'missing-list' | 'wrong-list';
      readonly line: number;
      /** The list that is missing or is not the one meant. */
      readonly list?: string;
    }
  /** The header claims a weighted total, and its weights were not given, or others. */
  | { readonly code: 'missing-weights' | 'wrong-weights'; readonly line: number }
  | {
      readonly code: VerifyFault['code'];
      readonly line: number;
      /** The guess at that line, and an answer and a secret that show the fault where there are such. */
      readonly guess: string;
      readonly answer?: string;
      readonly secret?: string;
    }
  /** The tree is sound, and the header claims something else. */
  | { readonly code: 'false-claim'; readonly line: number; readonly tally: WeighedTally };

/** Codes or words; a strategy for more is refused. */
const SECRETS_MAX = 2 ** 17;

/** The secrets of the game that a strategy file is for, as its weights name them. */
export function secretsOfFile(
  text: string,
  known: readonly KnownList[] = [],
): Result<SecretNames, VerifyFileFault> {
  const header = parseStrategyHeader(text);
  if (!header.ok) return header;
  const court = courtOf(text, header.value, known);
  return court.ok ? ok(court.value.secrets) : court;
}

/**
 * Checks a strategy file without trusting who made it. Word files need their lists, by name, and weighted ones their
 * weights; a file without weights is weighed by those that are given.
 */
export function verifyFile(
  text: string,
  known: readonly KnownList[] = [],
  weights?: SecretWeights,
): Result<Verified, VerifyFileFault> {
  const header = parseStrategyHeader(text);
  if (!header.ok) return header;
  const { game, rules } = header.value;
  const court = courtOf(text, header.value, known);
  if (!court.ok) return court;
  const claimed = header.value.weighted;
  if (claimed && claimed.sha256 !== weights?.sha256)
    return fail({ code: weights ? 'wrong-weights' : 'missing-weights', line: lineOfKey(text, 'weighted') });
  const { codec, secrets } = court.value;
  const bySecret = weights?.bySecret;
  if (bySecret && bySecret.length !== secrets.count) throw new RangeError('a weight for each secret');
  const referee = bySecret
    ? { ...court.value.referee, weigh: (secret: number) => bySecret[secret] as number }
    : court.value.referee;
  const read = parseStrategy(text, codec);
  if (!read.ok) return read;
  const { file, lineOf } = read.value;
  const verdict = verifyStrategy(file.root, referee);
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
  const weighted = { total: weightedTotal, weight, average: weightedTotal / weight };
  return ok({
    ...tally,
    game,
    rules,
    average: tally.total / secrets.count,
    ...(weights ? { weighted } : {}),
    root,
  });
}

interface Court {
  readonly codec: StrategyCodec;
  readonly referee: Referee;
  readonly secrets: SecretNames;
}

function courtOf(
  text: string,
  { game, rules, lists }: StrategyHeader,
  known: readonly KnownList[],
): Result<Court, VerifyFileFault> {
  let court: Result<
    Court,
    { readonly code: 'unknown-rules' | 'too-large' | 'missing-list' | 'wrong-list'; readonly list?: string }
  >;
  if (game === 'mastermind') court = codeCourt(rules);
  else if (game === 'word') court = wordCourt(rules, lists, known);
  else return fail({ code: 'unknown-game', line: lineOfKey(text, 'game') });
  if (court.ok) return court;
  const key = court.error.list === undefined ? 'rules' : `list ${court.error.list}`;
  return fail({ ...court.error, line: lineOfKey(text, key) || lineOfKey(text, 'rules') });
}

function lineOfKey(text: string, key: string): number {
  return text.split('\n').findIndex((line) => line.startsWith(`${key} `)) + 1;
}

function codeCourt(text: string): Result<Court, { readonly code: 'unknown-rules' | 'too-large' }> {
  const rules = parseRules(text);
  if (!rules.ok) return fail({ code: 'unknown-rules' });
  const { places, symbols, repeats } = rules.value;
  let size = 1;
  for (let place = 0; place < places; place++) size *= repeats ? symbols : symbols - place;
  if (size > SECRETS_MAX) return fail({ code: 'too-large' });
  const codes = checkCodes(places, symbols, repeats);
  const codec = codeCodec(rules.value, codes);
  const referee: Referee = {
    secretCount: codes.length,
    guessCount: codes.length,
    solved: ((places + 1) * (places + 2)) / 2 - 1,
    evaluate: (guess, secret) => checkExactNear(codes[guess] as number[], codes[secret] as number[]),
  };
  return ok({ codec, referee, secrets: codeSecrets(rules.value, codec, codes.length) });
}

function wordCourt(
  rules: string,
  lists: readonly ListName[],
  known: readonly KnownList[],
): Result<Court, { readonly code: 'unknown-rules' | 'missing-list' | 'wrong-list'; readonly list?: string }> {
  const match = /^word([1-9]|10)(-hard)?$/.exec(rules);
  if (!match) return fail({ code: 'unknown-rules' });
  const words: Record<string, readonly string[]> = {};
  for (const name of ['answers', 'allowed']) {
    const wanted = lists.find((list) => list.name === name);
    const held = known.find((list) => list.name === name);
    if (!wanted || !held) return fail({ code: 'missing-list', list: name });
    if (wanted.sha256 !== held.sha256 || wanted.count !== held.words.length)
      return fail({ code: 'wrong-list', list: name });
    words[name] = held.words;
  }
  const pair = words as unknown as WordLists;
  const length = Number(match[1]);
  for (const name of ['answers', 'allowed'] as const)
    if (pair[name].some((word) => Array.from(word).length !== length))
      return fail({ code: 'wrong-list', list: name });
  const spelt = (word: string) => Array.from(word, (letter) => letter.codePointAt(0) as number);
  const guesses = pair.allowed.map(spelt);
  const answers = pair.answers.map(spelt);
  const referee: Referee = {
    secretCount: answers.length,
    guessCount: guesses.length,
    solved: 3 ** length - 1,
    evaluate: (guess, secret) => checkMarks(guesses[guess] as number[], answers[secret] as number[]),
    ...(match[2] ? { permits: hardRule(guesses) } : {}),
  };
  return ok({
    codec: wordCodec(pair.allowed, length),
    referee,
    secrets: wordSecrets(pair.answers),
  });
}

function hardRule(
  guesses: readonly (readonly number[])[],
): (guess: number, cls: number, next: number) => boolean {
  return (guess, cls, next) =>
    next < guesses.length && checkHard(guesses[guess] as number[], cls, guesses[next] as number[]);
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
