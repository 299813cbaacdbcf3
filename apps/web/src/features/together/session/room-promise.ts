import type { Client } from '@inkling/client/client';
import type { RoomView } from '@inkling/client/generated/api';
import { owesNonce } from '@inkling/games/contract/room-rights';
import { makeBase64url } from '@inkling/games/encoding/base64url';
import type { Sha256 } from '@inkling/games/promise/commitment';
import type { RecordedDay } from '@inkling/games/record/room-record';
import { gameOfRecord, parseRoomRecord } from '@inkling/games/record/room-text';
import { loadGame } from '@inkling/games/registry';
import { type Signal, signal } from '@preact/signals';
import type { OnlineStorage, SavedSecret } from '../../../shell/server/online-storage.ts';
import { type CheckedRoom, checkRoom } from './reveal-check.ts';

/** The browser services that `RoomPromise` needs. */
export interface PromiseParts {
  readonly id: string;
  readonly client: Client;
  readonly storage: OnlineStorage;
  /** Undefined if the browser offers no hashing, as on a plain http address that is not this machine. */
  readonly sha256: Sha256 | undefined;
  /** Returns 32 bytes from the browser's strongest random number generator. */
  readonly salt: () => Uint8Array;
}

/**
 * What this browser stores about a room's promise: the first one it saw, its own contribution to the draw, and the
 * secret, which is stored only on the maker's device. When the room is over, this browser checks all of it, rather than
 * trusting the server.
 */
export class RoomPromise {
  /** The kept secret. Only set on the maker's own device. */
  readonly savedSecret: Signal<SavedSecret | undefined> = signal(undefined);
  /** The result of this browser's check. Undefined until the game is over. */
  readonly checked: Signal<CheckedRoom | undefined> = signal(undefined);
  readonly #parts: PromiseParts;
  #promised: string | undefined;
  /** This browser's contribution to the draw, submitted or about to be. */
  #nonce: string | undefined;

  constructor(parts: PromiseParts) {
    this.#parts = parts;
  }

  /** Loads what was stored earlier. */
  async begin(): Promise<void> {
    const { storage, id } = this.#parts;
    this.#promised = await storage.promise(id);
    this.#nonce = await storage.nonce(id);
  }

  /** Stores the first promise seen. The maker's device also loads the secret that it commits to. */
  async remember({ commitment, you, maker }: RoomView): Promise<void> {
    const { storage, id } = this.#parts;
    if (commitment === undefined) return;
    if (this.#promised === undefined) {
      this.#promised = commitment;
      void storage.keepPromise(id, commitment);
    }
    if (you === 'maker' && maker === 'kept' && !this.savedSecret.peek())
      this.savedSecret.value = await storage.secret(commitment);
  }

  /** Returns this browser's contribution to the draw if the room waits for it and the server's promise has arrived. */
  async share(view: RoomView): Promise<string | undefined> {
    if (view.commitment === undefined || !owesNonce(view)) return undefined;
    const { storage, id, salt } = this.#parts;
    if (this.#nonce === undefined) {
      this.#nonce = makeBase64url(salt());
      await storage.keepNonce(id, this.#nonce);
    }
    return this.#nonce;
  }

  /** Checks a finished room once. Returns the result only the first time. */
  async check(view: RoomView): Promise<CheckedRoom | undefined> {
    const { sha256 } = this.#parts;
    const isOpen = view.commitment !== undefined && view.phase === 'over' && view.secret !== undefined;
    if (!sha256 || !isOpen || this.checked.peek()) return undefined;
    const day = view.daily === undefined ? undefined : await dayOf(this.#parts);
    const checked = await checkRoom(view, { promised: this.#promised, nonce: this.#nonce, day }, sha256);
    if (!checked || this.checked.peek()) return undefined;
    this.checked.value = checked;
    return checked;
  }
}

/** Reads the day from the server's own record of a room. It includes the day's key only after that day is over. */
async function dayOf(room: {
  readonly client: Client;
  readonly id: string;
}): Promise<RecordedDay | undefined> {
  const reply = await room.client.call('recordOfRoom', { id: room.id });
  const text = reply.ok ? JSON.stringify(reply.value) : '';
  const game = gameOfRecord(text);
  const module = game.ok ? await loadGame(game.value, '') : undefined;
  const record = module && parseRoomRecord(text, [module]);
  return record?.ok ? record.value.day : undefined;
}
