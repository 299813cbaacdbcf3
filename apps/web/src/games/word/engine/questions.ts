import type { WordCheck } from '@inkling/games/word/analysis/check';
import type { WordHints } from '@inkling/games/word/analysis/hints';
import type { WordAdvice } from '@inkling/games/word/analysis/suggestions';
import type { WordReason } from '@inkling/games/word/analysis/why';
import type { WordFault, WordView } from '@inkling/games/word/rules/game';
import type { Round } from '@inkling/games/word/rules/rounds';
import type { WordStrategy } from '@inkling/words/rank';

/** Rounds of one length. Plain data: it crosses to the worker. */
export interface WordPosition {
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

/** A game as its identity and its moves; the secret is computed from them in the worker and stays there. */
export interface GameAsked {
  readonly params: string;
  readonly seed: string;
  readonly moves: readonly string[];
  readonly guess: string | undefined;
}

export type GameAnswered =
  /** The game after the moves, and after the guess when that was legal; else why not. */
  | { readonly kind: 'game'; readonly view: WordView; readonly fault: WordFault | undefined }
  | { readonly kind: 'no-list' }
  | { readonly kind: 'not-a-game' };

export interface WordQuestions {
  readonly findings: { readonly ask: WordPosition; readonly answer: WordFindings };
  readonly why: {
    readonly ask: WordPosition & { readonly place: number; readonly letter: number };
    readonly answer: WordReason;
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
  readonly game: { readonly ask: GameAsked; readonly answer: GameAnswered };
}
