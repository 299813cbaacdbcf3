import { wordLists } from '@inkling/games/word/analysis/lists';
import { reviewWord, type WordSplit } from '@inkling/games/word/analysis/review';
import { openingBits, turnsToFind } from '@inkling/games/word/analysis/turns-to-go';
import { ENGLISH, spell } from '@inkling/games/word/rules/letters';
import type { Round } from '@inkling/games/word/rules/rounds';
import { loadWords } from '@inkling/lists/english';
import { expect, it } from 'vitest';

const { all, likely, withheld } = await loadWords(5);
const lists = wordLists(ENGLISH, 5, all, likely, withheld);

/**
 * Returns the most informative last guess after these rounds. It is determined by reviewing a round with an
 * arbitrary word.
 */
function bestAfter(rounds: readonly Round[]): WordSplit {
  const any: Round = { guess: spell(ENGLISH, 'jazzy') ?? [], marks: [0, 0, 0, 0, 0] };
  const work = reviewWord([...rounds, any], lists, { hard: false, judgesFirst: false, pool: 'likely' });
  let step = work.next();
  while (!step.done) step = work.next();
  const best = step.value.tries.at(-1)?.best;
  if (!best) throw new Error('fewer than two words are left');
  return best;
}

/** Returns the total turns for all words of a set if each guess is the most informative one. */
function playedOut(rounds: readonly Round[], count: number): number {
  if (count <= 2) return 2 * count - 1;
  const { guess, cells } = bestAfter(rounds);
  return cells
    .filter(({ marks }) => marks.some((mark) => mark !== 2))
    .reduce(
      (sum, { marks, count }) =>
        sum + playedOut([...rounds, { guess: spell(ENGLISH, guess) ?? [], marks }], count),
      count,
    );
}

it('turnsToFind comes close to the average turns of playing every word out', () => {
  const bits = openingBits(lists);
  const crane = (marks: Round['marks']): Round => ({ guess: spell(ENGLISH, 'crane') ?? [], marks });
  const sets: readonly Round['marks'][] = [
    [0, 1, 0, 1, 0],
    [0, 2, 2, 0, 0],
    [1, 0, 0, 0, 2],
    [0, 0, 1, 1, 1],
    [2, 0, 0, 1, 0],
  ];
  const errors = sets.map((marks) => {
    const { cells } = bestAfter([crane(marks)]);
    const count = cells.reduce((sum, cell) => sum + cell.count, 0);
    return turnsToFind(count, bits) - playedOut([crane(marks)], count) / count;
  });
  for (const error of errors) expect(Math.abs(error)).toBeLessThan(0.4);
  expect(Math.abs(errors.reduce((sum, error) => sum + error, 0) / errors.length)).toBeLessThan(0.15);
});
