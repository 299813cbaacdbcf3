import { finish } from '@inkling/core/finish';
import { RandomStream, seedRandom } from '@inkling/core/random';
import { describe, expect, it } from 'vitest';
import { DiagramSet } from '../../candidates/diagram/diagram-set.ts';
import { drawCodes } from './draw.ts';

describe('drawCodes', () => {
  const set = new DiagramSet({ places: 3, symbols: 3, repeats: true }, [{ guess: [0, 1, 2], feedback: 4 }]);
  const all = [...set.codes()].map(String);
  const draw = (most: number) =>
    finish(drawCodes(set, most, new RandomStream(seedRandom('draw')))).map(String);

  it('returns the whole set, each code once and in random order, when it is small enough', () => {
    expect(all.length).toBeGreaterThan(2);
    const codes = draw(all.length);
    expect(codes).not.toEqual(all);
    expect(codes.toSorted()).toEqual(all.toSorted());
  });

  it('draws from the set otherwise', () => {
    const codes = draw(all.length - 1);
    expect(codes).toHaveLength(all.length - 1);
    for (const code of codes) expect(all).toContain(code);
  });
});
