import { makeSheet, parseSheet, type Sheet } from '@inkling/core/sheet';
import { effect, type ReadonlySignal, untracked } from '@preact/signals';
import { isSameGame, mergeSheets } from './merge-sheets.ts';
import { isSaved, type Saved, type SavedFields, savedKey } from './saved.ts';
import type { Leadership } from './tabs.ts';

/** How a game is serialised. Every game has its sheet, as text; the other fields are specific to the game. */
export interface GameFormat<State extends { readonly sheet: Sheet }> {
  readonly game: string;
  /** The name used in the storage key of the current game, if not `game`. */
  readonly key?: string;
  /** False for games that are not saved in the list of games as they are played. */
  readonly isListed?: false;
  /** Returns the fields that are saved with the sheet. */
  fields(state: State): SavedFields;
  /** Never throws: returns undefined for a sheet that it cannot open. Unreadable fields get their initial values. */
  parse(sheet: Sheet, fields: SavedFields): State | undefined;
  /** Obscures what nobody should read by accident in the browser's storage. Law: `reveal(conceal(sheet))` is `sheet`. */
  conceal?(sheet: Sheet): Sheet;
  reveal?(sheet: Sheet): Sheet;
}

/** The progress of a saved game. */
export interface Progress {
  readonly phase: 'unfinished' | 'found' | 'lost';
  readonly done: number;
  /** The total that `done` counts towards: turns, or pairs on a board. */
  readonly of: number;
  /** The number of turns so far, if `done` counts something else. */
  readonly turns?: number;
  /** The answer to each turn, in the game's own notation, without the guesses. */
  readonly answers?: readonly string[];
  /** Whether any help was used, notes or hints. */
  readonly withNotes?: boolean;
}

/** What saving needs from the game being played. */
export interface SavableGame<State> {
  /** Everything that is saved: a new object at every change. */
  readonly state: ReadonlySignal<State>;
  /** Continues from the state of another tab. */
  adopt(state: State): void;
  progress(): Progress;
}

/** Returns the storage key of the current game: the one that the page of `game` opens with. */
export function currentKey(game: string): string {
  return `game/${game}`;
}

/** Returns the storage key of the current game of a format. */
export function keyOf({ key, game }: { readonly key?: string; readonly game: string }): string {
  return currentKey(key ?? game);
}

export function makeSavedGame<State extends { readonly sheet: Sheet }>(
  format: GameFormat<State>,
  state: State,
): SavedFields {
  const sheet = format.conceal?.(state.sheet) ?? state.sheet;
  return { ...format.fields(state), sheet: makeSheet(sheet) };
}

/** Never throws: returns undefined for anything that is not a complete, legal game of this format. */
export function parseSavedGame<State extends { readonly sheet: Sheet }>(
  format: GameFormat<State>,
  value: unknown,
): State | undefined {
  if (!isSaved(value) || typeof value['sheet'] !== 'string') return undefined;
  const sheet = parseSheet(value['sheet']);
  if (!sheet.ok || sheet.value.game !== format.game) return undefined;
  return format.parse(format.reveal?.(sheet.value) ?? sheet.value, value);
}

/** Returns the game of the last visit, if there is one that can be opened. One that cannot be opened is put aside. */
export async function readCurrentGame<State extends { readonly sheet: Sheet }>(
  saved: Saved,
  format: GameFormat<State>,
): Promise<State | undefined> {
  const key = keyOf(format);
  const fields = await saved.read(key);
  const state = fields && parseSavedGame(format, fields);
  if (fields && !state) await saved.putAside(key, fields);
  return state;
}

/**
 * Saves a game as it is played, in the order of its changes: as the one that its page opens with, and, once it has a
 * move, under its own key. The tab that changes the game becomes the leader; the others follow it live. Moves made in two
 * tabs at the same time become branches of one sheet. Returns a function that stops saving.
 */
export function autosave<State extends { readonly sheet: Sheet }>(
  saved: Saved,
  format: GameFormat<State>,
  game: SavableGame<State>,
  leadership: Leadership,
  stamp: () => string,
  /** Whether the game was not already stored on this device, so that it has to be saved immediately. */
  isNew = false,
): () => void {
  const key = keyOf(format);
  let known = game.state.peek();
  let isAdopting = false;
  let filed: Promise<unknown> = Promise.resolve();
  const file = (own: string, fields: SavedFields) => {
    filed = filed.then(async () => {
      // Fields that others have stored with this game are preserved.
      await saved.write(own, { ...(await saved.read(own)), ...fields });
    });
  };
  const write = (state: State) => {
    leadership.take();
    const fields = makeSavedGame(format, state);
    void saved.write(key, fields);
    if (format.isListed !== false && state.sheet.nodes.length > 1)
      file(savedKey(state.sheet), { ...fields, changed: stamp(), progress: game.progress() });
  };
  if (isNew) write(known);
  const stopWriting = effect(() => {
    const state = game.state.value;
    const isOld = state === known || isAdopting;
    known = state;
    if (!isOld) untracked(() => write(state));
  });
  const adopt = (value: unknown) => {
    const theirs = parseSavedGame(format, value);
    if (!theirs) return;
    const ours = game.state.peek();
    const merged = isSameGame(theirs.sheet, ours.sheet)
      ? mergeSheets(theirs.sheet, ours.sheet)
      : theirs.sheet;
    // If the other tab only typed, keep our sheet object: a guess of this tab may still be waiting for its answer.
    const sheet = makeSheet(merged) === makeSheet(ours.sheet) ? ours.sheet : merged;
    isAdopting = true;
    game.adopt({ ...theirs, sheet });
    isAdopting = false;
    known = game.state.peek();
    if (merged !== theirs.sheet) void saved.write(key, makeSavedGame(format, known));
  };
  const stopHearing = saved.tabs.hear(key, adopt);
  return () => {
    stopWriting();
    stopHearing();
    leadership.close();
  };
}
