import './style/index.css';
import { gamePage } from '../../shell/game/game-page.tsx';
import type { GameScreen } from '../../shell/game-screen.ts';
import type { Page, PageServices } from '../../shell/page.ts';
import { openSeededLink } from '../../shell/saved/seeded-link.ts';
import { freshSeed } from '../../shell/seed.ts';
import { daySheets } from './daily/day-sheets.ts';
import { messages } from './messages/language.ts';
import { resultOf } from './result/result.tsx';
import { pairsTotal } from './session/announcements.ts';
import { BEST_RESULTS, parseBestResults } from './session/best-results.ts';
import { WitchController } from './session/controller.ts';
import { FORMAT, newState, type WitchGameState } from './session/format.ts';
import { pressKey } from './session/keys.ts';
import { KNOWN_FACES, parseKnownFaces } from './session/known-faces.ts';
import { sheetFor } from './session/session.ts';
import { FIRST_SETUP } from './session/setup.ts';
import type { Time } from './session/time.ts';
import { LOOK, parseLook } from './settings/look.ts';
import { Board } from './view/board.tsx';
import { CovenDialog } from './view/coven-dialog.tsx';
import { Foot } from './view/foot.tsx';
import { Header } from './view/header.tsx';
import { RulesDialog } from './view/rules-dialog.tsx';
import { SetupDialog } from './view/setup.tsx';
import { Side } from './view/side.tsx';

const screen: GameScreen<WitchGameState, WitchController> = {
  format: FORMAT,
  fresh: (draw) => newState(sheetFor(FIRST_SETUP, freshSeed(draw))),
  daySheets,
  linked: (link, kept) => openSeededLink(FORMAT, link, kept),
  open: async (state, host) =>
    new WitchController(
      state,
      host,
      {
        look: await host.saved.value(LOOK, parseLook),
        bestResults: await host.saved.value(BEST_RESULTS, parseBestResults),
        knownFaces: await host.saved.value(KNOWN_FACES, parseKnownFaces),
      },
      time,
    ),
  run: (controller, line) => controller.run(line),
  press: pressKey,
  Header,
  Board,
  result: resultOf,
  Side,
  Foot,
  dialogs: { rules: RulesDialog, settings: SetupDialog, coven: CovenDialog },
  layout: () => ({ class: 'coven-sheet' }),
  messages({ session }) {
    const { bar, board, command, keys, seedHonest } = messages();
    const view = session.view.value;
    return {
      header: bar.label,
      name: board.heading,
      progress: `${view.found.length}/${pairsTotal(view)}`,
      placeholder: command.placeholder,
      keyRows: keys.rows,
      commandRows: keys.commandRows,
      honest: seedHonest,
    };
  },
};

const time: Time = {
  later(milliseconds, act) {
    const timer = setTimeout(act, milliseconds);
    return () => clearTimeout(timer);
  },
  today: () => new Date().toISOString().slice(0, 10),
};

export const openWitch: (services: PageServices) => Promise<Page> = gamePage(screen);
