import type { CommandRow, KeyRow } from '../../../ui/keycap.tsx';

export const english = {
  heading: 'Learn',
  introduction:
    'Six short lessons. Each has a board that you can change, and works out its numbers while you watch.',
  contents: 'All lessons',
  figure: 'Try it',
  previous: 'Previous',
  next: 'Next',
  toLab: 'Go to the Lab',
  toPlay: (game: string) => `Play ${game}`,
  begin: 'Begin',
  state: { read: 'read', open: 'not yet' },
  firstGames: 'First games',
  guided: 'a guided game, 60 seconds',
  deeper: {
    solver: { does: 'enter its squares or rows, and see what fits', act: 'Solve' },
    heading: 'Look deeper',
    lab: {
      name: 'Lab',
      does: 'compare strategies, walk through one, see how a guess splits the codes',
      act: 'Open',
    },
    own: {
      name: 'Your own game',
      does: 'enter a table of questions and answers; see whether it is fair',
      act: 'Begin',
    },
  },
  missing: 'There is no such lesson. These are the lessons:',
  title: (lesson: string) => `${lesson} · Inkling`,
  keyRows: [
    [['/'], 'go to the command line'],
    [['?'], 'show these keys'],
  ] satisfies KeyRow[],
  commandRows: [['lesson 3', 'go to that lesson; lessons shows the list']] satisfies CommandRow[],
};
