import { parseBytes } from '@inkling/games/encoding/bytes-text';
import { SALT_BYTES } from '@inkling/games/promise/commitment';
import type { Storage } from '../saved/storage.ts';
import { makePendingCommand, type PendingCommand, parsePendingCommand } from './pending-command.ts';

/** A secret that only this browser knows, with the salt of the promise about it, as text. */
export interface SavedSecret {
  /** In its canonical form: `aabb`. */
  readonly secret: string;
  /** Base64url of 32 bytes. */
  readonly salt: string;
}

/** What this device keeps of rooms on a server. Every write says whether it is safely stored. */
export interface OnlineStorage {
  recovery(): Promise<string | undefined>;
  /** A code that was kept before stays, as a former one: nothing else leads back to that guest. */
  keepRecovery(code: string): Promise<boolean>;
  formerRecoveries(): Promise<readonly string[]>;
  /** The secret behind a promise, if it was made here. */
  secret(commitment: string): Promise<SavedSecret | undefined>;
  keepSecret(commitment: string, secret: SavedSecret): Promise<boolean>;
  /** The promise that this device saw first in a room. */
  promise(room: string): Promise<string | undefined>;
  keepPromise(room: string, commitment: string): Promise<boolean>;
  /** What this device added to the draw of a room: base64url of 32 bytes. */
  nonce(room: string): Promise<string | undefined>;
  keepNonce(room: string, nonce: string): Promise<boolean>;
  /** The end of a year's keys that this device saw first. */
  keysEnd(year: string): Promise<string | undefined>;
  keepKeysEnd(year: string, end: string): Promise<boolean>;
  /** What this person wants to be called in rooms, as `parseName` reads it. */
  name(): Promise<string | undefined>;
  keepName(line: string | undefined): Promise<boolean>;
  /** Whether this person asked to be notified of their turns. */
  wantsReminders(): Promise<boolean>;
  keepWantsReminders(wants: boolean): Promise<boolean>;
  /** What waits to be sent in a room. */
  pending(room: string): Promise<PendingCommand | undefined>;
  keepPending(room: string, command: PendingCommand | undefined): Promise<boolean>;
  /** A guess that is being set in a room. */
  draft(room: string): Promise<string | undefined>;
  keepDraft(room: string, text: string | undefined): Promise<boolean>;
  forgetAll(): Promise<boolean>;
}

export function openOnlineStorage(storage: Storage): OnlineStorage {
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
      const stored = await storage.list(FORMER);
      return stored.map(([key]) => key.slice(FORMER.length));
    },
    secret: async (commitment) => parseSecret(await text(SECRETS + commitment)),
    keepSecret: (commitment, { secret, salt }) => storage.write(SECRETS + commitment, `${salt}.${secret}`),
    promise: (room) => text(PROMISES + room),
    keepPromise: (room, commitment) => storage.write(PROMISES + room, commitment),
    nonce: (room) => text(NONCES + room),
    keepNonce: (room, nonce) => storage.write(NONCES + room, nonce),
    keysEnd: (year) => text(ENDS + year),
    keepKeysEnd: (year, end) => storage.write(ENDS + year, end),
    name: () => text(NAME),
    keepName: (line) => (line === undefined ? storage.remove([NAME]) : storage.write(NAME, line)),
    wantsReminders: async () => (await text(REMINDERS)) === 'yes',
    keepWantsReminders: (wants) => (wants ? storage.write(REMINDERS, 'yes') : storage.remove([REMINDERS])),
    pending: async (room) => parsePendingCommand(await text(PENDING + room)),
    keepPending: (room, command) =>
      command ? storage.write(PENDING + room, makePendingCommand(command)) : storage.remove([PENDING + room]),
    draft: (room) => text(DRAFTS + room),
    keepDraft: (room, draft) =>
      draft === undefined ? storage.remove([DRAFTS + room]) : storage.write(DRAFTS + room, draft),
    async forgetAll() {
      const stored = await storage.list(ALL);
      return storage.remove(stored.map(([key]) => key));
    },
  };
}

const ALL = 'online/';
const RECOVERY = `${ALL}recovery`;
const FORMER = `${ALL}former-recovery/`;
const NAME = `${ALL}name`;
const REMINDERS = `${ALL}reminders`;
const SECRETS = `${ALL}secret/`;
const PROMISES = `${ALL}promise/`;
const NONCES = `${ALL}nonce/`;
const ENDS = `${ALL}keys-end/`;
const PENDING = `${ALL}pending/`;
const DRAFTS = `${ALL}draft/`;

/** Whether it is a secret of the room's rules, only the room's game can say. */
function parseSecret(text: string | undefined): SavedSecret | undefined {
  const [, salt = '', secret = ''] = /^([\w-]+)\.(.{1,200})$/s.exec(text ?? '') ?? [];
  return parseBytes(salt, SALT_BYTES) ? { salt, secret } : undefined;
}
