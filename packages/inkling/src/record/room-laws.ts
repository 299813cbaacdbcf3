import { feedbackOf, scoreCode } from '@inkling/core/feedback';
import { markWord, WORD_LENGTH_MAX } from '@inkling/core/marks';
import { makeCode, makeFeedback, parseCode, parseFeedback } from '@inkling/games/mastermind/notation';
import { type MastermindParams, parseParams } from '@inkling/games/mastermind/params';
import { makeRules } from '@inkling/games/mastermind/rules';
import { makeParams as makeTable, parseParams as parseTable } from '@inkling/games/witch/params';
import { splitLetters } from '@inkling/games/word/letters';
import { makeMarks } from '@inkling/games/word/mark-signs';
import { BOARD_TEXT, BOARD_TEXT_LENGTH_MAX } from '../witch-board-text.ts';
import type { RecordedTurn, RecordGame } from './room-record.ts';

/** What the rules of a record say about its texts. */
export interface RecordLaws {
  readonly turnsMax: number;
  /** Is this the canonical text of a code, a word, or a board of the right size? */
  isSecret(text: string): boolean;
  /** `aabb:1,0` or `crane:gwyww`, in canonical form only. */
  readTurn(line: string): RecordedTurn | undefined;
  /** What a secret answers to a guess, both canonical. */
  answer(guess: string, secret: string): string;
  /** Does this answer say that it was found? */
  isSolved(answer: string): boolean;
}

/** `undefined` for rules that are not in their canonical form. */
export function lawsOf(game: RecordGame, rules: string): RecordLaws | undefined {
  if (game === 'mastermind') {
    const params = parseParams(`${rules}/drawn`);
    if (!params.ok || `${makeRules(params.value.rules)}/${params.value.turnsMax}` !== rules) return undefined;
    return codeLaws(params.value);
  }
  if (game === 'witch') return tableLaws(rules);
  const word = WORD_RULES.exec(rules);
  const [length, tries] = [Number(word?.[1]), Number(word?.[2])];
  return word && length >= 1 && length <= WORD_LENGTH_MAX && tries >= 1 ? wordLaws(length, tries) : undefined;
}

const WORD_RULES = /^w([1-9]\d?)t([1-9]\d?)h?@[a-z0-9-]{1,64}$/;

function codeLaws({ rules, turnsMax }: MastermindParams): RecordLaws {
  const read = (text: string) => {
    const code = parseCode(text, rules);
    return code.ok && makeCode(code.value) === text ? code.value : undefined;
  };
  return {
    turnsMax,
    isSecret: (text) => read(text) !== undefined,
    readTurn(line) {
      const { guess, answer } = halves(line);
      const feedback = parseFeedback(answer, rules.places);
      const legal = read(guess) && feedback.ok && makeFeedback(feedback.value) === answer;
      return legal ? { guess, answer } : undefined;
    },
    answer(guess, secret) {
      const [one, other] = [read(guess), read(secret)];
      if (!one || !other) throw new Error('codes that were not checked');
      return makeFeedback(feedbackOf(scoreCode(one, other)));
    },
    isSolved: (answer) => answer === `${rules.places},0`,
  };
}

function wordLaws(length: number, turnsMax: number): RecordLaws {
  const read = (text: string) => {
    const letters = splitLetters(text.slice(0, WORD_TEXT_LENGTH_MAX));
    const legal = letters.length === length && letters.join('') === text && !/\s/.test(text);
    return legal ? letters : undefined;
  };
  return {
    turnsMax,
    isSecret: (text) => read(text) !== undefined,
    readTurn(line) {
      const { guess, answer } = halves(line);
      const legal = read(guess) && answer.length === length && /^[gyw]+$/.test(answer);
      return legal ? { guess, answer } : undefined;
    },
    answer(guess, secret) {
      const [one, other] = [read(guess), read(secret)];
      if (!one || !other) throw new Error('words that were not checked');
      const numbers = new Map([...other, ...one].map((letter, at) => [letter, at]));
      const spelt = (letters: readonly string[]) => letters.map((letter) => numbers.get(letter) as number);
      return makeMarks(markWord(spelt(one), spelt(other)));
    },
    isSolved: (answer) => /^g+$/.test(answer),
  };
}

const WORD_TEXT_LENGTH_MAX = 1000;

function tableLaws(rules: string): RecordLaws | undefined {
  const params = parseTable(rules);
  if (!params.ok || makeTable(params.value) !== rules) return undefined;
  const { rows, cols } = params.value.board.shape;
  return {
    turnsMax: 0,
    isSecret: (text) =>
      text.length <= BOARD_TEXT_LENGTH_MAX && BOARD_TEXT.test(text) && text.split(',').length === rows * cols,
    readTurn: () => undefined,
    answer: () => '',
    isSolved: () => false,
  };
}

/** A guess never holds a colon, and an answer neither. */
function halves(line: string): RecordedTurn {
  const cut = line.lastIndexOf(':');
  return cut < 0 ? { guess: line, answer: '' } : { guess: line.slice(0, cut), answer: line.slice(cut + 1) };
}
