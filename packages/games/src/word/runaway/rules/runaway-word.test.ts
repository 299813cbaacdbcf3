import { seedRandom } from '@inkling/core/random';
import { expect as value } from '@inkling/core/result';
import { defineDeduction } from '@inkling/deduction/define/deduction';
import { loadWords } from '@inkling/lists/english';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { wordLists } from '../../analysis/lists.ts';
import { wordDefinition } from '../../optimum/word-definition.ts';
import { ENGLISH, spell } from '../../rules/letters.ts';
import { makeMarks } from '../../rules/mark-signs.ts';
import { type CheckedAnswer, checkAnswers } from '../analysis/check-answers.ts';
import { runawayWordGame } from './game.ts';

const { likely, all } = await loadWords(3);
const known = new Set(all);
const game = runawayWordGame([
  { id: 'three', alphabet: ENGLISH, answers: likely, accepts: (word) => known.has(word) },
]);
const lists = wordLists(ENGLISH, 3, all, likely);
const params = value(game.parseParams('w3t30@three'));
const words = fc.array(fc.constantFrom(...likely, ...all), { minLength: 1, maxLength: 8 });

function played(guesses: readonly string[], seed = 'any') {
  const start = game.start(params, seedRandom(seed));
  return guesses.reduce((state, guess) => {
    const next = game.apply(state, guess);
    return next.ok ? next.value : state;
  }, start);
}

const roundsOf = (guesses: readonly string[]) =>
  played(guesses).turns.map(({ guess, marks }) => ({ guess: spell(ENGLISH, guess) as number[], marks }));

it('answers like the adversary of a generic deduction', () => {
  const deduction = defineDeduction(wordDefinition({ answers: likely, allowed: lists.words }));
  fc.assert(
    fc.property(words, (guesses) => {
      const { turns } = played(guesses);
      const plain = turns.map(({ guess, marks }) => [guess, makeMarks(marks)] as const);
      for (const [at, [guess, answer]] of plain.entries())
        expect(deduction.adversary(plain.slice(0, at), guess).answer).toBe(answer);
    }),
    { numRuns: 25 },
  );
});

it('never contradicts itself: the word shown at the end fits every answer, whatever the seed', () => {
  fc.assert(
    fc.property(words, fc.string(), (guesses, seed) => {
      const state = played(guesses, seed);
      expect(state).toEqual(played(guesses));
      const kept = wordGameAnswers(state.secret, guesses);
      expect(state.turns.map(({ marks }) => marks)).toEqual(kept.slice(0, state.turns.length));
      const checked = checkAnswers(roundsOf(guesses), lists);
      expect(checked.every(({ isLargest, after }) => isLargest && after > 0)).toBe(true);
      expect(checked.map(({ before }) => before)).toEqual(
        [likely.length, ...checked.map(({ after }) => after)].slice(0, -1),
      );
    }),
    { numRuns: 60 },
  );
});

it('is caught if another answer would have left more words, or if none is left', () => {
  const [honest] = roundsOf(['cat']);
  const isLargest = (marks: readonly (0 | 1 | 2)[]) =>
    (checkAnswers([{ guess: honest?.guess ?? [], marks }], lists)[0] as CheckedAnswer).isLargest;
  expect(isLargest(honest?.marks ?? [])).toBe(true);
  expect(isLargest([2, 2, 2])).toBe(false);
  expect(isLargest([2, 2, 1])).toBe(false);
});

it('hides its word before the end, and shows it to a player who resigns', () => {
  const state = played(['cat', 'dog']);
  expect(JSON.stringify(game.view(state, 'breaker'))).not.toContain(state.secret);
  const given = value(game.apply(state, value(game.parseMove('/resign'))));
  expect(game.view(given, 'breaker').secret).toBe(state.secret);
  expect(game.apply(given, 'cat').ok).toBe(false);
});

function wordGameAnswers(secret: string, guesses: readonly string[]) {
  return guesses.map((guess) => markSlowly(guess, secret));
}

/** Marks exact places first, then matches the remaining letters from left to right. */
function markSlowly(guess: string, secret: string): number[] {
  const spare = [...secret].filter((letter, at) => guess[at] !== letter);
  return [...guess].map((letter, at) => {
    if (secret[at] === letter) return 2;
    const found = spare.indexOf(letter);
    if (found < 0) return 0;
    spare.splice(found, 1);
    return 1;
  });
}
