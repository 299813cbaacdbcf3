import { newSheet, type Sheet } from '@inkling/core/sheet';
import type { Signal } from '@preact/signals';
import { type Helps, NO_HELPS, parseHelps } from '../../../shell/parts/helps.ts';
import type { Saved } from '../../../shell/saved/saved.ts';
import type { GameFormat } from '../../../shell/saved/saved-game.ts';
import { parseWordSettings, WORD_SETTINGS, type WordSettings } from '../model/keyboard.ts';
import { type ListId, parseListId } from '../model/lists.ts';
import { OWN_LIST, type OwnList, parseOwnList } from '../model/own-list.ts';

/** A game, the word that is being typed, and the help that the user has taken. */
export interface WordGameState extends Helps {
  readonly sheet: Sheet;
  readonly draft: string;
  /** Whether the words that fit are shown. */
  readonly drawerOpen: boolean;
}

/** The parsed string form of a game's rules. */
export interface PlayParams {
  readonly length: number;
  readonly tries: number;
  readonly hard: boolean;
  readonly list: ListId;
}

export const TRIES = 6;

/** Creates the format of a game. It only checks the rules: the worker, which has the words, replays the game. */
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

/** The state of a new game. */
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

/** What this device saves for all word games. */
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
