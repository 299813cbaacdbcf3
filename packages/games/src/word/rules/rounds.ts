import { needList, needShape, needText } from '@inkling/core/arguments';
import { type Mark, WORD_LENGTH_MAX } from '@inkling/core/marks';
import { fail, ok, type Result } from '@inkling/core/result';
import { type Alphabet, splitLetters, wordOf } from './letters.ts';
import { makeMarks, parseMark } from './mark-signs.ts';

/** A valid guess and its marks, as numbers. Both have the same length. */
export interface Round {
  readonly guess: readonly number[];
  readonly marks: readonly Mark[];
}

export const ROUND_FAULTS = [
  'no-guess',
  'no-marks',
  'length',
  'unknown-letter',
  'unknown-mark',
  'round-length',
  'word-too-long',
  'too-many-rounds',
  'text-too-long',
] as const;

/** A format error and its position. */
export interface RoundFault {
  readonly code: (typeof ROUND_FAULTS)[number];
  /** 0-based index of the round. */
  readonly round: number;
  /** 0-based place of an unknown letter or mark. */
  readonly place?: number;
  /** The unknown letter or mark. */
  readonly found?: string;
  /** Two lengths that should be equal: of the guess and its marks, or of the first round and this one. */
  readonly lengths?: readonly [number, number];
}

export const ROUND_COUNT_MAX = 1000;
const TEXT_LENGTH_MAX = 200_000;

/**
 * Parses one round from its guess and its marks. Ignores white space and case.
 *
 * @throws TypeError that names an argument that is wrong
 */
export function parseRound(
  alphabet: Alphabet,
  guess: string,
  marks: string,
  round: number = 0,
): Result<Round, RoundFault> {
  needShape(alphabet, 'alphabet', { numbers: 'object' });
  needText(guess, 'guess');
  needText(marks, 'marks');
  if (guess.length + marks.length > TEXT_LENGTH_MAX) return fail({ code: 'text-too-long', round });
  const letters = splitLetters(guess).filter(isVisible);
  const signs = splitLetters(marks).filter(isVisible);
  if (letters.length === 0) return fail({ code: 'no-guess', round });
  if (signs.length === 0) return fail({ code: 'no-marks', round });
  if (letters.length > WORD_LENGTH_MAX) return fail({ code: 'word-too-long', round });
  if (letters.length !== signs.length)
    return fail({ code: 'length', round, lengths: [letters.length, signs.length] });
  const symbols: number[] = [];
  for (const [place, found] of letters.entries()) {
    const symbol = alphabet.numbers.get(found);
    if (symbol === undefined) return fail({ code: 'unknown-letter', round, place, found });
    symbols.push(symbol);
  }
  const row: Mark[] = [];
  for (const [place, found] of signs.entries()) {
    const mark = parseMark(found);
    if (mark === undefined) return fail({ code: 'unknown-mark', round, place, found });
    row.push(mark);
  }
  return ok({ guess: symbols, marks: row });
}

/**
 * Parses rounds in the forms that users paste: `salet:gywww`, `salet gywww`, one or several per line, separated by
 * commas, with spaces inside, with squares below the word, with a guess joined to its marks (`saletgywww`), or with
 * rounds joined together (`salet:gywwwcrane:wwwyg`). Several strings are read in order. All rounds must have the same
 * length.
 *
 * @throws TypeError that names an argument that is wrong
 */
export function parseRounds(
  alphabet: Alphabet,
  texts: string | readonly string[],
): Result<readonly Round[], RoundFault> {
  needShape(alphabet, 'alphabet', { numbers: 'object' });
  const list = typeof texts === 'string' ? [texts] : texts;
  needList(list, 'texts');
  for (const [i, text] of list.entries()) needText(text, `texts[${i}]`);
  if (list.reduce((sum, text) => sum + text.length, 0) > TEXT_LENGTH_MAX)
    return fail({ code: 'text-too-long', round: 0 });
  const rounds: Round[] = [];
  for (const text of list)
    for (const [guess, marks] of halves(text)) {
      if (rounds.length === ROUND_COUNT_MAX) return fail({ code: 'too-many-rounds', round: rounds.length });
      const round = parseRound(alphabet, guess, marks, rounds.length);
      if (!round.ok) return round;
      const lengths = [
        rounds[0]?.guess.length ?? round.value.guess.length,
        round.value.guess.length,
      ] as const;
      if (lengths[0] !== lengths[1]) return fail({ code: 'round-length', round: rounds.length, lengths });
      rounds.push(round.value);
    }
  return ok(rounds);
}

