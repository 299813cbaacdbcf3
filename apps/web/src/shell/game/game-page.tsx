import type { Sheet } from '@inkling/core/sheet';
import { dayOfSeed } from '@inkling/games/daily/open-day';
import { computed, type Signal, signal } from '@preact/signals';
import { dayFault, dayState } from '../daily/day-state.ts';
import { saveDayResult } from '../daily/save-day-result.ts';
import type { FramedScreen, GameController, GameHost, GameScreen } from '../game-screen.ts';
import { appMessages } from '../messages/language.ts';
import { otherVersionFault } from '../other-version.ts';
import type { Page, PageServices } from '../page.ts';
import { savedKey } from '../saved/saved.ts';
import { autosave, keyOf, parseSavedGame, readCurrentGame } from '../saved/saved-game.ts';
import type { Leadership } from '../saved/tabs.ts';
import { WorkerClient } from '../worker/worker-client.ts';
import { ControllerContext } from './controller-context.ts';
import { GameShell } from './game-shell.tsx';

/** Returns a function that opens a game's page with the game in the address, that of the last visit, or a new one. */
export function gamePage<State extends { readonly sheet: Sheet }, Controller extends GameController<State>>(
  screen: GameScreen<State, Controller>,
): (services: PageServices) => Promise<Page> {
  return async (services) => {
    const { saved } = services;
    const notice = signal<string | undefined>(undefined);
    const { state, origin } = await firstState(screen, services, notice);
    const opened = await openHost(services, screen.format, origin, notice);
    const controller = await screen.open(state, opened.host);
    const stopSaving = autosave(
      saved,
      screen.format,
      controller,
      opened.leadership,
      services.stamp,
      origin !== 'resumed',
    );
    const stopSavingDay = saveDayResult(services, controller);
    return framedPage(screen, controller, opened, () => {
      stopSaving();
      stopSavingDay();
    });
  };
}

/** The host of a controller, with the resources that are released when its page closes. */
interface OpenedHost {
  readonly host: GameHost;
  readonly leadership: Leadership;
  close(): void;
}

export async function openHost(
  services: PageServices,
  format: { readonly key?: string; readonly game: string },
  origin: GameHost['origin'],
  notice: Signal<string | undefined> = signal(undefined),
): Promise<OpenedHost> {
  const { preferences, saved, announcer, sound, draw } = services;
  const leadership = await saved.tabs.lead(keyOf(format));
  const workers: { close(): void }[] = [];
  const host: GameHost = {
    preferences,
    saved,
    announcer,
    sound,
    draw,
    notice,
    leads: leadership.leads,
    origin,
    startWorker(start) {
      const worker = new WorkerClient(start, (trouble) => {
        const { app } = appMessages();
        notice.value = trouble === 'stopped' ? app.engineStopped : app.engineRestarted;
      });
      workers.push(worker);
      return worker;
    },
  };
  return {
    host,
    leadership,
    close() {
      for (const worker of workers) worker.close();
    },
  };
}

/** Creates the page of a game in the common frame of all games. */
export function framedPage<State extends { readonly sheet: Sheet }, Controller extends GameController<State>>(
  screen: FramedScreen<State, Controller>,
  controller: Controller,
  { host, close }: OpenedHost,
  stopSaving: () => void,
): Page {
  return {
    title: controller.title,
    within: computed(() => {
      const { seed, game } = controller.state.value.sheet;
      return dayOfSeed(seed, game) === undefined ? undefined : 'daily';
    }),
    View: () => (
      <ControllerContext.Provider value={controller}>
        <GameShell screen={screen} controller={controller} host={host} />
      </ControllerContext.Provider>
    ),
    press: (event, target) =>
      controller.dialog.value === undefined &&
      (screen.press(controller, event, target) || pressOnAnyGame(controller, event)),
    sayState: () => controller.sayState(),
    close() {
      stopSaving();
      controller.close();
      close();
    },
  };
}

/** Handles the keys that every game has. Returns true if the key had a meaning. */
function pressOnAnyGame(
  { dialog }: { readonly dialog: Signal<string | undefined> },
  { key }: KeyboardEvent,
): boolean {
  if (key !== '?') return false;
  dialog.value = 'keys';
  return true;
}

/** The part after a game's address that starts a new game. */
const NEW = 'new';

/** The beginning of that part for a daily game: `day/2026-11-22`. */
const DAY = 'day/';

/** Returns the game that the page opens with: the one in the address, that of the last visit, or a new one. */
async function firstState<State extends { readonly sheet: Sheet }, Controller extends GameController<State>>(
  screen: GameScreen<State, Controller>,
  { saved, path, draw, stamp }: PageServices,
  notice: Signal<string | undefined>,
): Promise<{ readonly state: State; readonly origin: GameHost['origin'] }> {
  const { format } = screen;
  if (path !== '') history.replaceState(undefined, '', `#/${format.key ?? format.game}`);
  if (path === NEW) return { state: screen.fresh(draw), origin: 'fresh' };
  const day = path.startsWith(DAY) ? path.slice(DAY.length) : undefined;
  if (day !== undefined && screen.daySheets) {
    notice.value = dayFault(day, stamp().slice(0, 10));
    const opened = notice.value === undefined && (await dayState(saved, format, screen.daySheets, day));
    if (opened) return opened;
  } else if (path !== '') {
    const readSaved = async (sheet: Sheet) => parseSavedGame(format, await saved.read(savedKey(sheet)));
    const linked = await screen.linked?.(path, readSaved);
    if (linked) return { state: linked, origin: 'linked' };
    notice.value = (await otherVersionFault(path)) ?? appMessages().app.badLink;
  }
  const state = await readCurrentGame(saved, format);
  return state ? { state, origin: 'resumed' } : { state: screen.fresh(draw), origin: 'fresh' };
}
