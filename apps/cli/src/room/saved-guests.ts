import type { World } from '../shell/world.ts';
import { PrivateFile } from './private-file.ts';

/** The user's identity on a server: the token, and the recovery code that yields a new one. */
export interface SavedGuest {
  readonly token: string;
  readonly recovery: string;
}

/** The guest identities of this user, one per server. */
export class SavedGuests {
  readonly #file: PrivateFile;

  constructor(env: World['env'], say: (sentence: string) => void) {
    this.#file = new PrivateFile(env, 'guests.json', say);
  }

  at(server: string): SavedGuest | undefined {
    const { token, recovery } = this.#file.at(server) ?? {};
    return typeof token === 'string' && typeof recovery === 'string' ? { token, recovery } : undefined;
  }

  /** Returns false if it cannot be written. */
  keep(server: string, guest: SavedGuest): boolean {
    return this.#file.keep(server, guest);
  }
}
