import type { ComponentChildren, ComponentType } from 'preact';
import type { ShareSpec } from './parts/share-spec.ts';
import type { ReviewNote } from './review-note.ts';

/** The props of the story of a game. */
export interface StoryProps {
  /** The actions to continue with. After a win they come first; after a loss they follow the lesson to be learnt. */
  readonly nexts: ComponentChildren;
  readonly isWon: boolean;
  /** Called once every turn has been judged. */
  readonly onJudged?: ((note: ReviewNote) => void) | undefined;
}

/** What the result page shows of a finished game: its outcome, how it went, and what can be played next. */
export interface GameResult {
  /** The name of the game and its skin: “Mastermind, Winter”. */
  readonly game: string;
  readonly isWon: boolean;
  /** “Found in 5!”; after a loss, the words before the secret: “The word was”. */
  readonly headline: string;
  /** Above the headline of a loss: “Not found in 6”. */
  readonly kicker?: string;
  /** The secret, drawn large. */
  readonly Secret?: ComponentType;
  /** The secret in words, for screen readers. */
  readonly secretText?: string;
  /** The turns as they were played. */
  readonly Played: ComponentType;
  /** Which turns went well or badly, once they have been analysed. */
  readonly Story?: ComponentType<StoryProps>;
  /** What can be shared about it. */
  readonly share?: ShareSpec;
  /** Starts another game of the same kind. */
  again?(): void;
  /** A link that replaces “Play again” for a game that cannot be replayed: “Results of the day”. */
  readonly onward?: { readonly name: string; readonly address: string };
  /** The next harder game with its name: “5 places”. Offered only after a win. */
  readonly harder?: { readonly name: string; start(): void };
  /** The address of the review, or a function that opens it. */
  readonly review?: string | (() => void) | undefined;
  /** Content or links that only this game has. */
  readonly Further?: ComponentType;
  /** A way back into the game, if there is one: “Undo”. */
  readonly back?: { readonly name: string; go(): void };
}
