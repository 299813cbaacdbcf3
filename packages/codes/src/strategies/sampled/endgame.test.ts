import { scoreCode, solvedClass } from '@inkling/core/feedback';
import { finish } from '@inkling/core/finish';
import { RandomStream, seedRandom } from '@inkling/core/random';
import { describe, expect, it } from 'vitest';
import { endgameGuess } from './endgame.ts';

describe('endgameGuess', () => {
  const all = Array.from({ length: 3 ** 3 }, (_, k) => [k % 3, Math.floor(k / 3) % 3, Math.floor(k / 9)]);

  it('finds the least total of small sets, as the full search does', () => {
    const random = new RandomStream(seedRandom('endgame'));
    for (let round = 0; round < 30; round++) {
      const codes = random.shuffle(all.slice()).slice(0, 3 + random.below(4));
      const guess = finish(endgameGuess(all, codes));
      expect(leastAfter(guess, codes)).toBe(least(codes));
    }
  });

  it('chooses a guess that cannot be the answer if that is better', () => {
    const codes = [1, 2, 3, 4, 5].map((symbol) => [0, 0, 0, symbol]);
    const probe = [1, 1, 2, 3];
    expect(finish(endgameGuess([...codes, probe], codes))).toBe(probe);
  });

  function least(codes: readonly number[][]): number {
    if (codes.length <= 2) return 2 * codes.length - 1;
    return Math.min(...all.map((guess) => leastAfter(guess, codes)));
  }

  function leastAfter(guess: ArrayLike<number>, codes: readonly number[][]): number {
    const cells = new Map<number, number[][]>();
    for (const code of codes) {
      const cls = scoreCode(guess, code);
      cells.set(cls, [...(cells.get(cls) ?? []), code]);
    }
    if (cells.size === 1 && !cells.has(solvedClass(3))) return Number.POSITIVE_INFINITY;
    let total = codes.length;
    for (const [cls, cell] of cells) if (cls !== solvedClass(3)) total += least(cell);
    return total;
  }
});
