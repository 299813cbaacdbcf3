import { describe, expect, it } from 'vitest';
import { systemRandom } from './random.ts';

describe('systemRandom', () => {
  it('never gives the same bytes twice, however often its pool is refilled', () => {
    const drawn = Array.from({ length: 2000 }, () => [systemRandom.id(), systemRandom.secret()]).flat();
    expect(new Set(drawn).size).toBe(4000);
    // None consists of erased bytes or repeats part of another.
    expect(new Set(drawn.map((text) => text.slice(0, 20))).size).toBe(4000);
    expect(new Set(drawn.map(({ length }) => length))).toEqual(new Set([22, 43]));
  });
});
