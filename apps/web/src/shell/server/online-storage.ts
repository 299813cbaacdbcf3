import { parseBase64url } from '@inkling/games/encoding/base64url';
import { SALT_BYTES } from '@inkling/games/promise/commitment';
import type { Storage } from '../saved/storage.ts';
import { makePendingCommand, type PendingCommand, parsePendingCommand } from './pending-command.ts';

/** A secret that only this browser knows, with the salt of its promise, both as strings. */
export interface SavedSecret {
  /** In its canonical form: `aabb`. */
  readonly secret: string;
  /** Base64url of 32 bytes. */
  readonly salt: string;
}

/** What this device stores about rooms on a server. Every write resolves to whether it was safely stored. */
export interface OnlineStorage {
  recovery(): Promise<string | undefined>;
  /** Stores a recovery code. The previous one is kept as a former code: nothing else leads back to that guest. */
  keepRecovery(code: string): Promise<boolean>;
  formerRecoveries(): Promise<readonly string[]>;
  /** The secret behind a promise, if it was made here. */
  secret(commitment: string): Promise<SavedSecret | undefined>;
  keepSecret(commitment: string, secret: SavedSecret): Promise<boolean>;
  /** The first promise that this device saw in a room. */
  promise(room: string): Promise<string | undefined>;
  keepPromise(room: string, commitment: string): Promise<boolean>;
  /** This device's contribution to the draw of a room: base64url of 32 bytes. */
  nonce(room: string): Promise<string | undefined>;
  keepNonce(room: string, nonce: string): Promise<boolean>;
  /** The first end of a year's key chain that this device saw. */
  keysEnd(year: string): Promise<string | undefined>;
  keepKeysEnd(year: string, end: string): Promise<boolean>;
  /** The user's name in rooms, in the form that `parseName` accepts. */
  name(): Promise<string | undefined>;
  keepName(line: string | undefined): Promise<boolean>;
  /** Whether the user asked to be notified of their turns. */
  wantsReminders(): Promise<boolean>;
  keepWantsReminders(wants: boolean): Promise<boolean>;
  /** The command that waits to be sent in a room. */
  pending(room: string): Promise<PendingCommand | undefined>;
  keepPending(room: string, command: PendingCommand | undefined): Promise<boolean>;
  /** The unfinished guess in a room. */
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

/** Parses a stored secret. Only the room's game can check whether it fits the room's rules. */
function parseSecret(text: string | undefined): SavedSecret | undefined {
  const [, salt = '', secret = ''] = /^([\w-]+)\.(.{1,200})$/s.exec(text ?? '') ?? [];
  return parseBase64url(salt, SALT_BYTES) ? { salt, secret } : undefined;
}
