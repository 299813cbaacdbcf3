import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SavedGames } from '../play/saves/saved-games.ts';

/** Who this person is at a server: the token that says so, and the code that brings a new one. */
export interface KeptGuest {
  readonly token: string;
  readonly recovery: string;
}

/** The guests of this person, one for each server, in a file that nobody else may read. */
export class KeptGuests {
  readonly #folder: string;

  constructor(env: Readonly<Record<string, string | undefined>>) {
    this.#folder = new SavedGames(env).folder;
  }

  /** Total: a file that cannot be read holds nobody. */
  at(server: string): KeptGuest | undefined {
    const found = this.#all()[server];
    if (typeof found !== 'object' || found === null) return undefined;
    const { token, recovery } = found as Record<string, unknown>;
    return typeof token === 'string' && typeof recovery === 'string' ? { token, recovery } : undefined;
  }

  /** False where it cannot be written. */
  keep(server: string, guest: KeptGuest): boolean {
    try {
      mkdirSync(this.#folder, { recursive: true, mode: 0o700 });
      const beside = join(this.#folder, `.${FILE}.${process.pid}.tmp`);
      writeFileSync(beside, JSON.stringify({ ...this.#all(), [server]: guest }), { mode: 0o600 });
      renameSync(beside, join(this.#folder, FILE));
      return true;
    } catch {
      return false;
    }
  }

  #all(): Readonly<Record<string, unknown>> {
    try {
      const read: unknown = JSON.parse(readFileSync(join(this.#folder, FILE), 'utf8'));
      return typeof read === 'object' && read !== null ? (read as Record<string, unknown>) : {};
    } catch {
      return {};
    }
  }
}

const FILE = 'guests.json';
