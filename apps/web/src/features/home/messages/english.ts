import type { HistoryLine } from '../../../shell/parts/history-part.ts';

/** The messages of Home. */
export const english = {
  title: 'Inkling: games of deduction',
  games: 'Games',
  variations: 'More games',
  play: 'Play',
  goOn: 'Continue',
  newGame: 'New game',
  minutes: (minutes: number): string => `${minutes} min · 1+ players`,
  leftOff: 'Where you left off',
  allGames: 'All your games',
  progress: ({ progress, progressText }: HistoryLine): string =>
    progressText?.() ?? (progress ? `turn ${progress.done + 1} of ${progress.of}` : 'under way'),
  puzzles: {
    heading: 'Puzzles',
    all: 'This week',
    name: 'The last code',
    does: 'clues that leave one solution, and its proof',
  },
  learn: 'Learn',
  allLessons: 'All lessons',
  guided: 'a guided game, 60 seconds',
  together: 'Together',
  friend: { name: 'With a friend', does: 'send a link and play the same game' },
  open: 'Open',
  begin: 'Begin',
  start: 'Start',
};

export type Messages = typeof english;
