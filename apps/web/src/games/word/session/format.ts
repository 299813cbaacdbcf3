import { newSheet, type Sheet } from '@inkling/core/sheet';
import type { Signal } from '@preact/signals';
import { type Helps, NO_HELPS, parseHelps } from '../../../shell/parts/helps.ts';
import type { Saved } from '../../../shell/saved/saved.ts';
import type { GameFormat } from '../../../shell/saved/saved-game.ts';
import { parseWordSettings, WORD_SETTINGS, type WordSettings } from '../model/keyboard.ts';
import { type ListId, parseListId } from '../model/lists.ts';
import { OWN_LIST, type OwnList, parseOwnList } from '../model/own-list.ts';

/** A game, the word that is being typed, and what the person has looked up. */
export interface WordGameState extends Helps {
  readonly sheet: Sheet;
  readonly draft: string;
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

/** A game is replayed by its worker, which has the words; here the text of its rules is checked. */
export function formatOf(game: string, isParams: (text: string) => boolean): GameFormat<WordGameState> {
  return {
    game,
    fields: ({ draft, withNotes, withHints, drawerOpen }) => ({ draft, withNotes, withHints, drawerOpen }),
    parse(sheet, fields) {
      const { draft, drawerOpen } = fields;
      if (!isParams(sheet.params)) return undefined;
      const isWord = typeof draft === 'string' && /^\p{Ll}{0,32}$/u.test(draft);
      return {
        sheet,
        draft: isWord ? draft : '',
        ...parseHelps(fields),
        drawerOpen: drawerOpen === true,
      };
    },
  };
}

export const FORMAT: GameFormat<WordGameState> = formatOf(
  'word',
  (text) => parsePlayParams(text) !== undefined,
);

/** A game that begins. */
export function beginSheet(game: string, params: string, seed: string): WordGameState {
  return { sheet: newSheet(game, params, seed), draft: '', ...NO_HELPS, drawerOpen: false };
}

export function parsePlayParams(text: string): PlayParams | undefined {
  const [, length, tries, hard, name] = /^w(\d{1,2})t(\d{1,2})(h?)@(.*)$/.exec(text) ?? [];
  const list = parseListId(name);
  return list && { length: Number(length), tries: Number(tries), hard: hard === 'h', list };
}

export function makePlayParams({ length, tries, hard, list }: PlayParams): string {
  return `w${length}t${tries}${hard ? 'h' : ''}@${list}`;
}

/** What this device keeps for all games of words. */
export interface WordSaved {
  readonly settings: Signal<WordSettings>;
  readonly ownList: Signal<OwnList>;
}

export async function openSaved(saved: Saved): Promise<WordSaved> {
  return {
    settings: await saved.value(WORD_SETTINGS, parseWordSettings),
    ownList: await saved.value(OWN_LIST, parseOwnList),
  };
}
