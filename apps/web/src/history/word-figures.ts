import type { KeptSheet } from './kept-sheet.ts';

/** What the games of Word say together. */
export interface WordFigures {
  readonly sheets: number;
  readonly found: number;
  readonly lost: number;
  readonly unfinished: number;
  /** Tries of a word that was found; `undefined` when none was. */
  readonly average: number | undefined;
  /** `histogram[i]` words were found in i + 1 tries; as long as the longest game may be. */
  readonly histogram: readonly number[];
}

/** Of the games that say how far they are; `undefined` when none does. */
export function wordFiguresOf(kept: readonly KeptSheet[]): WordFigures | undefined {
  const games = kept.flatMap(({ standing }) =>
    standing.kind === 'other' && standing.game === 'word' && standing.progress ? [standing.progress] : [],
  );
  if (games.length === 0) return undefined;
  const found = games.filter(({ phase }) => phase === 'found');
  const most = Math.max(...games.map(({ of }) => Math.min(of, TRIES_SHOWN_MAX)));
  const tries = found.reduce((sum, { done }) => sum + done, 0);
  return {
    sheets: games.length,
    found: found.length,
    lost: games.filter(({ phase }) => phase === 'lost').length,
    unfinished: games.filter(({ phase }) => phase === 'unfinished').length,
    average: found.length === 0 ? undefined : tries / found.length,
    histogram: Array.from({ length: most }, (_, i) => found.filter(({ done }) => done === i + 1).length),
  };
}

/** Notes come from files too, so their numbers may be anything. */
const TRIES_SHOWN_MAX = 20;
