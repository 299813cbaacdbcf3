import { makeSheet, parseSheet, type Sheet } from '@inkling/core/sheet';
import { effect, type ReadonlySignal, untracked } from '@preact/signals';
import { isSameGame, mergeSheets } from './merge-sheets.ts';
import { isSaved, type Saved, type SavedFields, savedKey } from './saved.ts';
import type { Leadership } from './tabs.ts';

/** How a game is written down. Every game has its sheet, as text; what lies beside it is the game's own. */
export interface GameFormat<State extends { readonly sheet: Sheet }> {
  readonly game: string;
  /** The name of what its page opens with, where that is not the game's own. */
  readonly key?: string;
  /** False for games that are not listed among the kept ones by themselves. */
  readonly isListed?: false;
  /** What is kept beside the sheet. */
  fields(state: State): SavedFields;
  /** Total: `undefined` for a sheet that this game cannot open. Fields that cannot be read are as at the start. */
  parse(sheet: Sheet, fields: SavedFields): State | undefined;
  /** Hides what should not be read by accident in the browser's storage. Law: `reveal(conceal(sheet))` is `sheet`. */
  conceal?(sheet: Sheet): Sheet;
  reveal?(sheet: Sheet): Sheet;
}

/** How far a kept game is. */
export interface Progress {
  readonly phase: 'unfinished' | 'found' | 'lost';
  readonly done: number;
  /** Of how many: turns, or pairs on a board. */
  readonly of: number;
  /** The turns that it took so far, where `done` counts something else. */
  readonly turns?: number;
  /** What each turn was answered, in the game's own signs, and without what was guessed. */
  readonly answers?: readonly string[];
  /** Something helped. */
  readonly withNotes?: boolean;
}

/** What keeping needs of the game that is played. */
export interface SavableGame<State> {
  /** All of it that is kept: another object at every change. */
  readonly state: ReadonlySignal<State>;
  /** Goes on from what another tab did. */
  adopt(state: State): void;
  progress(): Progress;
}

/** The name of the game that the page of a game opens with. */
export function currentKey(game: string): string {
  return `game/${game}`;
}

/** The name of the game that its page opens with. */
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

/** Total: `undefined` for anything that is not a whole, legal game of this format. */
export function parseSavedGame<State extends { readonly sheet: Sheet }>(
  format: GameFormat<State>,
  value: unknown,
): State | undefined {
  if (!isSaved(value) || typeof value['sheet'] !== 'string') return undefined;
  const sheet = parseSheet(value['sheet']);
  if (!sheet.ok || sheet.value.game !== format.game) return undefined;
  return format.parse(format.reveal?.(sheet.value) ?? sheet.value, value);
}

/** The game of the last visit, if there is one that can be opened; what cannot is put aside. */
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
 * Keeps a game as it is played, in the order of its changes: as the one that its page opens with, and, once it has a
 * move, under its own name. The tab that changes it leads; the others follow it live. What two tabs did at the same time
 * are branches of one sheet.
 */
export function autosave<State extends { readonly sheet: Sheet }>(
  saved: Saved,
  format: GameFormat<State>,
  game: SavableGame<State>,
  leadership: Leadership,
  stamp: () => string,
  /** It was not what this device had kept. */
  isNew = false,
): () => void {
  const key = keyOf(format);
  let known = game.state.peek();
  let isAdopting = false;
  let filed: Promise<unknown> = Promise.resolve();
  const file = (own: string, fields: SavedFields) => {
    filed = filed.then(async () => {
      // What others wrote down beside this game stays.
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
    // Where the other tab only typed, a guess of this one may still wait for its answer: its sheet stays the same object.
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
