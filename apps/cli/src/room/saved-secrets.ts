import { randomBytes } from 'node:crypto';
import { makeBase64url } from '@inkling/games/encoding/base64url';
import { commit, SALT_BYTES } from '@inkling/games/promise/commitment';
import { sha256 } from '../shell/sha256.ts';
import type { World } from '../shell/world.ts';
import { PrivateFile } from './private-file.ts';

/** The secret behind a promise, and the salt that is needed to show it. */
export interface SavedSecret {
  readonly secret: string;
  /** 32 bytes in base64url. */
  readonly salt: string;
}

/**
 * Secrets that only this user's machine knows, indexed by their promises; and the first promise seen in each room.
 */
export class SavedSecrets {
  readonly #secrets: PrivateFile;
  readonly #promises: PrivateFile;

  constructor(env: World['env'], say: (sentence: string) => void) {
    this.#secrets = new PrivateFile(env, 'secrets.json', say);
    this.#promises = new PrivateFile(env, 'promises.json', say);
  }

  /** Returns the promise about a secret, after storing both here. Returns `undefined` if they cannot be stored. */
  async promise(game: string, rules: string, secret: string): Promise<string | undefined> {
    const salt = randomBytes(SALT_BYTES);
    const commitment = makeBase64url(await commit({ game, rules, salt, code: secret }, sha256));
    return this.#secrets.keep(commitment, { secret, salt: makeBase64url(salt) }) ? commitment : undefined;
  }

  behind(commitment: string | undefined): SavedSecret | undefined {
    const { secret, salt } = (commitment === undefined ? undefined : this.#secrets.at(commitment)) ?? {};
    return typeof secret === 'string' && typeof salt === 'string' ? { secret, salt } : undefined;
  }

  /** Returns the first promise that was seen in a room: this one, if there was none before. */
  firstSeen(room: string, commitment: string): string {
    const known = this.#promises.at(room)?.['commitment'];
    if (typeof known === 'string') return known;
    this.#promises.keep(room, { commitment });
    return commitment;
  }
}
