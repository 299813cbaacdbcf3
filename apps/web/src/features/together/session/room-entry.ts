import type { RoomView } from '@inkling/client/api';
import type { CodeRules } from '@inkling/core/deduction';
import { type Feedback, feedbackOf, scoreCode } from '@inkling/core/feedback';
import { fail, ok, type Result } from '@inkling/core/result';
import { type CodeFault, makeCode, parseCode } from '@inkling/games/mastermind/rules/notation';
import { parseParams } from '@inkling/games/mastermind/rules/params';
import { type Skin, skinFor } from '@inkling/games/mastermind/rules/skins';

/** What is set, place by place, in a game of this room: elements in Mastermind, letters in Word. */
export interface RoomEntry {
  readonly game: 'mastermind' | 'word';
  /** Places and symbols; a letter of a word counts from `a`. */
  readonly rules: CodeRules;
  readonly turnsMax: number;
  readonly skin: Skin;
}

/** What is set in a game with these rules; `undefined` for the witches, and for rules that nobody can read. */
export function entryOf({ game, rules }: Pick<RoomView, 'game' | 'rules'>): RoomEntry | undefined {
  if (game === 'mastermind') {
    const params = parseParams(`${rules}/drawn`);
    if (!params.ok) return undefined;
    const { turnsMax } = params.value;
    return { game, rules: params.value.rules, turnsMax, skin: skinFor('winter', params.value.rules.symbols) };
  }
  const word = game === 'word' ? /^w(\d{1,2})t(\d{1,2})h?@english$/.exec(rules) : null;
  if (!word) return undefined;
  return {
    game: 'word',
    rules: { places: Number(word[1]), symbols: LETTERS.length, repeats: true },
    turnsMax: Number(word[2]),
    skin: WORD_SKIN,
  };
}

/** `aabb` or `crane`: as the server takes it. */
export function codeText(code: readonly number[], { game }: Pick<RoomEntry, 'game'>): string {
  return game === 'word' ? code.map((symbol) => LETTERS[symbol] ?? '').join('') : makeCode(code);
}

/** A code or a word as people type it. Total. */
export function parseEntry(
  text: string,
  { game, rules, skin }: RoomEntry,
): Result<readonly number[], CodeFault> {
  if (game === 'mastermind') {
    const code = parseCode(text, rules, skin);
    return code.ok ? ok(Array.from(code.value)) : code;
  }
  const letters = Array.from(text.trim().toLowerCase());
  if (letters.length === 0) return fail({ code: 'empty' });
  const strange = letters.find((letter) => !LETTERS.includes(letter));
  if (strange !== undefined)
    return fail({ code: 'unknown-symbol', text: strange, place: letters.indexOf(strange) });
  if (letters.length !== rules.places)
    return fail({ code: 'wrong-length', length: letters.length, wanted: rules.places });
  return ok(letters.map((letter) => LETTERS.indexOf(letter)));
}

/** The symbols of a code that the server wrote; `undefined` when it is none of these rules. */
export function readCode(text: string, { rules }: RoomEntry): readonly number[] | undefined {
  const code = Array.from(text, (letter) => letter.charCodeAt(0) - FIRST_LETTER);
  const legal = code.length === rules.places && code.every((symbol) => symbol >= 0 && symbol < rules.symbols);
  return legal ? code : undefined;
}

/** What a code answers to a guess; `undefined` while one of them is not there. */
export function answerBy(
  codeOf: string | undefined,
  guessOf: string | undefined,
  entry: RoomEntry,
): Feedback | undefined {
  const code = codeOf === undefined ? undefined : readCode(codeOf, entry);
  const guess = guessOf === undefined ? undefined : readCode(guessOf, entry);
  return code && guess && feedbackOf(scoreCode(guess, code));
}

const FIRST_LETTER = 97;
const LETTERS = Array.from('abcdefghijklmnopqrstuvwxyz');
const WORD_SKIN: Skin = { id: 'letters', names: LETTERS, letters: LETTERS };
