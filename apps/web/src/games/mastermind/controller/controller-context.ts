import type { Skin } from '@inkling/games/mastermind/rules/skins';
import type { ReadonlySignal, Signal } from '@preact/signals';
import type { PlayerGuess } from '../engine/questions.ts';
import type { MastermindSession } from '../session/session.ts';
import type { Help, Settings } from '../session/settings.ts';

/** The controller as its parts see it. */
export interface ControllerContext {
  readonly session: MastermindSession;
  readonly settings: Signal<Settings>;
  readonly skin: Skin;
  readonly turnNumber: number;
  /** What to tell the user if the answers contradict each other; undefined if they do not. */
  readonly contradiction: ReadonlySignal<unknown>;
  /** Whether the game has ended with contradictory answers. */
  readonly isEndInDoubt: ReadonlySignal<boolean>;
  /** Number of codes left now; undefined if it is not counted yet or the user does not want to see it. */
  readonly left: ReadonlySignal<number | undefined>;
  /** False if there are too many codes in this position to count. */
  readonly isCounted: boolean;
  /** Resolves when the findings for this position have arrived. */
  readonly arrival: Promise<void>;
  say(sentence: string): void;
  /** Announces a sentence that the page shows nowhere else, and shows it next to the pieces. */
  remarkOn(sentence: string): void;
  /** Whether this kind of help is available on request. */
  gives(help: Help): boolean;
  /** Whether this kind of help is visible, because it is available and the drawer is open. */
  shows(help: Help): boolean;
  readonly nameOf: (symbol: number) => string;
  /** Plays or proposes a computer player's guess, or announces why there is none. Returns whether it was accepted. */
  takeGuess(made: PlayerGuess): boolean;
  /** Does what follows without user input: explains a contradiction, or lets a computer player guess. */
  proceed(): Promise<void>;
}
