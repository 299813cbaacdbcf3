import { newSheet, type Sheet } from '@inkling/core/sheet';
import {
  type BoardsParams,
  makeBoardsParams,
  parseBoardsParams,
  usualTries,
} from '@inkling/games/boards/rules/params';
import { appMessages } from '../../../../shell/messages/language.ts';
import type { GameFormat } from '../../../../shell/saved/saved-game.ts';
import { LANGUAGE_LISTS, type LanguageList, LIST_OF_LANGUAGE } from '../../model/list-names.ts';

/** A game, the word that is being typed, and what the person has looked up. */
export interface BoardsGameState {
  readonly sheet: Sheet;
  readonly draft: string;
  /** The words that fit were looked at, or a hint was asked for. */
  readonly withNotes: boolean;
  /** The words that fit are in sight. */
  readonly drawerOpen: boolean;
}

/** What a person chooses before a game. */
export type Setup = Pick<BoardsParams, 'boards' | 'length'> & { readonly list: LanguageList };

/** A game is replayed by its worker, which has the words; here its text is checked. */
export const FORMAT: GameFormat<BoardsGameState> = {
  game: 'boards',
  fields: ({ draft, withNotes, drawerOpen }) => ({ draft, withNotes, drawerOpen }),
  parse(sheet, { draft, withNotes, drawerOpen }) {
    if (!readSetup(sheet.params)) return undefined;
    const isWord = typeof draft === 'string' && /^\p{Ll}{0,32}$/u.test(draft);
    return {
      sheet,
      draft: isWord ? draft : '',
      withNotes: withNotes === true,
      drawerOpen: drawerOpen === true,
    };
  },
};

/** The setup that the text of a game's rules says, with its tries. */
export function readSetup(text: string): (Setup & { readonly tries: number }) | undefined {
  const params = parseBoardsParams(text);
  if (!params.ok) return undefined;
  const list = LANGUAGE_LISTS.find((known) => known === params.value.list);
  return list && { ...params.value, list };
}

export function freshState({ boards, length, list }: Setup, seed: string): BoardsGameState {
  const params = makeBoardsParams({ boards, length, list, tries: usualTries(boards) });
  return { sheet: newSheet(FORMAT.game, params, seed), draft: '', withNotes: false, drawerOpen: false };
}

/** The game for people who have not chosen one: four words of five letters, from the list of the page's language. */
export function usualSetup(): Setup {
  return { boards: 4, length: 5, list: LIST_OF_LANGUAGE[appMessages().language] };
}
