import './style/index.css';
import { computed, signal } from '@preact/signals';
import type { Place, Shell } from '../shell/place.ts';
import { keep, resume } from './session/resume.ts';
import { pairsTotal } from './session/telling.ts';
import { type Later, WitchDesk } from './session/witch-desk.ts';
import { WitchSession } from './session/witch-session.ts';
import { DeskContext } from './view/desk-context.ts';
import { FeltContext } from './view/felt-context.ts';
import { pressKey } from './view/shortcuts.ts';
import { Table } from './view/table.tsx';
import { words } from './words/language.ts';

/** Opens "Who's That Witch?": the game of the last visit, and the table around it. */
export async function openWitch(shell: Shell): Promise<Place> {
  const { sheet, again, records, look, found } = await resume(shell.storage, shell.draw, shell.stamp());
  const session = new WitchSession(sheet, again);
  const desk = new WitchDesk(session, {
    preferences: shell.preferences,
    records: signal(records),
    look: signal(look),
    draw: shell.draw,
    later,
  });
  const total = () => pairsTotal(session.view.value);
  const pairs = () => session.view.value.found.length;
  if (found === 'unreadable') desk.notice.value = words().savedUnreadable;
  if (found === 'resumed' && sheet.nodes.length > 1) desk.say(words().speech.resumed(pairs(), total()));
  const stopKeeping = keep(desk, shell.storage, shell.stamp, () => {
    desk.notice.value = words().notSaved;
  });
  return {
    title: computed(() => words().title(pairs(), total())),
    View: () => (
      <DeskContext.Provider value={desk}>
        <FeltContext.Provider value={desk}>
          <Table />
        </FeltContext.Provider>
      </DeskContext.Provider>
    ),
    press: (event, target) => pressKey(desk, event, target, document),
    retell: () => desk.sayState(),
    close() {
      stopKeeping();
      desk.close();
    },
  };
}

const later: Later = (milliseconds, act) => {
  const timer = setTimeout(act, milliseconds);
  return () => clearTimeout(timer);
};
