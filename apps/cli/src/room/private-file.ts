import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SavedGames, setFileAside } from '../play/saves/saved-games.ts';
import type { World } from '../shell/world.ts';
import { saySetAside } from './messages.ts';

/** Named values in a file of the state folder that no other user may read. */
export class PrivateFile {
  readonly #folder: string;
  readonly #name: string;
  readonly #say: (sentence: string) => void;

  constructor(env: World['env'], name: string, say: (sentence: string) => void) {
    this.#folder = new SavedGames(env).folder;
    this.#name = name;
    this.#say = say;
  }

  /** Never throws: a file that cannot be read counts as empty. */
  at(key: string): Readonly<Record<string, unknown>> | undefined {
    const found = this.#all()?.[key];
    return isRecord(found) ? found : undefined;
  }

  /**
   * Stores a value. Returns false if it cannot be written. A file that is damaged, or has another version, is set
   * aside with a message rather than overwritten.
   */
  keep(key: string, value: object): boolean {
    try {
      mkdirSync(this.#folder, { recursive: true, mode: 0o700 });
      const path = join(this.#folder, this.#name);
      const beside = join(this.#folder, `.${this.#name}.${process.pid}.tmp`);
      const all = this.#all();
      writeFileSync(beside, JSON.stringify({ version: VERSION, values: { ...all, [key]: value } }), {
        mode: 0o600,
      });
      if (!all) this.#say(saySetAside(this.#name, setFileAside(path)));
      renameSync(beside, path);
      return true;
    } catch {
      return false;
    }
  }

  /** Returns an empty object if there is no file yet, and `undefined` if it cannot be read. */
  #all(): Readonly<Record<string, unknown>> | undefined {
    const path = join(this.#folder, this.#name);
    if (!existsSync(path)) return {};
    try {
      const { version, values } = JSON.parse(readFileSync(path, 'utf8')) as Readonly<Record<string, unknown>>;
      return version === VERSION && isRecord(values) ? values : undefined;
    } catch {
      return undefined;
    }
  }
}

const VERSION = 1;

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
