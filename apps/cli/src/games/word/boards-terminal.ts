import type { GameTerminal } from '../../contract/game-terminal.ts';
import { BOARDS_OPTION, LIST_OPTIONS, PLAY_OPTIONS } from './lists/options.ts';

const { length, list, answers } = LIST_OPTIONS;

/** Two, four or eight words at the same time. */
export const boardsTerminal: GameTerminal = {
  id: 'boards',
  verbs: {
    play: {
      options: { ...BOARDS_OPTION, turns: PLAY_OPTIONS.turns, length, list, answers },
      examples: [{ line: 'inkling play boards --boards 8', text: 'find eight words at once' }],
      load: async () => (await import('./play/boards-play.ts')).playBoards,
    },
  },
};
