import { effect } from '@preact/signals';
import { KEPT_GAMES, keptKey } from '../../../../shell/saved/saved-game.ts';
import type { Storage } from '../../../../shell/saved/storage.ts';
import { freshSeed } from '../../../../shell/seed.ts';
import { emptyDraft } from '../../session/draft.ts';
import { makeSaved, parseSaved } from '../../session/format.ts';
import { reviewAddress } from '../../session/opening.ts';
import { stateFor } from '../../session/session.ts';
import { neededByRival } from '../session/outcome.ts';
import { mergedInto, type RaceRecord, tallyRaces } from '../session/race-record.ts';
import { sheetOf } from '../session/race-session.ts';
import { makeSavedRace, parseSavedRace, type Race } from '../session/saved-race.ts';
import { USUAL_SETTING } from '../session/setting.ts';
import type { RaceController } from './race-controller.ts';

const CURRENT = 'race';

/** The race of the last visit, or a new one. What cannot be read is put aside unchanged. */
export async function resume(
  storage: Storage,
  draw: (below: number) => number,
  stamp: string,
): Promise<Race & { readonly filed: boolean; readonly found: 'nothing' | 'resumed' | 'unreadable' }> {
  const value = await storage.read(CURRENT);
  const kept = value === undefined ? undefined : parseSavedRace(value);
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
  controller: RaceController,
  storage: Storage,
  stamp: () => string,
  onFailure: () => void,
): () => void {
  const { session } = controller;
  let failed = false;
  const write = async (key: string, value: unknown) => {
    if ((await storage.write(key, value)) || failed) return;
    failed = true;
    onFailure();
  };
  const stopKeeping = effect(() => {
    const race = { setting: session.setting.value, sheet: session.sheet.value, draft: session.draft.value };
    void write(CURRENT, { ...makeSavedRace(race), filed: controller.filed.value });
  });
  const stopFiling = effect(() => {
    if (!session.isDecided || session.turns.value.length === 0) return;
    void file(controller, storage, stamp, write);
  });
  return () => {
    stopKeeping();
    stopFiling();
  };
}

/** Counts the races that are kept. */
export async function readTallies(controller: RaceController, storage: Storage): Promise<void> {
  const kept = await storage.list(KEPT_GAMES);
  controller.tallies.value = tallyRaces(kept.map(([, value]) => value));
}

async function file(
  controller: RaceController,
  storage: Storage,
  stamp: () => string,
  write: (key: string, value: unknown) => Promise<void>,
): Promise<void> {
  const { session } = controller;
  const sheet = session.sheet.peek();
  const key = keptKey(sheet);
  const value = await storage.read(key);
  if (sheet !== session.sheet.peek()) return;
  const before = parseSaved(value);
  if (!controller.filed.peek()) {
    const whole = before ? mergedInto(before.sheet, sheet) : sheet;
    const kept = makeSaved(stateFor(whole));
    if (!parseSaved(kept)) return;
    controller.filed.value = true;
    const race = recordOf(controller);
    await write(key, { ...kept, changed: stamp(), ...(race.players.length > 0 ? { race } : {}) });
    await readTallies(controller, storage);
  } else if (!before) return;
  if (sheet === session.sheet.peek()) controller.review.value = reviewAddress(sheet);
}

function recordOf({ session }: RaceController): RaceRecord {
  const players = session.rivals.value.map((rival) => ({
    name: rival.name,
    turns: neededByRival(rival, session) ?? null,
  }));
  return { players, open: session.setting.value.open };
}

function isFiled(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'filed' in value && value.filed === true;
}
