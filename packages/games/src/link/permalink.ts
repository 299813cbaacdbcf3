import { RANDOM_VERSION } from '@inkling/core/random';
import { fail, ok, type Result } from '@inkling/core/result';
import type { GameLink, LinkSpec } from '../contract/link.ts';
import { CHECKSUM_LENGTH, checksum } from '../encoding/checksum.ts';
import { DigitReader, DigitWriter } from '../encoding/mixed-radix.ts';
import { isLinkable, putFlag, takeFlag } from '../encoding/text-digits.ts';

/** Why a string is not a valid link to a sheet. */
export type PermalinkFault =
  | {
      readonly code:
        | 'not-a-link'
        | 'too-long'
        /** The readable part is not the canonical form of any rules. */
        | 'bad-rules'
        /** The checksum does not match: characters were lost or changed. */
        | 'damaged'
        /** The checksum matches, but the content is invalid: none of our programs wrote it. */
        | 'malformed';
    }
  /** The link is complete, but the game is not one of those given. */
  | { readonly code: 'unknown-game'; readonly prefix: string }
  /** The link is complete, but has another format, or a seed for another generator, which would mean another game. */
  | { readonly code: 'unknown-version' | 'unknown-random-version'; readonly version: number };

export const LINK_LENGTH_MAX = 4096;

/**
 * Encodes a link: a readable prefix like `m/p5c6r/` or `w/5/`, then the state in characters that are safe
 * anywhere in a URL. Format 1 is one integer in mixed radix (version, kind, node, generator version if there is
 * a seed, then the game's digits) and a checksum of four characters. Ten turns of p5c6 take 45 characters in
 * all, six rounds of five letters take 43. Law: `parsePermalink(makePermalink(link))` is `link`, and no other
 * string parses to it.
 *
 * Requires a legal link. Returns 'too-long' if it exceeds the limits: a string (a seed, a word) of more than a
 * hundred code points, or more content than a link can hold.
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

/** Parses a link of one of these games, with or without a leading `#` or `/`. Never throws. */
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
  // Any path of three parts looks like a link; only a matching checksum shows that it really is one.
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

/** Returns the format version of a complete link of any game. Undefined for any other string. */
export function linkVersion(text: string): number | undefined {
  if (text.length > LINK_LENGTH_MAX + 2) return undefined;
  const [, whole = '', , , payload = '', sum = ''] = LINK.exec(text) ?? [];
  if (whole === '' || checksum(whole.slice(0, -CHECKSUM_LENGTH)) !== sum) return undefined;
  return new DigitReader(payload).take(VERSIONS);
}

/** The format version of the links that are written, and the only one that can be read. */
export const LINK_VERSION = 1;

const LINK = /^#?\/?(([a-z]{1,12})\/([a-z0-9]{1,8})\/([\w-]+)([\w-]{4}))$/;
const VERSIONS = 16;
const POSITION = 0;
const SEEDED = 1;
const KINDS = 4;
const NODES_MAX = 2 ** 32;
const RANDOM_VERSIONS = 256;
