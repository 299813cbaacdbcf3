import '../style/index.css';
import './style/liar.css';
import { parseRules } from '@inkling/games/mastermind/rules/rules';
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { useDialog } from '../../../shell/game/controller-context.ts';
import { GameFacts, helpsFact, NewGameButton, Seed } from '../../../shell/game/game-facts.tsx';
import { gamePage } from '../../../shell/game/game-page.tsx';
import { NewGameForm } from '../../../shell/game/new-game-form.tsx';
import type { GameScreen } from '../../../shell/game-screen.ts';
import type { Page, PageServices } from '../../../shell/page.ts';
import { openSeededLink } from '../../../shell/saved/seeded-link.ts';
import { freshSeed } from '../../../shell/seed.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Choice, Pick } from '../../../ui/fields.tsx';
import { boardLayout } from '../board/board-layout.ts';
import { GuessBar } from '../board/guess-bar.tsx';
import { Pegboard } from '../board/pegboard.tsx';
import { messages } from './messages/language.ts';
import { resultOf } from './result/result.tsx';
import { LiarController, useLiar } from './session/controller.ts';
import {
  FIRST_SETUP,
  FORMAT,
  freshState,
  LIES,
  type LiarGameState,
  RULES,
  type Setup,
} from './session/format.ts';
import { pressKey, runLine } from './session/run.ts';
import { Rows } from './view/rows.tsx';
import { Side } from './view/side.tsx';

const screen: GameScreen<LiarGameState, LiarController> = {
  format: FORMAT,
  fresh: (draw) => freshState(FIRST_SETUP, freshSeed(draw)),
  linked: (link, readSaved) => openSeededLink(FORMAT, link, readSaved),
  open: (state, host) => new LiarController(state, host),
  run: runLine,
  press: pressKey,
  Header,
  Board,
  result: resultOf,
  Side,
  Foot,
  dialogs: { game: NewGameDialog, resign: ResignDialog },
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

/** Shows which game this is, with buttons for giving up and for a new game. */
function Header(): VNode {
  const controller = useLiar();
  const { open } = useDialog();
  const text = messages();
  const { rules, liesMax } = controller.view.value.params;
  return (
    <>
      <GameFacts
        facts={[
          text.rules(rules.places, rules.symbols),
          text.lies(liesMax),
          helpsFact(controller.state.value),
        ]}
      />
      {!controller.isOver && (
        <Button quiet onPress={() => open('resign')}>
          {text.resign.yes}
        </Button>
      )}
      <NewGameButton dialog="game" />
    </>
  );
}

/** The seed with which the game can be played again. */
function Foot(): VNode {
  return (
    <p>
      <Seed seed={useLiar().sheet.seed} />
    </p>
  );
}

/** Asks first, because giving up reveals the code, and anything played after it counts as played with notes. */
function ResignDialog(): VNode {
  const controller = useLiar();
  const { resign } = messages();
  const { close } = useDialog();
  return (
    <ConfirmDialog {...resign} onYes={() => controller.resign()} onNo={close}>
      {resign.sentence}
    </ConfirmDialog>
  );
}

/** The dialog for a new game: its rules, how many answers may be false, and its seed. */
function NewGameDialog(): VNode {
  const controller = useLiar();
  const text = messages();
  const [setup, setSetup] = useState<Setup>(controller.setup);
  return (
    <NewGameForm messages={{ seedHelp: text.seedHelp }} onStart={(seed) => controller.begin(setup, seed)}>
      <Choice
        label={text.liesField}
        options={LIES}
        value={LIES.find((lies) => lies === setup.liesMax)}
        name={String}
        onPick={(liesMax) => setSetup({ ...setup, liesMax })}
      />
      <Pick
        label={text.rulesField}
        options={RULES}
        value={RULES.find((rules) => rules === setup.rules) ?? 'p4c6r'}
        name={nameOfRules}
        onPick={(rules) => setSetup({ ...setup, rules })}
      />
    </NewGameForm>
  );
}

function nameOfRules(text: string): string {
  const rules = parseRules(text);
  return rules.ok ? messages().rules(rules.value.places, rules.value.symbols) : text;
}

/** The hidden code, the answered guesses (which can be marked as lies), the next guess, and the rows to come. */
function Board(): VNode {
  const controller = useLiar();
  const text = messages();
  const { skin } = controller;
  const { turns, params, secret } = controller.view.value;
  const { rules, turnsMax } = params;
  return (
    <Pegboard
      skin={skin}
      rules={rules}
      turnsMax={turnsMax}
      secret={secret}
      heading={[text.heading, text.turnOf(turns.length + 1, turnsMax)]}
      turns={turns.length}
      firstToCome={turns.length + 2}
    >
      <Rows />
      <GuessBar
        turn={turns.length}
        skin={skin}
        draft={controller.state.value.draft}
        onMove={(place) => controller.moveTo(place)}
        onErase={() => controller.erase()}
        onSubmit={() => controller.submit()}
      />
    </Pegboard>
  );
}
