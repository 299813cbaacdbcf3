import type { Storage } from '../../session/storage.ts';
import { type DuelSheet, duelId, makeDuelSheet, parseDuelSheet } from './duel-sheet.ts';

/** A duel of this device; `duel` is `undefined` when what is kept cannot be read. */
export interface Listed {
  readonly id: string;
  readonly duel: DuelSheet | undefined;
}

/** Where the duels of this device are kept, by name, the last changed first. */
export interface DuelDrawer {
  list(): Promise<readonly Listed[]>;
  read(id: string): Promise<DuelSheet | undefined>;
  /** True when it is safely down. */
  write(duel: DuelSheet): Promise<boolean>;
  remove(id: string): Promise<boolean>;
}

export function openDrawer(storage: Storage, stamp: () => string): DuelDrawer {
  return {
    async list() {
      const kept = await storage.list(DUELS);
      return kept
        .toSorted(([, a], [, b]) => (changedOf(a) < changedOf(b) ? 1 : -1))
        .map(([key, value]) => ({ id: key.slice(DUELS.length), duel: duelIn(value) }));
    },
    read: async (id) => duelIn(await storage.read(DUELS + id)),
    write: (duel) => storage.write(DUELS + duelId(duel), { ...makeDuelSheet(duel), changed: stamp() }),
    remove: (id) => storage.remove([DUELS + id]),
  };
}

const DUELS = 'duel/';

function duelIn(value: unknown): DuelSheet | undefined {
  const duel = parseDuelSheet(value);
  return duel.ok ? duel.value : undefined;
}

function changedOf(value: unknown): string {
  const { changed } = (typeof value === 'object' && value !== null ? value : {}) as {
    readonly changed?: unknown;
  };
  return typeof changed === 'string' ? changed : '';
}
