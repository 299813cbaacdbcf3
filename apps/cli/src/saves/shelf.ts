import {
  closeSync,
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

/** A kept game as it stands on the shelf. */
export interface ShelfItem {
  /** The game, a hyphen, and a name that no other kept game has. */
  readonly id: string;
  readonly game: string;
  readonly text: string;
}

/**
 * The unfinished games, a file each, in the user's state folder (XDG base directory specification). A file is
 * replaced whole or not at all: written beside, flushed, renamed.
 */
export class Shelf {
  readonly folder: string;

  constructor(env: Readonly<Record<string, string | undefined>>) {
    const state = env['XDG_STATE_HOME'];
    const base =
      state !== undefined && isAbsolute(state) ? state : join(env['HOME'] || homedir(), '.local', 'state');
    this.folder = join(base, 'inkling');
  }

  keep(id: string, text: string): void {
    mkdirSync(this.folder, { recursive: true, mode: 0o700 });
    const beside = join(this.folder, `.${id}.${process.pid}.tmp`);
    const file = openSync(beside, 'w', 0o600);
    try {
      writeSync(file, text);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    renameSync(beside, this.#path(id));
  }

  discard(id: string): void {
    rmSync(this.#path(id), { force: true });
  }

  /** What was played last among some games, or `undefined` when none of them is kept. */
  latest(games: readonly string[]): ShelfItem | undefined {
    const newest = this.#ids()
      .map((id) => ({ id, game: id.slice(0, id.indexOf('-')), changed: statSync(this.#path(id)).mtimeMs }))
      .filter(({ game }) => games.includes(game))
      .toSorted((a, b) => b.changed - a.changed)[0];
    if (!newest) return undefined;
    return { id: newest.id, game: newest.game, text: readFileSync(this.#path(newest.id), 'utf8') };
  }

  /** Takes a game that cannot be read off the shelf, and gives the path where it stays. */
  setAside(id: string): string {
    const path = `${this.#path(id)}.damaged`;
    renameSync(this.#path(id), path);
    return path;
  }

  #ids(): readonly string[] {
    try {
      return readdirSync(this.folder)
        .filter((name) => name.endsWith(ENDING) && !name.startsWith('.'))
        .map((name) => name.slice(0, -ENDING.length));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
      throw error;
    }
  }

  #path(id: string): string {
    return join(this.folder, `${id}${ENDING}`);
  }
}

const ENDING = '.sheet';
