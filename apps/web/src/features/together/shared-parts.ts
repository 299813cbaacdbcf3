import { type Client, newRequest } from '@inkling/client/client';
import type { Sha256 } from '@inkling/games/promise/commitment';
import type { PageServices } from '../../shell/page.ts';
import { Guest } from '../../shell/server/guest.ts';
import { openOnlineStorage } from '../../shell/server/online-storage.ts';
import { roomGameLoader } from './game/load-room-game.ts';

/** The parts of the browser that the sheet and the rooms share. */
export function sharedParts({ storage: device, games, announcer }: PageServices, client: Client) {
  const storage = openOnlineStorage(device);
  const salt = () => crypto.getRandomValues(new Uint8Array(32));
  const sha256 = hashOf(globalThis.crypto.subtle);
  const load = roomGameLoader(games);
  return { announcer, client, guest: new Guest(client, storage), storage, sha256, salt, newRequest, load };
}

export function goTo(address: string): void {
  location.hash = address;
}

export function later(call: () => void, ms: number): () => void {
  const timer = setTimeout(call, ms);
  return () => clearTimeout(timer);
}

/** Browsers hash only at safe addresses. */
function hashOf(subtle: SubtleCrypto | undefined): Sha256 | undefined {
  return subtle && (async (bytes) => new Uint8Array(await subtle.digest('SHA-256', Uint8Array.from(bytes))));
}
