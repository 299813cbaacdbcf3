import type { ReviewedGuess } from '@inkling/games/word/boards/analysis/review';
import type { BoardsSuggestion } from '@inkling/games/word/boards/analysis/suggest';
import type { BoardsView } from '@inkling/games/word/boards/rules/game';
import type { WordFault } from '@inkling/games/word/rules/game';
import { threadsOf } from '../../../../shell/worker/thread.ts';
import type { StartThread } from '../../../../shell/worker/worker-client.ts';

/** A game as its identity and its moves; the words are drawn from them in the worker and stay there. */
export interface BoardsAsked {
  readonly params: string;
  readonly seed: string;
  readonly moves: readonly string[];
}

/** The words that fit one board. */
export interface BoardWords {
  readonly count: number;
  /** Those to show, the likely ones first. */
  readonly listed: readonly string[];
}

export const WORDS_SHOWN = 8;

export type BoardsAnswered =
  /** The game after the moves, and after the guess when that was legal; else why not. */
  | {
      readonly kind: 'game';
      readonly view: BoardsView;
      readonly words: readonly BoardWords[];
      readonly fault: WordFault | undefined;
    }
  | { readonly kind: 'no-list' | 'not-a-game' };

export interface BoardsQuestions {
  readonly game: {
    readonly ask: BoardsAsked & { readonly guess: string | undefined };
    readonly answer: BoardsAnswered;
  };
  /** A game that is over, guess by guess. */
  readonly review: {
    readonly ask: BoardsAsked & { readonly judgesFirst: boolean };
    readonly answer: readonly ReviewedGuess[] | undefined;
  };
  readonly hint: { readonly ask: BoardsAsked; readonly answer: BoardsSuggestion | undefined };
}

/** The worker that answers them. */
export const startBoardsWorker: StartThread<BoardsQuestions> = threadsOf(
  () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
);
