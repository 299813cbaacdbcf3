import { grammarOf } from '../../../shell/language/grammar.ts';
import type { ClockDifference } from '../session/clock-difference.ts';

const { counted, number } = grammarOf('en');

/** The messages of the daily page. */
export const english = {
  title: (day: string): string => `${day} · Inkling`,
  sources: {
    server:
      'Dealt by this server, which keeps them secret until midnight UTC. Your Mastermind code is yours alone, and as hard as everybody else’s; the other games are the same for everybody.',
    open: 'From the published seed: the same for everybody, and without a server. Anybody can work them out; a server keeps its games secret.',
    practice:
      'From the published seed of that day. Practice changes neither your streak nor your statistics.',
  },
  asking: 'Loading today’s games…',
  away: 'No answer from the server, so these games come from the published seed.',
  clockWrong: 'The server’s clock is wrong, so these games come from the published seed.',
  clockOff: ({ count, unit, isBehind }: ClockDifference): string =>
    `This device’s clock is ${number(count)} ${UNITS[unit]} ${isBehind ? 'behind' : 'ahead'}; the server’s day counts.`,
  later: 'There are results for days still to come: perhaps the clock was ahead then, or is behind now.',
  games: 'Daily games',
  play: 'Play',
  goOn: (next: number | undefined): string => (next === undefined ? 'Continue' : `Continue, turn ${next}`),
  result: 'Result',
  notOpened: 'Not opened yet',
  begun: (turns: number): string => (turns === 0 ? 'Started' : `${counted(turns, 'turn', 'turns')} played`),
  aside: (progress: string): string => `Without the server: ${progress}. That does not count here.`,
  help: 'I’m playing with help',
  helped: 'Noted: this game counts as played with notes.',
  yesterday: 'Yesterday',
  yesterdayLead: 'Solutions and reviews',
  answers: 'The solutions of this day',
  today: 'Back to today',
  calendar: 'All days',
  earlierMonth: 'Earlier',
  laterMonth: 'Later',
  calendarNote: 'Past days stay open for practice. You can miss one day a week and keep your streak.',
  restWeek: 'Rest my streak for a week',
  restingUntil: (day: string): string => `Resting until ${day}.`,
  endRest: 'Stop resting',
  figures: 'Your turns',
  noFigures: 'Statistics begin with the first day you finish.',
  keep: 'Keep my results on this device',
  keepOff: 'Your results are not kept. You still get only one try at each game today.',
  share: 'Share today’s results',
  blank: 'Today’s picture appears here once a game is over: results, no spoilers.',
  /** How many of the finished games were solved. */
  shared: (found: number, of: number): string => `${found} of ${of} found`,
  more: 'Leaderboards and keys',
  you: 'you',
};

const UNITS = { minutes: 'minutes', hours: 'hours', days: 'days' };
