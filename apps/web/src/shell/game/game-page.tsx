import type { Sheet } from '@inkling/core/sheet';
import { type Signal, signal } from '@preact/signals';
import type { GameController, GameHost, GameScreen } from '../game-screen.ts';
import { appMessages } from '../messages/language.ts';
import type { Page, PageServices } from '../page.ts';
import { currentKey, keepGame } from '../saved/saved-game.ts';
import { WorkerClient } from '../worker/worker-client.ts';
import { ControllerContext } from './controller-context.ts';
import { firstState } from './first-state.ts';
import { GameShell } from './game-shell.tsx';

/** What opens the page of a game: the game that the address holds, that of the last visit, or a first one. */
export function gamePage<State extends { readonly sheet: Sheet }, Controller extends GameController<State>>(
  screen: GameScreen<State, Controller>,
): (services: PageServices) => Promise<Page> {
  return async (services) => {
    const { saved } = services;
    const { format } = screen;
    const notice = signal<string | undefined>(undefined);
    const { state, origin } = await firstState(screen, services, notice);
    const leadership = await saved.tabs.lead(currentKey(format.game));
    const workers: { close(): void }[] = [];
    const host: GameHost = {
      preferences: services.preferences,
      saved,
      announcer: services.announcer,
      sound: services.sound,
      draw: services.draw,
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
    const controller = await screen.open(state, host);
    const stopKeeping = keepGame(saved, format, controller, leadership, services.stamp, origin !== 'resumed');
    return {
      title: controller.title,
      View: () => (
        <ControllerContext.Provider value={controller}>
          <GameShell screen={screen} controller={controller} host={host} />
        </ControllerContext.Provider>
      ),
      press: (event, target) =>
        controller.dialog.value === undefined &&
        (screen.press(controller, event, target) || pressOnAnyGame(controller, event)),
      retell: () => controller.sayState(),
      close() {
        stopKeeping();
        controller.close();
        for (const worker of workers) worker.close();
      },
    };
  };
}

/** The keys that every game has. */
function pressOnAnyGame(
  { dialog }: { readonly dialog: Signal<string | undefined> },
  { key }: KeyboardEvent,
): boolean {
  if (key === '?') dialog.value = 'keys';
  else if (key === '/') document.getElementById('command')?.focus();
  else return false;
  return true;
}
