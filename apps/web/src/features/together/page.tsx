import '../../style/match.css';
import './style/lobby.css';
import './style/invite.css';
import './style/form.css';
import './style/wide.css';
import { type Client, makeClient } from '@inkling/client/client';
import { computed } from '@preact/signals';
import type { LinkGames } from '../../shell/link-part.ts';
import type { Page, PageServices } from '../../shell/page.ts';
import { serverBase } from '../../shell/server/server.ts';
import { LobbyController } from './controller/lobby-controller.ts';
import type { LobbyParts } from './controller/lobby-parts.ts';
import { gameName, isPlayedTogether, loadParts } from './game/load-room-game.ts';
import { messages } from './messages/language.ts';
import { withSlowCallbacks } from './session/slow-answers.ts';
import { later, sharedParts } from './shared-parts.ts';
import { GameTiles } from './view/game-tiles.tsx';
import { LobbyPage } from './view/lobby-page.tsx';

/** Opens the lobby, where rooms are opened, or the room in the address. */
export async function openOnline(services: PageServices): Promise<Page> {
  const [, kind, id] = /^(room|watch)\/([\w-]{22})$/.exec(services.path) ?? [];
  const base = serverBase();
  const client = makeClient({ base });
  if (id !== undefined) {
    const { openRoomPage } = await import('./room-page.tsx');
    return openRoomPage(services, sharedParts(services, client), { id, isWatching: kind === 'watch' }, base);
  }
  const [isClass, name] = /^class(?:\/([a-z]+-\d+))?$/.exec(services.path) ?? [];
  if (isClass) {
    const { openSetupPage } = await import('./classroom/setup-page.tsx');
    const games = services.games.filter(isPlayedTogether);
    const shared = sharedParts(services, client);
    return openSetupPage(services, { ...shared, ...gamesOn(games), name, messages, GameTiles });
  }
  const arriving = /^guest\/([\w-]{22})$/.exec(services.path)?.[1];
  // Anyone who has the code can play as that guest, so it must not stay in the browser's history.
  if (arriving !== undefined) history.replaceState(history.state, '', '#/online');
  return lobbyPage(services, client, arriving);
}

async function lobbyPage(
  services: PageServices,
  client: Client,
  arriving: string | undefined,
): Promise<Page> {
  const { preferences } = services;
  const games = services.games.filter(isPlayedTogether);
  const callbacks = { slow: () => controller.slow(), settled: () => controller.settled() };
  const shared = sharedParts(services, withSlowCallbacks(client, callbacks, later));
  const controller: LobbyController = new LobbyController({
    ...shared,
    draw: services.draw,
    ...gamesOn(games),
    nameOf: (id) => gameName(games, id),
    loadParts: () => loadParts(games, services.saved, shared.load),
    contests: games.flatMap(({ id, pages = [] }) =>
      pages
        .filter(({ isContest }) => isContest)
        .map((page) => ({ id: page.id, game: () => gameName(games, id) })),
    ),
    openLinks: () => openLinks(services),
    byLinks: services.path === 'links',
    isLost: arriving === undefined && !['', 'links'].includes(services.path),
    arriving,
  });
  void controller.begin();
  return {
    title: computed(() => messages().title(undefined)),
    View: () => <LobbyPage controller={controller} preferences={preferences} />,
    press: (event, target) => pressInLobby(controller, event, target),
    sayState: () => controller.sayState(),
    close: () => controller.close(),
  };
}

/** The games to choose from, and how to load their tiles. */
function gamesOn(games: PageServices['games']): Pick<LobbyParts, 'offered' | 'loadTiles'> {
  return {
    offered: games.map(({ id }) => id),
    loadTiles: (ids) =>
      Promise.all(
        games
          .filter(({ id }) => ids.includes(id))
          .map(async ({ id, home }) => ({ id, name: () => gameName(games, id), home: await home?.() })),
      ),
  };
}

/** The link games of each game that can be played by links, by game id. */
async function openLinks(services: PageServices): Promise<ReadonlyMap<string, LinkGames>> {
  const opened = services.games.map(
    async ({ id, link }) => [id, await (await link?.())?.open(services)] as const,
  );
  return new Map((await Promise.all(opened)).flatMap(([id, links]) => (links ? [[id, links] as const] : [])));
}

/** Handles the keys of the lobby, and those of the secret field while a secret is being set. */
function pressInLobby(controller: LobbyController, event: KeyboardEvent, target: Element): boolean {
  if (controller.dialog.value) return false;
  const links = controller.linkGames;
  const asksForKeys = event.key === '?';
  if (links && !asksForKeys) return links.press(event, target);
  if (!links && controller.field.value?.press(event)) return true;
  if (asksForKeys) void controller.showKeys();
  return asksForKeys;
}
