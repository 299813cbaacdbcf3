/**
 * Reads and writes links to games: short strings that hold rules, turns and seeds, and never a secret.
 *
 * @example
 * ```js
 * import { parsePermalink } from 'inkling/permalink';
 *
 * const link = parsePermalink('m/p4c6r/eYyA93wAAAAPB_UdY');
 * if (link.ok) console.log(link.value.game, link.value.kind, parsePermalink('m/p4c6r/e').ok);
 * // → mastermind position false
 * ```
 * @packageDocumentation
 */

import { needShape, needText } from '@inkling/core/arguments';
import type { Result } from '@inkling/core/result';
import type { AnyLinkSpec } from '@inkling/games/contract/link';
import {
  makePermalink as makeLink,
  type PermalinkFault,
  parsePermalink as parseLink,
} from '@inkling/games/link/permalink';
import { CODE_LINKS, type CodeLink } from '@inkling/games/mastermind/link/code-links';
import { WORD_LINKS, type WordLink } from '@inkling/games/word/link/word-link';

/** A link to a sheet of Mastermind, or to rounds of Word. Witch boards have their own share codes. */
export type Permalink = CodeLink | WordLink;

/**
 * Serialises a link. Returns 'too-long' if it does not fit into one. See `games/link/permalink.ts` for the
 * format.
 *
 * @throws TypeError if an argument is invalid; the message names it
 */
export function makePermalink(link: Permalink): Result<string, 'too-long'> {
  needShape(link, 'link', { game: 'text' });
  const spec = LINKS.find(({ game }) => game === link.game);
  if (!spec) throw new TypeError(`link.game: no links are known for ${link.game}`);
  return makeLink(link, spec);
}

/**
 * Parses a link, with or without a leading `#` or `/`. Never throws for a string. Law:
 * `parsePermalink(makePermalink(link))` is `link`.
 *
 * @throws TypeError if the argument is not a string
 */
export function parsePermalink(text: string): Result<Permalink, PermalinkFault> {
  needText(text, 'text');
  return parseLink<Permalink>(text, LINKS);
}

const LINKS: readonly AnyLinkSpec[] = [CODE_LINKS, WORD_LINKS];
