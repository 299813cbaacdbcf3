import './style/board.css';
import type { VNode } from 'preact';
import { type Keys, press } from '../../shell/commands.ts';
import { GameFacts, NewGameButton } from '../../shell/game/game-facts.tsx';
import { gamePage } from '../../shell/game/game-page.tsx';
import type { GameScreen } from '../../shell/game-screen.ts';
import type { Page, PageServices } from '../../shell/page.ts';
import { freshSeed } from '../../shell/seed.ts';
import { Button } from '../../ui/button.tsx';
import { messages } from './messages/language.ts';
import { NullController, useNull } from './session/controller.ts';
import { FORMAT, type NullGameState } from './session/format.ts';
import { stateInLink } from './session/link.ts';
import { FIRST_SETUP, sheetFor } from './session/setup.ts';
import { Board } from './view/board.tsx';
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

/** Which game this is, and what leads to another. */
function Header(): VNode {
  const controller = useNull();
  const { range, turnsMax, share } = messages();
  const { params } = controller.view.value;
  return (
    <>
      <GameFacts facts={[range(params.most), turnsMax(params.turnsMax)]} seed={controller.sheet.seed} />
      <NewGameButton dialog="setup" />
      <Button quiet onPress={() => void controller.share()}>
        {share.open}
      </Button>
    </>
  );
}

/**
 * Handles the keys of the board. The frame has already filtered out text fields, dialogs, modifiers and
 * disabled shortcuts.
 */
function pressKey(controller: NullController, event: KeyboardEvent, target: Element): boolean {
  if (/^\d$/.test(event.key)) {
    // The browser then types the digit into the field.
    document.getElementById('number')?.focus();
    return false;
  }
  return press(KEYS, controller, event, target);
}

const KEYS: Keys<NullController> = {
  u: (controller) => controller.undo(),
  r: (controller) => controller.redo(),
  l: (controller) => controller.sayLeft(),
};
