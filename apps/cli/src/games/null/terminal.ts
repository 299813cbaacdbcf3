import type { GameTerminal } from '../../contract/game-terminal.ts';
import { PLAY_OPTIONS } from './play/options.ts';

export const nullTerminal: GameTerminal = {
  id: 'null',
  isHidden: true,
  records: { name: 'The hidden number', secret: 'number' },
  room: { name: 'The hidden number', load: async () => (await import('./room/room-play.ts')).roomPlay },
  verbs: {
    play: {
      options: PLAY_OPTIONS,
      examples: [{ line: 'inkling play null --most 10', text: 'find a number from 1 to 10' }],
      load: async () => (await import('./play/play.ts')).play,
    },
  },
};
