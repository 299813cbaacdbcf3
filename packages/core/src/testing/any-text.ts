import fc from 'fast-check';

/**
 * Text of any characters at all, with those that often break programs. The unit `binary` of fast-check does the same, but
 * lists a million characters first, in every process: a second, and 100 MB.
 */
export function anyText(limits: { readonly maxLength?: number } = {}): fc.Arbitrary<string> {
  return fc.string({ ...limits, unit: CHARACTER });
}

/** Halves of a pair are no characters, so the numbers leave them out. */
const [FIRST_HALF, HALVES, LAST] = [0xd800, 0x800, 0x10ffff];

const CHARACTER: fc.Arbitrary<string> = fc.nat(LAST - HALVES).map(
  (at) => String.fromCodePoint(at < FIRST_HALF ? at : at + HALVES),
  (character) => {
    const code = typeof character === 'string' ? character.codePointAt(0) : undefined;
    if (code === undefined || character !== String.fromCodePoint(code)) throw new Error('not one character');
    if (code >= FIRST_HALF && code < FIRST_HALF + HALVES) throw new Error('half of a pair');
    return code < FIRST_HALF ? code : code - HALVES;
  },
);
