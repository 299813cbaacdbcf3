import { CODE_RULES, needShape, needText } from '@inkling/core/arguments';
import type { Code } from '@inkling/core/feedback';
import { fail, ok, type Result } from '@inkling/core/result';
import { makeBase64url, parseBase64url } from '../../encoding/base64url.ts';
import { CHECKSUM_LENGTH, checksum } from '../../encoding/checksum.ts';
import {
  commit,
  HASH_BYTES,
  isOpeningOf,
  type Opening,
  SALT_BYTES,
  type Sha256,
} from '../../promise/commitment.ts';
import { checkCode, makeCode } from '../rules/notation.ts';
import { makeRules, parseRules } from '../rules/rules.ts';
import { type DuelTerms, makeTerms, TERMS } from './duel-terms.ts';
import { type DuelAnswer, type DuelGuess, makeTurnPayload, parseTurnPayload } from './turn-link.ts';

/** The maker's first link, with the terms and the promise. It reveals nothing about the code. */
export interface Challenge extends DuelTerms {
  readonly kind: 'challenge';
  /** 32 bytes. */
  readonly commitment: Uint8Array;
}

/** The maker's last link, with the code and the salt needed to verify the promise. */
export interface Reveal extends DuelTerms {
  readonly kind: 'reveal';
  /** 32 bytes. */
  readonly salt: Uint8Array;
  readonly code: Code;
}

/** Any link of a duel: the first, one of a turn, or the last. */
export type DuelLink = Challenge | DuelGuess | DuelAnswer | Reveal;

export type DuelFault =
  | { readonly code: 'not-a-link' | 'too-long' | 'bad-rules' | 'damaged' | 'malformed' }
  /** `version`: the version in the link. */
  | { readonly code: 'unknown-version'; readonly version: string };

/**
 * Returns the challenge that belongs to this reveal.
 *
 * @throws TypeError that names an argument that is wrong
 */
export async function challengeOf(reveal: Reveal, sha256: Sha256): Promise<Challenge> {
  needShape(reveal, 'reveal', REVEAL);
  needShape(sha256, 'sha256', 'function');
  const { rules, turnsMax } = reveal;
  return { kind: 'challenge', rules, turnsMax, commitment: await commit(openingOf(reveal), sha256) };
}

/**
 * Checks whether the maker kept the promise. Returns 'other-terms' if the links belong to different games, or
 * 'broken' if the code was changed.
 *
 * @throws TypeError that names an argument that is wrong
 */
export async function checkReveal(
  challenge: Challenge,
  reveal: Reveal,
  sha256: Sha256,
): Promise<'kept' | 'other-terms' | 'broken'> {
  needShape(challenge, 'challenge', { ...TERMS, commitment: 'numbers' });
  needShape(reveal, 'reveal', REVEAL);
  needShape(sha256, 'sha256', 'function');
  if (makeTerms(challenge) !== makeTerms(reveal)) return 'other-terms';
  return (await isOpeningOf(challenge.commitment, openingOf(reveal), sha256)) ? 'kept' : 'broken';
}

/** Returns the opening that is hashed for a duel's promise. */
export function openingOf({ rules, turnsMax, salt, code }: Omit<Reveal, 'kind'>): Opening {
  return { game: 'mastermind', rules: makeTerms({ rules, turnsMax }), salt, code: makeCode(code) };
}

/**
 * Writes a link as `challenge1/p4c6r/12/HASH`, `guess1/p4c6r/12/HASH.3.aabb`, `answer1/p4c6r/12/HASH.3.aabb.1.0` or
 * `reveal1/p4c6r/12/SALT.aabb`, followed by a checksum, in URL-safe characters.
 * Law: `parseDuelLink(makeDuelLink(l))` is `l`.
 *
 * @throws TypeError that names an argument that is wrong
 */
export function makeDuelLink(link: DuelLink): string {
  needShape(link, 'link', { kind: 'text', rules: CODE_RULES, turnsMax: 'whole' });
  const body = `${link.kind}${VERSION}/${makeTerms(link)}/${makePayload(link)}.`;
  return body + checksum(body);
}

/**
 * Parses a link, with or without a leading `#` or `/`. Never throws for a string.
 *
 * @throws TypeError that names an argument that is wrong
 */
export function parseDuelLink(text: string): Result<DuelLink, DuelFault> {
  needText(text, 'text');
  if (text.length > LINK_LENGTH_MAX) return fail({ code: 'too-long' });
  const match = LINK.exec(text);
  if (!match) return fail({ code: 'not-a-link' });
  const [, whole = '', kind = '', version = '', rulesText = '', turnsText = '', payload = '', sum = ''] =
    match;
  if (checksum(whole.slice(0, -CHECKSUM_LENGTH)) !== sum) return fail({ code: 'damaged' });
  if (version !== String(VERSION)) return fail({ code: 'unknown-version', version });
  const rules = parseRules(rulesText);
  if (!rules.ok || makeRules(rules.value) !== rulesText) return fail({ code: 'bad-rules' });
  const terms = { rules: rules.value, turnsMax: Number(turnsText) };
  const link = parsePayload(kind as DuelLink['kind'], terms, payload.slice(0, -1));
  return link && terms.turnsMax > 0 && makeDuelLink(link) === whole ? ok(link) : fail({ code: 'malformed' });
}

const LINK =
  /^#?\/?((challenge|guess|answer|reveal)(\d{1,3})\/([a-z0-9]+)\/(\d{1,2})\/([\w.-]+\.)([\w-]{4}))$/;
const REVEAL = { ...TERMS, salt: 'numbers', code: 'numbers' } as const;
const VERSION = 1;
const LINK_LENGTH_MAX = 200;

function makePayload(link: DuelLink): string {
  if (link.kind === 'guess' || link.kind === 'answer') return makeTurnPayload(link);
  needShape(link, 'link', link.kind === 'challenge' ? { commitment: 'numbers' } : REVEAL);
  return link.kind === 'challenge'
    ? makeBase64url(link.commitment)
    : `${makeBase64url(link.salt)}.${makeCode(link.code)}`;
}

function parsePayload(kind: DuelLink['kind'], terms: DuelTerms, payload: string): DuelLink | undefined {
  if (kind === 'reveal') return parseReveal(terms, payload);
  if (kind !== 'challenge') return parseTurnPayload(kind, terms, payload);
  const commitment = parseBase64url(payload, HASH_BYTES);
  return commitment && { kind, ...terms, commitment };
}

function parseReveal(terms: DuelTerms, payload: string): Reveal | undefined {
  const [saltText = '', codeText = ''] = payload.split('.');
  const salt = parseBase64url(saltText, SALT_BYTES);
  const code = checkCode(
    Array.from(codeText, (letter) => letter.charCodeAt(0) - FIRST_LETTER),
    terms.rules,
  );
  return salt && code.ok ? { kind: 'reveal', ...terms, salt, code: code.value } : undefined;
}

const FIRST_LETTER = 97;
