import { RandomStream, seedRandom } from '@inkling/core/random';
import fc from 'fast-check';
import type { Definition } from '../definition.ts';

export type RandomDefinition = Definition<string, string, string | number>;
type Turns = readonly (readonly [guess: string, answer: string | number])[];

/** Small games with a random table: one guess that finds each secret, and questions that find none. */
export const anyGame: fc.Arbitrary<RandomDefinition> = fc
  .record({
    seed: fc.nat(),
    secrets: fc.integer({ min: 1, max: 7 }),
    questions: fc.integer({ min: 0, max: 4 }),
  })
  .map(({ seed, secrets, questions }) => randomGame(`${seed}`, secrets, questions, 'found'));

/** Makes a game with a random table. With `identified`, each secret has a question of its own, so a strategy exists. */
export function randomGame(
  seed: string,
  secretCount: number,
  questionCount: number,
  solved: 'found' | 'identified',
): RandomDefinition {
  const random = new RandomStream(seedRandom(seed));
  const secrets = Array.from({ length: secretCount }, (_, i) => `s${i}`);
  const questions = Array.from({ length: questionCount }, (_, i) => `q${i}`);
  const values: readonly (string | number)[] = ['no', 'near', 3].slice(0, 1 + random.below(3));
  const table = new Map<string, string | number>();
  const guesses =
    solved === 'found' ? [...secrets, ...questions] : [...questions, ...secrets.map((name) => `is ${name}`)];
  for (const guess of guesses)
    for (const secret of secrets) {
      const isIt = guess === secret || guess === `is ${secret}`;
      const drawn = guess.startsWith('is ') ? 'no' : (values[random.below(values.length)] as string | number);
      table.set(`${guess} ${secret}`, isIt ? 'found' : drawn);
    }
  return {
    name: `random ${seed}`,
    secrets,
    guesses,
    answer: (guess, secret) => table.get(`${guess} ${secret}`) as string | number,
    solved,
  };
}

/**
 * Makes a game in which the guesses that may be the secret tell little, and questions tell more but find nothing. The
 * cheapest strategy then often needs more guesses in the worst case than another one.
 */
export function questionGame(seed: string, secretCount: number, questionCount: number): RandomDefinition {
  const random = new RandomStream(seedRandom(`questions ${seed}`));
  const secrets = Array.from({ length: secretCount }, (_, i) => `s${i}`);
  const guesses = [...secrets, ...Array.from({ length: questionCount }, (_, i) => `q${i}`)];
  const table = new Map<string, string | number>();
  for (const guess of guesses)
    for (const secret of secrets) {
      const told = guess.startsWith('q') ? random.below(3) : Number(random.below(5) === 0);
      table.set(`${guess} ${secret}`, guess === secret ? 'found' : told);
    }
  return {
    name: `questions ${seed}`,
    secrets,
    guesses,
    answer: (guess, secret) => table.get(`${guess} ${secret}`) as string | number,
    solved: 'found',
  };
}

/** Returns random turns that fit some secret; with `lies`, they need not fit any. */
export function anyTurns(definition: RandomDefinition, seed: number, most: number, lies = false): Turns {
  const random = new RandomStream(seedRandom(`turns ${seed}`));
  const pick = <Item>(items: readonly Item[]) => items[random.below(items.length)] as Item;
  const secret = pick(definition.secrets);
  return Array.from({ length: random.below(most + 1) }, () => {
    const guess = pick(definition.guesses ?? definition.secrets);
    const answered = lies && random.below(2) === 0 ? pick(definition.secrets) : secret;
    return [guess, definition.answer(guess, answered)] as const;
  });
}

/** Whether a secret fits the turns, straight from the definition. */
export function fits(definition: RandomDefinition, turns: Turns, secret: string): boolean {
  return turns.every(([guess, answer]) => definition.answer(guess, secret) === answer);
}

/** Returns all sets of the numbers below `count`. */
export function subsets(count: number): readonly (readonly number[])[] {
  return Array.from({ length: 2 ** count }, (_, bits) =>
    Array.from({ length: count }, (_, i) => i).filter((i) => (bits >> i) & 1),
  );
}
