import type { Game } from '@inkling/core/game';
import { EXACT, type Mark, markWord, WORD_LENGTH_MAX } from '@inkling/core/marks';
import { RandomStream } from '@inkling/core/random';
import { fail, ok, type Result } from '@inkling/core/result';
import { hardFault } from './hard.ts';
import { type Alphabet, spell, splitLetters, wordOf } from './letters.ts';

/** A word list to play with. The rules contain no dictionary: the app loads one and passes it in. */
export interface WordList {
  /** a–z, digits and hyphens; part of the params text. */
  readonly id: string;
  readonly alphabet: Alphabet;
  /** Secrets are drawn from these. */
  readonly answers: readonly string[];
  /** Whether this word may be guessed. The game accepts the secret without asking. */
  accepts(word: string): boolean;
}

/** The rules of one game of Word. */
export interface WordParams {
  /** 1 … 32 */
  readonly length: number;
  /** 1 … 99 */
  readonly tries: number;
  /** Whether guesses must use every revealed hint, including the number of copies; see `hard.ts`. */
  readonly hard: boolean;
  readonly list: string;
}

export interface WordTurn {
  readonly guess: string;
  readonly marks: readonly Mark[];
}

/** The move of a player who gives up. It cannot be mistaken for a word, because no word contains a slash. */
export const RESIGN = '/resign';

export interface WordState {
  readonly params: WordParams;
  readonly turns: readonly WordTurn[];
  readonly resigned?: true;
  /** Revealed only by `view`, and only when the game is over. */
  readonly secret: string;
}

export interface WordView {
  readonly params: WordParams;
  readonly turns: readonly WordTurn[];
  readonly over: boolean;
  readonly solved: boolean;
  /** The best mark of each letter guessed so far. */
  readonly letters: Readonly<Record<string, Mark>>;
  /** Present when the game is over. */
  readonly secret?: string;
}

/** Why params or a move are invalid. */
export interface WordFault {
  readonly code:
    | 'bad-params'
    | 'unknown-list'
    | 'no-answers'
    | 'not-a-word'
    | 'length'
    | 'unknown-letter'
    | 'not-in-list'
    | 'hard-place'
    | 'hard-copies'
    | 'game-over';
  /** 0-based */
  readonly place?: number;
  readonly letter?: string;
  /** How many copies of the letter the guess must have, or how many letters a word must have. */
  readonly count?: number;
}

export type WordSeat = 'breaker';

export type WordGame = Game<WordParams, WordState, string, WordView, WordSeat, WordFault>;

/**
 * Creates the game over these lists. Params are written `w5t6@english`, or `w5t6h@english` for hard mode.
 *
 * @throws TypeError that names an argument that is wrong
 */
export function wordGame(lists: readonly WordList[]): WordGame {
  const listOf = (params: WordParams): WordList => {
    const list = lists.find(({ id }) => id === params.list);
    if (!list) throw new Error(`unknown list ${params.list}: these params were not parsed by this game`);
    return list;
  };
  const read = (params: WordParams, text: string) => readWord(text, listOf(params).alphabet, params.length);
  const judge = (state: WordState, guess: string): WordFault | undefined => {
    const list = listOf(state.params);
    if (isOver(state)) return { code: 'game-over' };
    if (guess !== state.secret && !list.accepts(guess)) return { code: 'not-in-list' };
    if (!state.params.hard) return undefined;
    const turns = state.turns.map((turn) => ({ ...turn, guess: splitLetters(turn.guess) }));
    return hardFault(turns, splitLetters(guess));
  };
  return {
    id: 'word',
    seats: ['breaker'],

    parseParams(text) {
      const params = readParams(text);
      if (!params) return fail({ code: 'bad-params' });
      const known = lists.find(({ id }) => id === params.list);
      if (!known) return fail({ code: 'unknown-list' });
      return answersOf(known, params.length).length > 0 ? ok(params) : fail({ code: 'no-answers' });
    },
    makeParams: ({ length, tries, hard, list }) => `w${length}t${tries}${hard ? 'h' : ''}@${list}`,

    start(params, random) {
      const words = answersOf(listOf(params), params.length);
      const secret = words[new RandomStream(random).below(words.length)] as string;
      return { params, turns: [], secret };
    },

    interpret(state, _seat, input) {
      const guess = read(state.params, input);
      if (!guess.ok) return guess;
      const fault = judge(state, guess.value);
      return fault ? fail(fault) : guess;
    },

    parseMove,
    makeMove: (move) => move,

    apply(state, move) {
      if (move === RESIGN)
        return isOver(state) ? fail({ code: 'game-over' }) : ok({ ...state, resigned: true });
      const guess = read(state.params, move);
      if (!guess.ok) return guess;
      const fault = judge(state, guess.value);
      if (fault) return fail(fault);
      const { alphabet } = listOf(state.params);
      const marks = markWord(spelled(alphabet, guess.value), spelled(alphabet, state.secret));
      return ok({ ...state, turns: [...state.turns, { guess: guess.value, marks }] });
    },

    status(state) {
      if (isSolved(state)) return { phase: 'over', winner: 'breaker' };
      return isOver(state) ? { phase: 'over', winner: undefined } : { phase: 'playing', turn: 'breaker' };
    },

    view: viewOf,
  };
}

