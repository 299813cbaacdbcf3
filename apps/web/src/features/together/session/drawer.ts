import { parseBytes } from '@inkling/games/encoding/bytes-text';
import { SALT_BYTES } from '@inkling/games/promise/commitment';
import type { Storage } from '../../../shell/saved/storage.ts';
import { makeWish, parseWish, type Wish } from './wish.ts';

/** A code that only this browser knows, with the salt of the promise about it, as text. */
export interface KeptCode {
  /** `aabb`. */
  readonly code: string;
  /** Base64url of 32 bytes. */
  readonly salt: string;
}

/** What this device keeps of playing together. Every write says whether it is safely down. */
export interface OnlineDrawer {
  recovery(): Promise<string | undefined>;
  /** A code that was kept before stays, as a former one: nothing else leads back to that guest. */
  keepRecovery(code: string): Promise<boolean>;
  formerRecoveries(): Promise<readonly string[]>;
  /** The code behind a promise, if it was made here. */
  code(commitment: string): Promise<KeptCode | undefined>;
  keepCode(commitment: string, kept: KeptCode): Promise<boolean>;
  /** The promise that this device saw first in a room. */
  promise(room: string): Promise<string | undefined>;
  keepPromise(room: string, commitment: string): Promise<boolean>;
  /** What this device added to the draw of a room: base64url of 32 bytes. */
  nonce(room: string): Promise<string | undefined>;
  keepNonce(room: string, nonce: string): Promise<boolean>;
  /** The end of a year's keys that this device saw first. */
  keysEnd(year: string): Promise<string | undefined>;
  keepKeysEnd(year: string, end: string): Promise<boolean>;
  /** What waits to be sent in a room. */
  wish(room: string): Promise<Wish | undefined>;
  keepWish(room: string, wish: Wish | undefined): Promise<boolean>;
  forgetAll(): Promise<boolean>;
}

export function openDrawer(storage: Storage): OnlineDrawer {
  const text = async (key: string) => {
    const value = await storage.read(key);
    return typeof value === 'string' ? value : undefined;
  };
  return {
    recovery: () => text(RECOVERY),
    async keepRecovery(code) {
      const before = await text(RECOVERY);
      if (before !== undefined && before !== code && !(await storage.write(FORMER + before, '')))
        return false;
      return storage.write(RECOVERY, code);
    },
    async formerRecoveries() {
      const kept = await storage.list(FORMER);
      return kept.map(([key]) => key.slice(FORMER.length));
    },
    code: async (commitment) => parseKept(await text(CODES + commitment)),
    keepCode: (commitment, { code, salt }) => storage.write(CODES + commitment, `${salt}.${code}`),
    promise: (room) => text(PROMISES + room),
    keepPromise: (room, commitment) => storage.write(PROMISES + room, commitment),
    nonce: (room) => text(NONCES + room),
    keepNonce: (room, nonce) => storage.write(NONCES + room, nonce),
    keysEnd: (year) => text(ENDS + year),
    keepKeysEnd: (year, end) => storage.write(ENDS + year, end),
    wish: async (room) => parseWish(await text(WISHES + room)),
    keepWish: (room, wish) =>
      wish ? storage.write(WISHES + room, makeWish(wish)) : storage.remove([WISHES + room]),
    async forgetAll() {
      const kept = await storage.list(ALL);
      return storage.remove(kept.map(([key]) => key));
    },
  };
}

const ALL = 'online/';
const RECOVERY = `${ALL}recovery`;
const FORMER = `${ALL}former-recovery/`;
const CODES = `${ALL}code/`;
const PROMISES = `${ALL}promise/`;
const NONCES = `${ALL}nonce/`;
const ENDS = `${ALL}keys-end/`;
const WISHES = `${ALL}wish/`;

function parseKept(text: string | undefined): KeptCode | undefined {
  const [salt = '', code = '', ...rest] = (text ?? '').split('.');
  const whole = rest.length === 0 && /^[a-t]{1,16}$/.test(code) && parseBytes(salt, SALT_BYTES) !== undefined;
  return whole ? { salt, code } : undefined;
}
