import { describe, expect, it } from 'vitest';
import { systemRandom } from './random.ts';

describe('the randomness of the server', () => {
  it('never gives the same bytes twice, however often its pool is filled again', () => {
    const drawn = Array.from({ length: 2000 }, () => [systemRandom.id(), systemRandom.secret()]).flat();
    expect(new Set(drawn).size).toBe(4000);
    // None consists of erased bytes or repeats part of another.
    expect(new Set(drawn.map((text) => text.slice(0, 20))).size).toBe(4000);
    expect(new Set(drawn.map(({ length }) => length))).toEqual(new Set([22, 43]));
  });
});
