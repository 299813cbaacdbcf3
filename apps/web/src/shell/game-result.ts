import type { ComponentChildren, ComponentType } from 'preact';
import type { ShareSpec } from './parts/share-spec.ts';
import type { ReviewNote } from './review-note.ts';

/** What the story of a game is shown with. */
export interface StoryProps {
  /** What can be done next; it comes first after a win, and after a loss behind what can be learnt from it. */
  readonly nexts: ComponentChildren;
  readonly isWon: boolean;
  /** Called once every turn has been judged. */
  readonly onJudged?: ((note: ReviewNote) => void) | undefined;
}

/** What the page shows of a game that is over: what came of it, how it went, and what can be played next. */
export interface GameResult {
  /** Which game it was, and how it looked: “Mastermind, Winter”. */
  readonly game: string;
  readonly isWon: boolean;
  /** “Found in 5!”; after a loss what introduces the secret: “The word was”. */
  readonly headline: string;
  /** Above the headline of a loss: “Not found in 6”. */
  readonly kicker?: string;
  /** What was looked for, drawn large. */
  readonly Secret?: ComponentType;
  /** The secret in words, for readers. */
  readonly secretText?: string;
  /** The turns as they were played. */
  readonly Played: ComponentType;
  /** Where it went well or badly, once that is worked out. */
  readonly Story?: ComponentType<StoryProps>;
  /** What can be shared of it. */
  readonly share?: ShareSpec;
  /** Another game like it. */
  again?(): void;
  /** The way on from a game that is not played again: “Results of the day”. */
  readonly onward?: { readonly name: string; readonly address: string };
  /** The next harder game, by its name: “5 places”. Offered only after a win. */
  readonly harder?: { readonly name: string; start(): void };
  /** Where the game is reviewed, or what opens that. */
  readonly review?: string | (() => void) | undefined;
  /** What only this game has to show or to lead to. */
  readonly Further?: ComponentType;
  /** The way back into the game, where there is one: “Undo”. */
  readonly back?: { readonly name: string; go(): void };
}
