import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SavedGames } from '../play/saves/saved-games.ts';

/** Named values in a file of the state folder that nobody else may read. */
export class PrivateFile {
  readonly #folder: string;
  readonly #name: string;

  constructor(env: Readonly<Record<string, string | undefined>>, name: string) {
    this.#folder = new SavedGames(env).folder;
    this.#name = name;
  }

  /** Total: a file that cannot be read holds nothing. */
  at(key: string): Readonly<Record<string, unknown>> | undefined {
    const found = this.#all()[key];
    return typeof found === 'object' && found !== null ? (found as Record<string, unknown>) : undefined;
  }

  /** False where it cannot be written. */
  keep(key: string, value: object): boolean {
    try {
      mkdirSync(this.#folder, { recursive: true, mode: 0o700 });
      const beside = join(this.#folder, `.${this.#name}.${process.pid}.tmp`);
      writeFileSync(beside, JSON.stringify({ ...this.#all(), [key]: value }), { mode: 0o600 });
      renameSync(beside, join(this.#folder, this.#name));
      return true;
    } catch {
      return false;
    }
  }

  #all(): Readonly<Record<string, unknown>> {
    try {
      const read: unknown = JSON.parse(readFileSync(join(this.#folder, this.#name), 'utf8'));
      return typeof read === 'object' && read !== null ? (read as Record<string, unknown>) : {};
    } catch {
      return {};
    }
  }
}
