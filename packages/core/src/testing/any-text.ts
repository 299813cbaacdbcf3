import fc from 'fast-check';

/**
 * Generates strings of arbitrary characters, including those that often break programs. fast-check's unit `binary`
 * does the same, but first lists a million characters in every process, which takes a second and 100 MB.
 */
export function anyText(limits: { readonly maxLength?: number } = {}): fc.Arbitrary<string> {
  return fc.string({ ...limits, unit: CHARACTER });
}

/** Halves of a surrogate pair are not characters, so the numbering skips them. */
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
