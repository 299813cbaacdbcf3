import type { CodeRules, CodeTurn } from '@inkling/core/deduction';
import { type Code, feedbackClass, feedbackClassCount } from '@inkling/core/feedback';
import { RANDOM_VERSION } from '@inkling/core/random';
import { fail, ok, type Result } from '@inkling/core/result';
import { makeRules, parseRules } from '@inkling/games/mastermind/rules';
import { CHECKSUM_LENGTH, checksum } from './permalink/checksum.ts';
import { DigitReader, DigitWriter } from './permalink/mixed-radix.ts';

/**
 * What a link to a game of Mastermind holds. There is no room in it for a secret: a game whose code was
 * drawn is named by its seed and replays (who runs the program on the seed can compute the code, as with
 * any game in a browser), and every other game is a position, guesses with their answers.
 */
export type Permalink = PositionLink | SeededLink;

export interface PositionLink {
  readonly kind: 'position';
  readonly rules: CodeRules;
  /** 1 … 99 */
  readonly turnsMax: number;
  /** At most 99; answers that can occur, though perhaps not together. */
  readonly turns: readonly CodeTurn[];
  /** A guess that waits for its answer. */
  readonly pending?: Code | undefined;
  /** A node of the tree that the page shows (a strategy, a sheet with variations), below 2³². */
  readonly node?: number | undefined;
}

export interface SeededLink {
  readonly kind: 'seeded';
  readonly rules: CodeRules;
  readonly turnsMax: number;
  /** At most `SEED_LENGTH_MAX` code points. */
  readonly seed: string;
  /** At most 99; their answers follow from the seed. */
  readonly guesses: readonly Code[];
  readonly node?: number | undefined;
}

export type PermalinkFault = {
  readonly code:
    | 'not-a-link'
    | 'too-long'
    | 'bad-rules'
    /** The checksum is wrong: letters were lost or changed. */
    | 'damaged'
    /** Whole, but of a later program. */
    | 'unknown-version'
    /** The seed is for another generator, and would name another game. */
    | 'unknown-random-version'
    /** The checksum is right and the content is not: nobody's program wrote it. */
    | 'malformed';
};

export const SEED_LENGTH_MAX = 100;
export const LINK_LENGTH_MAX = 2048;

/**
 * `m/p5c6r/` and the state, in characters that a URL can hold anywhere. Format 1: one integer in mixed radix
 * (version, kind, turns, node, then symbols and answers), four characters of checksum. Ten turns of p5c6 are 45
 * characters in all. Law: `parsePermalink(makePermalink(link))` is `link`, and no other text parses to it.
 *
 * Requires a legal link; 'seed-too-long' for the one thing that a person may overdo.
 */
export function makePermalink(link: Permalink): Result<string, 'seed-too-long'> {
  if (link.kind === 'seeded' && Array.from(link.seed).length > SEED_LENGTH_MAX) return fail('seed-too-long');
  const digits = new DigitWriter();
  digits.put(VERSION, VERSIONS);
  digits.put(KINDS.indexOf(link.kind), KINDS_MAX);
  digits.put(link.turnsMax - 1, TURNS_MAX);
  putFlag(digits, link.node !== undefined);
  if (link.node !== undefined) digits.put(link.node, NODES_MAX);
  if (link.kind === 'position') {
    digits.put(link.turns.length, TURNS_MAX + 1);
    for (const turn of link.turns) {
      putCode(digits, link.rules, turn.guess);
      putFeedback(digits, link.rules, turn.feedback);
    }
    putFlag(digits, link.pending !== undefined);
    if (link.pending) putCode(digits, link.rules, link.pending);
  } else {
    digits.put(RANDOM_VERSION, RANDOM_VERSIONS);
    putText(digits, link.seed);
    digits.put(link.guesses.length, TURNS_MAX + 1);
    for (const guess of link.guesses) putCode(digits, link.rules, guess);
  }
  const body = `m/${makeRules(link.rules)}/${digits.text()}`;
  return ok(body + checksum(body));
}

