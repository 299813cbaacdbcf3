import { grammarOf } from '../../../../shell/language/grammar.ts';

const { counted } = grammarOf('en');

/** What is loaded with the figures, once there is a day to tell of. */
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
