import { needShape } from '@inkling/core/arguments';
/**
 * A promise that can be checked: the maker publishes a hash of the code and a salt before the game, and both
 * after it. The salt hides a code of ten bits as well as one of a hundred; the hash of the code alone would be
 * found by trying them all.
 *
 * The hashed bytes are `inkling-commit-v1`, then game, hash of the rules, salt and code, each behind its length in
 * four bytes, most significant first. The lengths keep the fields apart: no two openings have the same bytes.
 */
export interface Opening {
  /** As in the catalogue: `mastermind`. */
  readonly game: string;
  /** Canonical text of what was agreed: `p4c6r/12`. */
  readonly rules: string;
  /** 32 bytes, drawn anew for each game from the shell's best source of randomness, never from a seed. */
  readonly salt: Uint8Array;
  /** Canonical text of the code: `aabb`. */
  readonly code: string;
}

/** SHA-256 as the shell has it: `crypto.subtle.digest`, or Node's `createHash`. */
export type Sha256 = (bytes: Uint8Array) => Uint8Array | Promise<Uint8Array>;

export const SALT_BYTES = 32;
export const HASH_BYTES = 32;

/** The bytes that are hashed. Throws for a salt or a hash of another length. */
export function commitmentBytes(opening: Opening, rulesHash: Uint8Array): Uint8Array {
  if (opening.salt.length !== SALT_BYTES)
    throw new RangeError(`the salt has ${opening.salt.length} bytes, not ${SALT_BYTES}`);
  if (rulesHash.length !== HASH_BYTES)
    throw new RangeError(`the hash has ${rulesHash.length} bytes, not ${HASH_BYTES}`);
  return framed(DOMAIN, [utf8(opening.game), rulesHash, opening.salt, utf8(opening.code)]);
}

/** The name of a purpose and then fields, each after its length, so that no two lists of fields have the same bytes. */
export function framed(domain: string, fields: readonly Uint8Array[]): Uint8Array {
  const name = utf8(domain);
  const length = fields.reduce((sum, field) => sum + LENGTH_BYTES + field.length, name.length);
  const bytes = new Uint8Array(length);
  const view = new DataView(bytes.buffer);
  bytes.set(name);
  let at = name.length;
  for (const field of fields) {
    view.setUint32(at, field.length);
    bytes.set(field, at + LENGTH_BYTES);
    at += LENGTH_BYTES + field.length;
  }
  return bytes;
}

/**
 * The 32 bytes to publish before the game.
 *
 * @throws TypeError that names an argument that is wrong
 */
export async function commit(opening: Opening, sha256: Sha256): Promise<Uint8Array> {
  needShape(opening, 'opening', OPENING);
  needShape(sha256, 'sha256', 'function');
  const rulesHash = await sha256(utf8(opening.rules));
  return await sha256(commitmentBytes(opening, rulesHash));
}

/**
 * Is this what was promised?
 *
 * @throws TypeError that names an argument that is wrong
 */
export async function isOpeningOf(
  commitment: Uint8Array,
  opening: Opening,
  sha256: Sha256,
): Promise<boolean> {
  needShape(commitment, 'commitment', 'numbers');
  const kept = await commit(opening, sha256);
  return commitment.length === HASH_BYTES && kept.every((byte, i) => byte === commitment[i]);
}

const OPENING = { game: 'text', rules: 'text', salt: 'numbers', code: 'text' } as const;
const DOMAIN = 'inkling-commit-v1';
/** Most significant byte first. */
const LENGTH_BYTES = 4;

/** Half of a surrogate pair is written like any other number, so that every text has bytes of its own. */
export function utf8(text: string): Uint8Array {
  const ascii = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit >= 0x80) return utf8OfLetters(text);
    ascii[at] = unit;
  }
  return ascii;
}

function utf8OfLetters(text: string): Uint8Array {
  const bytes: number[] = [];
  for (const letter of text) {
    const point = letter.codePointAt(0) as number;
    if (point < 0x80) bytes.push(point);
    else if (point < 0x800) bytes.push(0xc0 | (point >> 6), continued(point));
    else if (point < 0x10000) bytes.push(0xe0 | (point >> 12), continued(point >> 6), continued(point));
    else bytes.push(0xf0 | (point >> 18), continued(point >> 12), continued(point >> 6), continued(point));
  }
  return Uint8Array.from(bytes);
}

function continued(bits: number): number {
  return 0x80 | (bits & 0x3f);
}
