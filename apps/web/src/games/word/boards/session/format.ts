import {
  type BoardsParams,
  makeBoardsParams,
  parseBoardsParams,
  usualTries,
} from '@inkling/games/word/boards/rules/params';
import type { WordLanguage } from '@inkling/games/word/rules/languages';
import { appMessages } from '../../../../shell/messages/language.ts';
import type { GameFormat } from '../../../../shell/saved/saved-game.ts';
import { LANGUAGE_LISTS, LIST_OF_LANGUAGE } from '../../model/names.ts';
import { beginSheet, formatOf, type WordGameState } from '../../session/format.ts';

/** The options that a user chooses before a game. */
export type Setup = Pick<BoardsParams, 'boards' | 'length'> & { readonly list: WordLanguage };

export const FORMAT: GameFormat<WordGameState> = formatOf('boards', (text) => readSetup(text) !== undefined);

/** Parses the string form of a game's rules. Returns its setup and the number of tries, or undefined if invalid. */
export function readSetup(text: string): (Setup & { readonly tries: number }) | undefined {
  const params = parseBoardsParams(text);
  if (!params.ok) return undefined;
  const list = LANGUAGE_LISTS.find((known) => known === params.value.list);
  return list && { ...params.value, list };
}

export function freshState({ boards, length, list }: Setup, seed: string): WordGameState {
  const params = makeBoardsParams({ boards, length, list, tries: usualTries(boards) });
  return beginSheet(FORMAT.game, params, seed);
}

/** The default game: four words of five letters, from the list of the page's language. */
export function usualSetup(): Setup {
  return { boards: 4, length: 5, list: LIST_OF_LANGUAGE[appMessages().language] };
}
