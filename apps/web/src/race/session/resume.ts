import { effect } from '@preact/signals';
import { emptyDraft } from '../../session/draft.ts';
import * as mastermindKeeping from '../../session/keeping.ts';
import { reviewAddress, SHEETS, sheetKey } from '../../session/resume.ts';
import { freshSeed } from '../../session/seed.ts';
import type { Storage } from '../../session/storage.ts';
import { makeKept, parseKept, type Race } from './keeping.ts';
import { neededByRival } from './outcome.ts';
import type { RaceDesk } from './race-desk.ts';
import { laidInto, type RaceRecord, tallyRaces } from './race-record.ts';
import { sheetOf } from './race-session.ts';
import { USUAL_SETTING } from './setting.ts';

const CURRENT = 'race';

/** The race of the last visit, or a new one. What cannot be read is put aside unchanged. */
export async function resume(
  storage: Storage,
  draw: (below: number) => number,
  stamp: string,
): Promise<Race & { readonly filed: boolean; readonly found: 'nothing' | 'resumed' | 'unreadable' }> {
  const value = await storage.read(CURRENT);
  const kept = value === undefined ? undefined : parseKept(value);
  if (kept?.ok) return { ...kept.value, filed: isFiled(value), found: 'resumed' };
  if (kept) await storage.write(`aside/${stamp}`, value);
  const setting = USUAL_SETTING;
  const sheet = sheetOf(setting, freshSeed(draw));
  const draft = emptyDraft(setting.rules.places);
  return { setting, sheet, draft, filed: false, found: kept ? 'unreadable' : 'nothing' };
}

/**
 * Writes every change as it happens, and files a decided race among the sheets of Mastermind, once: a sheet that is
 * deleted there stays deleted. Only a sheet that Mastermind can open is filed. `onFailure` hears once when the
 * browser does not keep what it is given.
 */
export function keep(
  desk: RaceDesk,
  storage: Storage,
  stamp: () => string,
  onFailure: () => void,
): () => void {
  const { session } = desk;
  let failed = false;
  const write = async (key: string, value: unknown) => {
    if ((await storage.write(key, value)) || failed) return;
    failed = true;
    onFailure();
  };
  const stopKeeping = effect(() => {
    const race = { setting: session.setting.value, sheet: session.sheet.value, draft: session.draft.value };
    void write(CURRENT, { ...makeKept(race), filed: desk.filed.value });
  });
  const stopFiling = effect(() => {
    if (!session.isDecided || session.turns.value.length === 0) return;
    void file(desk, storage, stamp, write);
  });
  return () => {
    stopKeeping();
    stopFiling();
  };
}

/** Counts the races that are kept. */
export async function readTallies(desk: RaceDesk, storage: Storage): Promise<void> {
  const kept = await storage.list(SHEETS);
  desk.tallies.value = tallyRaces(kept.map(([, value]) => value));
}

async function file(
  desk: RaceDesk,
  storage: Storage,
  stamp: () => string,
  write: (key: string, value: unknown) => Promise<void>,
): Promise<void> {
  const { session } = desk;
  const sheet = session.sheet.peek();
  const key = sheetKey(sheet);
  const value = await storage.read(key);
  if (sheet !== session.sheet.peek()) return;
  const before = mastermindKeeping.parseKept(value);
  if (!desk.filed.peek()) {
    const whole = before.ok ? laidInto(before.value.sheet, sheet) : sheet;
    const kept = mastermindKeeping.makeKept(whole, emptyDraft(session.rules.places));
    if (!mastermindKeeping.parseKept(kept).ok) return;
    desk.filed.value = true;
    const race = recordOf(desk);
    await write(key, { ...kept, changed: stamp(), ...(race.players.length > 0 ? { race } : {}) });
    await readTallies(desk, storage);
  } else if (!before.ok) return;
  if (sheet === session.sheet.peek()) desk.review.value = reviewAddress(sheet);
}

function recordOf({ session }: RaceDesk): RaceRecord {
  const players = session.rivals.value.map((rival) => ({
    name: rival.name,
    turns: neededByRival(rival, session) ?? null,
  }));
  return { players, open: session.setting.value.open };
}

function isFiled(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'filed' in value && value.filed === true;
}
