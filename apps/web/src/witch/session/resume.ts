import type { Sheet } from '@inkling/core/sheet';
import { effect } from '@preact/signals';
import { SHEETS } from '../../session/resume.ts';
import { freshSeed } from '../../session/seed.ts';
import type { Storage } from '../../session/storage.ts';
import { makeKept, parseKept } from './keeping.ts';
import { type Look, parseLook } from './look.ts';
import { parseRecords, type Records } from './records.ts';
import { FIRST_SETUP } from './setup.ts';
import { pairsTotal } from './telling.ts';
import type { WitchDesk } from './witch-desk.ts';
import { sheetFor } from './witch-session.ts';

export type Found = 'nothing' | 'resumed' | 'unreadable';

export interface Resumed {
  readonly sheet: Sheet;
  readonly again: boolean;
  readonly records: Records;
  readonly look: Look;
  readonly found: Found;
}

const CURRENT = 'witch';
const RECORDS = 'witch/records';
const LOOK = 'witch/look';

/**
 * The game of the last visit, to the tile. What cannot be read is put aside unchanged, under a key that ends in
 * `stamp`, and a new game begins.
 */
export async function resume(
  storage: Storage,
  draw: (below: number) => number,
  stamp: string,
): Promise<Resumed> {
  const [value, records, look] = await Promise.all([CURRENT, RECORDS, LOOK].map((key) => storage.read(key)));
  const kept = value === undefined ? undefined : parseKept(value);
  if (kept && !kept.ok) await storage.write(`aside/${stamp}`, value);
  const game = kept?.ok ? kept.value : { sheet: sheetFor(FIRST_SETUP, freshSeed(draw)), again: false };
  const found = kept ? (kept.ok ? 'resumed' : 'unreadable') : 'nothing';
  return { ...game, records: parseRecords(records), look: parseLook(look), found };
}

/** Writes every change as it happens, in order. `onFailure` hears once when the browser keeps nothing. */
export function keep(
  desk: WitchDesk,
  storage: Storage,
  stamp: () => string,
  onFailure: () => void,
): () => void {
  let failed = false;
  // A game that was only opened has not changed.
  let opened: Sheet | undefined = desk.session.sheet.peek();
  const write = async (key: string, value: unknown) => {
    if ((await storage.write(key, value)) || failed) return;
    failed = true;
    onFailure();
  };
  const stops = [
    effect(() => {
      const sheet = desk.session.sheet.value;
      const kept = makeKept(sheet, desk.session.again.value);
      void write(CURRENT, kept);
      const isPlayed = sheet !== opened && sheet.nodes.length > 1;
      if (!isPlayed) return;
      opened = undefined;
      const progress = progressOf(desk);
      void write(`${SHEETS}${sheet.game} ${sheet.params}/${sheet.seed}`, {
        ...kept,
        changed: stamp(),
        progress,
      });
    }),
    effect(() => void write(RECORDS, desk.parts.records.value)),
    effect(() => void write(LOOK, desk.parts.look.value)),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/** For the list of History. */
function progressOf({ session }: WitchDesk): { phase: 'unfinished' | 'found'; done: number; of: number } {
  const view = session.view.value;
  const phase = session.isOver ? 'found' : 'unfinished';
  return { phase, done: view.found.length, of: pairsTotal(view) };
}
