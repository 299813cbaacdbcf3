import type { Sheet } from '@inkling/core/sheet';
import type { GameFormat } from '../../../shell/saved/saved-game.ts';
import { type ListId, parseListId } from '../model/lists.ts';

/** A game, the word that is being typed, and what the person has looked up. */
export interface WordGameState {
  readonly sheet: Sheet;
  readonly draft: string;
  /** The words that fit were looked at, or a hint was asked for. */
  readonly withNotes: boolean;
  /** The words that fit are in sight. */
  readonly drawerOpen: boolean;
}

/** What the text of a game's rules says. */
export interface PlayParams {
  readonly length: number;
  readonly tries: number;
  readonly hard: boolean;
  readonly list: ListId;
}

export const TRIES = 6;

/** A game is replayed by its worker, which has the words; here its text is checked. */
export const FORMAT: GameFormat<WordGameState> = {
  game: 'word',
  fields: ({ draft, withNotes, drawerOpen }) => ({ draft, withNotes, drawerOpen }),
  parse(sheet, { draft, withNotes, drawerOpen }) {
    if (!parsePlayParams(sheet.params)) return undefined;
    const isWord = typeof draft === 'string' && /^\p{Ll}{0,32}$/u.test(draft);
    return {
      sheet,
      draft: isWord ? draft : '',
      withNotes: withNotes === true,
      drawerOpen: drawerOpen === true,
    };
  },
};

export function parsePlayParams(text: string): PlayParams | undefined {
  const [, length, tries, hard, name] = /^w(\d{1,2})t(\d{1,2})(h?)@(.*)$/.exec(text) ?? [];
  const list = parseListId(name);
  return list && { length: Number(length), tries: Number(tries), hard: hard === 'h', list };
}

export function makePlayParams({ length, tries, hard, list }: PlayParams): string {
  return `w${length}t${tries}${hard ? 'h' : ''}@${list}`;
}
