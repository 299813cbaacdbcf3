import type { Citation, LemmaChecker } from '@inkling/deduction/check/lemma-checker';

/** The lower bounds on the cost of a cell. The largest of them counts. */
export interface CellWorth {
  readonly answer: number;
  readonly secrets: Uint16Array;
  readonly bySize: number;
  readonly byLemma: number;
  /** Undefined if it was not computed. */
  readonly byTwoGuesses: number | undefined;
}

/** A lower bound on the cost of a guess, with its reasons. */
export interface GuessWorth {
  readonly cells: readonly CellWorth[];
  /** One guess for each secret, plus the lower bounds of the cells. */
  readonly sum: number;
}

/**
 * Explains how a guess reaches the claim of the lemma that the checker has loaded, examining every cell as the
 * checker does. Two-guess bounds are computed only until the sum reaches the claim.
 */
export function worthOf(
  checker: LemmaChecker,
  claim: number,
  guess: number,
  citations: readonly Citation[],
): GuessWorth {
  const claims = new Map(citations.map(({ answer, cited }) => [answer, cited.claim]));
  const cells = checker.cellsOf(guess).map(({ answer, secrets, low }) => ({
    answer,
    secrets,
    bySize: low,
    byLemma: claims.get(answer) ?? -1,
    byTwoGuesses: undefined as number | undefined,
  }));
  let sum = cells.reduce(
    (costs, { bySize, byLemma }) => costs + Math.max(bySize, byLemma),
    checker.secrets.length,
  );
  for (const cell of cells.toSorted((a, b) => b.secrets.length - a.secrets.length)) {
    if (sum >= claim || cell.secrets.length < 3) break;
    cell.byTwoGuesses = checker.byTwoGuesses(cell.secrets);
    sum += Math.max(0, cell.byTwoGuesses - Math.max(cell.bySize, cell.byLemma));
  }
  return { cells, sum };
}
