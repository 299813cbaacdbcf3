import '../style/index.css';
import './style/liar.css';
import type { VNode } from 'preact';
import { useDialog } from '../../../shell/game/controller-context.ts';
import { GameFacts, Seed } from '../../../shell/game/game-facts.tsx';
import { gamePage } from '../../../shell/game/game-page.tsx';
import type { GameScreen } from '../../../shell/game-screen.ts';
import { appMessages } from '../../../shell/messages/language.ts';
import type { Page, PageServices } from '../../../shell/page.ts';
import { openSeededLink } from '../../../shell/saved/seeded-link.ts';
import { freshSeed } from '../../../shell/seed.ts';
import { Press } from '../../../ui/press.tsx';
import { boardLayout } from '../board/board-layout.ts';
import { messages } from './messages/language.ts';
import { resultOf } from './result/result.tsx';
import { LiarController, useLiar } from './session/controller.ts';
import { FIRST_SETUP, FORMAT, freshState, type LiarGameState } from './session/format.ts';
import { pressKey, runLine } from './session/run.ts';
import { Board } from './view/board.tsx';
import { NewGameDialog } from './view/new-game.tsx';
import { Side } from './view/side.tsx';

const screen: GameScreen<LiarGameState, LiarController> = {
  format: FORMAT,
  fresh: (draw) => freshState(FIRST_SETUP, freshSeed(draw)),
  linked: (link, kept) => openSeededLink(FORMAT, link, kept),
  open: (state, host) => new LiarController(state, host),
  run: runLine,
  press: pressKey,
  Header,
  Board,
  result: resultOf,
  Side,
  Foot,
  dialogs: { game: NewGameDialog },
  layout({ skin, view }) {
    const { class: name, style } = boardLayout(view.value.params.rules, skin);
    return { class: `${name} liar-sheet`, style };
  },
  messages({ skin, view }) {
    const { header, name, placeholder, keyRows, commandRows, honest } = messages();
    const { turns, params } = view.value;
    return {
      header,
      name,
      progress: `${Math.min(turns.length + 1, params.turnsMax)}/${params.turnsMax}`,
      placeholder,
      keyRows: keyRows(skin.letters.slice(0, params.rules.symbols)),
      commandRows,
      honest,
    };
  },
};

export const openLiar: (services: PageServices) => Promise<Page> = gamePage(screen);

/** Which game this is, and what begins another. */
function Header(): VNode {
  const controller = useLiar();
  const { open } = useDialog();
  const said = messages();
  const { rules, liesMax } = controller.view.value.params;
  const { withNotes } = controller.state.value;
  return (
    <>
      <GameFacts
        facts={[said.rules(rules.places, rules.symbols), said.lies(liesMax), withNotes && said.withNotes]}
      />
      <Press onPress={() => controller.resign()}>{said.resign}</Press>
      <Press onPress={() => open('game')}>{appMessages().newGame.heading}</Press>
    </>
  );
}

/** The name by which the game can be played again. */
function Foot(): VNode {
  return (
    <p>
      <Seed seed={useLiar().sheet.seed} />
    </p>
  );
}
