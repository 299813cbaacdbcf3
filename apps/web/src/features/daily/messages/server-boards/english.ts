import { grammarOf } from '../../../../shell/language/grammar.ts';

const { figure } = grammarOf('en');

/** Messages that are loaded later: a server's leaderboards and keys, and the solutions of a past day. */
export const english = {
  answersDealt: 'Dealt by this server',
  answersOpen: 'From the published seed',
  copied: 'each person had a code of their own, as hard as this one',
  boardOf: 'Leaderboard for',
  boardKind: 'Who',
  boards: { unassisted: 'people', assisted: 'people with help', bot: 'programs' },
  showBoard: 'Show the leaderboard',
  heldBack: 'held back',
  noScores: (board: string): string => `${board}: no results yet.`,
  columns: ['Rank', 'Turns', 'Time'] as readonly [string, string, string],
  time: (ms: number): string => `${figure(ms / 1000, 1)} s`,
  keys: 'Keys of past days',
  keysHelp:
    'The key of a day is published when the day is over. Its SHA-256 is the key of the day before, so nobody can change a day afterwards.',
  end: 'End of this year’s chain, published as the year begins:',
  keysLead: 'This browser has checked that every key leads to the end it saw first.',
  keysAstray: 'The keys do not lead to the end this browser saw first.',
  saveKeys: 'Save the keys as a file',
  keysSaved:
    'inkling verify FILE checks that each key leads to what was published, and shows what was played.',
};
