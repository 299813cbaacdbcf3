import { needList, needRecord, needText } from '@inkling/core/arguments';
import { needKnownFields } from '@inkling/core/known-fields';
import { fail, ok, type Result } from '@inkling/core/result';
import type { LetterRange } from '../rules/hints.ts';
import { ENGLISH } from '../rules/letters.ts';
import { parseRound, type Round, type RoundFault } from '../rules/rounds.ts';
import { checkWord, type WordCheck } from './check.ts';
import { readWordHints } from './hints.ts';
import { PATTERN_FIELDS, type PatternOptions, wordPatterns } from './patterns.ts';
import { QUESTION_FIELDS, type WordQuestion } from './theory.ts';

/**
 * The functions of the founding document ("Wordle codebreaker"), with its names and terms: green, yellow and wrong,
 * G Y W, and a guess and a result for each round. This file translates them into the marks, places and letters of the
 * other files.
 */
export interface GuessRound {
  readonly guess: string;
  /** G, Y and W, or any sign that the game itself uses. */
  readonly result: string;
}

/** The hints of the rounds, in the document's format. */
export interface DocumentHints {
  /** The known letter at each place, or `undefined`. */
  readonly green: readonly (string | undefined)[];
  /** Letter → places (0-based) to exclude. Never deleted when the letter turns green elsewhere. */
  readonly yellow: Readonly<Record<string, readonly number[]>>;
  readonly wrong: ReadonlySet<string>;
  /** Letter → range of copies that the rounds state directly, `{K: (1, 3)}`. */
  readonly minMax: Readonly<Record<string, LetterRange>>;
}

/** The hints, or why the rounds are malformed or contradict each other. */
export type VerifiedHints =
  | { readonly ok: true; readonly hints: DocumentHints }
  | { readonly ok: false; readonly error: RoundFault }
  | { readonly ok: false; readonly check: WordCheck };

/** Checks first the format, then every rule. Returns hints only if some string of letters fits all of them. */
export function verifyHints(rounds: readonly GuessRound[], question: WordQuestion = {}): VerifiedHints {
  const read = readRounds(rounds, question);
  if (!read.ok) return read;
  const check = checkWord(read.value, question);
  if (!check.consistent) return { ok: false, check };
  const { green, excluded, absent, direct } = readWordHints(read.value, question);
  const { alphabet = ENGLISH } = question;
  const wrong = new Set(alphabet.letters.filter((letter) => absent.includes(letter)));
  const ranges = Object.entries(direct).map(([letter, [fewest, most]]) => [letter, { fewest, most }]);
  return {
    ok: true,
    hints: {
      green: Array.from(green, (letter) => (letter === '.' ? undefined : letter)),
      yellow: excluded,
      wrong,
      minMax: Object.fromEntries(ranges),
    },
  };
}

/** Returns the letters that a blind guess should leave out: wrong ones, and those whose number of copies is known. */
export function lettersForUnknownGuess(
  rounds: readonly GuessRound[],
  question: WordQuestion = {},
): Result<readonly string[], RoundFault> {
  const read = readRounds(rounds, question);
  if (!read.ok) return read;
  const { alphabet = ENGLISH } = question;
  const { blindExcluded } = readWordHints(read.value, question);
  return ok(alphabet.letters.filter((letter) => blindExcluded.includes(letter)));
}

/**
 * Returns the correct patterns as a lazy generator.
 *
 * @throws TypeError that names an argument that is wrong
 */
export function patterns(
  rounds: readonly GuessRound[],
  options: PatternOptions = {},
): Result<Generator<string, undefined>, RoundFault> {
  needKnownFields(options, 'options', PATTERN_FIELDS);
  const read = readRounds(rounds, options);
  return read.ok ? ok(wordPatterns(read.value, options)) : read;
}

function readRounds(
  rounds: readonly GuessRound[],
  question: WordQuestion,
): Result<readonly Round[], RoundFault> {
  needList(rounds, 'rounds');
  needKnownFields(question, 'question', QUESTION_FIELDS);
  const { alphabet = ENGLISH } = question;
  const legal: Round[] = [];
  for (const [index, each] of rounds.entries()) {
    needRecord(each, `rounds[${index}]`);
    const { guess, result } = each;
    needText(guess, `rounds[${index}].guess`);
    needText(result, `rounds[${index}].result`);
    const round = parseRound(alphabet, guess, result, index);
    if (!round.ok) return round;
    const lengths = [legal[0]?.guess.length ?? round.value.guess.length, round.value.guess.length] as const;
    if (lengths[0] !== lengths[1]) return fail({ code: 'round-length', round: index, lengths });
    legal.push(round.value);
  }
  return ok(legal);
}
