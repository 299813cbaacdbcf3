import type { CommandRow, KeyRow } from '../../../ui/keycap.tsx';

export const english = {
  heading: 'Lessons',
  introduction:
    'Six short lessons on what happens between a guess and its answer. Every number is computed while you look, by the engine that plays the games, and you can change what it is about.',
  contents: 'All lessons',
  figure: 'Try it',
  previous: 'Previous',
  next: 'Next',
  toLab: 'Go to the Lab',
  own: 'Bring a game of your own',
  toPlay: (game: string) => `Play ${game}`,
  firstGame: (game: string) => `Your first game of ${game}, 60 seconds`,
  missing: 'There is no such lesson. These are the lessons:',
  title: (lesson: string) => `${lesson} · Inkling`,
  keyRows: [
    [['/'], 'go to the command line'],
    [['?'], 'open this sheet'],
  ] satisfies KeyRow[],
  commandRows: [['lesson 3', 'go to that lesson; lessons shows the list']] satisfies CommandRow[],
};
