import './race.css';
import { computed } from '@preact/signals';
import { Engine } from '../engine/engine.ts';
import { toClipboard } from '../shell/clipboard.ts';
import type { Place, Shell } from '../shell/place.ts';
import { startRaceWorker } from './engine/thread.ts';
import { RaceDesk } from './session/race-desk.ts';
import { makeRaceLink, parseRaceLink } from './session/race-link.ts';
import { RaceSession } from './session/race-session.ts';
import { keep, readTallies, resume } from './session/resume.ts';
import { DeskContext } from './view/desk-context.ts';
import { RaceApp } from './view/race-app.tsx';
import { pressKey } from './view/shortcuts.ts';
import { words } from './words/language.ts';

/** Opens races: the one of the last visit, an engine of its own, and the desk around them. */
export async function openRace(shell: Shell): Promise<Place> {
  const { setting, sheet, draft, filed, found } = await resume(shell.storage, shell.draw, shell.stamp());
  const session = new RaceSession(setting, sheet, draft);
  const engine = new Engine(startRaceWorker, (trouble) => {
    desk.notice.value = trouble === 'stopped' ? words().engineStopped : words().engineRestarted;
  });
  const desk = new RaceDesk(session, {
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
  desk.filed.value = filed;
  const link = parseRaceLink(shell.path);
  if (shell.path !== '') history.replaceState(undefined, '', '#/race');
  if (shell.path !== '' && !link) desk.notice.value = words().badLink;
  if (found === 'unreadable') desk.notice.value = words().savedUnreadable;
  if (found === 'resumed' && sheet.nodes.length > 1) desk.say(words().speech.resumed(desk.turnNumber));
  if (link) desk.propose(link);
  const stopKeeping = keep(desk, shell.storage, shell.stamp, () => {
    desk.notice.value = words().notSaved;
  });
  void readTallies(desk, shell.storage);
  void desk.catchUp();
  return {
    title: computed(() => words().title(desk.turnNumber)),
    View: () => (
      <DeskContext.Provider value={desk}>
        <RaceApp />
      </DeskContext.Provider>
    ),
    press: (event, target) => pressKey(desk, event, target, document),
    retell: () => desk.sayState(),
    close() {
      stopKeeping();
      engine.close();
    },
  };
}
