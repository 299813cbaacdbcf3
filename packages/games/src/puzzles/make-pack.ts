import { RandomStream, seedRandom } from '@inkling/core/random';
import { canonicalForm } from '@inkling/deduction/last-code/canonical';
import { makeGradedPuzzle } from '@inkling/deduction/last-code/make-puzzle';
import type { PuzzleSection, PuzzleSpec } from '../contract/puzzle.ts';
import { makePack, type PackedPuzzle, type PackedSection } from './pack.ts';
import { makeClues } from './puzzle-text.ts';
import { WEEKS } from './week.ts';

/** Generates a game's puzzles for this many weeks, as the text of a pack. The same seed gives the same puzzles. */
export async function makeWeeklyPack(
  spec: Pick<PuzzleSpec, 'open' | 'sections'>,
  seed: string,
  weeks: number = WEEKS,
  onMade: (section: PackedSection) => void = () => undefined,
): Promise<string> {
  const sections: PackedSection[] = [];
  const forms = new Set<string>();
  for (const section of spec.sections) {
    const puzzles = await puzzlesOf(spec, section, Math.ceil(weeks / section.of), seed, forms);
    sections.push({ rules: section.rules, grade: section.grade, puzzles });
    onMade(sections.at(-1) as PackedSection);
  }
  return makePack({ sections });
}

async function puzzlesOf(
  spec: Pick<PuzzleSpec, 'open'>,
  { rules, grade }: PuzzleSection,
  count: number,
  seed: string,
  forms: Set<string>,
): Promise<readonly PackedPuzzle[]> {
  const game = await spec.open(rules);
  if (!game) throw new Error(`no puzzles exist for the rules of this section: ${rules}`);
  const random = new RandomStream(seedRandom(`${seed} ${rules} ${grade}`));
  const puzzles: PackedPuzzle[] = [];
  while (puzzles.length < count) {
    const made = makeGradedPuzzle(game.shape, grade, random);
    if (!made) throw new Error(`no puzzle of grade ${grade} by ${rules}`);
    const form = `${rules} ${canonicalForm(made.puzzle)}`;
    if (forms.has(form)) continue;
    forms.add(form);
    puzzles.push({ steps: made.proof.steps.length, clues: makeClues(made.puzzle.clues, game) });
  }
  return puzzles;
}
