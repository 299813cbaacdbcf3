import type { CodeRules } from '@inkling/core/deduction';
import { RANDOM_VERSION } from '@inkling/core/random';
import { fail, ok, type Result } from '@inkling/core/result';
import { makeRules, parseRules } from '@inkling/games/mastermind/rules';
import { CHECKSUM_LENGTH, checksum } from './permalink/checksum.ts';
import {
  type PositionLink,
  putPosition,
  putSeeded,
  type SeededLink,
  takePosition,
  takeSeeded,
} from './permalink/mastermind-link.ts';
import { DigitReader, DigitWriter } from './permalink/mixed-radix.ts';
import { isLinkable, putFlag, takeFlag } from './permalink/text-digits.ts';
import {
  isWordLinkable,
  parseLength,
  putRounds,
  putWordSeeded,
  takeRounds,
  takeWordSeeded,
  type WordRoundsLink,
  type WordSeededLink,
} from './permalink/word-link.ts';

/**
 * What a link holds. There is no room in it for a secret: a game whose secret was drawn is named by its seed and
 * replays (who runs the program on the seed can compute the secret, as with any game in a browser), and every other
 * game is a position, guesses with their answers. Boards of the witch have share codes of their own.
 */
export type Permalink = PositionLink | SeededLink | WordRoundsLink | WordSeededLink;
export type { PositionLink, SeededLink, WordRoundsLink, WordSeededLink };

/** Why a text is no link to a sheet. */
export type PermalinkFault = {
  readonly code:
    | 'not-a-link'
    | 'too-long'
    /** The readable part names no rules, or no length of a word. */
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

export const LINK_LENGTH_MAX = 4096;

/**
 * `m/p5c6r/` or `w/5/`, and the state, in characters that a URL can hold anywhere. Format 1: one integer in mixed
 * radix (version, kind, node, generator if there is a seed, then the game's digits), four characters of checksum. Ten
 * turns of p5c6 are 45 characters in all, six rounds of five letters 43. Law: `parsePermalink(makePermalink(link))` is
 * `link`, and no other text parses to it.
 *
 * Requires a legal link; 'too-long' for one that a person has overdone: a text (a seed, a word) of more than a
 * hundred code points, or more than a link can hold.
 */
export function makePermalink(link: Permalink): Result<string, 'too-long'> {
  const fits = link.kind === 'seeded' ? isLinkable(link.seed) : true;
  if (!fits || (link.game === 'word' && !isWordLinkable(link))) return fail('too-long');
  const digits = new DigitWriter();
  digits.put(VERSION, VERSIONS);
  digits.put(KINDS.indexOf(link.kind === 'seeded' ? 'seeded' : 'position'), KINDS_MAX);
  putFlag(digits, link.node !== undefined);
  if (link.node !== undefined) digits.put(link.node, NODES_MAX);
  if (link.kind === 'seeded') digits.put(RANDOM_VERSION, RANDOM_VERSIONS);
  putGame(digits, link);
  const rules = link.game === 'mastermind' ? makeRules(link.rules) : String(link.length);
  const body = `${link.game === 'mastermind' ? 'm' : 'w'}/${rules}/${digits.text()}`;
  return body.length + CHECKSUM_LENGTH > LINK_LENGTH_MAX ? fail('too-long') : ok(body + checksum(body));
}

/** Reads a link, with or without a leading `#` or `/`. Total: any text gives a legal link or a closed code. */
export function parsePermalink(text: string): Result<Permalink, PermalinkFault> {
  if (text.length > LINK_LENGTH_MAX + 2) return fail({ code: 'too-long' });
  const match = /^#?\/?(([mw])\/([a-z0-9]{1,8})\/([\w-]+)([\w-]{4}))$/.exec(text);
  if (!match) return fail({ code: 'not-a-link' });
  const [, whole = '', game = '', rulesText = '', payload = '', sum = ''] = match;
  const rules = game === 'm' ? readRules(rulesText) : parseLength(rulesText);
  if (rules === undefined) return fail({ code: 'bad-rules' });
  if (checksum(whole.slice(0, -CHECKSUM_LENGTH)) !== sum) return fail({ code: 'damaged' });
  const digits = new DigitReader(payload);
  if (digits.take(VERSIONS) !== VERSION) return fail({ code: 'unknown-version' });
  const kind = KINDS[digits.take(KINDS_MAX)];
  const node = takeFlag(digits) ? { node: digits.take(NODES_MAX) } : {};
  if (kind === 'seeded' && digits.take(RANDOM_VERSIONS) !== RANDOM_VERSION)
    return fail({ code: 'unknown-random-version' });
  const link = kind && takeGame(digits, kind, rules);
  if (!link || !digits.isEmpty) return fail({ code: 'malformed' });
  const marked = { ...link, ...node };
  const again = makePermalink(marked);
  return again.ok && again.value === whole ? ok(marked) : fail({ code: 'malformed' });
}

const VERSION = 1;
const VERSIONS = 16;
const KINDS = ['position', 'seeded'] as const;
const KINDS_MAX = 4;
const NODES_MAX = 2 ** 32;
const RANDOM_VERSIONS = 256;

function putGame(digits: DigitWriter, link: Permalink): void {
  if (link.game === 'mastermind') {
    if (link.kind === 'seeded') putSeeded(digits, link);
    else putPosition(digits, link);
  } else if (link.kind === 'seeded') putWordSeeded(digits, link);
  else putRounds(digits, link);
}

function takeGame(
  digits: DigitReader,
  kind: (typeof KINDS)[number],
  rules: CodeRules | number,
): Permalink | undefined {
  if (typeof rules === 'number')
    return kind === 'seeded' ? takeWordSeeded(digits, rules) : takeRounds(digits, rules);
  return kind === 'seeded' ? takeSeeded(digits, rules) : takePosition(digits, rules);
}

function readRules(text: string): CodeRules | undefined {
  const rules = parseRules(text);
  return rules.ok && makeRules(rules.value) === text ? rules.value : undefined;
}
