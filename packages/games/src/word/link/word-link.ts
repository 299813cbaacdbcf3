import { needShape } from '@inkling/core/arguments';
import { type Mark, WORD_LENGTH_MAX } from '@inkling/core/marks';
import type { LinkSpec } from '../../contract/link.ts';
import { crc24 } from '../../encoding/checksum.ts';
import type { DigitReader, DigitWriter } from '../../encoding/mixed-radix.ts';
import { isLinkable, putFlag, putText, takeFlag, takeText } from '../../encoding/text-digits.ts';
import type { WordList, WordTurn } from '../rules/game.ts';
import { splitLetters } from '../rules/letters.ts';

/** Guesses with their marks, all of one length; they may contradict each other. */
export interface WordRoundsLink {
  readonly game: 'word';
  readonly kind: 'rounds';
  /** 1 … 32 */
  readonly length: number;
  /** At most 99. Words are in normal form, as in the game. */
  readonly rounds: readonly WordTurn[];
  readonly node?: number | undefined;
}

/** A game whose word was drawn from a list by a seed. */
export interface WordSeededLink {
  readonly game: 'word';
  readonly kind: 'seeded';
  readonly length: number;
  /** 1 … 99 */
  readonly tries: number;
  readonly hard: boolean;
  /** The id of the list and the fingerprint of its answers; see `wordListMark`. */
  readonly list: string;
  readonly listMark: number;
  readonly seed: string;
  readonly guesses: readonly string[];
  readonly node?: number | undefined;
}

export type WordLink = WordRoundsLink | WordSeededLink;

/** Defines how links contain games of Word. */
export const WORD_LINKS: LinkSpec<WordLink> = {
  game: 'word',
  prefix: 'w',
  makeRules: ({ length }) => String(length),
  reader(rules) {
    const length = parseLength(rules);
    if (length === undefined) return undefined;
    return {
      position: (digits) => takeRounds(digits, length),
      seeded: (digits) => takeWordSeeded(digits, length),
    };
  },
  fits(link) {
    const words = link.kind === 'rounds' ? link.rounds.map(({ guess }) => guess) : link.guesses;
    return words.length <= TURNS_MAX && words.every(isLinkable);
  },
  put: (digits, link) => (link.kind === 'seeded' ? putWordSeeded(digits, link) : putRounds(digits, link)),
};

/**
 * Returns a 24-bit fingerprint of a list's answers, in order, which distinguishes editions of the list. A seed yields
 * a different word in another edition, so compare this with the link before opening it.
 *
 * @throws TypeError that names an argument that is wrong
 */
export function wordListMark(list: Pick<WordList, 'answers'>): number {
  needShape(list, 'list', { answers: 'list' });
  return crc24(list.answers.join('\n'));
}

function putRounds(digits: DigitWriter, { length, rounds }: WordRoundsLink): void {
  digits.put(rounds.length, TURNS_MAX + 1);
  for (const { guess, marks } of rounds) {
    putWord(digits, length, guess);
    for (const mark of marks) digits.put(mark, MARKS);
  }
}

/** Reads rounds. Returns undefined if a guess is not a valid word. */
function takeRounds(digits: DigitReader, length: number): WordRoundsLink | undefined {
  const rounds = Array.from({ length: digits.take(TURNS_MAX + 1) }, () => ({
    guess: takeWord(digits, length),
    marks: Array.from({ length }, () => digits.take(MARKS) as Mark),
  }));
  const legal = rounds.every(({ guess }) => isWord(guess, length));
  return legal ? { game: 'word', kind: 'rounds', length, rounds } : undefined;
}

function putWordSeeded(digits: DigitWriter, link: WordSeededLink): void {
  digits.put(link.tries - 1, TURNS_MAX);
  putFlag(digits, link.hard);
  putText(digits, link.list);
  digits.put(link.listMark, LIST_MARKS);
  putText(digits, link.seed);
  digits.put(link.guesses.length, TURNS_MAX + 1);
  for (const guess of link.guesses) putWord(digits, link.length, guess);
}

function takeWordSeeded(digits: DigitReader, length: number): WordSeededLink | undefined {
  const tries = digits.take(TURNS_MAX) + 1;
  const hard = takeFlag(digits);
  const list = takeText(digits);
  const listMark = digits.take(LIST_MARKS);
  const seed = takeText(digits);
  const guesses = Array.from({ length: digits.take(TURNS_MAX + 1) }, () => takeWord(digits, length));
  const legal = /^[a-z0-9-]{1,64}$/.test(list) && guesses.every((guess) => isWord(guess, length));
  return legal
    ? { game: 'word', kind: 'seeded', length, tries, hard, list, listMark, seed, guesses }
    : undefined;
}

/** Parses the word length in the readable part of a link. */
function parseLength(text: string): number | undefined {
  const length = /^[1-9]\d?$/.test(text) ? Number(text) : 0;
  return length >= 1 && length <= WORD_LENGTH_MAX ? length : undefined;
}

const TURNS_MAX = 99;
const MARKS = 3;
const LIST_MARKS = 2 ** 24;
const A = 97;

/** Writes a word of a–z as one digit per letter, and any other word as a string. */
function putWord(digits: DigitWriter, length: number, word: string): void {
  const plain = word.length === length && /^[a-z]+$/.test(word);
  putFlag(digits, plain);
  if (!plain) putText(digits, word);
  else for (const letter of word) digits.put(letter.charCodeAt(0) - A, 26);
}

function takeWord(digits: DigitReader, length: number): string {
  if (!takeFlag(digits)) return takeText(digits);
  return Array.from({ length }, () => String.fromCharCode(digits.take(26) + A)).join('');
}

function isWord(text: string, length: number): boolean {
  const letters = splitLetters(text);
  return letters.length === length && letters.join('') === text && !/\s/.test(text);
}
