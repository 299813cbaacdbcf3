import '../style/index.css';
import './style/index.css';
import { BOARD_COUNTS, type BoardCount } from '@inkling/games/word/boards/rules/params';
import type { VNode } from 'preact';
import { type Handlers, perform, plainCommand } from '../../../shell/commands.ts';
import { GameFacts, helpsFact, NewGameButton, Seed } from '../../../shell/game/game-facts.tsx';
import { gamePage } from '../../../shell/game/game-page.tsx';
import type { GameScreen } from '../../../shell/game-screen.ts';
import type { Page, PageServices } from '../../../shell/page.ts';
import { openSeededLink } from '../../../shell/saved/seeded-link.ts';
import { freshSeed } from '../../../shell/seed.ts';
import { messages as wordMessages } from '../messages/language.ts';
import { parseWordSettings, WORD_SETTINGS } from '../model/keyboard.ts';
import type { WordGameState } from '../session/format.ts';
import { pressKey as pressWordKey } from '../session/keys.ts';
import { KeyboardPick } from '../view/keyboard-pick.tsx';
import { startBoardsWorker } from './engine/questions.ts';
import { messages } from './messages/language.ts';
import { resultOf } from './result/result.tsx';
import { BoardsController, useBoards } from './session/controller.ts';
import { FORMAT, freshState, usualSetup } from './session/format.ts';
import { Board } from './view/board.tsx';
import { NewGameDialog } from './view/new-game.tsx';
import { Side } from './view/side.tsx';

const screen: GameScreen<WordGameState, BoardsController> = {
  format: FORMAT,
  fresh: (draw) => freshState(usualSetup(), freshSeed(draw)),
  linked: (link, readSaved) => openSeededLink(FORMAT, link, readSaved),
  open: async (state, host) =>
    new BoardsController(
      state,
      host,
      host.startWorker(startBoardsWorker),
      await host.saved.value(WORD_SETTINGS, parseWordSettings),
    ),
  run: runLine,
  press: pressKey,
  Header,
  Board,
  result: resultOf,
  Side,
  Foot,
  dialogs: { game: NewGameDialog },
  layout: ({ play: { setup } }) => ({
    class: 'several-sheet',
    style: { '--letters': String(setup.value.length), '--tries': String(setup.value.tries) },
  }),
  messages() {
    const { header, name, placeholder, keys, honest } = messages();
    return { header, name, placeholder, ...keys, honest };
  },
};

export const openBoards: (services: PageServices) => Promise<Page> = gamePage(screen);

/** The seed with which the game can be replayed, and the settings of all word games. */
function Foot(): VNode {
  const { settings, state } = useBoards();
  return (
    <div class="settings">
      <p>
        <Seed seed={state.value.sheet.seed} />
      </p>
      <KeyboardPick settings={settings} />
    </div>
  );
}

/** Handles a key. A digit enlarges its board. */
function pressKey(controller: BoardsController, event: KeyboardEvent, target: Element): boolean {
  const boards = Array.from({ length: controller.play.setup.value.boards }, (_, board) => board);
  const own = boards.map((board) => [String(board + 1), () => controller.enlarge(board)] as const);
  return pressWordKey(controller, event, target, Object.fromEntries(own));
}

/** Which game this is, and the controls that begin another. */
function Header(): VNode {
  const controller = useBoards();
  const { header } = wordMessages();
  const { boards, length, tries, list } = controller.play.setup.value;
  return (
    <>
      <GameFacts
        facts={[
          messages().words(boards),
          header.rules(length, tries),
          header.list[list],
          helpsFact(controller.state.value),
        ]}
      />
      <NewGameButton dialog="game" />
    </>
  );
}

/** Executes a typed line. The game reports what is wrong with a guess. */
function runLine(controller: BoardsController, line: string): boolean {
  return perform(COMMANDS, controller, parseCommand(line));
}

const COMMANDS: Handlers<BoardsController, Command> = {
  word: (controller, { text }) => controller.guess(text),
  new: (controller, { boards, seed }) => {
    const { setup } = controller.play;
    controller.begin({ ...setup.value, boards: boards ?? setup.value.boards }, seed);
  },
  hint: (controller) => controller.hint(),
  words: (controller) => controller.showWords(!controller.state.value.drawerOpen),
  undo: (controller) => controller.undo(),
  redo: (controller) => controller.redo(),
  say: (controller) => controller.sayState(),
  help: (controller) => controller.openDialog('keys'),
};

/** A typed line. Any line that is not a command is a guess, and the game reports what is wrong with it. */
type Command =
  | { readonly kind: 'word'; readonly text: string }
  | { readonly kind: 'new'; readonly boards: BoardCount | undefined; readonly seed: string }
  | { readonly kind: Plain };

type Plain = (typeof PLAIN)[number];
const PLAIN = ['hint', 'words', 'undo', 'redo', 'say', 'help'] as const;
const ALIASES: Readonly<Record<string, Plain>> = { '?': 'help', choices: 'words', state: 'say' };

/** Parses a line. Never throws. A command wins over a guess that is spelt alike; `guess hint` is the guess. */
function parseCommand(line: string): Command {
  const [first = '', ...rest] = line.trim().split(/\s+/);
  const word = first.toLowerCase();
  if (word === 'guess' && rest.length > 0) return { kind: 'word', text: rest.join('') };
  const plain = plainCommand(PLAIN, ALIASES, word);
  if (plain && rest.length === 0) return { kind: plain };
  if (word !== 'new') return { kind: 'word', text: line.trim() };
  const boards = BOARD_COUNTS.find((count) => String(count) === rest[0]);
  return { kind: 'new', boards, seed: (boards ? rest.slice(1) : rest).join(' ') };
}
