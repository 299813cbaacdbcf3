import type { CommandRow, KeyRow } from '../../../../ui/keycap.tsx';

export const english = {
  heading: 'With a class',
  lead: 'Everybody votes, you play what the class wants, and together you see why.',
  sheet: 'Open a class',
  open: 'Open the class',
  noAccounts: 'Nobody needs an account, and no vote has a name.',
  noServer: {
    none: 'This page has no server, and a class needs one.',
    away: 'The server is not answering, and a class needs it.',
  },
  how: {
    heading: 'How it works',
    join: 'You have a name? Join the class under Together',
    steps: [
      'Show the next page on the wall. It has a name on it, such as HOLLY\u00a0427.',
      'The pupils type that name under Together, or scan the QR code.',
      'Everybody chooses a guess. The wall shows what the class wants, without names.',
      'You reveal which guesses can be right, talk about it, and play one.',
    ] as readonly string[],
  },
  state: (game: string, terms: string): string => `${game}: ${terms}. Open the class when it is ready.`,
  notUnderstood: (text: string): string =>
    `${text === '' ? 'An empty line' : text} is not a command here. Type ? for all commands.`,
  placeholder: 'open, ?',
  keyRows: [
    [['/'], 'go to the command line'],
    [['?'], 'show these keys'],
  ] as readonly KeyRow[],
  commandRows: [
    ['open', 'opens a class with the rules shown'],
    ['open p4c6r/12', 'opens a class with these rules'],
    ['state', 'says what is chosen'],
  ] as readonly CommandRow[],
};
