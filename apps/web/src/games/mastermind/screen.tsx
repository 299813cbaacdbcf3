import './style/index.css';
import type { VNode } from 'preact';
import { GameFacts, helpsFact, NewGameButton, Seed } from '../../shell/game/game-facts.tsx';
import { gamePage } from '../../shell/game/game-page.tsx';
import type { FramedScreen, GameHost, GameScreen } from '../../shell/game-screen.ts';
import type { Page, PageServices } from '../../shell/page.ts';
import type { SavedFields } from '../../shell/saved/saved.ts';
import { Button } from '../../ui/button.tsx';
import { boardLayout } from './board/board-layout.ts';
import { MastermindController, useMastermind } from './controller/controller.ts';
import { daySheets } from './daily/day-sheets.ts';
import { startWorker } from './engine/questions.ts';
import { messages } from './messages/language.ts';
import { resultOf } from './result/result.tsx';
import { NAME } from './result/share.ts';
import { FORMAT } from './session/format.ts';
import { firstGame, linkedGame } from './session/opening.ts';
import { mayCorrect } from './session/seating.ts';
import type { MastermindGameState } from './session/session.ts';
import { parseSettings, SETTINGS, type Settings, type SkinChoice } from './session/settings.ts';
import { Board } from './view/board.tsx';
import { pressKey } from './view/keys.ts';
import { NewGameDialog } from './view/new-game-dialog.tsx';
import { Side } from './view/side.tsx';

/** How a game that has its own page is saved, and how it begins. */
export interface CodePage {
  readonly opening: Pick<
    GameScreen<MastermindGameState, MastermindController>,
    'format' | 'fresh' | 'daySheets' | 'linked'
  >;
  /** The storage key of its settings. */
  readonly settings: string;
  readonly parseSettings: (fields: SavedFields) => Settings;
  name(): string;
}

/** Returns a function that opens the page of Mastermind, or of a game that is played by its rules. */
export function openCodes(page: CodePage): (services: PageServices) => Promise<Page> {
  return gamePage({
    ...screen,
    ...page.opening,
    open: (state, host) => open(state, host, page),
    messages: (controller) => ({ ...screen.messages(controller), name: page.name() }),
  });
}

const screen: Omit<FramedScreen<MastermindGameState, MastermindController>, 'format'> = {
  run: (controller, line) => controller.run(line),
  press: pressKey,
  Header,
  Board,
  result: resultOf,
  Side,
  Foot,
  dialogs: { new: NewGameDialog },
  layout: ({ session, skin }) => boardLayout(session.rules, skin, mayCorrect(session.seating.value)),
  messages(controller) {
    const { sheet, command, keys, seats } = messages();
    const { turnsMax } = controller.session.view.value;
    const { places, symbols } = controller.session.rules;
    const letters = controller.skin.letters.slice(0, symbols);
    const code = Array.from({ length: places }, (_, place) => letters[place % symbols]).join('');
    return {
      header: sheet.header,
      progress: `${Math.min(controller.turnNumber, turnsMax)}/${turnsMax}`,
      placeholder: command.placeholder(letters.slice(0, places)),
      keyRows: keys.rows(letters),
      commandRows: keys.commandRows(code, (letters[0] ?? '').toLowerCase(), controller.nameOf(0)),
      honest: seats.honest[controller.session.seating.value.seat],
    };
  },
};

async function open(
  state: MastermindGameState,
  host: GameHost,
  page: CodePage,
): Promise<MastermindController> {
  const controller = new MastermindController(state, host, {
    settings: await host.saved.value(page.settings, page.parseSettings),
    engine: host.startWorker(startWorker),
    name: page.name,
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

export const openMastermind: (services: PageServices) => Promise<Page> = openCodes({
  opening: { format: FORMAT, fresh: firstGame, daySheets, linked: linkedGame },
  settings: SETTINGS,
  parseSettings,
  name: () => NAME,
});

/** The seed, with which the game can be played again. */
function Foot(): VNode | null {
  const { session } = useMastermind();
  if (session.seating.value.seat !== 'breaker') return null;
  return (
    <p>
      <Seed seed={session.sheet.value.seed} />
    </p>
  );
}

/** The skin that the header's button switches to. */
const OTHER_SKIN: Partial<Record<SkinChoice, SkinChoice>> = { winter: 'pegs', pegs: 'winter' };

/** Which game this is, and the buttons that start another. */
function Header(): VNode {
  const controller = useMastermind();
  const { sheet, seats, skin, solver } = messages();
  const { rules, turnsMax } = controller.session.view.value;
  const { seat, player } = controller.session.seating.value;
  const { value: settings } = controller.settings;
  const other = OTHER_SKIN[settings.skin];
  const isBreaking = seat === 'breaker' || seat === 'two';
  return (
    <>
      <GameFacts
        facts={[
          skin.names[settings.skin],
          ...sheet.facts(rules.places, rules.symbols, rules.repeats, turnsMax),
          seat === 'maker'
            ? `${seats.names[seat]}: ${seats.players[player]}`
            : seat !== 'breaker' && seats.names[seat],
          settings.consistentOnly && isBreaking && sheet.restricted,
          isBreaking && helpsFact(controller.session.helps),
        ]}
      />
      <NewGameButton dialog="new" />
      {seat === 'solver' ? (
        <Button quiet onPress={() => controller.dispatch({ kind: 'link' })}>
          {solver.link}
        </Button>
      ) : (
        <a class="quiet" href="#/race">
          {sheet.race}
        </a>
      )}
      {other && seat !== 'solver' && (
        <Button quiet onPress={() => controller.dispatch({ kind: 'skin', skin: other })}>
          {skin.names[other]}
        </Button>
      )}
    </>
  );
}
