import { EXACT, type Mark, NEAR } from '@inkling/core/marks';
import type { WordView } from '@inkling/games/word/rules/game';

/** The marks as the page draws them: a solid disc, a ring, a dash. */
export const MARK_SHAPES = ['–', '○', '●'] as const;

export function shapesOf(marks: readonly Mark[]): string {
  return marks.map((mark) => MARK_SHAPES[mark]).join('');
}

/** A finished game without its letters: a row of shapes for each try. */
export function shareShapes(heading: string, { turns }: WordView): string {
  return [heading, ...turns.map(({ marks }) => shapesOf(marks))].join('\n');
}

/** The same for readers who listen: how many of each, a try a line. `line` is the language's sentence. */
export function shareWords(
  heading: string,
  { turns }: WordView,
  line: (turn: number, exact: number, near: number) => string,
): string {
  const count = (marks: readonly Mark[], mark: Mark) => marks.filter((own) => own === mark).length;
  return [
    heading,
    ...turns.map(({ marks }, index) => line(index + 1, count(marks, EXACT), count(marks, NEAR))),
  ].join('\n');
}
