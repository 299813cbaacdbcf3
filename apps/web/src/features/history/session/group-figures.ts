import type { GameWithHistory, SavedEntry } from '../../../shell/saved-games.ts';

/** What the games of one group say together: those of a game, or of one set of its rules. */
export interface GroupFigures {
  readonly game: GameWithHistory;
  /** The group among those of its game. */
  readonly id: string;
  /** In the language of the page; without it, the game's name. */
  name?(): string;
  readonly games: number;
  readonly found: number;
  readonly lost: number;
  readonly unfinished: number;
  /** Turns of a game that was found; `undefined` when none was. */
  readonly average: number | undefined;
  /** `histogram[i]` games were found in i + 1 turns. */
  readonly histogram: readonly number[];
}

/** Of the games that say how far they are: in the order of the registry, and there the most played first. */
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

/** Notes come from files too, so their numbers may be anything. */
const TURNS_SHOWN_MAX = 99;
