import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COVEN } from '../coven.ts';
import { drawWitch, witchInner } from './portrait.ts';
import { TRAITS, type WitchTraits } from './traits.ts';

const anyTraits = fc.record(
  Object.fromEntries(Object.entries(TRAITS).map(([name, words]) => [name, fc.constantFrom(...words)])),
) as unknown as fc.Arbitrary<WitchTraits>;

/** Fails unless the string consists only of well-formed elements and attributes. */
function wellFormed(svg: string): void {
  const open: string[] = [];
  let end = 0;
  for (const match of svg.matchAll(/<(\/?)([a-zA-Z]+)((?: [a-zA-Z0-9-]+="[^"<&]*")*)(\/?)>/g)) {
    expect(match.index).toBe(end);
    end = match.index + match[0].length;
    if (match[1]) expect(open.pop()).toBe(match[2]);
    else if (!match[4]) open.push(match[2]!);
  }
  expect(end).toBe(svg.length);
  expect(open).toEqual([]);
}

describe('a portrait', () => {
  it('is well-formed and has no text or non-finite numbers, for any traits', () => {
    fc.assert(
      fc.property(anyTraits, (traits) => {
        const svg = drawWitch(traits, 'w');
        wellFormed(svg);
        expect(svg).not.toMatch(/undefined|NaN|Infinity|<text|<title/);
        expect(svg).toContain('aria-hidden="true"');
      }),
      { numRuns: 300 },
    );
  });

  it('has unique ids with its own prefix, and no reference to any other id', () => {
    for (const { traits, id } of COVEN) {
      const svg = drawWitch(traits, `${id}-2-`);
      const made = [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]!);
      expect(new Set(made).size).toBe(made.length);
      for (const name of made) expect(name.startsWith(`${id}-2-`)).toBe(true);
      for (const [, name] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(made).toContain(name);
    }
  });

  it('is the same drawing every time, except for the id prefix', () => {
    for (const { traits } of COVEN) {
      expect(witchInner(traits, 'one-').replaceAll('one-', 'other-')).toBe(witchInner(traits, 'other-'));
    }
  });

  it('is small: under 6.5 kB each, and under 6 kB on average over the coven', () => {
    const sizes = COVEN.map(({ traits }) => drawWitch(traits, 'w1').length);
    expect(Math.max(...sizes)).toBeLessThan(6500);
    expect(sizes.reduce((sum, size) => sum + size, 0) / sizes.length).toBeLessThan(6000);
  });

  it('changes with every trait, and has at most two decimals in its numbers', () => {
    const { traits } = COVEN.find(
      (witch) => witch.traits.hatStyle !== 'hood' && witch.traits.eyes === 'round',
    )!;
    for (const [name, words] of Object.entries(TRAITS)) {
      const drawings = words.map((word) => drawWitch({ ...traits, [name]: word }, 'w'));
      expect(new Set(drawings).size, name).toBe(words.length);
      for (const drawing of drawings) expect(drawing).not.toMatch(/\.\d{3}/);
    }
  });
});
