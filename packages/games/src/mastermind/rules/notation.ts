import { CODE_RULES, needShape, needText } from '@inkling/core/arguments';
import type { CodeRules, CodeTurn } from '@inkling/core/deduction';
import { type Code, type Feedback, feedbackClass, isFeedbackPossible } from '@inkling/core/feedback';
import { fail, ok, type Result } from '@inkling/core/result';
import { SKIN_IDS, type Skin, skinOf } from './skins.ts';

/** What is wrong with a typed code. Places are zero-based. */
export type CodeFault =
  | { readonly code: 'empty' }
  | { readonly code: 'unknown-symbol'; readonly text: string; readonly place: number }
  | { readonly code: 'wrong-length'; readonly length: number; readonly wanted: number }
  | { readonly code: 'repeated-symbol'; readonly text: string; readonly place: number };

export type FeedbackFault =
  | { readonly code: 'no-feedback' }
  | { readonly code: 'bad-feedback'; readonly text: string }
  | {
      readonly code: 'impossible-feedback';
      readonly exact: number;
      readonly near: number;
      readonly why: 'too-many' | 'last-must-be-exact';
    };

/** The maximum length of a typed code or turn: more than any valid one needs, even with spaces in between. */
export const INPUT_LENGTH_MAX = 400;
const LETTERS = skinOf('letters').letters;
const SKIN_NAMES = SKIN_IDS.filter((id) => id !== 'letters').map((id) => [skinOf(id).names]);
const DIGITS = Array.from('1234567890');

/**
 * Parses a code in any form: letters `aabb`, digits `1122` (1 for the first symbol, 0 for the tenth), the
 * letters of the skin `SSTB`, or names with commas or spaces `Santa, Santa, Tree, Bell`. Case does not matter.
 * The whole code is read in a single alphabet, the first that fits: the skin's, then letters, then digits, then the
 * names of any other skin. A word is a code if its letters make one, and otherwise a name: `red` has three places.
 *
 * @throws TypeError that names an argument that is wrong
 */
export function parseCode(
  text: string,
  rules: CodeRules,
  skin: Skin = skinOf('letters'),
): Result<Code, CodeFault> {
  needText(text, 'text');
  needShape(rules, 'rules', CODE_RULES);
  needShape(skin, 'skin', { names: 'list', letters: 'list' });
  const trimmed = text.trim();
  if (trimmed === '') return fail({ code: 'empty' });
  if (trimmed.length > INPUT_LENGTH_MAX)
    return fail({ code: 'wrong-length', length: trimmed.length, wanted: rules.places });
  const alphabets = alphabetsOf(skin);
  const known = (symbol: number | undefined) => symbol !== undefined && symbol < rules.symbols;
  const read = (tokens: readonly string[]) =>
    alphabets.map((alphabet) => tokens.map((token) => symbolIn(alphabet, token)));
  const words = trimmed.split(/[\s,;]+/).filter((word) => word !== '');
  const letters = words.length === 1 ? Array.from(trimmed) : words;
  const isWhole = letters.length === rules.places && read(letters).some((symbols) => symbols.every(known));
  const isName = read(words).some(([symbol]) => symbol !== undefined);
  const tokens = isWhole || !isName ? letters : words;
  const readings = read(tokens);
  const reading = readings.find((symbols) => symbols.every(known));
  if (!reading) {
    const reach = readings.map((symbols) => symbols.findIndex((symbol) => !known(symbol)));
    const place = Math.max(...reach);
    return fail({ code: 'unknown-symbol', text: tokens[place] as string, place });
  }
  const code = reading as readonly number[];
  return checkCode(code, rules, (symbol) => skin.letters[symbol] ?? makeSymbol(symbol));
}

/** Checks that an array of symbol numbers is a legal code under the rules. */
export function checkCode(
  code: readonly number[],
  rules: CodeRules,
  nameOf: (symbol: number) => string = makeSymbol,
): Result<Code, CodeFault> {
  if (code.length !== rules.places)
    return fail({ code: 'wrong-length', length: code.length, wanted: rules.places });
  for (let place = 0; place < code.length; place++) {
    const symbol = code[place] as number;
    const legal = Number.isInteger(symbol) && symbol >= 0 && symbol < rules.symbols;
    if (!legal) return fail({ code: 'unknown-symbol', text: nameOf(symbol), place });
    if (!rules.repeats && code.indexOf(symbol) < place)
      return fail({ code: 'repeated-symbol', text: nameOf(symbol), place });
  }
  return ok(code);
}

/**
 * Returns the canonical string of a code: letters starting with a. Law: `parseCode(makeCode(c), rules)` is `c`.
 *
 * @throws TypeError that names an argument that is wrong
 */
export function makeCode(code: Code): string {
  needShape(code, 'code', 'numbers');
  let text = '';
  for (let place = 0; place < code.length; place++) text += LETTERS[code[place] as number] ?? '?';
  return text;
}

export function makeSymbol(symbol: number): string {
  return LETTERS[symbol] ?? '?';
}

/** Parses one symbol: a name or letter of the skin, a letter, a digit, or a name of another skin. */
export function parseSymbol(
  text: string,
  rules: CodeRules,
  skin: Skin = skinOf('letters'),
): number | undefined {
  const readings = alphabetsOf(skin).map((alphabet) => symbolIn(alphabet, text.trim()));
  return readings.find((symbol) => symbol !== undefined && symbol < rules.symbols);
}

