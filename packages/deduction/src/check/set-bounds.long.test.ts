import { RandomStream, seedRandom } from '@inkling/core/random';
import { describe, expect, it } from 'vitest';
import { NEVER, SetBounds, UNLIMITED } from './set-bounds.ts';

/**
 * Makes a random game: guess i is secret i, as far as there are secrets, and only then is the answer 0, which solves.
 */
function randomGame(random: RandomStream, answerCount: number) {
  const secretCount = 6 + random.below(14);
  const guessCount = secretCount + random.below(20);
  const answers = new Uint8Array(guessCount * secretCount);
  const usual = 2 + random.below(answerCount - 2);
  for (let guess = 0; guess < guessCount; guess++)
    for (let secret = 0; secret < secretCount; secret++)
      answers[guess * secretCount + secret] =
        guess === secret ? 0 : answerCount - 1 - random.below(Math.min(usual, answerCount - 1));
  return { guessCount, secretCount, answerCount, answers, solved: 0 };
}

type Game = ReturnType<typeof randomGame>;

function cellsOf({ answers, secretCount }: Game, guess: number, set: readonly number[]): Map<number, number> {
  const cells = new Map<number, number>();
  for (const secret of set) {
    const answer = answers[guess * secretCount + secret]!;
    cells.set(answer, (cells.get(answer) ?? 0) + 1);
  }
  return cells;
}

/**
 * Bounds the cost of m secrets: as many as possible are found with one guess, then with two … until no guess is left.
 */
function plainSize(game: Game, set: readonly number[], m: number, left: number): number {
  let [possible, other] = [1, 0];
  for (let guess = 0; guess < game.guessCount; guess++) {
    const cells = cellsOf(game, guess, set);
    if (cells.has(game.solved)) possible = Math.max(possible, cells.size);
    else other = Math.max(other, cells.size);
  }
  let cost = 0;
  for (let found = 0, depth = 1, reach = 1; found < m; found++) {
    if (found >= reach) {
      depth++;
      reach = Math.max(reach + 1, 1 + (possible - 1) * reach, other * reach);
    }
    if (depth > left) return NEVER;
    cost += depth;
  }
  return cost;
}

function plainTwoGuesses(game: Game, set: readonly number[], left = UNLIMITED): number {
  let least = Number.POSITIVE_INFINITY;
  for (let guess = 0; guess < game.guessCount; guess++) {
    const cells = cellsOf(game, guess, set);
    if (cells.size === 1 && !cells.has(game.solved)) continue;
    let cost = set.length;
    for (const [answer, size] of cells)
      if (answer !== game.solved) cost += plainSize(game, set, size, left - 1);
    least = Math.min(least, cost);
  }
  return least >= NEVER ? NEVER : least;
}

describe.each([
  ['as bits', 4],
  ['as bits, of many', 32],
  ['one by one', 40],
])('SetBounds with answers counted %s', (_, answerCount) => {
  it('returns the same bounds as plain counting', () => {
    const random = new RandomStream(seedRandom(`bounds of sets ${answerCount}`));
    for (let time = 0; time < 120; time++) {
      const game = randomGame(random, answerCount);
      const bounds = new SetBounds(game);
      for (let round = 0; round < 4; round++) {
        const all = Array.from({ length: game.secretCount }, (_, secret) => secret);
        const size = 3 + random.below(game.secretCount - 2);
        const set = [...all];
        while (set.length > size) set.splice(random.below(set.length), 1);
        const left = [UNLIMITED, 1, 2, 3, 4][random.below(5)]!;
        const bySize = bounds.read(Uint16Array.from(set), left);
        for (let m = 1; m <= set.length; m++) expect(bySize[m]).toBe(plainSize(game, set, m, left));
        const least = plainTwoGuesses(game, set, left);
        expect(Math.min(NEVER, bounds.byTwoGuesses(Uint16Array.from(set), 0, left))).toBe(least);
        const floor = bySize[set.length]!;
        const looked = bounds.byTwoGuesses(Uint16Array.from(set), floor, left);
        expect(Math.min(NEVER, looked)).toBe(Math.max(floor, least));
        if (least < NEVER)
          expect(bounds.byTwoGuesses(Uint16Array.from(set), least + 1, left)).toBe(least + 1);
      }
    }
  });
});

describe('the two-guess bound, which starts with the guesses with the most answers', () => {
  /**
   * Makes a game in which each guess is a secret and only separates it from the rest, except for the rows in `told`.
   */
  function gameOf(secretCount: number, told: readonly (readonly number[])[]): Game {
    const rows = Array.from({ length: secretCount }, (_, guess) =>
      Array.from({ length: secretCount }, (_, secret): number => (guess === secret ? 0 : 1)),
    );
    for (const row of told) {
      if (row.includes(0)) rows[row.indexOf(0)] = [...row];
      else rows.push([...row]);
    }
    return {
      guessCount: rows.length,
      secretCount,
      answerCount: 8,
      answers: Uint8Array.from(rows.flat()),
      solved: 0,
    };
  }

  it.each([
    [
      'one that may be the secret and has fewer',
      8,
      [
        [1, 1, 1, 1, 1, 2, 3, 4],
        [0, 1, 1, 1, 1, 2, 2, 2],
      ],
      20,
    ],
    [
      'one that has fewer',
      11,
      [
        [1, 1, 1, 1, 1, 1, 1, 2, 3, 4, 5],
        [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4],
      ],
      29,
    ],
    [
      'one that cannot be the secret, where one of as many that can would be dearer',
      13,
      [
        [1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 4],
        [1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3],
      ],
      37,
    ],
  ])('continues to %s', (_, count, told, least) => {
    const game = gameOf(count, told);
    const all = Array.from({ length: count }, (_, secret) => secret);
    expect(plainTwoGuesses(game, all)).toBe(least);
    expect(new SetBounds(game).byTwoGuesses(Uint16Array.from(all), 0, UNLIMITED)).toBe(least);
  });
});
