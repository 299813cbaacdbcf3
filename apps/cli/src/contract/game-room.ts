import type { Result } from '@inkling/core/result';
import type { PublicTurn, RoomFault } from '@inkling/games/contract/room';
import type { Style } from '../shell/style.ts';

/** What a game contributes to `room`. */
export interface GameRoom {
  readonly name: string;
  readonly load: () => Promise<RoomPlay>;
}

export interface RoomPlay {
  readonly kind: RoomGame['kind'];
  /** The default rules of a room. */
  readonly usualRules: string;
  /**
   * Parses the rules of a room as a user types them, and completes them: `p5c8r` becomes `p5c8r/12`. The error is
   * a sentence that says what is wrong and what would be right.
   */
  readRules(typed: string): Result<string, string>;
  /** Returns the game with these rules, or `undefined` if it cannot read them. */
  open(rules: string, screen: RoomScreen): RoomGame | undefined;
}

export interface RoomScreen {
  readonly style: Style;
  /** Whether to print one sentence per turn instead of a board. */
  readonly isPlain: boolean;
}

export type RoomGame = RoomSheets | RoomTable;

interface RoomSentences {
  /** A short description of the rules: `4 places, 6 symbols, 12 turns`. */
  readonly terms: string;
  readonly nouns: RoomNouns;
  /** Explains why the server refused a move. Returns `undefined` for a code that is not specific to this game. */
  sayRefusal(fault: RoomFault): string | undefined;
}

/** What a game calls its secret and a turn; `room` builds its sentences from these nouns. */
export interface RoomNouns {
  readonly secret: string;
  readonly turn: { readonly one: string; readonly many: string };
}

/** A game in which each breaker has a separate sheet. */
export interface RoomSheets extends RoomSentences {
  readonly kind: 'sheets';
  /** How a guess is typed, for example `a code in the format AABB`. */
  readonly format: string;
  /** Parses a guess or a secret as users type it. The error is a sentence. */
  readGuess(text: string): Result<string, string>;
  /** Formats a turn; `number` is one-based. */
  turnText(number: number, turn: PublicTurn): string;
  /** Formats a guess or a secret, which is given in its canonical text. */
  guessText(guess: string): string;
}

/** A game whose seats share one table. A view is what the game's module shows to a seat. */
export interface RoomTable extends RoomSentences {
  readonly kind: 'table';
  /** Describes what has happened since the view `before`, and the current state of the game. */
  changes(view: unknown, before: unknown): readonly string[];
  /** Returns the question for the player whose turn it is. */
  question(view: unknown): readonly string[];
  /** Parses a move as users type it, and returns it in the server's notation. The error is a sentence. */
  readMove(text: string, view: unknown): Result<string, string>;
  ending(view: unknown): readonly string[];
}
