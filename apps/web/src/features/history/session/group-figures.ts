import type { GameWithHistory, SavedEntry } from '../../../shell/saved-games.ts';

/** Statistics of a group of games: all games of one kind, or those with one set of rules. */
export interface GroupFigures {
  readonly game: GameWithHistory;
  /** Identifies the group among those of its game. */
  readonly id: string;
  /** Returns the group's name in the language of the page. If absent, the game's name is used. */
  name?(): string;
  readonly games: number;
  readonly found: number;
  readonly lost: number;
  readonly unfinished: number;
  /** The mean number of turns of a solved game. Undefined if there are none. */
  readonly average: number | undefined;
  /** `histogram[i]` is the number of games solved in i + 1 turns. */
  readonly histogram: readonly number[];
}

/**
 * Returns the statistics of the games that report their progress, in the order of the registry, and within a
 * game the most played group first.
 */
export function groupFigures(
  saved: readonly SavedEntry[],
  games: readonly GameWithHistory[],
): readonly GroupFigures[] {
  return games.flatMap((game) => {
    const counted = saved.filter(
      (entry) => entry.game === game && entry.summary?.progress && entry.summary.group,
    );
    const ids = new Set(counted.map((entry) => entry.summary?.group?.id ?? ''));
    const figures = [...ids].map((id) =>
      figuresOf(
        game,
        id,
        counted.filter((entry) => entry.summary?.group?.id === id),
      ),
    );
    return figures.toSorted((a, b) => b.games - a.games || (a.id < b.id ? -1 : 1));
  });
}

function figuresOf(game: GameWithHistory, id: string, entries: readonly SavedEntry[]): GroupFigures {
  const name = entries[0]?.summary?.group?.name;
  const all = entries.flatMap(({ summary }) => summary?.progress ?? []);
  const found = all.filter(({ phase }) => phase === 'found').map(({ done }) => done);
  const longest = Math.min(Math.max(0, ...found), TURNS_SHOWN_MAX);
  return {
    game,
    id,
    ...(name && { name }),
    games: all.length,
    found: found.length,
    lost: all.filter(({ phase }) => phase === 'lost').length,
    unfinished: all.filter(({ phase }) => phase === 'unfinished').length,
    average: found.length === 0 ? undefined : found.reduce((sum, done) => sum + done, 0) / found.length,
    histogram: Array.from({ length: longest }, (_, i) => found.filter((done) => done === i + 1).length),
  };
}

/** Saved progress may come from imported files, so its numbers may be arbitrary. */
const TURNS_SHOWN_MAX = 99;
