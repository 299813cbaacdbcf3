import { COMPARISONS, compare } from '../../tests/unit/optimum/comparison.ts';

/**
 * Compares the optimal search with plain recursion on random questions: small code spaces, larger ones after
 * some turns, random answers, words in both modes; with limits, surcharges, weights, first guesses, filled
 * tables and searches that stop and continue. `npm test` asks about a hundredth of them.
 */
export function run(print: (line: string) => void): void {
  let all = 0;
  for (const comparison of COMPARISONS) {
    const { compared, faults } = compare(comparison, ROUNDS);
    if (faults.length > 0) throw new Error(faults.join('\n'));
    all += compared;
    print(`${comparison.name}: ${compared} questions`);
  }
  print(`${all} questions, no disagreement`);
}

const ROUNDS = 600;
