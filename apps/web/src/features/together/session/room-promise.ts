import type { Client } from '@inkling/client/client';
import type { RoomView } from '@inkling/client/generated/api';
import { owesNonce } from '@inkling/games/contract/room-task';
import { makeBytes } from '@inkling/games/encoding/bytes-text';
import type { Sha256 } from '@inkling/games/promise/commitment';
import type { RecordedDay } from '@inkling/games/record/room-record';
import { gameOfRecord, parseRoomRecord } from '@inkling/games/record/room-text';
import { loadGame } from '@inkling/games/registry';
import { type Signal, signal } from '@preact/signals';
import type { OnlineStorage, SavedSecret } from '../../../shell/server/online-storage.ts';
import { type CheckedRoom, checkRoom } from './reveal-check.ts';

/** The parts of the browser that promises need. */
export interface PromiseParts {
  readonly id: string;
  readonly client: Client;
  readonly storage: OnlineStorage;
  /** `undefined` where the browser hashes nothing, as on a plain http address that is not this machine. */
  readonly sha256: Sha256 | undefined;
  /** 32 bytes from the browser's best random numbers. */
  readonly salt: () => Uint8Array;
}

/**
 * What this browser holds of a room's promise: the first one it saw, its own share in the draw, and the secret that only
 * the maker's device keeps. When the room is over, all of it is checked here and not by the server.
 */
export class RoomPromise {
  /** The kept secret, on the maker's own device and nowhere else. */
  readonly savedSecret: Signal<SavedSecret | undefined> = signal(undefined);
  /** What this browser found when it was over. */
  readonly checked: Signal<CheckedRoom | undefined> = signal(undefined);
  readonly #parts: PromiseParts;
  #promised: string | undefined;
  /** What this browser added to the draw, or is about to. */
  #nonce: string | undefined;

  constructor(parts: PromiseParts) {
    this.#parts = parts;
  }

  /** Finds what was kept before. */
  async begin(): Promise<void> {
    const { storage, id } = this.#parts;
    this.#promised = await storage.promise(id);
    this.#nonce = await storage.nonce(id);
  }

  /** Keeps the first promise seen; the maker's device looks for the secret that it is about. */
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

  /** This browser's share in the draw when the room waits for it, once the server's promise lies here. */
  async share(view: RoomView): Promise<string | undefined> {
    if (view.commitment === undefined || !owesNonce(view)) return undefined;
    const { storage, id, salt } = this.#parts;
    if (this.#nonce === undefined) {
      this.#nonce = makeBytes(salt());
      await storage.keepNonce(id, this.#nonce);
    }
    return this.#nonce;
  }

  /** Checks a finished room once; gives the result only the first time. */
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

/** What the server's own record of a room says of its day; its key only when the day is over. */
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
