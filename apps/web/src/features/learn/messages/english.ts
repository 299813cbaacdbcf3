import type { CommandRow, KeyRow } from '../../../ui/keycap.tsx';

export const english = {
  heading: 'Pages that teach',
  introduction:
    'Six short pages on what happens between a guess and its answer. Nothing in them is canned: every figure is computed while you look, by the engine that plays the games, and you can change what it is about.',
  contents: 'Lessons',
  figure: 'Try it',
  previous: 'Before',
  next: 'Next',
  toLab: 'To the Lab',
  own: 'Bring a game of your own',
  toPlay: (game: string) => `Play ${game}`,
  firstGame: (game: string) => `First game of ${game}, 60 seconds`,
  missing: 'There is no such page. These are the pages that teach:',
  title: (lesson: string) => `${lesson} · Inkling`,
  keyRows: [
    [['/'], 'go to the command line'],
    [['?'], 'this page'],
  ] satisfies KeyRow[],
  commandRows: [['lesson 3', 'go to that page; lessons is the list']] satisfies CommandRow[],
};
