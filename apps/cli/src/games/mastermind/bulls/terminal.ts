import type { GameTerminal } from '../../../contract/game-terminal.ts';
import { PLAY_OPTIONS } from '../position/options.ts';

/** Bulls and Cows: the rules of Mastermind, with digits of which none comes twice. */
export const bullsTerminal: GameTerminal = {
  id: 'bulls',
  verbs: {
    play: {
      options: PLAY_OPTIONS,
      examples: [{ line: 'inkling play bulls --seat breaker', text: 'find four different digits' }],
      load: async () => (await import('./play.ts')).playBulls,
    },
  },
};