function parseMove(text: string): Result<string, WordFault> {
  if (text === RESIGN) return ok(RESIGN);
  const letters = splitLetters(text.slice(0, TEXT_LENGTH_MAX));
  const legal = letters.length > 0 && letters.length <= WORD_LENGTH_MAX && !/\s/.test(text);
  return legal ? ok(letters.join('')) : fail({ code: 'not-a-word' });
}

function viewOf(state: WordState): WordView {
  const over = isOver(state);
  const { params, turns } = state;
  const open = { params, turns, over, solved: isSolved(state), letters: bestMarks(turns) };
  return over ? { ...open, secret: state.secret } : open;
}

/** Parses params without checking that their list exists. */
function readParams(text: string): WordParams | undefined {
  const match = /^w(\d{1,2})t(\d{1,2})(h?)@([a-z0-9-]{1,64})$/.exec(text);
  if (!match) return undefined;
  const [, length, tries, hard, list = ''] = match;
  const params = { length: Number(length), tries: Number(tries), hard: hard === 'h', list };
  return params.length >= 1 && params.length <= WORD_LENGTH_MAX && params.tries >= 1 ? params : undefined;
}

/** Parses a word of this length in an alphabet. Does not check whether a list contains it. */
function readWord(text: string, { numbers }: Alphabet, length: number): Result<string, WordFault> {
  const letters = splitLetters(text.trim().slice(0, TEXT_LENGTH_MAX));
  if (letters.length === 0) return fail({ code: 'not-a-word' });
  const place = letters.findIndex((letter) => !numbers.has(letter));
  if (place >= 0) return fail({ code: 'unknown-letter', place, letter: letters[place] as string });
  return letters.length === length ? ok(letters.join('')) : fail({ code: 'length', count: length });
}

/** Input is cut off after this many code units; every word is far shorter. */
const TEXT_LENGTH_MAX = 1000;

/** Returns the words of a list that can be a secret of this length, in normal form. Caches the result. */
export function answersOf(list: WordList, length: number): readonly string[] {
  const known = ANSWERS.get(list) ?? new Map<number, readonly string[]>();
  ANSWERS.set(list, known);
  let words = known.get(length);
  if (!words) known.set(length, (words = spelledAnswers(list, length)));
  return words;
}

const ANSWERS = new WeakMap<WordList, Map<number, readonly string[]>>();

function spelledAnswers({ alphabet, answers }: WordList, length: number): string[] {
  return answers.flatMap((word) => {
    const symbols = spell(alphabet, word);
    return symbols?.length === length ? [wordOf(alphabet, symbols)] : [];
  });
}

function spelled(alphabet: Alphabet, word: string): number[] {
  const symbols = spell(alphabet, word);
  if (!symbols) throw new Error('a word of the game is not in its alphabet');
  return symbols;
}

function isSolved({ turns }: WordState): boolean {
  return turns.at(-1)?.marks.every((mark) => mark === EXACT) ?? false;
}

function isOver(state: WordState): boolean {
  return isSolved(state) || state.resigned === true || state.turns.length >= state.params.tries;
}

/** Returns the best mark of each letter guessed so far. */
export function bestMarks(turns: readonly WordTurn[]): Record<string, Mark> {
  const best = new Map<string, Mark>();
  for (const { guess, marks } of turns)
    for (const [place, letter] of splitLetters(guess).entries()) {
      const mark = marks[place] as Mark;
      if (mark >= (best.get(letter) ?? 0)) best.set(letter, mark);
    }
  return Object.fromEntries([...best].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