/**
 * Formats a round as `salet:gywww`. Law: `parseRounds(alphabet, makeRound(alphabet, r))` is `[r]`, for alphabets of
 * letters and digits.
 *
 * @throws TypeError that names an argument that is wrong
 */
export function makeRound(alphabet: Alphabet, round: Round): string {
  needShape(alphabet, 'alphabet', { letters: 'list' });
  needShape(round, 'round', { guess: 'numbers', marks: 'numbers' });
  const { guess, marks } = round;
  return `${wordOf(alphabet, guess)}:${makeMarks(marks)}`;
}

/** Splits a text into guesses and marks by their shape alone; `parseRound` validates their contents. */
function* halves(text: string): Generator<[guess: string, marks: string]> {
  const words = text
    .normalize('NFC')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/ ?[:=：→] ?/g, ':')
    .split(/[ ,;|]+/)
    .filter((word) => word !== '')
    .toReversed();
  while (words.length > 0) yield takeRound(words);
}

/** Removes one round from `words`, which are in reverse order: the next word is the last element. */
function takeRound(words: string[]): [string, string] {
  let guess = '';
  while (words.length > 0 && isSingle(words.at(-1) as string)) guess += words.pop();
  const word = words.at(-1);
  if (word?.includes(':')) {
    words.pop();
    const colon = word.indexOf(':');
    return takeMarks(guess + word.slice(0, colon), word.slice(colon + 1), words);
  }
  if (guess !== '') return areMarks(word, guess) ? [guess, words.pop() as string] : split(guess);
  words.pop();
  const marks = words.at(-1);
  const follows = marks !== undefined && !marks.includes(':') && isMark(splitLetters(marks.slice(0, 99))[0]);
  if (!follows || (isGlued(word as string) && !areMarks(marks, word as string))) return split(word as string);
  words.pop();
  return takeMarks(word as string, marks, words);
}

/** Collects the marks of a guess from `first` and the words after it: as many signs as the guess has letters. */
function takeMarks(guess: string, first: string, words: string[]): [string, string] {
  const length = splitLetters(guess).length;
  const signs = splitLetters(first.slice(0, SIGNS_LENGTH_MAX));
  if (first.includes(':') && signs.length > length) {
    const marks = signs.slice(0, length).join('');
    words.push(first.slice(marks.length));
    return [guess, marks];
  }
  let marks = first;
  let count = signs.length;
  for (let more = words.at(-1); more !== undefined && !more.includes(':'); more = words.at(-1)) {
    const added = splitLetters(more);
    if (count + added.length > length || !added.every(isMark)) break;
    marks += words.pop();
    count += added.length;
  }
  return [guess, marks];
}

/** More than the marks of the longest word need, in code units. */
const SIGNS_LENGTH_MAX = 2048;

/** Splits a word such as `saletgywww`: the second half is the marks, if it consists of possible marks. */
function split(word: string): [string, string] {
  const letters = splitLetters(word);
  const half = isGlued(word) ? letters.length / 2 : letters.length;
  return [letters.slice(0, half).join(''), letters.slice(half).join('')];
}

function isGlued(word: string): boolean {
  const letters = splitLetters(word);
  return letters.length % 2 === 0 && letters.slice(letters.length / 2).every(isMark);
}

function areMarks(word: string | undefined, guess: string): boolean {
  if (word === undefined) return false;
  const signs = splitLetters(word);
  return signs.length === splitLetters(guess).length && signs.every(isMark);
}

function isMark(sign: string | undefined): boolean {
  return sign !== undefined && parseMark(sign) !== undefined;
}

function isSingle(word: string): boolean {
  return word.length < 99 && word !== ':' && splitLetters(word).length === 1;
}

function isVisible(letter: string): boolean {
  return letter.trim() !== '' && !/^\p{Cf}+$/u.test(letter);
}
