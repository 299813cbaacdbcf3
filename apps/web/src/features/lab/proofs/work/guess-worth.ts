import type { Citation, LemmaChecker } from '@inkling/deduction/check/lemma-checker';

/** What is known of a cell: the best of these counts. */
export interface CellWorth {
  readonly answer: number;
  readonly secrets: Uint16Array;
  readonly bySize: number;
  readonly byLemma: number;
  /** Only where it was looked for. */
  readonly byTwoGuesses: number | undefined;
}

/** Why a guess costs at least so much. */
export interface GuessWorth {
  readonly cells: readonly CellWorth[];
  /** One guess for each secret, and what is known of the cells. */
  readonly sum: number;
}

/** How a guess comes to the claim of the lemma that the checker holds: every cell, looked at as the checker looks. */
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
