import { goTo, lineOf, playMove, type Sheet } from '@inkling/core/sheet';
import { effect, type Signal } from '@preact/signals';
import { parsePermalink } from 'inkling/permalink';
import { sheetOf } from 'inkling/permalink/sheet-link';
import { NO_ANSWER } from './answer.ts';
import type { Desk } from './desk.ts';
import { emptyDraft } from './draft.ts';
import { type Laid, makeKept, parseKept } from './keeping.ts';
import { freshSheet, viewOf } from './mastermind-session.ts';
import type { Preferences } from './preferences.ts';
import { seatingFor } from './seating.ts';
import { freshSeed } from './seed.ts';
import { FIRST_SETUP } from './setup.ts';
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
): Promise<Laid & { found: Found }> {
  const linked = link === '' ? undefined : sheetInLink(link);
  if (!linked) {
    const kept = await resumeKept(storage, draw, stamp);
    return link === '' ? kept : { ...kept, found: 'bad-link' };
  }
  const before = parseKept(await storage.read(sheetKey(linked)));
  const sheet = before.ok ? graft(before.value.sheet, linked) : linked;
  const draft = emptyDraft(viewOf(sheet).rules.places);
  const own = viewOf(sheet).maker === 'drawn' ? seatingFor('breaker') : seatingFor('solver');
  const seating = before.ok ? before.value.seating : own;
  if (sheet.nodes.length > 1)
    await storage.write(sheetKey(sheet), { ...makeKept(sheet, draft, seating), changed: stamp });
  return { sheet, draft, seating, answer: NO_ANSWER, found: 'linked' };
}

/** The sheet that a link names, when this page can show it. */
function sheetInLink(text: string): Sheet | undefined {
  const link = parsePermalink(text);
  if (!link.ok || link.value.game !== 'mastermind') return undefined;
  const opened = sheetOf(link.value);
  const sheet =
    link.value.kind === 'seeded' ? opened : { ...opened, seed: `link-${text.slice(-NAME_LENGTH)}` };
  return parseKept(makeKept(sheet, emptyDraft(link.value.rules.places))).ok ? sheet : undefined;
}

/** A position has no seed; the end of its link, with the checksum, tells it from others. */
const NAME_LENGTH = 10;

/** The line of one sheet as a branch of another of the same code: nothing that was played here is lost. */
function graft(kept: Sheet, linked: Sheet): Sheet {
  return lineOf(linked).reduce(playMove, goTo(kept, 0));
}

async function resumeKept(
  storage: Storage,
  draw: (below: number) => number,
  stamp: string,
): Promise<Laid & { found: Found }> {
  const value = await storage.read(CURRENT);
  const kept = value === undefined ? undefined : parseKept(value);
  if (kept?.ok) return { ...kept.value, found: 'resumed' };
  if (kept) await storage.write(`aside/${stamp}`, value);
  return {
    sheet: freshSheet(FIRST_SETUP, freshSeed(draw)),
    draft: emptyDraft(FIRST_SETUP.rules.places),
    answer: NO_ANSWER,
    seating: seatingFor('breaker'),
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
 * Writes every change as it happens, in order, but a code that is being entered stays on the page. A sheet that is
 * left for another stays under its own name, so that it can be opened again, with the time of its last change; opening
 * it is no change. `onFailure` hears once when the browser does not keep what it is given.
 */
export function keep(desk: Desk, storage: Storage, stamp: () => string, onFailure: () => void): () => void {
  let failed = false;
  let isOpening = true;
  const write = async (key: string, value: unknown) => {
    if ((await storage.write(key, value)) || failed) return;
    failed = true;
    onFailure();
  };
  let filed: Promise<void> = Promise.resolve();
  const file = (key: string, kept: object) => {
    filed = filed.then(async () => write(key, { ...kept, ...raceOf(await storage.read(key)) }));
  };
  const stopSession = effect(() => {
    const { asks, answer, seating } = desk.session;
    const sheet = desk.session.sheet.value;
    const typed = desk.session.draft.value;
    const draft = asks.value === 'code' ? emptyDraft(typed.symbols.length) : typed;
    const kept = makeKept(sheet, draft, seating.value, answer.value);
    void write(CURRENT, kept);
    if (sheet.nodes.length > 1 && !isOpening) file(sheetKey(sheet), { ...kept, changed: stamp() });
    isOpening = false;
  });
  return stopSession;
}

/** A sheet that was raced stays one when it is played on by itself. */
function raceOf(value: unknown): { readonly race?: unknown } {
  return typeof value === 'object' && value !== null && 'race' in value ? { race: value.race } : {};
}

export function keepPreferences(preferences: Signal<Preferences>, storage: Storage): void {
  effect(() => void storage.write(PREFERENCES, preferences.value));
}
