import type { ReviewedGuess } from '@inkling/games/word/boards/analysis/review';
import type { BoardsSuggestion } from '@inkling/games/word/boards/analysis/suggest';
import type { BoardsView } from '@inkling/games/word/boards/rules/game';
import { threadsOf } from '../../../../shell/worker/thread.ts';
import type { StartThread } from '../../../../shell/worker/worker-client.ts';
import type { GameMoves, NoGame, ShownGame } from '../../engine/served-game.ts';

/** The words that fit one board. */
export interface BoardWords {
  readonly count: number;
  /** The words to show, the likely ones first. */
  readonly listed: readonly string[];
}

export const WORDS_SHOWN = 8;

export type BoardsShown = ShownGame<BoardsView> & { readonly words: readonly BoardWords[] };
export type BoardsAnswered = BoardsShown | NoGame;

export interface BoardsQuestions {
  readonly game: {
    readonly ask: GameMoves & { readonly guess: string | undefined };
    readonly answer: BoardsAnswered;
  };
  /** Judges a finished game, guess by guess. */
  readonly review: {
    readonly ask: GameMoves & { readonly judgesFirst: boolean };
    readonly answer: readonly ReviewedGuess[] | undefined;
  };
  readonly hint: { readonly ask: GameMoves; readonly answer: BoardsSuggestion | undefined };
}

/** Starts the worker that answers the questions. */
export const startBoardsWorker: StartThread<BoardsQuestions> = threadsOf(
  () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
);
