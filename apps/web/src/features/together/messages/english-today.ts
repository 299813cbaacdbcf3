import type { DailyView } from '@inkling/client/api';
import { grammarOf } from '../../../shell/language/grammar.ts';

const { counted, figure } = grammarOf('en');

export const today = {
  heading: 'Today',
  lead: 'One try a day at each game, for everybody; Mastermind in a copy of your own, so that telling others your code gives nothing away. The clock starts when you open it.',
  state: (attempt: DailyView['games'][number]['attempt']): string => {
    if (!attempt) return 'not opened yet';
    const help = attempt.kind === 'assisted' ? ', with help' : '';
    return `${attempt.over ? (attempt.solved ? 'solved' : 'not solved') : 'begun'}${help}`;
  },
  play: 'Play',
  back: 'Go back to it',
  declare: 'I have help',
  declared: 'Noted: this try counts on the board of those who have help.',
  streak: (days: number): string =>
    days === 0 ? 'No streak yet.' : `${counted(days, 'day', 'days')} in a row.`,
  paused: (days: number): string => `${counted(days, 'day off is', 'days off are')} noted.`,
  pause: 'Take a week off from tomorrow',
  pausedNow: 'Noted: the days off do not break your streak.',
  boardOf: 'Board for',
  boardKind: 'Who',
  boards: { unassisted: 'people', assisted: 'people with help', bot: 'programs' },
  showBoard: 'Show the board',
  heldBack: 'held back',
  noScores: (board: string): string => `${board}: nobody yet.`,
  columns: ['Rank', 'Turns', 'Time'] as readonly [string, string, string],
  you: 'you',
  time: (ms: number): string => `${figure(ms / 1000, 1)} s`,
  keys: 'Keys of past days',
  keysHelp:
    'The key of a day is shown when the day is over. Its SHA-256 is the key of the day before, so nobody can have changed a day afterwards.',
  end: 'End of this year’s chain, published when the year begins:',
  keysLead: 'This browser has hashed every key back to the end that it saw first.',
  keysAstray: 'The keys do not lead to the end that this browser saw first.',
  saveKeys: 'Save the keys as a file',
  keysSaved: 'inkling verify FILE hashes each key back to what was published, and shows what was played.',
};
