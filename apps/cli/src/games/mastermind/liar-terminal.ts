import type { GameTerminal } from '../../contract/game-terminal.ts';
import { LIES_OPTION, PLAY_OPTIONS, RULES_OPTION } from './position/options.ts';

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
