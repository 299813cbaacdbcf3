import { needShape } from '@inkling/core/arguments';
/**
 * The data that opens a promise, so that it can be checked. The maker publishes a hash of the code and a salt before
 * the game, and the code and the salt after it. The salt hides a code of ten bits as well as one of a hundred; a hash
 * of the code alone could be reversed by trying all codes.
 *
 * The hashed bytes are `inkling-commit-v1`, then game, hash of the rules, salt and code, each preceded by its length
 * in four bytes, most significant first. The lengths separate the fields: no two openings have the same bytes.
 */
export interface Opening {
  /** The game's id in the catalogue, such as `mastermind`. */
  readonly game: string;
  /** Canonical text of the agreed rules, such as `p4c6r/12`. */
  readonly rules: string;
  /** 32 bytes, newly drawn for each game from the shell's best source of randomness, never from a seed. */
  readonly salt: Uint8Array;
  /** Canonical text of the code, such as `aabb`. */
  readonly code: string;
}

/** The SHA-256 function that the shell provides: `crypto.subtle.digest`, or Node's `createHash`. */
export type Sha256 = (bytes: Uint8Array) => Uint8Array | Promise<Uint8Array>;

export const SALT_BYTES = 32;
export const HASH_BYTES = 32;

/** Returns the bytes to hash. Throws if the salt or the hash of the rules has the wrong length. */
export function commitmentBytes(opening: Opening, rulesHash: Uint8Array): Uint8Array {
  if (opening.salt.length !== SALT_BYTES)
    throw new RangeError(`the salt has ${opening.salt.length} bytes, not ${SALT_BYTES}`);
  if (rulesHash.length !== HASH_BYTES)
    throw new RangeError(`the hash has ${rulesHash.length} bytes, not ${HASH_BYTES}`);
  return framed(DOMAIN, [utf8(opening.game), rulesHash, opening.salt, utf8(opening.code)]);
}

/**
 * Concatenates a name for the purpose of the hash and fields, each preceded by its length, so that no two lists of
 * fields give the same bytes.
 */
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
 * Computes the 32 bytes to publish before the game.
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
 * Checks whether an opening matches the published commitment.
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
/** Size of a length field, written with the most significant byte first. */
const LENGTH_BYTES = 4;

/**
 * Encodes a string as UTF-8. A lone surrogate is encoded like any other code point, so that different strings always
 * have different bytes.
 */
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
