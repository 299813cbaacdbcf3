import { AidsSwitch } from '../../shell/aids-switch.tsx';
import { gamePage } from '../../shell/game/game-page.tsx';
import type { GameHost, GameScreen } from '../../shell/game-screen.ts';
import type { Page, PageServices } from '../../shell/page.ts';
import { MastermindController } from './controller/controller.ts';
import { daySheets } from './daily/day-sheets.ts';
import { startWorker } from './engine/thread.ts';
import { messages } from './messages/language.ts';
import { resultOf } from './result/result.ts';
import { FORMAT } from './session/format.ts';
import { firstGame, linkedGame } from './session/opening.ts';
import type { MastermindGameState } from './session/session.ts';
import { parseSettings, SETTINGS } from './session/settings.ts';
import { Board } from './view/board.tsx';
import { Header } from './view/header.tsx';
import { pressKey } from './view/keys.ts';
import { NewGameDialog } from './view/new-game-dialog.tsx';
import { isSideShown, Side } from './view/side.tsx';
import { useMastermind } from './view/use-mastermind.ts';

const screen: GameScreen<MastermindGameState, MastermindController> = {
  format: FORMAT,
  fresh: firstGame,
  daySheets,
  linked: linkedGame,
  open,
  run: (controller, line) => controller.run(line),
  press: pressKey,
  Header,
  Board,
  result: resultOf,
  Side,
  Foot: () => <AidsSwitch preferences={useMastermind().preferences} />,
  dialogs: { new: NewGameDialog },
  layout(controller) {
    const { places, symbols } = controller.session.rules;
    // Elements in a row of the palette, where the paper is wide enough.
    const row = symbols > 10 ? Math.ceil(symbols / 2) : symbols;
    return {
      class: [places > 6 && 'sheet-wide', !isSideShown(controller) && 'sheet-alone']
        .filter(Boolean)
        .join(' '),
      style: { '--half': String(Math.ceil(places / 2)), '--sorts': String(row) },
    };
  },
  messages(controller) {
    const { sheet, command, keys, seats } = messages();
    const letters = controller.skin.letters.slice(0, controller.session.rules.symbols);
    return {
      header: sheet.header,
      placeholder: command.placeholder,
      keyRows: keys.rows(letters),
      commandRows: keys.commandRows,
      honest: seats.honest[controller.session.seating.value.seat],
    };
  },
};

async function open(state: MastermindGameState, host: GameHost): Promise<MastermindController> {
  const controller = new MastermindController(state, host, {
    settings: await host.saved.value(SETTINGS, parseSettings),
    engine: host.startWorker(startWorker),
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  });
  const { speech, solver } = messages();
  const { places } = controller.session.rules;
  const { sheet, seating } = state;
  if (host.origin === 'linked')
    controller.say(seating.seat === 'breaker' ? speech.begun(places, sheet.seed) : solver.opened(places));
  if (host.origin === 'resumed' && sheet.nodes.length > 1)
    controller.say(speech.resumed(controller.turnNumber));
  return controller;
}

export const openMastermind: (services: PageServices) => Promise<Page> = gamePage(screen);
