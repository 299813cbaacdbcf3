import { RANDOM_VERSION } from '@inkling/core/random';
import { fail, ok, type Result } from '@inkling/core/result';
import type { GameLink, LinkSpec } from '../contract/link.ts';
import { CHECKSUM_LENGTH, checksum } from '../encoding/checksum.ts';
import { DigitReader, DigitWriter } from '../encoding/mixed-radix.ts';
import { isLinkable, putFlag, takeFlag } from '../encoding/text-digits.ts';

/** Why a text is no link to a sheet. */
export type PermalinkFault =
  | {
      readonly code:
        | 'not-a-link'
        | 'too-long'
        /** The readable part names no rules. */
        | 'bad-rules'
        /** The checksum is wrong: letters were lost or changed. */
        | 'damaged'
        /** The checksum is right, but the content makes no sense: no program of ours wrote it. */
        | 'malformed';
    }
  /** Complete, but of a game that is not among these. */
  | { readonly code: 'unknown-game'; readonly prefix: string }
  /** Complete, but of another format, or its seed is for another generator and would name another game. */
  | { readonly code: 'unknown-version' | 'unknown-random-version'; readonly version: number };

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
export function makePermalink<Link extends GameLink>(
  link: Link,
  spec: LinkSpec<Link>,
): Result<string, 'too-long'> {
  if (!spec.fits(link) || !isLinkable(link.seed ?? '')) return fail('too-long');
  const digits = new DigitWriter();
  const seeded = link.kind === 'seeded';
  digits.put(LINK_VERSION, VERSIONS);
  digits.put(seeded ? SEEDED : POSITION, KINDS);
  putFlag(digits, link.node !== undefined);
  if (link.node !== undefined) digits.put(link.node, NODES_MAX);
  if (seeded) digits.put(RANDOM_VERSION, RANDOM_VERSIONS);
  spec.put(digits, link);
  const body = `${spec.prefix}/${spec.makeRules(link)}/${digits.text()}`;
  return body.length + CHECKSUM_LENGTH > LINK_LENGTH_MAX ? fail('too-long') : ok(body + checksum(body));
}

/** Reads a link of one of these games, with or without a leading `#` or `/`. Total. */
export function parsePermalink<Link extends GameLink>(
  text: string,
  specs: readonly LinkSpec<Link>[],
): Result<Link, PermalinkFault> {
  if (text.length > LINK_LENGTH_MAX + 2) return fail({ code: 'too-long' });
  const match = LINK.exec(text);
  if (!match) return fail({ code: 'not-a-link' });
  const [, whole = '', prefix = '', rules = '', payload = '', sum = ''] = match;
  const isWhole = checksum(whole.slice(0, -CHECKSUM_LENGTH)) === sum;
  const spec = specs.find((one) => one.prefix === prefix);
  // Any path of three parts looks like a link; only the checksum shows that somebody meant one.
  if (!spec) return fail(isWhole ? { code: 'unknown-game', prefix } : { code: 'not-a-link' });
  const reader = spec.reader(rules);
  if (!reader) return fail({ code: 'bad-rules' });
  if (!isWhole) return fail({ code: 'damaged' });
  const digits = new DigitReader(payload);
  const version = digits.take(VERSIONS);
  if (version !== LINK_VERSION) return fail({ code: 'unknown-version', version });
  const kind = digits.take(KINDS);
  const node = takeFlag(digits) ? { node: digits.take(NODES_MAX) } : {};
  const random = kind === SEEDED ? digits.take(RANDOM_VERSIONS) : RANDOM_VERSION;
  if (random !== RANDOM_VERSION) return fail({ code: 'unknown-random-version', version: random });
  const link =
    kind === SEEDED ? reader.seeded(digits) : kind === POSITION ? reader.position(digits) : undefined;
  if (!link || !digits.isEmpty) return fail({ code: 'malformed' });
  const marked = { ...link, ...node };
  const again = makePermalink(marked, spec);
  return again.ok && again.value === whole ? ok(marked) : fail({ code: 'malformed' });
}

/** The version of a complete link of any game; `undefined` for any other text. */
export function linkVersion(text: string): number | undefined {
  if (text.length > LINK_LENGTH_MAX + 2) return undefined;
  const [, whole = '', , , payload = '', sum = ''] = LINK.exec(text) ?? [];
  if (whole === '' || checksum(whole.slice(0, -CHECKSUM_LENGTH)) !== sum) return undefined;
  return new DigitReader(payload).take(VERSIONS);
}

/** The version that links are written in, and the only one that is read. */
export const LINK_VERSION = 1;

const LINK = /^#?\/?(([a-z]{1,12})\/([a-z0-9]{1,8})\/([\w-]+)([\w-]{4}))$/;
const VERSIONS = 16;
const POSITION = 0;
const SEEDED = 1;
const KINDS = 4;
const NODES_MAX = 2 ** 32;
const RANDOM_VERSIONS = 256;
