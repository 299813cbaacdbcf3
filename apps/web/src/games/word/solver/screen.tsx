import '../style/index.css';
import { playMove } from '@inkling/core/sheet';
import { parseRounds } from '@inkling/games/word/rules/rounds';
import type { VNode } from 'preact';
import { gamePage } from '../../../shell/game/game-page.tsx';
import type { GameScreen } from '../../../shell/game-screen.ts';
import { appMessages } from '../../../shell/messages/language.ts';
import type { Page, PageServices } from '../../../shell/page.ts';
import { startWordWorker } from '../engine/questions.ts';
import { alphabetOfList, parseListId } from '../model/lists.ts';
import { LIST_OF_LANGUAGE } from '../model/names.ts';
import { openSaved } from '../session/format.ts';
import { OwnListDialog } from '../view/own-list-dialog.tsx';
import { solverMessages } from './messages/language.ts';
import { SolverController, useSolver } from './session/controller.ts';
import { FORMAT, freshState, roundsText, type SolverState } from './session/format.ts';
import { pressKey } from './session/keys.ts';
import { PASTE_LENGTH_MAX, ROUNDS_MAX } from './session/rounds-session.ts';
import { runLine } from './session/run.ts';
import { Header } from './view/header.tsx';
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

/** `english salet:gywww crane:wwwyg`: the rounds that a link brings along. */
function stateIn(path: string): SolverState | undefined {
  const [name, ...texts] = decoded(path).split(' ');
  const list = parseListId(name);
  const rounds = list && parseRounds(alphabetOfList(list), texts);
  if (!list || !rounds?.ok || rounds.value.length > ROUNDS_MAX) return undefined;
  const fresh = freshState(list);
  return rounds.value.length === 0
    ? fresh
    : { ...fresh, sheet: playMove(fresh.sheet, roundsText(list, rounds.value)) };
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return '';
  }
}

export const openWordSolver: (services: PageServices) => Promise<Page> = gamePage(screen);

/** A person's own list, to look words up in. */
function OwnListForSolver(): VNode {
  const controller = useSolver();
  return <OwnListDialog list={controller.saved.ownList} onUse={() => controller.setList('own')} />;
}
