import { finish } from '@inkling/core/finish';
import { describe, expect, it } from 'vitest';
import { verifyCertificate } from '../combine/verify-certificate.ts';
import type { Symmetry } from '../optimum/search-options.ts';
import { defineDeduction } from './deduction.ts';
import type { Definition } from './definition.ts';

const compare: Definition<number, number, number> = {
  name: 'compare',
  secrets: [0, 1, 2, 3, 4, 5, 6, 7],
  answer: (guess, secret) => Math.sign(secret - guess),
  solved: 0,
};

/**
 * Mirror symmetry: as long as no turn distinguishes the two directions, each guess is equivalent to its mirror image.
 */
function symmetryOf(representatives: Symmetry['representatives']): Symmetry {
  return {
    representatives,
    canonise() {
      // Every set is its own canonical form.
    },
    preserving(weights) {
      const isMirrored = weights.every((weight, at) => weight === weights[weights.length - 1 - at]);
      return isMirrored ? this : { representatives: () => () => true };
    },
  };
}

const MIRROR = symmetryOf((history) => (guess) => history.length > 0 || guess < 4);

describe('a symmetry', () => {
  it.each([
    [
      'a first guess',
      symmetryOf((history) => (guess) => history.length > 0 || guess === 0),
      'guess 1 divides',
    ],
    [
      'a second guess',
      symmetryOf(
        ([first]) =>
          (guess) =>
            first === undefined ? guess < 4 : guess !== 4,
      ),
      'guess 4 after guess 0 divides',
    ],
    ['weights', { ...MIRROR, preserving: () => MIRROR }, 'guess 4 divides'],
  ])('that is wrong for %s is rejected by a search', async (_, symmetry, message) => {
    const wrong = { ...compare, symmetry, weights: [1, 2, 3, 4, 5, 6, 7, 8] };
    expect(() => finish(defineDeduction({ ...wrong, solved: 'identified' }).optimumSteps())).toThrow(
      'divides',
    );
    const game = defineDeduction(wrong);
    expect(() => finish(game.optimumSteps())).toThrow(TypeError);
    await expect(game.optimum()).rejects.toThrow(
      `symmetry is wrong: no guess that could stand for ${message} the secrets into parts of the same sizes`,
    );
  });

  it('is asked only about guesses, and not about naming the last secret', () => {
    const known = (guess: number) => {
      if (guess >= 8) throw new Error(`there is no guess ${guess}`);
      return true;
    };
    const symmetry = symmetryOf((history) => {
      const isFirst = history.filter(known).length === 0;
      return (guess) => known(guess) && (!isFirst || guess < 4);
    });
    const named = { ...compare, solved: 'identified' } as const;
    const { total } = finish(defineDeduction(named).optimumSteps());
    expect(finish(defineDeduction({ ...named, symmetry }).optimumSteps())).toMatchObject({ total });
  });

  it('is rejected if equal parts belong to different earlier answers', () => {
    const symmetry = symmetryOf(
      ([first]) =>
        (guess) =>
          first === undefined || first === 3 ? guess < 4 : true,
    );
    const seven = { ...compare, secrets: [0, 1, 2, 3, 4, 5, 6], symmetry };
    expect(() => finish(defineDeduction(seven).optimumSteps())).toThrow('guess 4 after guess 3 divides');
  });

  it('is rejected if a guess that can solve the game represents one that cannot', () => {
    const game = defineDeduction({
      name: 'which of three, named or asked for',
      secrets: [0, 1, 2],
      guesses: [0, 1, 2, 10, 11, 12],
      answer: (guess, secret) => (guess % 10 === secret ? (guess < 10 ? 'found' : 'yes') : 'no'),
      solved: 'found',
      symmetry: symmetryOf((history) => (at) => history.length > 0 || at === 0),
    });
    expect(() => finish(game.optimumSteps())).toThrow('guess 10 divides');
  });

  it('that is correct changes neither the optimum nor its bound', async () => {
    for (const weights of [undefined, [1, 2, 3, 4, 4, 3, 2, 1], [5, 1, 1, 1, 1, 1, 1, 2]]) {
      const plain = weights ? { ...compare, weights } : compare;
      const { total, lower, strategy } = await defineDeduction({ ...plain, symmetry: MIRROR }).optimum();
      expect(await defineDeduction(plain).optimum()).toMatchObject({ total, lower });
      expect(verifyCertificate(strategy.certificate(), defineDeduction(plain)).ok).toBe(true);
    }
  });
});
