import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import { fail, ok, type Result } from '@inkling/core/result';

/** A saved game in the form of its file. */
export interface SavedGame {
  /** The game, a hyphen, and a unique name. */
  readonly name: string;
  readonly game: string;
  readonly text: string;
}

/** The system's own message: the folder may be missing, full, a file, or not ours. */
export type StorageFault = string;

/**
 * The unfinished games, one file each, in the user's state folder (XDG base directory specification). Files are
 * replaced atomically: a new file is written, flushed and renamed.
 */
export class SavedGames {
  readonly folder: string;

  constructor(env: Readonly<Record<string, string | undefined>>) {
    const state = env['XDG_STATE_HOME'];
    const base =
      state !== undefined && isAbsolute(state) ? state : join(env['HOME'] || homedir(), '.local', 'state');
    this.folder = join(base, 'inkling');
  }

  save(name: string, text: string): Result<undefined, StorageFault> {
    return attempt(() => {
      mkdirSync(this.folder, { recursive: true, mode: 0o700 });
      const beside = join(this.folder, `.${name}.${process.pid}.tmp`);
      const file = openSync(beside, 'w', 0o600);
      try {
        writeSync(file, text);
        fsyncSync(file);
      } finally {
        closeSync(file);
      }
      renameSync(beside, this.#path(name));
      return undefined;
    });
  }

  discard(name: string): Result<undefined, StorageFault> {
    return attempt(() => rmSync(this.#path(name), { force: true }) as undefined);
  }

  /** Returns the text that is saved with this name, or `undefined` if there is none. */
  read(name: string): Result<string | undefined, StorageFault> {
    return attempt(() => {
      try {
        return readFileSync(this.#path(name), 'utf8');
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
        throw error;
      }
    });
  }

  /** Returns the save of these games that was played last, or `undefined` if none of them is saved. */
  latest(games: readonly string[]): Result<SavedGame | undefined, StorageFault> {
    return attempt(() => {
      const newest = this.#names()
        .map((name) => ({ name, game: name.slice(0, name.indexOf('-')) }))
        .filter(({ game }) => games.includes(game))
        .map((saved) => ({ ...saved, changed: statSync(this.#path(saved.name)).mtimeMs }))
        .toSorted((a, b) => b.changed - a.changed)[0];
      if (!newest) return undefined;
      const { name, game } = newest;
      return { name, game, text: readFileSync(this.#path(name), 'utf8') };
    });
  }

  /** Removes a game that cannot be read from the list, and returns the new path of its file. */
  setAside(name: string): Result<string, StorageFault> {
    return attempt(() => setFileAside(this.#path(name)));
  }

  #names(): readonly string[] {
    try {
      return readdirSync(this.folder)
        .filter((name) => name.endsWith(ENDING) && !name.startsWith('.'))
        .map((name) => name.slice(0, -ENDING.length));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
      throw error;
    }
  }

  #path(name: string): string {
    return join(this.folder, `${name}${ENDING}`);
  }
}

function attempt<Value>(act: () => Value): Result<Value, StorageFault> {
  try {
    return ok(act());
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}

const ENDING = '.sheet';

/** Renames a file that cannot be read, without overwriting those that were set aside before. Returns its new path. */
export function setFileAside(path: string): string {
  for (let number = 1; ; number++) {
    const aside = `${path}.damaged${number === 1 ? '' : `-${number}`}`;
    if (existsSync(aside)) continue;
    renameSync(path, aside);
    return aside;
  }
}
