import type { GameTerminal } from '../../contract/game-terminal.ts';
import { LIES_OPTION, PLAY_OPTIONS, RULES_OPTION } from './position/options.ts';

/** Bulls and Cows: Mastermind with digits, each of which occurs at most once. */
export const bullsTerminal: GameTerminal = {
  id: 'bulls',
  playedAs: { game: 'mastermind', options: '--rules bc' },
  verbs: {
    play: {
      options: PLAY_OPTIONS,
      examples: [{ line: 'inkling play bulls --seat breaker', text: 'find four different digits' }],
      load: async () => (await import('./play/play.ts')).playBulls,
    },
    puzzle: {
      options: {},
      examples: [{ line: 'inkling puzzle bulls --grade 3', text: 'the same with digits' }],
      notes: ['A clue is a number and its answer, like 012320: two exact, none near.'],
      load: async () => (await import('./verbs/puzzle.ts')).bullsPuzzle,
    },
  },
};

/** Mastermind in which an answer may be false. */
export const liarTerminal: GameTerminal = {
  id: 'liar',
  verbs: {
    play: {
      options: { ...LIES_OPTION, ...RULES_OPTION, turns: PLAY_OPTIONS.turns },
      examples: [{ line: 'inkling play liar', text: 'find a code; one answer may be false' }],
      load: async () => (await import('./play/liar-play.ts')).playLiar,
    },
  },
};
