import { type Client, makeClient } from '@inkling/client/client';
import type { Sha256 } from '@inkling/games/promise/commitment';
import type { Storage } from '../../../shell/saved/storage.ts';
import { Guest } from '../../../shell/server/guest.ts';
import { type OnlineStorage, openOnlineStorage } from '../../../shell/server/online-storage.ts';
import { serverBase } from '../../../shell/server/server.ts';
import { sha256 } from '../../../shell/sha256.ts';

/** What it takes to ask a server, and to keep what it says. */
export interface ServerCalls {
  readonly client: Client;
  readonly guest: Guest;
  readonly storage: OnlineStorage;
  /** Browsers hash only at safe addresses. */
  readonly sha256: Sha256 | undefined;
}

export function openServerCalls(storage: Storage): ServerCalls {
  const client = makeClient({ base: serverBase() });
  const online = openOnlineStorage(storage);
  return {
    client,
    guest: new Guest(client, online),
    storage: online,
    sha256,
  };
}
