import { decoded } from '../../../shell/saved/decoded.ts';
import '../style/index.css';
import type { Mark } from '@inkling/core/marks';
import { playMove } from '@inkling/core/sheet';
import { parseRounds } from '@inkling/games/word/rules/rounds';
import type { VNode } from 'preact';
import { gamePage } from '../../../shell/game/game-page.tsx';
import type { GameScreen } from '../../../shell/game-screen.ts';
import { appMessages } from '../../../shell/messages/language.ts';
import type { Page, PageServices } from '../../../shell/page.ts';
import { Pick } from '../../../ui/fields.tsx';
import { typeOnSheet } from '../../../ui/typing-focus.ts';
import { startWordWorker } from '../engine/questions.ts';
import { alphabetOfList, isOwn, parseListId } from '../model/lists.ts';
import { LANGUAGE_LISTS, LIST_OF_LANGUAGE } from '../model/names.ts';
import { parseGrid } from '../model/share-grid.ts';
import { openSaved } from '../session/format.ts';
import { pressKey as pressWordKey } from '../session/keys.ts';
import { OwnListDialog } from '../view/own-list-dialog.tsx';
import { solverMessages } from './messages/language.ts';
import { SolverController, useSolver } from './session/controller.ts';
import { cycleMark, goToPlace, setMark } from './session/draft.ts';
import { FORMAT, freshState, roundsText, type SolverState } from './session/format.ts';
import { PASTE_LENGTH_MAX, ROUNDS_MAX } from './session/rounds-session.ts';
import { runLine } from './session/run.ts';
import { Side } from './view/side.tsx';
import { Board } from './view/solver-board.tsx';

const screen: GameScreen<SolverState, SolverController> = {
  format: FORMAT,
  fresh: () => freshState(LIST_OF_LANGUAGE[appMessages().language]),
  linked: async (path) => stateIn(path),
  open: async (state, host) =>
    new SolverController(
      state,
      host,
      { quick: host.startWorker(startWordWorker), slow: host.startWorker(startWordWorker) },
      await openSaved(host.saved),
    ),
  run: runLine,
  press: pressKey,
  headerClass: 'solver-header',
  Header,
  Board,
  Side,
  dialogs: { list: OwnListForSolver },
  layout: ({ session }) => ({
    class: 'word-solver',
    style: { '--letters': String(session.length.value) },
  }),
  lineLengthMax: PASTE_LENGTH_MAX,
  messages() {
    const { header, placeholder, keys } = solverMessages();
    return {
      header: header.label,
      name: header.name,
      placeholder,
      keyRows: keys.rows,
      commandRows: keys.commandRows,
      honest: undefined,
    };
  },
};

/**
 * Parses the rounds in a link, `english salet:gywww crane:wwwyg`, or the squares of another player's game, `english
 * :wywww :ggggg`.
 */
function stateIn(path: string): SolverState | undefined {
  const [name, ...texts] = (decoded(path) ?? '').split(' ');
  const list = parseListId(name);
  const grid = parseGrid(texts.join(' '));
  if (list && grid) return { ...freshState(list), grid };
  const rounds = list && parseRounds(alphabetOfList(list), texts);
  if (!list || !rounds?.ok || rounds.value.length > ROUNDS_MAX) return undefined;
  const fresh = freshState(list);
  return rounds.value.length === 0
    ? fresh
    : { ...fresh, sheet: playMove(fresh.sheet, roundsText(list, rounds.value)) };
}

export const openWordSolver: (services: PageServices) => Promise<Page> = gamePage(screen);

/** The dialog for the user's own list, to look words up in. */
function OwnListForSolver(): VNode {
  const controller = useSolver();
  return <OwnListDialog list={controller.saved.ownList} onUse={() => controller.setList('own')} />;
}

/** Handles a key. Digits and the space bar mark the current letter. */
function pressKey(controller: SolverController, event: KeyboardEvent, target: Element): boolean {
  const { session } = controller;
  const { draft } = session;
  const mark = (value: Mark) => () => {
    session.draft = setMark(draft, value);
    typeOnSheet(target, document);
  };
  const go = (step: number) => () => {
    session.draft = goToPlace(draft, draft.place + step);
  };
  return pressWordKey(controller, event, target, {
    ...(draft.letters.length > 0 && { 0: mark(0), 1: mark(1), 2: mark(2) }),
    ' ': () => {
      session.draft = cycleMark(draft);
    },
    arrowleft: go(-1),
    arrowright: go(1),
  });
}

/** The choice of the word list, and the link back to a game. */
function Header(): VNode {
  const controller = useSolver();
  const { header, lists } = solverMessages();
  const list = controller.session.list.value;
  return (
    <>
      <Pick
        label={lists.label}
        options={[...LANGUAGE_LISTS, 'own'] as const}
        value={isOwn(list) ? 'own' : list}
        name={(name) => lists.names[name]}
        onPick={(name) => controller.setList(name)}
      />
      <a class="quiet" href="#/word">
        {header.play}
      </a>
    </>
  );
}