/** Reads a link, with or without a leading `#` or `/`. Total: any text gives a legal link or a closed code. */
export function parsePermalink(text: string): Result<Permalink, PermalinkFault> {
  if (text.length > LINK_LENGTH_MAX) return fail({ code: 'too-long' });
  const match = /^#?\/?(m\/([a-z0-9]{1,8})\/([\w-]+)([\w-]{4}))$/.exec(text);
  if (!match) return fail({ code: 'not-a-link' });
  const [, whole = '', rulesText = '', payload = '', sum = ''] = match;
  const rules = parseRules(rulesText);
  if (!rules.ok || makeRules(rules.value) !== rulesText) return fail({ code: 'bad-rules' });
  if (checksum(whole.slice(0, -CHECKSUM_LENGTH)) !== sum) return fail({ code: 'damaged' });
  const digits = new DigitReader(payload);
  if (digits.take(VERSIONS) !== VERSION) return fail({ code: 'unknown-version' });
  const link = takeLink(digits, rules.value);
  if (typeof link === 'string') return fail({ code: link });
  const again = digits.isEmpty ? makePermalink(link) : fail('not-canonical');
  return again.ok && again.value === whole ? ok(link) : fail({ code: 'malformed' });
}

const VERSION = 1;
const VERSIONS = 16;
const KINDS = ['position', 'seeded'] as const;
const KINDS_MAX = 4;
const TURNS_MAX = 99;
const NODES_MAX = 2 ** 32;
const RANDOM_VERSIONS = 256;

function takeLink(digits: DigitReader, rules: CodeRules): Permalink | 'malformed' | 'unknown-random-version' {
  const kind = KINDS[digits.take(KINDS_MAX)];
  const turnsMax = digits.take(TURNS_MAX) + 1;
  const node = digits.take(2) === 1 ? digits.take(NODES_MAX) : undefined;
  const marked = node === undefined ? {} : { node };
  if (kind === 'position') {
    const turns = Array.from({ length: digits.take(TURNS_MAX + 1) }, () => ({
      guess: takeCode(digits, rules),
      feedback: takeFeedback(digits, rules),
    }));
    const pending = digits.take(2) === 1 ? { pending: takeCode(digits, rules) } : {};
    return { kind, rules, turnsMax, turns, ...pending, ...marked };
  }
  if (kind !== 'seeded') return 'malformed';
  if (digits.take(RANDOM_VERSIONS) !== RANDOM_VERSION) return 'unknown-random-version';
  const seed = takeText(digits);
  const guesses = Array.from({ length: digits.take(TURNS_MAX + 1) }, () => takeCode(digits, rules));
  return { kind, rules, turnsMax, seed, guesses, ...marked };
}

function putFlag(digits: DigitWriter, flag: boolean): void {
  digits.put(Number(flag), 2);
}

/** One digit a place; without repeats a symbol is its rank among those not used yet. */
function putCode(digits: DigitWriter, { symbols, repeats }: CodeRules, code: Code): void {
  const free = Array.from({ length: symbols }, (_, symbol) => symbol);
  for (const symbol of Array.from(code)) {
    digits.put(free.indexOf(symbol), free.length);
    if (!repeats) free.splice(free.indexOf(symbol), 1);
  }
}

function takeCode(digits: DigitReader, { places, symbols, repeats }: CodeRules): Code {
  const free = Array.from({ length: symbols }, (_, symbol) => symbol);
  return Array.from({ length: places }, () => {
    const rank = digits.take(free.length);
    return (repeats ? free[rank] : free.splice(rank, 1)[0]) as number;
  });
}

/** The class, with the one that cannot occur left out. */
function putFeedback(digits: DigitWriter, { places }: CodeRules, feedback: number): void {
  const skipped = feedbackClass(places - 1, 1);
  if (feedback === skipped) throw new RangeError('an answer that cannot occur');
  digits.put(feedback > skipped ? feedback - 1 : feedback, feedbackClassCount(places) - 1);
}

function takeFeedback(digits: DigitReader, { places }: CodeRules): number {
  const rank = digits.take(feedbackClassCount(places) - 1);
  return rank >= feedbackClass(places - 1, 1) ? rank + 1 : rank;
}

/** Code points: 1 of 95 for the printable ones of ASCII, 1 of 0x110000 for the others. */
function putText(digits: DigitWriter, text: string): void {
  const points = Array.from(text, (letter) => letter.codePointAt(0) as number);
  digits.put(points.length, SEED_LENGTH_MAX + 1);
  for (const point of points) {
    const printable = point >= 32 && point < 127;
    putFlag(digits, printable);
    digits.put(printable ? point - 32 : point, printable ? 95 : 0x110000);
  }
}

function takeText(digits: DigitReader): string {
  return Array.from({ length: digits.take(SEED_LENGTH_MAX + 1) }, () =>
    String.fromCodePoint(digits.take(2) === 1 ? digits.take(95) + 32 : digits.take(0x110000)),
  ).join('');
}
