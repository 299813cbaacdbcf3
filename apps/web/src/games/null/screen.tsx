import './style/index.css';
import { gamePage } from '../../shell/game/game-page.tsx';
import type { GameScreen } from '../../shell/game-screen.ts';
import type { Page, PageServices } from '../../shell/page.ts';
import { freshSeed } from '../../shell/seed.ts';
import { messages } from './messages/language.ts';
import { NullController } from './session/controller.ts';
import { FORMAT, type NullGameState } from './session/format.ts';
import { pressKey } from './session/keys.ts';
import { stateInLink } from './session/link.ts';
import { FIRST_SETUP, sheetFor } from './session/setup.ts';
import { Board } from './view/board.tsx';
import { Header } from './view/header.tsx';
import { SetupDialog } from './view/setup-dialog.tsx';
import { Side } from './view/side.tsx';

const screen: GameScreen<NullGameState, NullController> = {
  format: FORMAT,
  fresh: (draw) => ({ sheet: sheetFor(FIRST_SETUP, freshSeed(draw)) }),
  linked: stateInLink,
  open: (state, host) => new NullController(state, host),
  run: (controller, line) => controller.run(line),
  press: pressKey,
  Header,
  Board,
  Side,
  dialogs: { setup: SetupDialog },
  messages() {
    const { header, command, keys, honest } = messages();
    return { header, placeholder: command.placeholder, ...keys, honest };
  },
};

export const openNull: (services: PageServices) => Promise<Page> = gamePage(screen);
