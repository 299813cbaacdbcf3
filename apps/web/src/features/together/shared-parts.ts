import { type Client, newRequest } from '@inkling/client/client';
import { type ReadonlySignal, signal } from '@preact/signals';
import type { PageServices } from '../../shell/page.ts';
import { isWritable } from '../../shell/saved/saved.ts';
import type { Storage } from '../../shell/saved/storage.ts';
import { Guest } from '../../shell/server/guest.ts';
import { openOnlineStorage } from '../../shell/server/online-storage.ts';
import { sha256 } from '../../shell/sha256.ts';
import { roomGameLoader } from './game/load-room-game.ts';

/** The browser services that the lobby and the rooms share. */
export function sharedParts({ storage: device, saved, games, announcer }: PageServices, client: Client) {
  const storage = openOnlineStorage(device);
  const salt = () => crypto.getRandomValues(new Uint8Array(32));
  const load = roomGameLoader(games, saved);
  const guest = new Guest(client, storage);
  const isSaving = isSavingTo(device);
  return { announcer, client, guest, storage, isSaving, sha256, salt, newRequest, load, goTo, later };
}

export type SharedParts = ReturnType<typeof sharedParts>;

/** Whether the storage accepts writes. Assumed true until a test write has shown it. */
function isSavingTo(storage: Storage): ReadonlySignal<boolean> {
  const isSaving = signal(true);
  void isWritable(storage).then((takes) => {
    isSaving.value = takes;
  });
  return isSaving;
}

function goTo(address: string): void {
  location.hash = address;
}

export function later(call: () => void, ms: number): () => void {
  const timer = setTimeout(call, ms);
  return () => clearTimeout(timer);
}
