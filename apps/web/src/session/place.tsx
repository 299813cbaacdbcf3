import { computed } from '@preact/signals';
import { Engine } from '../engine/engine.ts';
import { startWorker } from '../engine/thread.ts';
import type { Place, Shell } from '../shell/place.ts';
import { App } from '../view/app.tsx';
import { DeskContext } from '../view/desk-context.ts';
import { pressKey } from '../view/shortcuts.ts';
import { words } from '../words/language.ts';
import { Desk } from './desk.ts';
import { MastermindSession } from './mastermind-session.ts';
import { stateSentence } from './performing.ts';
import { keep, resume } from './resume.ts';
import { seatWords } from './words/language.ts';

/** Opens Mastermind: the sheet of the last visit, an engine of its own, and the desk around them. */
export async function openMastermind(shell: Shell): Promise<Place> {
  const { sheet, draft, answer, seating, found } = await resume(
    shell.storage,
    shell.draw,
    shell.stamp(),
    shell.path,
  );
  if (shell.path !== '') history.replaceState(undefined, '', '#/mastermind');
  const engine = new Engine(startWorker, (trouble) => {
    desk.notice.value = trouble === 'stopped' ? words().app.engineStopped : words().app.engineRestarted;
  });
  const desk = new Desk(
    new MastermindSession(sheet, draft, seating, answer),
    shell.preferences,
    engine,
    shell.draw,
  );
  if (found === 'unreadable') desk.notice.value = words().app.savedUnreadable;
  if (found === 'bad-link') desk.notice.value = words().app.badLink;
  const { places } = desk.session.rules;
  if (found === 'linked')
    desk.say(
      seating.seat === 'breaker'
        ? words().speech.begun(places, sheet.seed)
        : seatWords().solver.opened(places),
    );
  if (found === 'resumed' && sheet.nodes.length > 1) desk.say(words().speech.resumed(desk.turnNumber));
  const stopKeeping = keep(desk, shell.storage, shell.stamp, () => {
    desk.notice.value = words().app.notSaved;
  });
  return {
    title: computed(() => words().app.title(desk.turnNumber, desk.left.value)),
    View: () => (
      <DeskContext.Provider value={desk}>
        <App />
      </DeskContext.Provider>
    ),
    press: (event, target) => pressKey(desk, event, target, document),
    retell: () => desk.say(stateSentence(desk)),
    close() {
      desk.autoplay.pause();
      stopKeeping();
      engine.close();
    },
  };
}
