import './race.css';
import './race-chart.css';
import { computed } from '@preact/signals';
import { toClipboard } from '../../../shell/clipboard.ts';
import type { Page, PageServices } from '../../../shell/page.ts';
import { WorkerClient } from '../../../shell/worker/worker-client.ts';
import { keep, readTallies, resume } from './controller/persistence.ts';
import { RaceController } from './controller/race-controller.ts';
import { startRaceWorker } from './engine/thread.ts';
import { messages } from './messages/language.ts';
import { makeRaceLink, parseRaceLink } from './session/race-link.ts';
import { RaceSession } from './session/race-session.ts';
import { ControllerContext } from './view/controller-context.ts';
import { RaceApp } from './view/race-app.tsx';
import { pressKey } from './view/shortcuts.ts';

/** Opens races: the one of the last visit, an engine of its own, and the controller around them. */
export async function openRace(shell: PageServices): Promise<Page> {
  const { setting, sheet, draft, filed, found } = await resume(shell.storage, shell.draw, shell.stamp());
  const session = new RaceSession(setting, sheet, draft);
  const engine = new WorkerClient(startRaceWorker, (trouble) => {
    controller.notice.value = trouble === 'stopped' ? messages().engineStopped : messages().engineRestarted;
  });
  const controller = new RaceController(session, {
    preferences: shell.preferences,
    engine,
    draw: shell.draw,
    sound: shell.sound,
    async copyLink(wanted) {
      const text = makeRaceLink(wanted);
      return text !== undefined && toClipboard(new URL(`#/race/${text}`, location.href).href);
    },
    leaveFor(address) {
      location.hash = address;
    },
  });
  controller.filed.value = filed;
  const link = parseRaceLink(shell.path);
  if (shell.path !== '') history.replaceState(undefined, '', '#/race');
  if (shell.path !== '' && !link) controller.notice.value = messages().badLink;
  if (found === 'unreadable') controller.notice.value = messages().savedUnreadable;
  if (found === 'resumed' && sheet.nodes.length > 1)
    controller.announcer.say(messages().speech.resumed(controller.turnNumber));
  if (link) controller.propose(link);
  const stopKeeping = keep(controller, shell.storage, shell.stamp, () => {
    controller.notice.value = messages().notSaved;
  });
  void readTallies(controller, shell.storage);
  void controller.catchUp();
  return {
    title: computed(() => messages().title(controller.turnNumber)),
    View: () => (
      <ControllerContext.Provider value={controller}>
        <RaceApp />
      </ControllerContext.Provider>
    ),
    press: (event, target) => pressKey(controller, event, target, document),
    retell: () => controller.sayState(),
    close() {
      stopKeeping();
      engine.close();
    },
  };
}
