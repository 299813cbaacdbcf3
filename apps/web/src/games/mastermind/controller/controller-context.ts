import type { Skin } from '@inkling/games/mastermind/rules/skins';
import type { ReadonlySignal, Signal } from '@preact/signals';
import type { PlayerGuess } from '../engine/questions.ts';
import type { MastermindSession } from '../session/session.ts';
import type { Help, Settings } from '../session/settings.ts';

/** What the parts of the controller see of it. */
export interface ControllerContext {
  readonly session: MastermindSession;
  readonly settings: Signal<Settings>;
  readonly skin: Skin;
  readonly turnNumber: number;
  /** The answers cannot all be true: what there is to say of it. */
  readonly contradiction: ReadonlySignal<unknown>;
  /** The game has ended with answers that cannot all be true. */
  readonly isEndInDoubt: ReadonlySignal<boolean>;
  /** Codes left now, when they are counted and the person wants to know. */
  readonly left: ReadonlySignal<number | undefined>;
  /** False when there are too many codes here to count. */
  readonly isCounted: boolean;
  /** Resolves when the findings of this position have arrived. */
  readonly arrival: Promise<void>;
  say(sentence: string): void;
  /** Is this kind of help available to somebody who asks for it? */
  gives(help: Help): boolean;
  /** Is it in sight, because the drawer is open? */
  shows(help: Help): boolean;
  readonly nameOf: (symbol: number) => string;
  /** Plays the guess that a computer player chose, or says why there is none. */
  takeGuess(made: PlayerGuess): boolean;
  /** Does what follows without being asked: explains a contradiction, or lets a computer player guess. */
  proceed(): Promise<void>;
}
