import type { Scoring } from '@inkling/codes/explain/scorings';
import type { Contradiction, Repair, Suggestion } from '../../engine/questions.ts';
import { answered } from './answered.ts';
import { counted, form, listed, number, percent, turnsNamed } from './grammar.ts';

export const analysis = {
  evidence: {
    heading: 'What can still go where',
    caption: 'the more ink, the likelier',
    place: 'Place',
    cell: (place: number, name: string, share: number): string =>
      share === 0 ? `Place ${place}, ${name}: ruled out` : `Place ${place}, ${name}: ${percent(share)}`,
    percent,
    none: 'out',
    thinking: 'Counting what is possible…',
  },
  codes: {
    heading: 'Codes still possible',
    show: 'Show',
    hide: 'Hide',
    left: (left: number, total: number): string =>
      `${number(left)} of ${number(total)} codes ${left === 1 ? 'fits' : 'fit'}`,
    listLater: (most: number): string =>
      `Each dot is a code, inked while it fits. The last ${most} are listed.`,
    code: (letters: string, names: readonly string[]): string => `${letters}: ${names.join(', ')}`,
    unknown: 'not counted',
  },
  where: (name: string, places: readonly number[]): string =>
    places.length === 0
      ? `${name} cannot be anywhere.`
      : `${name} can be at ${places.length === 1 ? 'place' : 'places'} ${listed(places.map(String))}.`,
  listedCodes: (codes: readonly string[], left: number | undefined): string => {
    if (left === undefined) return 'The codes left have not been counted.';
    if (left === 0) return 'No code fits the answers.';
    if (codes.length === 0) return `${counted(left, 'code', 'codes')} left, too many to list.`;
    return `${counted(left, 'code', 'codes')} left: ${codes.join('; ')}.`;
  },
  why: {
    heading: 'Why',
    ruledOut: (place: number, name: string, turns: readonly number[]): string =>
      turns.length === 0
        ? `The rules never allow ${name} at place ${place}.`
        : `${name} cannot be at place ${place}: every code that has it there contradicts ${turnsNamed(turns)}.`,
    certain: (place: number, name: string, left: number): string =>
      left === 1
        ? `Place ${place} is ${name}: only one code is left.`
        : `Place ${place} is ${name}: all ${left} codes left have it there.`,
    possible: (
      place: number,
      name: string,
      count: number,
      left: number,
      witness: readonly string[],
    ): string =>
      `${name} can be at place ${place}: ${number(count)} of ${counted(left, 'code', 'codes')} left ${form(count, 'has', 'have')} it there, for example ${witness.join(', ')}.`,
    put: (place: number, name: string): string => `Put ${name} at place ${place}`,
    close: 'Close',
  },
  hint: {
    heading: 'Hint',
    next: 'More',
    nudge: (certain: boolean): string =>
      certain
        ? 'One place is certain, and your guess does not use it yet.'
        : 'Nothing new is certain, but at one place some pieces are likelier than others.',
    look: (place: number, turns: readonly number[], certain: boolean): string =>
      certain && turns.length > 0 ? `Look at ${turnsNamed(turns)}.` : `Look at place ${place}.`,
    deduction: (place: number, turns: readonly number[], count: number, total: number): string =>
      count === total
        ? turns.length === 0
          ? `Only one piece can be at place ${place}.`
          : `After ${turnsNamed(turns)} only one piece fits place ${place}.`
        : `${number(count)} of the ${number(total)} codes left have the same piece at place ${place}.`,
    placement: (place: number, name: string, certain: boolean): string =>
      certain ? `Place ${place} is ${name}.` : `No piece is likelier at place ${place} than ${name}.`,
    nothing: 'No other piece is likelier anywhere. Try your guess.',
  },
  suggestions: {
    heading: 'Good guesses',
    ask: 'Show a good guess',
    row: (guess: readonly string[], suggestion: Suggestion): string =>
      `${guess.join(', ')}: ${analysis.suggestions.reasons(suggestion)}`,
    reasons: ({ bits, expected, worst, possible }: Suggestion): string =>
      `${bits.toFixed(2)} bits · leaves ${number(expected)} on average, ${number(worst)} at worst · ${possible ? 'can be the code' : 'cannot be the code'}`,
  },
  contradiction: {
    heading: 'These answers cannot all be true',
    sentence: (found: Contradiction): string => {
      const { conflicts, repairs } = analysis.contradiction;
      return `No code fits these answers. ${conflicts(found)} ${repairs(found)}`;
    },
    conflicts: ({ conflicts: [first = [], ...others] }: Contradiction): string => {
      const turns = first.map((turn) => turn + 1);
      const shown = others.slice(0, 3).map((each) => turnsNamed(each.map((turn) => turn + 1)));
      const more =
        shown.length === 0
          ? ''
          : ` The same holds for ${shown.join('; ')}${others.length > shown.length ? '; and more' : ''}.`;
      if (turns.length === 1) return `Turn ${turns[0]} cannot be true: no code gives that answer.${more}`;
      const all = turns.length === 2 ? 'both' : 'all';
      return `Turns ${listed(turns.map(String))} cannot ${all} be true.${more}`;
    },
    repairs: ({ repairs, hasUncountedRepairs }: Contradiction): string =>
      hasUncountedRepairs
        ? 'Whether a single correction would fit is not known: this game is too large to count what would be left.'
        : repairs.length === 0
          ? 'No single correction makes them possible: more than one answer is wrong.'
          : `${repairs.length === 1 ? 'A single correction would' : `Any one of ${counted(repairs.length, 'single correction', 'single corrections')} would`} fit.`,
    repair: ({ turn, exact, near, left }: Repair): string =>
      `Turn ${turn + 1} answered ${exact} exact, ${near} near: ${counted(left, 'code', 'codes')} left`,
    scoring: (scoring: Scoring, left: number): string =>
      `They fit if ${SCORINGS[scoring]}: ${counted(left, 'code', 'codes')} left.`,
    more: (count: number): string => `Show ${counted(count, 'more correction', 'more corrections')}`,
    corrected: (turn: number, ...answer: Parameters<typeof answered>): string =>
      `Turn ${turn} is corrected to ${answered(...answer)}.`,
    none: 'The answers fit together: there is nothing to correct.',
    mark: 'in doubt',
  },
  large: {
    heading: 'Too large to count',
    sentence:
      'Too many codes may fit these answers to count them here. You can play on; the numbers come back when fewer codes are left.',
    unanswered: 'There are too many codes to count here, so that has no answer.',
    noField: 'Too many codes to draw one dot for each.',
  },
};

const SCORINGS: Readonly<Record<Scoring, string>> = {
  exchanged: 'near was given first and exact second',
  total: 'the second number counts every right piece, the exact ones among them',
  copies: 'a piece is near each time that it is guessed, however often the code has it',
};
