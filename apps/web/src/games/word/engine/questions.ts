import type { Mark } from '@inkling/core/marks';
import type { WordCheck } from '@inkling/games/word/analysis/check';
import type { WordHints } from '@inkling/games/word/analysis/hints';
import type { WordReview, WordReviewOptions } from '@inkling/games/word/analysis/review';
import type { WordAdvice } from '@inkling/games/word/analysis/suggestions';
import type { WordReason } from '@inkling/games/word/analysis/why';
import type { WordView } from '@inkling/games/word/rules/game';
import type { Round } from '@inkling/games/word/rules/rounds';
import type { CheckedAnswer } from '@inkling/games/word/runaway/analysis/check-answers';
import type { WordStrategy } from '@inkling/words/rank';
import { threadsOf } from '../../../shell/worker/thread.ts';
import type { StartThread } from '../../../shell/worker/worker-client.ts';
import type { ListAsked } from '../model/lists.ts';
import type { GameMoves, NoGame, ShownGame } from './served-game.ts';

/** Rounds of one length, with letters as indices into the list's alphabet. Plain data, as it is sent to the worker. */
export interface WordPosition extends ListAsked {
  readonly length: number;
  readonly rounds: readonly Round[];
}

export interface WordsFound {
  /** The words to show: the likely ones first, at most `WORDS_LISTED_MAX`. */
  readonly listed: readonly string[];
  readonly allCount: number;
  /** How many of the `allCount` words are likely. */
  readonly likelyCount: number;
  readonly withheldCount: number;
  /** For each place and letter, the share of the likely words left (of all, if none is likely) that have it there. */
  readonly shares: readonly (readonly number[])[];
}

export const WORDS_LISTED_MAX = 40;

/** What the page shows about a position as soon as it is known. */
export interface WordFindings {
  readonly position: WordPosition;
  readonly hints: WordHints;
  readonly check: WordCheck;
  /** Undefined if the list could not be loaded. */
  readonly words: WordsFound | undefined;
}

export interface GameAsked extends GameMoves {
  /** The id of the game. */
  readonly game: string;
  /** The user's own words, if the game is played with them. */
  readonly own: string;
  readonly guess: string | undefined;
}

export type GameAnswered = ShownGame<WordView> | NoGame;

/** The marks of another player's game, without its letters. */
export interface GridAsked extends ListAsked {
  readonly rows: readonly (readonly Mark[])[];
}

/** The words that can be the secret of a game with these marks. */
export interface GridAnswered {
  readonly asked: readonly (readonly Mark[])[];
  readonly listed: readonly string[];
  readonly count: number;
  /** The total number of likely words. */
  readonly of: number;
}

/** Why a letter can or cannot be at a place, with the words that have it there if the list is known. */
export type ExplainedLetter = WordReason & { readonly words?: WordsHaving | undefined };

export interface WordsHaving {
  readonly count: number;
  /** One of the words, if possible a likely one. Undefined if there is none. */
  readonly example: string | undefined;
}

export interface WordQuestions {
  readonly findings: { readonly ask: WordPosition; readonly answer: WordFindings };
  readonly why: {
    readonly ask: WordPosition & { readonly place: number; readonly letter: number };
    readonly answer: ExplainedLetter;
  };
  readonly patterns: {
    readonly ask: WordPosition & { readonly most: number };
    readonly answer: readonly string[];
  };
  readonly advice: {
    readonly ask: WordPosition & {
      readonly strategy: WordStrategy;
      readonly hard: boolean;
      readonly top: number;
    };
    readonly answer: WordAdvice | undefined;
  };
  readonly review: {
    readonly ask: WordPosition & WordReviewOptions;
    readonly answer: WordReview | undefined;
  };
  readonly game: { readonly ask: GameAsked; readonly answer: GameAnswered };
  /** The answers of a Runaway Word game, each checked again. */
  readonly answers: { readonly ask: WordPosition; readonly answer: readonly CheckedAnswer[] | undefined };
  readonly grid: { readonly ask: GridAsked; readonly answer: GridAnswered | undefined };
}

/** Starts the worker that answers the questions. */
export const startWordWorker: StartThread<WordQuestions> = threadsOf(
  () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
);
