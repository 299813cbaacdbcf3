import type { GameTerminal } from '../../contract/game-terminal.ts';
import { BOARD_OPTIONS, PLACE_OPTIONS, PLAY_OPTIONS } from './board/options.ts';

export const witchTerminal: GameTerminal = {
  id: 'witch',
  records: { name: 'Who’s That Witch?', secret: 'board' },
  day: { name: 'Who’s That Witch?', load: async () => (await import('./play/daily.ts')).day },
  verbs: {
    play: {
      options: { ...BOARD_OPTIONS, ...PLAY_OPTIONS },
      examples: [
        {
          line: 'inkling play witch --player lru4',
          text: 'find the pairs against a bot that remembers four tiles',
        },
      ],
      load: async () => (await import('./play/play.ts')).play,
    },
    place: {
      options: { ...BOARD_OPTIONS, ...PLACE_OPTIONS },
      examples: [
        {
          line: 'inkling place witch --level hard --seed holly',
          text: 'a board of 11 pairs, whose mates never touch',
        },
        {
          line: 'inkling place witch --level easy --rule king --touching 2',
          text: 'where mates must touch: so many',
        },
      ],
      notes: [
        'In JSON, rows and columns count from 0; drawn boards letter the columns and number the rows from 1.',
      ],
      load: async () => (await import('./verbs/place.ts')).place,
    },
  },
};
