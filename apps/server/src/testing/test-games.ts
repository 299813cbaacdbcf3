import type { AnyGameModule } from '@inkling/games/contract/game-module';
import { mastermindModule } from '@inkling/games/mastermind/module';
import { nullModule } from '@inkling/games/null/module';
import { covenWitch } from '@inkling/games/witch/coven-module';
import { loadListedWord } from '@inkling/games/word/listed-module';
import type { WordModule } from '@inkling/games/word/module';
import type { Games } from '../room/games.ts';

let word: Promise<WordModule> | undefined;

/** Loads the word game with words of four and five letters only, because the longer lists are slow to load. */
export function testWord(): Promise<WordModule> {
  word ??= loadListedWord([
    { language: 'english', length: 4 },
    { language: 'english', length: 5 },
  ]);
  return word;
}

/** Returns the games that a server offers by default. */
export async function testGames(): Promise<Games> {
  return gamesOf(mastermindModule, await testWord(), covenWitch);
}

/** Returns the default games and the null game. */
export async function testGamesAndNull(): Promise<Games> {
  return gamesOf(mastermindModule, await testWord(), covenWitch, nullModule);
}

export function gamesOf(...modules: readonly AnyGameModule[]): Games {
  return new Map(modules.map((module) => [module.id, module]));
}
