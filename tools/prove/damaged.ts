import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeCodeBound } from '@inkling/codes/optimum/code-bound';
import { listCodeProblem } from '@inkling/codes/optimum/code-deduction';
import { expect } from '@inkling/core/result';
import { runDamages } from '../bounds/damage-run.ts';
import { SecondChecker } from '../bounds/second-checker.ts';

/**
 * Damages proofs of lower bounds in every way that the format allows: both checkers must refuse a thousand, at
 * the same line.
 */
export function run(print: (line: string) => void): void {
  const second = new SecondChecker();
  if (second.compiler === undefined) print('NOT RUN, no C compiler (cc) is here: the second checker');
  else if (second.compiler !== '') throw new Error(second.compiler);
  try {
    const tallies = runDamages(
      proofs(),
      REFUSED,
      second.compiler === undefined ? undefined : second,
      'damaged proofs',
    );
    let stillProofs = 0;
    for (const [name, tally] of tallies) {
      stillProofs += tally.stillProofs;
      const still = tally.stillProofs > 0 ? `, ${tally.stillProofs} still proofs` : '';
      print(`${name}: ${tally.refused} refused${still}`);
    }
    print(
      `${REFUSED} damaged proofs are refused${second.compiler === undefined ? ' by ours alone' : ' by both checkers at the same line'}; ` +
        `${stillProofs} more were damaged and are still proofs, by both, of nothing more than is known`,
    );
  } finally {
    second.close();
  }
}

const REFUSED = 1000;

function proofs(): readonly string[] {
  const folder = join(import.meta.dirname, '../../proofs');
  const kept = ['p3c4r-206', 'p4c4r-905', 'p4c5r-2463', 'p4c6r-5625'].map((name) =>
    readFileSync(join(folder, `${name}.bound`), 'latin1'),
  );
  const game = expect(listCodeProblem({ places: 4, symbols: 5, repeats: true }));
  // For strategies that begin with aaab, the second code in alphabetical order.
  return [...kept, makeCodeBound(game, 'p4c5r', 2539, { opening: 1 })];
}
