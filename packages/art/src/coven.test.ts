import { expect, describe as group, it } from 'vitest';
import { COVEN, findWitch } from './coven.ts';
import { describe } from './description.ts';
import { SALIENT, SHAPES, unlikeness } from './witch/likeness.ts';
import { TRAITS, type TraitName } from './witch/traits.ts';

/** Damerau–Levenshtein distance with adjacent swaps, by plain recursion, so that it is obviously correct. */
function editDistance(one: string, other: string, cache = new Map<string, number>()): number {
  if (one === '' || other === '') return one.length + other.length;
  const key = `${one}|${other}`;
  const known = cache.get(key);
  if (known !== undefined) return known;
  const [a, b] = [one.slice(0, -1), other.slice(0, -1)];
  let least = Math.min(
    editDistance(a, other, cache) + 1,
    editDistance(one, b, cache) + 1,
    editDistance(a, b, cache) + (one.at(-1) === other.at(-1) ? 0 : 1),
  );
  if (one.length > 1 && other.length > 1 && one.at(-1) === other.at(-2) && one.at(-2) === other.at(-1)) {
    least = Math.min(least, editDistance(one.slice(0, -2), other.slice(0, -2), cache) + 1);
  }
  cache.set(key, least);
  return least;
}

const pairs = COVEN.flatMap((one, i) => COVEN.slice(0, i).map((other) => [other, one] as const));

group('the coven', () => {
  it('has thirty-six witches, whose ids are at least three typos apart', () => {
    expect(COVEN).toHaveLength(36);
    expect(editDistance('tabitha', 'tabihta')).toBe(1);
    for (const [one, other] of pairs) expect(editDistance(one.id, other.id)).toBeGreaterThanOrEqual(3);
  });

  it('finds a witch by id, and nobody by an unknown id', () => {
    for (const witch of COVEN) expect(findWitch(witch.id)).toBe(witch);
    expect(findWitch('nobody')).toBeUndefined();
  });

  it('has no two witches who differ in fewer than 8 of 12 salient traits or 5 of 8 shapes', () => {
    for (const [one, other] of pairs) {
      expect(unlikeness(one.traits, other.traits, SALIENT)).toBeGreaterThanOrEqual(8);
      expect(unlikeness(one.traits, other.traits, SHAPES)).toBeGreaterThanOrEqual(5);
    }
  });

  it('uses every available hat, hair style, mouth, familiar, prop, scene, sky and kind of eyes and skin', () => {
    const shown = [
      'hatStyle',
      'hairStyle',
      'eyes',
      'mouth',
      'familiar',
      'prop',
      'scene',
      'sky',
      'skin',
    ] as const;
    for (const name of shown) {
      expect(new Set(COVEN.map(({ traits }) => traits[name]))).toEqual(new Set(TRAITS[name]));
    }
  });

  it('describes each witch differently, in two sentences, without any name', () => {
    const texts = COVEN.map(({ traits }) => describe(traits));
    expect(new Set(texts).size).toBe(36);
    texts.forEach((text, i) => {
      expect(text).toMatch(/^[A-Z][^.]+\. [A-Z][^.]+\.$/);
      expect(text).not.toMatch(/undefined|\bnone\b|\ba [aeio]| {2}/i);
      for (const { name } of COVEN) expect(text.toLowerCase()).not.toContain(name.toLowerCase());
      expect(text.length, COVEN[i]!.name).toBeLessThan(300);
    });
  });

  it('describes traits such as the skin and the hat colour, but not the face, nose, sky, collar or trim', () => {
    const silent: readonly TraitName[] = ['face', 'brows', 'nose', 'sky', 'collar', 'trim'];
    for (const { traits } of COVEN) {
      const facts = (text: string) => new Set(text.toLowerCase().match(/[a-z’-]+/g));
      for (const name of ['skin', 'hatColour', 'ornament', 'mouth', 'familiar', 'prop', 'scene'] as const) {
        const other = TRAITS[name].find((word) => word !== traits[name] && word !== 'none')!;
        expect(facts(describe({ ...traits, [name]: other }))).not.toEqual(facts(describe(traits)));
      }
      for (const name of silent) {
        for (const word of TRAITS[name]) {
          expect(describe({ ...traits, [name]: word })).toBe(describe(traits));
        }
      }
    }
  });

  it('does not describe what is hidden: the hair style inside a hood, the irises of laughing eyes', () => {
    const [first] = COVEN;
    const hooded = describe({ ...first!.traits, hatStyle: 'hood', hairStyle: 'curly' });
    expect(hooded).toContain('fringe');
    expect(hooded).not.toContain('curls');
    expect(describe({ ...first!.traits, eyes: 'laughing', iris: 'violet' })).not.toContain('violet');
  });
});
