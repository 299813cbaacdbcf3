import { AidsSwitch } from '../../shell/aids-switch.tsx';
import { gamePage } from '../../shell/game/game-page.tsx';
import type { GameHost, GameScreen } from '../../shell/game-screen.ts';
import { appMessages } from '../../shell/messages/language.ts';
import type { Page, PageServices } from '../../shell/page.ts';
import { startWorker } from './engine/thread.ts';
import { seatWords } from './messages/language.ts';
import { Desk } from './session/desk.ts';
import { FORMAT, type Laid } from './session/keeping.ts';
import { MastermindSession } from './session/mastermind-session.ts';
import { runLine } from './session/performing.ts';
import { firstLaid, laidByLink } from './session/resume.ts';
import { parseSettings, SETTINGS } from './session/settings.ts';
import { Board } from './view/board.tsx';
import { useDesk } from './view/desk-context.ts';
import { Header } from './view/header.tsx';
import { SheetDialog } from './view/sheet-dialog.tsx';
import { pressKey } from './view/shortcuts.ts';
import { isSideShown, Side } from './view/side.tsx';

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
    const { sheet, command, keys } = appMessages();
    const { seats, keys: seatKeys } = seatWords();
    const letters = desk.skin.letters.slice(0, desk.session.rules.symbols);
    return {
      header: sheet.ticket,
      placeholder: command.placeholder,
      keyRows: [...keys.rows(letters), ...seatKeys.rows],
      commandRows: [...keys.commandRows, ...seatKeys.commandRows],
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
  const { speech } = appMessages();
  const { places } = desk.session.rules;
  if (host.origin === 'linked')
    desk.say(
      seating.seat === 'breaker' ? speech.begun(places, sheet.seed) : seatWords().solver.opened(places),
    );
  if (host.origin === 'resumed' && sheet.nodes.length > 1) desk.say(speech.resumed(desk.turnNumber));
  return desk;
}

export const openMastermind: (services: PageServices) => Promise<Page> = gamePage(screen);
