import { finish } from '@inkling/core/finish';
import { ok } from '@inkling/core/result';
import { suggestForBoards } from '@inkling/games/word/boards/analysis/suggest';
import { wordsOnBoard } from '@inkling/games/word/boards/analysis/words-left';
import type { BoardsView } from '@inkling/games/word/boards/rules/game';
import { RESIGN } from '@inkling/games/word/rules/game';
import { foldLetters } from '@inkling/games/word/rules/languages';
import type { Handler } from '../../../contract/game-terminal.ts';
import { GameController } from '../../../play/game-controller.ts';
import { type PlayCall, playHandler } from '../../../play/play-handler.ts';
import type { GamePlay, OpenTable, PlayedGame } from '../../../play/played-game.ts';
import { bold } from '../../../shell/style.ts';
import { OWN_LIST } from '../lists/dictionary.ts';
import type { PlayOptions } from '../lists/options.ts';
import {
  askForGuess,
  BOARDS_TITLE,
  sayBoardsEnding,
  sayBoardsTask,
  sayBoardTurn,
  sayGuessForAll,
  sayWordsOnBoard,
} from '../messages/boards.ts';
import { NO_WORD_FITS, sayWordEntry, sayWordPlayFault } from '../messages/play.ts';
import { boardRows } from './board-rows.ts';
import { type BoardsSetup, parseSetup, readSetup } from './boards-setup.ts';
import { typedWord } from './setup.ts';

const boardsPlay: GamePlay<BoardsSetup, PlayOptions & PlayCall> = {
  id: 'boards',
  readSetup,
  rulesOf: ({ rules }) => rules,
  paramsOf: ({ params }) => params,
  makeSetup: ({ list }) => (list === OWN_LIST ? undefined : list),
  parseSetup,
  open: (table) => ok(boardsMatch(table)),
};

function boardsMatch({ setup, sheet, talk, style, onChange }: OpenTable<BoardsSetup>): PlayedGame {
  const controller = new GameController(setup.rules, sheet, { onChange });
  const view = (): BoardsView => controller.view('breaker');
  const { isPlain } = talk;
  const draw = () => {
    if (!isPlain) return boardRows(view(), style, talk.world.out.columns);
    const { guesses } = view();
    return guesses.length === 0 ? [] : turnLines(view());
  };
  const { length } = view().params;
  return {
    get sheet() {
      return controller.sheet;
    },
    get isOver() {
      return controller.isOver;
    },
    opening: () => [
      isPlain ? `${BOARDS_TITLE}.` : bold(BOARDS_TITLE, style),
      ...sayBoardsTask(view()),
      ...draw(),
    ],
    draw,
    question: () => [askForGuess(view())],
    enter(text) {
      const played = controller.enter('breaker', typedWord(text, setup.lists));
      if (!played.ok) return [sayWordPlayFault(played.error)];
      return isPlain ? turnLines(view()) : draw();
    },
    travel: { undo: () => controller.undo(), redo: () => controller.redo(), place: draw },
    entries: [[`${length} letters`, sayWordEntry(length)]],
    isMove: (text) => foldLetters(setup.lists.alphabet, text).length === length,
    commands: [
      {
        name: 'choices',
        text: 'the words that are left on each board',
        run: () =>
          view().boards.flatMap((board, at) =>
            board.isFound ? [] : [sayWordsOnBoard(at, wordsOnBoard(board, setup.lists))],
          ),
      },
      {
        name: 'suggest',
        text: 'a guess that leaves few words on all boards together',
        run() {
          const best = finish(suggestForBoards(view().boards, setup.lists));
          return [best ? sayGuessForAll(best) : NO_WORD_FITS];
        },
      },
      {
        name: 'resign',
        text: 'end the game and see the words',
        run() {
          const played = controller.play(RESIGN);
          return played.ok ? [] : [sayWordPlayFault(played.error)];
        },
      },
    ],
    ending: () => ({ lines: [sayBoardsEnding(view())], question: 'Play again?' }),
  };
}

/** Returns the last guess, on each board that answered it. */
function turnLines({ guesses, boards }: BoardsView): readonly string[] {
  return boards.flatMap(({ turns, isFound }, at) => {
    const turn = turns.length === guesses.length ? turns.at(-1) : undefined;
    return turn ? [sayBoardTurn(guesses.length, at, turn, isFound)] : [];
  });
}

export const playBoards: Handler<PlayOptions & PlayCall> = playHandler(boardsPlay);
