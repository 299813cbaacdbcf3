import type { GameTerminal } from '../../contract/game-terminal.ts';
import { BOARD_OPTIONS, PLACE_OPTIONS, PLAY_OPTIONS, REVIEW_OPTIONS } from './board/options.ts';

export const witchTerminal: GameTerminal = {
  id: 'witch',
  records: { name: 'Who’s That Witch?', secret: 'board' },
  room: { name: 'Who’s That Witch?', load: async () => (await import('./room/room-play.ts')).roomPlay },
  day: { name: 'Who’s That Witch?', load: async () => (await import('./play/daily.ts')).day },
  rulesAsOptions: (typed) => {
    if (/^\d{1,2}x\d{1,2}$/i.test(typed)) return { size: typed };
    return /^(?:easy|medium|hard)$/i.test(typed) ? { level: typed } : undefined;
  },
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
    review: {
      options: { ...BOARD_OPTIONS, ...REVIEW_OPTIONS },
      examples: [
        {
          line: 'inkling review witch --level easy a1,b3:A,B c2,a1:B,A',
          text: 'what forgetting cost',
        },
      ],
      notes: [
        'For witch, TURN is tiles:faces, like a1,b3:A,B: a name of your own for each witch, bonus and bomb for the others. The tile after a bonus is the one that you peeked at; - for none. --secret is the code of a board, as place writes it.',
      ],
      load: async () => (await import('./verbs/review.ts')).review,
    },
    place: {
      options: { ...BOARD_OPTIONS, ...PLACE_OPTIONS },
      examples: [
        {
          line: 'inkling place witch --level hard --seed holly',
          text: 'a board of 11 pairs, whose mates never touch',
        },
        {
          line: 'inkling place witch --size 2x3 --bombs 1 --touching 1',
          text: 'a board on which one pair has to touch, so exactly one does',
        },
      ],
      notes: [
        'In JSON, rows and columns count from 0; drawn boards letter the rows and number the columns from 1.',
      ],
      load: async () => (await import('./verbs/place.ts')).place,
    },
  },
};
