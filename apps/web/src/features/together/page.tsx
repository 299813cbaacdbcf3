import '../../style/match.css';
import './style/index.css';
import { type Client, makeClient, newRequest } from '@inkling/client/client';
import { followRoom } from '@inkling/client/follow';
import type { Sha256 } from '@inkling/games/promise/commitment';
import { computed } from '@preact/signals';
import { toClipboard } from '../../shell/clipboard.ts';
import { dayMessages } from '../../shell/daily/messages/language.ts';
import { keepFinishedGame } from '../../shell/finished-games.ts';
import type { LinkGames } from '../../shell/link-part.ts';
import type { Page, PageServices } from '../../shell/page.ts';
import { Guest } from '../../shell/server/guest.ts';
import { openOnlineStorage } from '../../shell/server/online-storage.ts';
import { serverBase } from '../../shell/server/server.ts';
import { openReminders } from './controller/browser-reminders.ts';
import { pressInLobby, pressInRoom } from './controller/keys.ts';
import { LobbyController, roomPath } from './controller/lobby-controller.ts';
import { isWaitedFor, remind } from './controller/reminder.ts';
import { RoomController } from './controller/room-controller.ts';
import { gameName, isPlayedTogether, loadParts, roomGameLoader } from './game/load-room-game.ts';
import { messages } from './messages/language.ts';
import { termsOf } from './session/room-game.ts';
import { withSlowCallbacks } from './session/slow-answers.ts';
import { roomAddress } from './view/invitation.tsx';
import { LobbyPage } from './view/lobby-page.tsx';
import { RoomPage } from './view/room-page.tsx';

/** Opens the page on which rooms are opened, or the room that the address names. */
export async function openOnline(services: PageServices): Promise<Page> {
  const [, kind, id] = /^(room|watch)\/([\w-]{1,64})$/.exec(services.path) ?? [];
  const base = serverBase();
  const client = makeClient({ base });
  services.announcer.say('');
  if (id !== undefined) return roomPage(services, client, { id, isWatching: kind === 'watch' }, base);
  const arriving = /^guest\/([\w-]{22})$/.exec(services.path)?.[1];
  // Whoever has the code plays as that guest, so it must not stay in the history of the browser.
  if (arriving !== undefined) history.replaceState(history.state, '', '#/online');
  return lobbyPage(services, client, arriving);
}

async function lobbyPage(
  services: PageServices,
  client: Client,
  arriving: string | undefined,
): Promise<Page> {
  const { games, preferences } = services;
  const callbacks = { slow: () => controller.slow(), settled: () => controller.settled() };
  const shared = sharedParts(services, withSlowCallbacks(client, callbacks, later));
  const tiles = await Promise.all(
    games.filter(isPlayedTogether).map(async ({ id, home }) => ({
      id,
      name: () => gameName(games, id),
      home: await home?.(),
    })),
  );
  let links: Promise<ReadonlyMap<string, LinkGames>> | undefined;
  const controller: LobbyController = new LobbyController({
    ...shared,
    draw: services.draw,
    loadParts: () => loadParts(games, shared.load),
    openLinks: () => (links ??= openLinks(services)),
    byLinks: services.path === 'links',
    goTo,
    arriving,
  });
  void controller.begin();
  return {
    title: computed(() => messages().title(undefined)),
    View: () => <LobbyPage controller={controller} tiles={tiles} preferences={preferences} />,
    press: (event, target) => pressInLobby(controller, event, target),
    sayState: () => controller.sayState(),
    close: () => controller.close(),
  };
}

async function roomPage(
  services: PageServices,
  client: Client,
  { id, isWatching }: { readonly id: string; readonly isWatching: boolean },
  base: string,
): Promise<Page> {
  const shared = sharedParts(services, client);
  const { host, reminders } = await openReminders(shared.storage);
  const controller = new RoomController({
    ...shared,
    id,
    reminders,
    look: () => client.call(isWatching ? 'watchRoom' : 'lookAtRoom', { id }),
    follow: (listener) => followRoom(id, listener, { base, watching: isWatching }),
    later,
    keepFinished: (game) => keepFinishedGame(services.saved, game, services.stamp),
    copyLink: (address = isWatching ? location.href : roomAddress(id)) => toClipboard(address),
    goTo: (room) => goTo(roomPath(room)),
    share: shareLink(navigator),
    leave: () => {
      location.hash = '#/online';
    },
  });
  const leave = new AbortController();
  for (const state of ['online', 'offline'] as const)
    window.addEventListener(state, () => controller.online(state === 'online'), { signal: leave.signal });
  void controller.begin();
  const stopReminding = remind(controller, host);
  return {
    title: computed(() => {
      const [view, open] = [controller.view.value, controller.game.value];
      const terms = view && open && termsOf(open.game, view.rules);
      const title = messages().title(
        view?.daily && terms ? `${dayMessages().ofDay(view.daily)}, ${terms}` : terms,
      );
      return isWaitedFor(controller) ? `● ${messages().room.yourTurn} ${title}` : title;
    }),
    played: computed(() => controller.game.value?.game.name()),
    View: () => <RoomPage controller={controller} preferences={services.preferences} />,
    press: (event, target) => pressInRoom(controller, event, target, document),
    sayState: () => controller.sayState(),
    close: () => {
      leave.abort();
      stopReminding();
      controller.close();
    },
  };
}

function sharedParts({ storage: device, games, announcer }: PageServices, client: Client) {
  const storage = openOnlineStorage(device);
  const salt = () => crypto.getRandomValues(new Uint8Array(32));
  const sha256 = hashOf(globalThis.crypto.subtle);
  const load = roomGameLoader(games);
  return { announcer, client, guest: new Guest(client, storage), storage, sha256, salt, newRequest, load };
}

/** Closing what the browser offers for it is no fault. */
function shareLink(browser: Navigator): ((address: string) => Promise<void>) | undefined {
  if (!('share' in browser)) return undefined;
  return (url) => browser.share({ url }).catch(() => undefined);
}

function goTo(address: string): void {
  location.hash = address;
}

/** What each game that is played by two links brings, by its id. */
async function openLinks(services: PageServices): Promise<ReadonlyMap<string, LinkGames>> {
  const opened = services.games.map(
    async ({ id, link }) => [id, await (await link?.())?.open(services)] as const,
  );
  return new Map((await Promise.all(opened)).flatMap(([id, links]) => (links ? [[id, links] as const] : [])));
}

function later(call: () => void, ms: number): () => void {
  const timer = setTimeout(call, ms);
  return () => clearTimeout(timer);
}

/** Browsers hash only at safe addresses. */
function hashOf(subtle: SubtleCrypto | undefined): Sha256 | undefined {
  return subtle && (async (bytes) => new Uint8Array(await subtle.digest('SHA-256', Uint8Array.from(bytes))));
}
