import { goTo, lineOf, playMove, type Sheet } from '@inkling/core/sheet';
import { effect, type Signal } from '@preact/signals';
import { parsePermalink } from 'inkling/permalink';
import { sheetOf } from 'inkling/permalink/sheet-link';
import type { Desk } from './desk.ts';
import { type Draft, emptyDraft } from './draft.ts';
import { makeKept, parseKept } from './keeping.ts';
import { PLACES, sheetFor, viewOf } from './mastermind-session.ts';
import type { Preferences } from './preferences.ts';
import { freshSeed } from './seed.ts';
import type { Storage } from './storage.ts';

export type Found = 'nothing' | 'resumed' | 'unreadable' | 'linked' | 'bad-link';

/** The name of the sheet that Mastermind opens with. */
export const CURRENT = 'mastermind';
/** What the names of kept sheets begin with, of every game. */
export const SHEETS = 'sheet/';
const PREFERENCES = 'preferences';

/**
 * The sheet that a link names, or that of the last visit, to the half-typed guess. What cannot be read is put aside
 * unchanged, under a key that ends in `stamp`, and a new sheet begins. A link that cannot be opened changes nothing.
 */
export async function resume(
  storage: Storage,
  draw: (below: number) => number,
  stamp: string,
  link: string,
): Promise<{ sheet: Sheet; draft: Draft; found: Found }> {
  const linked = link === '' ? undefined : sheetInLink(link);
  if (!linked) {
    const kept = await resumeKept(storage, draw, stamp);
    return link === '' ? kept : { ...kept, found: 'bad-link' };
  }
  const before = parseKept(await storage.read(sheetKey(linked)));
  const sheet = before.ok ? graft(before.value.sheet, linked) : linked;
  const draft = emptyDraft(viewOf(sheet).rules.places);
  if (sheet.nodes.length > 1)
    await storage.write(sheetKey(sheet), { ...makeKept(sheet, draft), changed: stamp });
  return { sheet, draft, found: 'linked' };
}

/** The sheet that a link names, when this page can show it. */
function sheetInLink(text: string): Sheet | undefined {
  const link = parsePermalink(text);
  if (!link.ok || link.value.game !== 'mastermind' || link.value.kind !== 'seeded') return undefined;
  const sheet = sheetOf(link.value);
  return parseKept(makeKept(sheet, emptyDraft(link.value.rules.places))).ok ? sheet : undefined;
}

/** The line of one sheet as a branch of another of the same code: nothing that was played here is lost. */
function graft(kept: Sheet, linked: Sheet): Sheet {
  return lineOf(linked).reduce(playMove, goTo(kept, 0));
}

async function resumeKept(
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
