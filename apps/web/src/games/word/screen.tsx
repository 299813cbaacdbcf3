import './style/index.css';
import { gamePage } from '../../shell/game/game-page.tsx';
import type { GameScreen } from '../../shell/game-screen.ts';
import { language } from '../../shell/language/language.ts';
import type { Page, PageServices } from '../../shell/page.ts';
import { openSeededLink } from '../../shell/saved/seeded-link.ts';
import { freshSeed } from '../../shell/seed.ts';
import { daySheets } from './daily/day-sheets.ts';
import { startWordWorker } from './engine/questions.ts';
import { messages } from './messages/language.ts';
import { WORD_NAME } from './name.ts';
import { resultOf } from './result/result.ts';
import { usualParams, WordController } from './session/controller.ts';
import { FORMAT, openSaved, type WordGameState } from './session/format.ts';
import { pressKey } from './session/keys.ts';
import { freshState } from './session/play-session.ts';
import { runLine } from './session/run.ts';
import { Board } from './view/board.tsx';
import { Foot } from './view/foot.tsx';
import { Header } from './view/header.tsx';
import { NewGameDialog } from './view/new-game.tsx';
import { OwnListForGame } from './view/own-list-for-game.tsx';
import { Side } from './view/side.tsx';

const screen: GameScreen<WordGameState, WordController> = {
  format: FORMAT,
  fresh: (draw) => freshState(usualParams(), freshSeed(draw)),
  daySheets,
  linked: (link, kept) => openSeededLink(FORMAT, link, kept),
  open: async (state, host) =>
    new WordController(
      state,
      host,
      { quick: host.startWorker(startWordWorker), slow: host.startWorker(startWordWorker) },
      await openSaved(host.saved),
    ),
  run: runLine,
  press: pressKey,
  Header,
  Board,
  result: resultOf,
  Side,
  Foot,
  dialogs: { game: NewGameDialog, list: OwnListForGame },
  layout: ({ play }) => ({
    class: 'word-sheet',
    style: { '--letters': String(play.params.value.length) },
  }),
  messages({ play: { view, params } }) {
    const { header, command, keys, play } = messages();
    const { turns = [], over } = view.value ?? {};
    return {
      header: header.label,
      name: WORD_NAME[language.value],
      progress: `${turns.length + (over ? 0 : 1)}/${params.value.tries}`,
      placeholder: command.placeholder,
      keyRows: keys.rows,
      commandRows: keys.commandRows,
      honest: play.honest,
    };
  },
};

export const openWord: (services: PageServices) => Promise<Page> = gamePage(screen);
