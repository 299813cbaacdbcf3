import { finish } from '@inkling/core/finish';
import { markWord } from '@inkling/core/marks';
import { seedRandom } from '@inkling/core/random';
import { expect as value } from '@inkling/core/result';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { wordLists } from '../../analysis/lists.ts';
import { ENGLISH, spell } from '../../rules/letters.ts';
import { boardsGame } from '../rules/game.ts';
import { type ReviewedGuess, reviewBoards } from './review.ts';

const WORDS = ['cat', 'cot', 'cut', 'dog', 'dig', 'dug', 'tac', 'god', 'ate', 'tea', 'eat', 'eta'];
const GAME = boardsGame([
  { id: 'twelve', alphabet: ENGLISH, answers: WORDS, accepts: (word) => WORDS.includes(word) },
]);
const LISTS = wordLists(ENGLISH, 3, WORDS);

const marks = (guess: string, secret: string) =>
  markWord(spell(ENGLISH, guess) ?? [], spell(ENGLISH, secret) ?? []).join('');

function played(seed: string, guesses: readonly string[]) {
  const start = GAME.start(value(GAME.parseParams('b2w3t9@twelve')), seedRandom(seed));
  const state = guesses.reduce((before, guess) => {
    const next = GAME.apply(before, guess);
    return next.ok ? next.value : before;
  }, start);
  return GAME.view(state, 'breaker');
}

const games = fc
  .tuple(fc.string(), fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 5 }))
  .map(([seed, guesses]) => played(seed, guesses));

/** Returns, by direct filtering, the words that fit each board that was open before a turn. */
const leftBefore = ({ boards }: ReturnType<typeof played>, turn: number) =>
  boards
    .filter(({ isFound, turns }) => !isFound || turns.length > turn)
    .map(({ turns }) =>
      WORDS.filter((word) =>
        turns.slice(0, turn).every((own) => marks(own.guess, word) === own.marks.join('')),
      ),
    );

const bitsOf = (guess: string, lefts: readonly (readonly string[])[]) =>
  lefts
    .flatMap((left) =>
      left.map((secret) => {
        const alike = left.filter((word) => marks(guess, word) === marks(guess, secret)).length;
        return Math.log2(left.length / alike) / left.length;
      }),
    )
    .reduce((sum, bits) => sum + bits, 0);

it('rates every guess over all boards as direct counting does', () => {
  fc.assert(
    fc.property(games, (view) => {
      const reviewed = finish(reviewBoards(view, LISTS));
      expect(reviewed.map(({ guess }) => guess)).toEqual(view.guesses);
      for (const [turn, { before, played: own, best }] of reviewed.entries()) {
        const lefts = leftBefore(view, turn);
        expect(before).toBe(lefts.flat().length);
        expect(own.bits).toBeCloseTo(bitsOf(own.guess, lefts), 9);
        const most = Math.max(...WORDS.map((word) => bitsOf(word, lefts)));
        expect(best?.bits ?? 0).toBeCloseTo(most, 9);
        expect(own.cells.reduce((sum, { count }) => sum + count, 0)).toBe(before);
      }
    }),
    { numRuns: 60 },
  );
});

it('reports which words were found at each guess, and never a found word as certain', () => {
  fc.assert(
    fc.property(games, (view) => {
      const reviewed = finish(reviewBoards(view, LISTS));
      const found = reviewed.flatMap((turn) => turn.found);
      expect(found.toSorted()).toEqual(view.boards.flatMap(({ isFound }, at) => (isFound ? [at] : [])));
      for (const [turn, { found: now, certain, gained, after }] of reviewed.entries()) {
        for (const at of now) expect(view.boards[at]?.turns).toHaveLength(turn + 1);
        expect(certain.some((at) => now.includes(at))).toBe(false);
        expect(gained).toBeGreaterThanOrEqual(0);
        expect(after).toBeLessThanOrEqual((reviewed[turn] as ReviewedGuess).before);
      }
    }),
    { numRuns: 60 },
  );
});
