import { lineOf, playLine } from '@inkling/core/sheet';
import { effect } from '@preact/signals';
import { savedReviewAddress } from '../../../../shell/review-address.ts';
import type { Saved, SavedFields } from '../../../../shell/saved/saved.ts';
import { SAVED_GAMES, savedKey } from '../../../../shell/saved/saved.ts';
import { makeSaved, parseSaved } from '../../session/format.ts';
import { stateFor } from '../../session/session.ts';
import { neededByRival } from '../session/outcome.ts';
import { type RaceRecord, tallyRaces } from '../session/race-record.ts';
import type { RaceController } from './race-controller.ts';

/**
 * Saves each decided race among the games of Mastermind, once: a race that is deleted there stays deleted. Only a sheet
 * that Mastermind can open is saved. Returns a function that stops this.
 */
export function fileRaces(controller: RaceController, saved: Saved, stamp: () => string): () => void {
  const { session } = controller;
  return effect(() => {
    if (session.isDecided && session.turns.value.length > 0) void file(controller, saved, stamp);
  });
}

/** Tallies the saved races. */
export async function readTallies(controller: RaceController, saved: Saved): Promise<void> {
  const stored = await saved.storage.list(SAVED_GAMES);
  controller.tallies.value = tallyRaces(stored.map(([, value]) => value));
}

async function file(controller: RaceController, saved: Saved, stamp: () => string): Promise<void> {
  const { session } = controller;
  const sheet = session.sheet.peek();
  const key = savedKey(sheet);
  const before = parseSaved(await saved.read(key));
  if (sheet !== session.sheet.peek()) return;
  if (!session.filed.peek()) {
    const fields = makeSaved(stateFor(before ? playLine(before.sheet, lineOf(sheet)) : sheet));
    if (!parseSaved(fields)) return;
    session.filed.value = true;
    await saved.write(key, { ...fields, ...recordOf(controller), changed: stamp() });
    await readTallies(controller, saved);
  } else if (!before) return;
  if (sheet === session.sheet.peek()) controller.review.value = savedReviewAddress(sheet);
}

/** Returns what the race adds to the saved game: nothing if there were no rivals. */
function recordOf({ session }: RaceController): SavedFields {
  const players = session.rivals.value.map((rival) => ({
    name: rival.name,
    turns: neededByRival(rival, session) ?? null,
  }));
  const race: RaceRecord = { players, open: session.setting.value.open };
  return players.length > 0 ? { race } : {};
}
