import type { GameModule } from '../contract/game-module.ts';
import { WORD_LINKS } from './link/word-link.ts';
import { WORD_RECORDS } from './record/word-laws.ts';
import { wordRoom } from './room.ts';
import type { WordFault, WordGame, WordParams, WordSeat, WordState, WordView } from './rules/game.ts';

export type WordModule = GameModule<WordParams, WordState, string, WordView, WordSeat, WordFault>;

/** Creates the module of a Word game whose lists are already loaded. `answersOf` lists the words that are drawn. */
export function wordModule(game: WordGame, answersOf?: Parameters<typeof wordRoom>[1]): WordModule {
  return {
    id: game.id,
    rules: game,
    room: wordRoom(game, answersOf),
    players: [],
    daily: { rules: 'w5t6@english' },
    record: WORD_RECORDS,
    link: WORD_LINKS,
    puzzles: async () => (await import('./puzzles/word-puzzles.ts')).wordPuzzles,
  };
}