/**
 * Parses an answer: `1,0`, `1 0`, `1A2B` (Bulls and Cows), `1B2W` (pegs), `2 exact 1 near`, or key pegs drawn
 * as `●●○`. Refuses an answer that no code can give, with the reason.
 *
 * @throws TypeError that names an argument that is wrong
 */
export function parseFeedback(text: string, places: number): Result<Feedback, FeedbackFault> {
  needText(text, 'text');
  const given = readCounts(text);
  return given.ok ? checkFeedback(given.value.exact, given.value.near, places) : given;
}

export function checkFeedback(exact: number, near: number, places: number): Result<Feedback, FeedbackFault> {
  if (isFeedbackPossible(places, exact, near)) return ok({ exact, near });
  const why = exact + near > places ? 'too-many' : 'last-must-be-exact';
  return fail({ code: 'impossible-feedback', exact, near, why });
}

export function makeFeedback(feedback: Feedback): string {
  return `${feedback.exact},${feedback.near}`;
}

/**
 * Parses a whole turn: `aabb:1,0`, `aabb 1 0`, `1234:1A2B`, `1122=1B2W`, `Santa,Santa,Tree,Bell:1,0`.
 *
 * @throws TypeError that names an argument that is wrong
 */
export function parseTurn(
  text: string,
  rules: CodeRules,
  skin: Skin = skinOf('letters'),
): Result<CodeTurn, CodeFault | FeedbackFault> {
  const turn = parseGivenTurn(text, rules, skin);
  if (!turn.ok) return turn;
  const { guess, given } = turn.value;
  const feedback = checkFeedback(given.exact, given.near, rules.places);
  if (!feedback.ok) return feedback;
  return ok({ guess, feedback: feedbackClass(given.exact, given.near) });
}

/**
 * Like `parseTurn`, but returns the two numbers as written, even if no code can give that answer: other people may
 * count in another way.
 *
 * @throws TypeError that names an argument that is wrong
 */
export function parseGivenTurn(
  text: string,
  rules: CodeRules,
  skin: Skin = skinOf('letters'),
): Result<{ readonly guess: Code; readonly given: Feedback }, CodeFault | FeedbackFault> {
  needText(text, 'text');
  if (text.length > INPUT_LENGTH_MAX)
    return fail({ code: 'wrong-length', length: text.length, wanted: rules.places });
  const [guessText, feedbackText] = splitTurn(text.trim());
  const guess = parseCode(guessText, rules, skin);
  if (!guess.ok) return guess;
  const given = readCounts(feedbackText);
  return given.ok ? ok({ guess: guess.value, given: given.value }) : given;
}

/**
 * Writes a guess and its answer as `aabb:1,0`, which `parseTurn` can read.
 *
 * @throws TypeError that names an argument that is wrong
 */
export function makeTurn(guess: Code, feedback: Feedback): string {
  needShape(feedback, 'feedback', { exact: 'whole', near: 'whole' });
  return `${makeCode(guess)}:${makeFeedback(feedback)}`;
}

function splitTurn(text: string): readonly [string, string] {
  const colon = /[:=]/.exec(text);
  if (colon) return [text.slice(0, colon.index), text.slice(colon.index + 1)];
  const spaced = /^(.*\S)\s+(\d{1,2}\s*[ ,]\s*\d{1,2}|\d{1,2}[ab]\d{1,2}[bw]|[●○•◦]+)$/iu.exec(text);
  return spaced ? [spaced[1] as string, spaced[2] as string] : [text, ''];
}

function readCounts(text: string): Result<Feedback, FeedbackFault> {
  const trimmed = text.trim().toLowerCase();
  if (trimmed === '') return fail({ code: 'no-feedback' });
  const read = trimmed.length > INPUT_LENGTH_MAX ? undefined : (readNumbers(trimmed) ?? readPegs(trimmed));
  return read ? ok(read) : fail({ code: 'bad-feedback', text: text.trim().slice(0, 40) });
}

function readNumbers(text: string): Feedback | undefined {
  const match =
    /^(\d{1,2})\s*(?:,|\s|\/|-)\s*(\d{1,2})$/.exec(text) ??
    /^(\d{1,2})\s*[ab]\s*,?\s*(\d{1,2})\s*[bw]$/.exec(text) ??
    /^(\d{1,2})\s*exact\s*,?\s*(?:and\s*)?(\d{1,2})\s*near$/.exec(text);
  return match ? { exact: Number(match[1]), near: Number(match[2]) } : undefined;
}

function readPegs(text: string): Feedback | undefined {
  if (/^[-–—.·]+$/.test(text)) return { exact: 0, near: 0 };
  if (!/^[●•○◦\-–—.·]+$/u.test(text)) return undefined;
  const pegs = Array.from(text);
  return {
    exact: pegs.filter((peg) => peg === '●' || peg === '•').length,
    near: pegs.filter((peg) => peg === '○' || peg === '◦').length,
  };
}

/** Returns the alphabets in order of preference. Each consists of one or more lists that name the same symbols. */
function alphabetsOf(skin: Skin): readonly (readonly (readonly string[])[])[] {
  return [[skin.names, skin.letters], [LETTERS], [DIGITS], ...SKIN_NAMES];
}

function symbolIn(alphabet: readonly (readonly string[])[], token: string): number | undefined {
  const wanted = token.toLowerCase();
  for (const names of alphabet) {
    const symbol = names.findIndex((name) => name.toLowerCase() === wanted);
    if (symbol >= 0) return symbol;
  }
  return undefined;
}
