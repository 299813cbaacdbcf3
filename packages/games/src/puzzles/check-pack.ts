import { canonicalForm } from '@inkling/deduction/last-code/canonical';
import { checkProof } from '@inkling/deduction/last-code/check-proof';
import { provePuzzle } from '@inkling/deduction/last-code/proof';
import type { PuzzleSpec } from '../contract/puzzle.ts';
import { type PackFault, parsePack } from './pack.ts';
import { parseClues } from './puzzle-text.ts';

/** What is wrong with a puzzle in a file. */
export interface PuzzleProblem {
  /** One-based. */
  readonly line: number;
  readonly code:
    | PackFault['code']
    | 'unknown-rules'
    | 'bad-clues'
    | 'no-answer'
    | 'many-answers'
    | 'no-proof'
    | 'bad-proof'
    | 'other-grade'
    | 'other-steps'
    | 'alike';
}

export interface PackVerdict {
  readonly puzzles: number;
  readonly problems: readonly PuzzleProblem[];
}

/**
 * Checks the puzzles in a file: exactly one code is consistent with the clues, a newly made proof passes the
 * independent checker, its grade and its number of steps match the file, and no two puzzles are equivalent.
 *
 * @param isChosen returns whether to check the puzzle with this zero-based index; by default, all are checked
 */
export async function checkPack(
  text: string,
  spec: Pick<PuzzleSpec, 'open'>,
  isChosen: (number: number) => boolean = () => true,
): Promise<PackVerdict> {
  const pack = parsePack(text);
  if (!pack.ok) return { puzzles: 0, problems: [pack.error] };
  const problems: PuzzleProblem[] = [];
  const forms = new Set<string>();
  let line = 1;
  let puzzles = 0;
  for (const { rules, grade, puzzles: packed } of pack.value.sections) {
    line++;
    const game = await spec.open(rules);
    if (!game) problems.push({ line, code: 'unknown-rules' });
    for (const { steps, clues } of packed) {
      line++;
      if (!game || !isChosen(puzzles++)) continue;
      const puzzle = parseClues(clues, game);
      const code = puzzle.ok ? problemOf(puzzle.value, grade, steps) : 'bad-clues';
      if (code) problems.push({ line, code });
      if (!puzzle.ok) continue;
      const form = `${rules} ${canonicalForm(puzzle.value)}`;
      if (forms.has(form)) problems.push({ line, code: 'alike' });
      forms.add(form);
    }
  }
  return { puzzles, problems };
}

function problemOf(
  puzzle: Parameters<typeof provePuzzle>[0],
  grade: number,
  steps: number,
): PuzzleProblem['code'] | undefined {
  const proof = provePuzzle(puzzle);
  const verdict = checkProof(puzzle, proof ?? { answer: [], grade: 1, steps: [] });
  if (!verdict.holds && (verdict.fault === 'no-answer' || verdict.fault === 'many-answers'))
    return verdict.fault;
  if (!proof) return 'no-proof';
  if (!verdict.holds) return 'bad-proof';
  if (proof.grade !== grade) return 'other-grade';
  return proof.steps.length === steps ? undefined : 'other-steps';
}
