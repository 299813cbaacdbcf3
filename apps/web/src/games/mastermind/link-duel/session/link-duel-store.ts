import { makeRules } from '@inkling/games/mastermind/rules/rules';
import { type FinishedGame, removeFinishedGame, saveFinishedGame } from '../../../../shell/finished-games.ts';
import type { Saved } from '../../../../shell/saved/saved.ts';
import { fieldsOf } from '../../../../shell/saved/saved.ts';
import { type LinkDuel, linkDuelId, makeLinkDuel, parseLinkDuel, statusOf } from './link-duel.ts';

/** A duel of this device; `duel` is `undefined` if the stored data cannot be read. */
export interface Listed {
  readonly id: string;
  readonly duel: LinkDuel | undefined;
}

/** The duels of this device, by id; the list begins with the last changed. */
export interface LinkDuelStore {
  list(): Promise<readonly Listed[]>;
  read(id: string): Promise<LinkDuel | undefined>;
  /** Resolves to true if the duel was written; otherwise it is kept in memory until the page is closed. */
  write(duel: LinkDuel): Promise<boolean>;
  isUnwritten(id: string): boolean;
  /** Calls `onChange` for every change that another tab makes to a duel. Returns a function that stops this. */
  follow(id: string, onChange: (duel: LinkDuel) => void): () => void;
  remove(id: string): Promise<boolean>;
}

export function openLinkDuels(saved: Saved, stamp: () => string): LinkDuelStore {
  return {
    async list() {
      const stored = await saved.storage.list(DUELS);
      const written = stored
        .toSorted(([, a], [, b]) => (changedOf(a) < changedOf(b) ? 1 : -1))
        .map(([key, value]) => ({ id: key.slice(DUELS.length), duel: linkDuelIn(value) }));
      return [...Array.from(unwritten, ([id, duel]) => ({ id, duel })), ...written];
    },
    read: async (id) => unwritten.get(id) ?? linkDuelIn(await saved.read(DUELS + id)),
    async write(duel) {
      const id = linkDuelId(duel);
      if (statusOf(duel) !== 'playing') await saveFinishedGame(saved, finishedDuel(duel), stamp);
      else await removeFinishedGame(saved.storage, id);
      const done = await saved.write(DUELS + id, { ...makeLinkDuel(duel), changed: stamp() });
      if (done) unwritten.delete(id);
      else unwritten.set(id, duel);
      return done;
    },
    isUnwritten: (id) => unwritten.has(id),
    follow: (id, onChange) =>
      saved.tabs.hear(DUELS + id, (value) => {
        const duel = linkDuelIn(value);
        if (duel) onChange(duel);
      }),
    remove: (id) => {
      unwritten.delete(id);
      return saved.storage.remove([DUELS + id]);
    },
  };
}

const unwritten = new Map<string, LinkDuel>();

/** Returns the entry of a finished duel. Undoing a turn makes the duel unfinished again. */
function finishedDuel(duel: LinkDuel): Omit<FinishedGame, 'changed'> {
  const { rules, turnsMax } = duel.challenge;
  const id = linkDuelId(duel);
  return {
    id,
    game: 'mastermind',
    rules: `${makeRules(rules)}/${turnsMax}`,
    isMaker: duel.role === 'maker',
    outcome: statusOf(duel) === 'found' ? 'found' : 'not-found',
    turns: makeLinkDuel(duel).turns,
    address: `#/duel/open/${id}`,
  };
}

const DUELS = 'duel/';

function linkDuelIn(value: unknown): LinkDuel | undefined {
  const duel = parseLinkDuel(value);
  return duel.ok ? duel.value : undefined;
}

function changedOf(value: unknown): string {
  const { changed } = fieldsOf(value);
  return typeof changed === 'string' ? changed : '';
}
