import type { Sheet } from '@inkling/core/sheet';
import { effect, type Signal } from '@preact/signals';
import type { Desk } from './desk.ts';
import { type Draft, emptyDraft } from './draft.ts';
import { makeKept, parseKept } from './keeping.ts';
import { PLACES, sheetFor } from './mastermind-session.ts';
import type { Preferences } from './preferences.ts';
import { freshSeed } from './seed.ts';
import type { Storage } from './storage.ts';

export type Found = 'nothing' | 'resumed' | 'unreadable';

/** The name of the sheet that Mastermind opens with. */
export const CURRENT = 'mastermind';
/** What the names of kept sheets begin with, of every game. */
export const SHEETS = 'sheet/';
const PREFERENCES = 'preferences';

/**
 * The sheet of the last visit, to the half-typed guess. What cannot be read is put aside unchanged, under a key
 * that ends in `stamp`, and a new sheet begins.
 */
export async function resume(
  storage: Storage,
  draw: (below: number) => number,
  stamp: string,
): Promise<{ sheet: Sheet; draft: Draft; found: Found }> {
  const value = await storage.read(CURRENT);
  const kept = value === undefined ? undefined : parseKept(value);
  if (kept?.ok) return { ...kept.value, found: 'resumed' };
  if (kept) await storage.write(`aside/${stamp}`, value);
  const [places] = PLACES;
  return {
    sheet: sheetFor(places, freshSeed(draw)),
    draft: emptyDraft(places),
    found: kept ? 'unreadable' : 'nothing',
  };
}

/** The name that a sheet of Mastermind is kept under. */
export function sheetKey({ params, seed }: Sheet): string {
  return `${SHEETS}${params}/${seed}`;
}

/** Where a kept sheet is reviewed. */
export function reviewAddress(sheet: Sheet): string {
  return `#/review/${encodeURIComponent(sheetKey(sheet).slice(SHEETS.length))}`;
}

export function readPreferences(storage: Storage): Promise<unknown> {
  return storage.read(PREFERENCES);
}

/**
 * Writes every change as it happens, in order. A sheet that is left for another stays under its own name, so that
 * it can be opened again, with the time of its last change; opening it is no change. `onFailure` hears once when the
 * browser does not keep what it is given.
 */
export function keep(desk: Desk, storage: Storage, stamp: () => string, onFailure: () => void): () => void {
  let failed = false;
  let isOpening = true;
  const write = async (key: string, value: unknown) => {
    if ((await storage.write(key, value)) || failed) return;
    failed = true;
    onFailure();
  };
  const stopSession = effect(() => {
    const sheet = desk.session.sheet.value;
    const kept = makeKept(sheet, desk.session.draft.value);
    void write(CURRENT, kept);
    if (sheet.nodes.length > 1 && !isOpening) void write(sheetKey(sheet), { ...kept, changed: stamp() });
    isOpening = false;
  });
  return stopSession;
}

export function keepPreferences(preferences: Signal<Preferences>, storage: Storage): void {
  effect(() => void storage.write(PREFERENCES, preferences.value));
}
