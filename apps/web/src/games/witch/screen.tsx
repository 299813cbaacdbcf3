import './style/index.css';
import { gamePage } from '../../shell/game/game-page.tsx';
import type { GameScreen } from '../../shell/game-screen.ts';
import type { Page, PageServices } from '../../shell/page.ts';
import { freshSeed } from '../../shell/seed.ts';
import { daySheets } from './daily/day-sheets.ts';
import { messages } from './messages/language.ts';
import { resultOf } from './result/result.ts';
import { BEST_RESULTS, parseBestResults } from './session/best-results.ts';
import { type Later, WitchController } from './session/controller.ts';
import { FORMAT, type WitchGameState } from './session/format.ts';
import { pressKey } from './session/keys.ts';
import { sheetFor } from './session/session.ts';
import { FIRST_SETUP } from './session/setup.ts';
import { LOOK, parseLook } from './settings/look.ts';
import { Board } from './view/board.tsx';
import { Foot } from './view/foot.tsx';
import { Header } from './view/header.tsx';
import { RulesDialog } from './view/rules-dialog.tsx';
import { SetupDialog } from './view/setup.tsx';
import { Side } from './view/side.tsx';

const screen: GameScreen<WitchGameState, WitchController> = {
  format: FORMAT,
  fresh: (draw) => ({ sheet: sheetFor(FIRST_SETUP, freshSeed(draw)), again: false }),
  daySheets,
  open: async (state, host) =>
    new WitchController(
      state,
      host,
      {
        look: await host.saved.value(LOOK, parseLook),
        bestResults: await host.saved.value(BEST_RESULTS, parseBestResults),
      },
      later,
    ),
  run: (controller, line) => controller.run(line),
  press: pressKey,
  Header,
  Board,
  result: resultOf,
  Side,
  Foot,
  dialogs: { rules: RulesDialog, settings: SetupDialog },
  headerClass: 'coven-header',
  layout: () => ({ class: 'coven-sheet' }),
  messages() {
    const { bar, command, keys, seedHonest } = messages();
    return {
      header: bar.label,
      placeholder: command.placeholder,
      keyRows: keys.rows,
      commandRows: keys.commandRows,
      honest: seedHonest,
    };
  },
};

const later: Later = (milliseconds, act) => {
  const timer = setTimeout(act, milliseconds);
  return () => clearTimeout(timer);
};

export const openWitch: (services: PageServices) => Promise<Page> = gamePage(screen);
