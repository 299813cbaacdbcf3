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

/** Rounds of one length, their letters as numbers in the alphabet of the list. Plain data: it crosses to the worker. */
export interface WordPosition extends ListAsked {
  readonly length: number;
  readonly rounds: readonly Round[];
}

export interface WordsFound {
  /** Those to show: the likely ones first, `WORDS_LISTED_MAX` at most. */
  readonly listed: readonly string[];
  readonly allCount: number;
  /** How many of all are likely. */
  readonly likelyCount: number;
  readonly withheldCount: number;
  /** For each place and letter, the share of the likely words left (of all, when none is likely) that have it there. */
  readonly shares: readonly (readonly number[])[];
}

export const WORDS_LISTED_MAX = 40;

/** What the page shows of a position as soon as it is known. */
export interface WordFindings {
  readonly position: WordPosition;
  readonly hints: WordHints;
  readonly check: WordCheck;
  /** `undefined` when the list could not be loaded. */
  readonly words: WordsFound | undefined;
}

export interface GameAsked extends GameMoves {
  /** The id of its rules. */
  readonly game: string;
  /** The person's own words, when the game is played with them. */
  readonly own: string;
  readonly guess: string | undefined;
}

export type GameAnswered = ShownGame<WordView> | NoGame;

/** The marks of somebody's game without its letters. */
export interface GridAsked extends ListAsked {
  readonly rows: readonly (readonly Mark[])[];
}

/** The words that some game with these marks could have been about. */
export interface GridAnswered {
  readonly asked: readonly (readonly Mark[])[];
  readonly listed: readonly string[];
  readonly count: number;
  /** Of how many likely words. */
  readonly of: number;
}

/** Why a letter can or cannot be at a place; with the words of the list that have it there, where the list is known. */
export type ExplainedLetter = WordReason & { readonly words?: WordsHaving | undefined };

export interface WordsHaving {
  readonly count: number;
  /** One of them, a likely one where there is any; `undefined` when there is none. */
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
  /** Each answer of a word that ran away, checked anew. */
  readonly answers: { readonly ask: WordPosition; readonly answer: readonly CheckedAnswer[] | undefined };
  readonly grid: { readonly ask: GridAsked; readonly answer: GridAnswered | undefined };
}

/** The worker that answers them. */
export const startWordWorker: StartThread<WordQuestions> = threadsOf(
  () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
);
