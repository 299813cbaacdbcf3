import '../../games/mastermind/link-duel/link-duel.css';
import '../../games/witch/style/index.css';
import './online.css';
import { type Client, makeClient, newRequest } from '@inkling/client/client';
import { followRoom } from '@inkling/client/follow';
import type { Sha256 } from '@inkling/games/promise/commitment';
import { computed } from '@preact/signals';
import { toClipboard } from '../../shell/clipboard.ts';
import type { Page, PageServices } from '../../shell/page.ts';
import { words } from './messages/language.ts';
import { openDrawer } from './session/drawer.ts';
import { Guest } from './session/guest.ts';
import { LobbyDesk } from './session/lobby-desk.ts';
import { RoomDesk } from './session/room-desk.ts';
import { withSlowEars } from './session/slow-answers.ts';
import { roomAddress, serverBase } from './view/address.ts';
import { LobbyPage } from './view/lobby-page.tsx';
import { RoomPage } from './view/room-page.tsx';
import { pressAtLobby, pressInRoom } from './view/shortcuts.ts';

/** Opens the front of playing together, or the room that the address names. */
export async function openOnline(shell: PageServices): Promise<Page> {
  const id = /^room\/([\w-]{1,64})$/.exec(shell.path)?.[1];
  const base = serverBase();
  const client = makeClient({ base });
  return id === undefined ? lobbyPlace(shell, client) : roomPlace(shell, client, roomParts(id, base));
}

function lobbyPlace(shell: PageServices, client: Client): Page {
  const ears = { slow: () => desk.slow(), settled: () => desk.settled() };
  const desk = new LobbyDesk({
    ...sharedParts(shell, withSlowEars(client, ears, later)),
    draw: shell.draw,
    goTo: (room) => {
      location.hash = `#/online/room/${room}`;
    },
  });
  void desk.begin();
  return {
    title: computed(() => words().title(undefined)),
    View: () => <LobbyPage desk={desk} preferences={shell.preferences} />,
    press: (event) => pressAtLobby(desk, event, document),
    retell: () => desk.sayState(),
    close: () => undefined,
  };
}

function roomPlace(shell: PageServices, client: Client, parts: ReturnType<typeof roomParts>): Page {
  const desk = new RoomDesk({ ...sharedParts(shell, client), ...parts });
  const leave = new AbortController();
  for (const state of ['online', 'offline'] as const)
    window.addEventListener(state, () => desk.online(state === 'online'), { signal: leave.signal });
  void desk.begin();
  return {
    title: computed(() => words().title(desk.view.value)),
    View: () => <RoomPage desk={desk} preferences={shell.preferences} />,
    press: (event, target) => pressInRoom(desk, event, target, document),
    retell: () => desk.sayState(),
    close: () => {
      leave.abort();
      desk.close();
    },
  };
}

function sharedParts({ storage }: PageServices, client: Client) {
  const drawer = openDrawer(storage);
  const salt = () => crypto.getRandomValues(new Uint8Array(32));
  const sha256 = hashOf(globalThis.crypto.subtle);
  return { client, guest: new Guest(client, drawer), drawer, sha256, salt, newRequest };
}

function roomParts(id: string, base: string) {
  return {
    id,
    follow: (listener: Parameters<typeof followRoom>[1]) => followRoom(id, listener, { base }),
    later,
    copyLink: () => toClipboard(roomAddress(id)),
    leave: () => {
      location.hash = '#/online';
    },
  };
}

function later(call: () => void, ms: number): () => void {
  const timer = setTimeout(call, ms);
  return () => clearTimeout(timer);
}

/** Browsers hash only at safe addresses. */
function hashOf(subtle: SubtleCrypto | undefined): Sha256 | undefined {
  return subtle && (async (bytes) => new Uint8Array(await subtle.digest('SHA-256', Uint8Array.from(bytes))));
}
