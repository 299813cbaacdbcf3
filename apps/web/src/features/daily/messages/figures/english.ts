import { grammarOf } from '../../../../shell/language/grammar.ts';

const { counted } = grammarOf('en');

/** The messages of the statistics, which are loaded once there is a day to show. */
export const english = {
  usual: (turns: number): string => `You usually need ${turns}.`,
  foundOf: (found: number, days: number): string =>
    `You found it on ${found} of ${counted(days, 'day', 'days')}.`,
  turns: (from: number, to: number): string => (from === to ? `${from}` : `${from} to ${to}`),
  missed: 'not found',
  plain: 'without notes',
  withNotes: 'with notes or a hint. Both count.',
  everybody: 'Everybody today',
  people: (count: number): string => `${counted(count, 'person has', 'people have')} finished it.`,
};
