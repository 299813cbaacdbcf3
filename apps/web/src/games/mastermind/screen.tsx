import { AidsSwitch } from '../../shell/aids-switch.tsx';
import { gamePage } from '../../shell/game/game-page.tsx';
import type { GameHost, GameScreen } from '../../shell/game-screen.ts';
import type { Page, PageServices } from '../../shell/page.ts';
import { runLine } from './controller/command-handlers.ts';
import { Desk } from './controller/controller.ts';
import { startWorker } from './engine/thread.ts';
import { messages } from './messages/language.ts';
import { FORMAT, type Laid } from './session/format.ts';
import { firstLaid, laidByLink } from './session/opening.ts';
import { MastermindSession } from './session/session.ts';
import { parseSettings, SETTINGS } from './session/settings.ts';
import { Board } from './view/board.tsx';
import { Header } from './view/header.tsx';
import { pressKey } from './view/keys.ts';
import { SheetDialog } from './view/new-game-dialog.tsx';
import { isSideShown, Side } from './view/side.tsx';
import { useDesk } from './view/use-mastermind.ts';

const screen: GameScreen<Laid, Desk> = {
  format: FORMAT,
  fresh: firstLaid,
  linked: laidByLink,
  open: openDesk,
  run: runLine,
  press: pressKey,
  Header,
  Board,
  Side,
  Foot: () => <AidsSwitch preferences={useDesk().preferences} />,
  dialogs: { sheet: SheetDialog },
  layout(desk) {
    const { places, symbols } = desk.session.rules;
    // Elements in a row of the palette, where the paper is wide enough.
    const row = symbols > 10 ? Math.ceil(symbols / 2) : symbols;
    return {
      class: [places > 6 && 'sheet-wide', !isSideShown(desk) && 'sheet-alone'].filter(Boolean).join(' '),
      style: { '--half': String(Math.ceil(places / 2)), '--sorts': String(row) },
    };
  },
  messages(desk) {
    const { sheet, command, keys, seats } = messages();
    const letters = desk.skin.letters.slice(0, desk.session.rules.symbols);
    return {
      header: sheet.header,
      placeholder: command.placeholder,
      keyRows: keys.rows(letters),
      commandRows: keys.commandRows,
      honest: seats.honest[desk.session.seating.value.seat],
    };
  },
};

async function openDesk({ sheet, draft, seating, answer }: Laid, host: GameHost): Promise<Desk> {
  const desk = new Desk(
    new MastermindSession(sheet, draft, seating, answer),
    host.preferences,
    await host.saved.value(SETTINGS, parseSettings),
    host.startWorker(startWorker),
    host.draw,
    (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    host,
  );
  const { speech } = messages();
  const { places } = desk.session.rules;
  if (host.origin === 'linked')
    desk.say(
      seating.seat === 'breaker' ? speech.begun(places, sheet.seed) : messages().solver.opened(places),
    );
  if (host.origin === 'resumed' && sheet.nodes.length > 1) desk.say(speech.resumed(desk.turnNumber));
  return desk;
}

export const openMastermind: (services: PageServices) => Promise<Page> = gamePage(screen);
