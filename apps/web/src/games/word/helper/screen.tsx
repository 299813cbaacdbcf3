import '../style/index.css';
import { playMove } from '@inkling/core/sheet';
import { parseRounds } from '@inkling/games/word/rules/rounds';
import { gamePage } from '../../../shell/game/game-page.tsx';
import type { GameScreen } from '../../../shell/game-screen.ts';
import { appMessages } from '../../../shell/messages/language.ts';
import type { Page, PageServices } from '../../../shell/page.ts';
import { startWordWorker } from '../engine/questions.ts';
import { LIST_OF_LANGUAGE } from '../model/list-names.ts';
import { alphabetOfList, parseListId } from '../model/lists.ts';
import { openSaved } from '../session/format.ts';
import { helperMessages } from './messages/language.ts';
import { HelperController } from './session/controller.ts';
import { FORMAT, freshState, type HelperState, roundsText } from './session/format.ts';
import { pressKey } from './session/keys.ts';
import { PASTE_LENGTH_MAX, ROUNDS_MAX } from './session/rounds-session.ts';
import { runLine } from './session/run.ts';
import { Header } from './view/header.tsx';
import { Board } from './view/helper-board.tsx';
import { OwnListForHelper } from './view/own-list.tsx';
import { Side } from './view/side.tsx';

const screen: GameScreen<HelperState, HelperController> = {
  format: FORMAT,
  fresh: () => freshState(LIST_OF_LANGUAGE[appMessages().language]),
  linked: async (path) => stateIn(path),
  open: async (state, host) =>
    new HelperController(
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
  dialogs: { list: OwnListForHelper },
  layout: ({ session }) => ({
    class: 'word-helper',
    style: { '--letters': String(session.length.value) },
  }),
  lineLengthMax: PASTE_LENGTH_MAX,
  messages() {
    const { header, placeholder, keys } = helperMessages();
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
function stateIn(path: string): HelperState | undefined {
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

export const openWordHelper: (services: PageServices) => Promise<Page> = gamePage(screen);
