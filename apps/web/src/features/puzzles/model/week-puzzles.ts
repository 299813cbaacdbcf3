import type { Clue } from '@inkling/deduction/last-code/code-puzzle';
import type { Grade } from '@inkling/deduction/last-code/technique';
import type { PuzzleSection, PuzzleSpec } from '@inkling/games/contract/puzzle';
import { type Pack, parsePack } from '@inkling/games/puzzles/pack';
import { numberIn } from '@inkling/games/puzzles/week';
import type { PageServices } from '../../../shell/page.ts';
import type { PuzzleLook } from '../../../shell/parts/puzzle-part.ts';

/** A puzzle in a list, before its clues are parsed. */
export interface ListedPuzzle {
  readonly address: string;
  readonly look: PuzzleLook;
  readonly grade: Grade;
  readonly steps: number;
  /** Parses its first clues, for the picture. */
  readonly firstClues: () => readonly Clue[];
}

/** Puzzles of one kind and grade. */
export interface ListedSection extends PuzzleSection {
  readonly gameId: string;
  readonly puzzles: readonly ListedPuzzle[];
}

/** Loads all puzzles that ship with the app, of all games. */
export async function loadSections(services: PageServices): Promise<readonly ListedSection[]> {
  const loaded = services.games.map(async ({ id, puzzles }) => {
    const part = await puzzles?.();
    if (!part) return [];
    const spec = await part.spec();
    const pack = parsePack(await spec.pack());
    if (!pack.ok) throw new Error(`the puzzles of ${id} cannot be read: ${JSON.stringify(pack.error)}`);
    const lookOf = await part.looks(services.saved);
    return spec.sections.map((section, at) =>
      listed(id, section, pack.value.sections[at], lookOf(section.rules), spec),
    );
  });
  return (await Promise.all(loaded)).flat();
}

function listed(
  gameId: string,
  section: PuzzleSection,
  packed: Pack['sections'][number] | undefined,
  look: PuzzleLook,
  spec: PuzzleSpec,
): ListedSection {
  const puzzles = (packed?.puzzles ?? []).map(({ steps, clues }) => ({
    address: `${gameId}/${section.rules}/${clues}`,
    look,
    grade: section.grade,
    steps,
    firstClues: () =>
      clues
        .split('.', PICTURED)
        .map((clue) => spec.readClue(section.rules, clue))
        .filter((clue) => clue !== undefined),
  }));
  return { ...section, gameId, puzzles };
}

/** The number of clues in a picture. */
const PICTURED = 2;

/** Returns the puzzles of a week, starting with Monday's. */
export function puzzlesOfWeek(sections: readonly ListedSection[], week: number): readonly ListedPuzzle[] {
  return sections
    .flatMap((section) => {
      const number = numberIn(section, week);
      const puzzle = number === undefined ? undefined : section.puzzles[number];
      return puzzle ? [{ day: section.day, puzzle }] : [];
    })
    .toSorted((a, b) => a.day - b.day)
    .map(({ puzzle }) => puzzle);
}
