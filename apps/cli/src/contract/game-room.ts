import type { Result } from '@inkling/core/result';
import type { PublicTurn } from '@inkling/games/contract/room';
import type { Style } from '../shell/style.ts';

/** What a game of sheets brings to `room`. */
export interface GameRoom {
  readonly name: string;
  readonly load: () => Promise<RoomPlay>;
}

export interface RoomPlay {
  /** The rules of a room that is opened without any. */
  readonly usualRules: string;
  /** The rules of a room as somebody types them: `p5c8r` for `p5c8r/12`. */
  completeRules(typed: string): string;
  /** The game by the rules of a room; `undefined` for rules that it cannot read. */
  open(rules: string, screen: RoomScreen): RoomSheets | undefined;
}

export interface RoomScreen {
  readonly style: Style;
  /** One sentence a turn, no board. */
  readonly isPlain: boolean;
}

export interface RoomSheets {
  /** The rules in a few words: `4 places, 6 symbols, 12 turns`. */
  readonly terms: string;
  /** How a guess is typed: `a code in the format AABB`. */
  readonly format: string;
  /** Reads a guess or a secret as people type it; the error is a sentence. */
  readGuess(text: string): Result<string, string>;
  /** `number` counts from 1. */
  turnText(number: number, turn: PublicTurn): string;
  /** A guess or a secret in its canonical text. */
  guessText(guess: string): string;
}
