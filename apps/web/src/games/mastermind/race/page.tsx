import './race.css';
import './race-chart.css';
import { AidsSwitch } from '../../../shell/aids-switch.tsx';
import { toClipboard } from '../../../shell/clipboard.ts';
import { framedPage, openHost } from '../../../shell/game/game-page.tsx';
import type { FramedScreen } from '../../../shell/game-screen.ts';
import type { Page, PageServices } from '../../../shell/page.ts';
import { keepGame, readCurrentGame } from '../../../shell/saved/saved-game.ts';
import { fileRaces, readTallies } from './controller/filing.ts';
import { RaceController, useRace } from './controller/race-controller.ts';
import { startRaceWorker } from './engine/questions.ts';
import { messages } from './messages/language.ts';
import { FORMAT } from './session/format.ts';
import { makeRaceLink, parseRaceLink } from './session/race-link.ts';
import { firstRace, type RaceState } from './session/race-session.ts';
import { RaceDialog } from './view/race-dialog.tsx';
import { RaceHeader } from './view/race-header.tsx';
import { ResignDialog } from './view/resign-dialog.tsx';
import { Rivals } from './view/rivals.tsx';
import { pressKey } from './view/shortcuts.ts';
import { YourBoard } from './view/your-board.tsx';

const screen: FramedScreen<RaceState, RaceController> = {
  format: FORMAT,
  run: (controller, line) => controller.run(line),
  press: pressKey,
  Header: RaceHeader,
  Board: YourBoard,
  Side: Rivals,
  Foot: () => <AidsSwitch preferences={useRace().preferences} />,
  dialogs: { race: RaceDialog, resign: ResignDialog },
  layout: () => ({ class: 'race' }),
  messages({ session, skin }) {
    const { header, placeholder, keyRows, commandRows, honest } = messages();
    return {
      header: header.label,
      placeholder,
      keyRows: keyRows(skin.letters.slice(0, session.rules.symbols)),
      commandRows,
      honest: honest[session.setting.value.kind],
    };
  },
};

/** Opens races: the one of the last visit or a first one, and in a dialog the one that the address asks for. */
export async function openRace(services: PageServices): Promise<Page> {
  const { saved, path, draw, stamp } = services;
  const kept = await readCurrentGame(saved, FORMAT);
  const opened = await openHost(services, FORMAT, kept ? 'resumed' : 'fresh');
  const { host } = opened;
  const controller = new RaceController(kept ?? firstRace(draw), host, {
    engine: host.startWorker(startRaceWorker),
    async copyLink(wanted) {
      const text = makeRaceLink(wanted);
      return text !== undefined && toClipboard(new URL(`#/race/${text}`, location.href).href);
    },
    leaveFor(address) {
      location.hash = address;
    },
  });
  if (kept && kept.sheet.nodes.length > 1) controller.say(messages().speech.resumed(controller.turnNumber));
  if (path !== '') {
    const link = parseRaceLink(path);
    history.replaceState(undefined, '', '#/race');
    if (link) controller.propose(link);
    else host.notice.value = messages().badLink;
  }
  const stopKeeping = keepGame(saved, FORMAT, controller, opened.leadership, stamp, !kept);
  const stopFiling = fileRaces(controller, saved, stamp);
  void readTallies(controller, saved);
  void controller.catchUp();
  return framedPage(screen, controller, opened, () => {
    stopKeeping();
    stopFiling();
  });
}
