import type { GameEntry } from '../../shell/page.ts';
import type { Lesson } from '../../shell/parts/lesson-part.ts';

/** A lesson, and the game that contributes it. */
export interface TaughtLesson extends Lesson {
  readonly game: GameEntry;
}

/** Returns the lessons of all games, in the recommended reading order. */
export async function lessonsOf(games: readonly GameEntry[]): Promise<readonly TaughtLesson[]> {
  const parts = await Promise.all(games.map(async (game) => ({ game, part: await game.lessons?.() })));
  return parts
    .flatMap(({ game, part }) => (part?.lessons ?? []).map((lesson) => ({ ...lesson, game })))
    .toSorted((a, b) => a.rank - b.rank);
}
