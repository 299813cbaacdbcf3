import type { Result } from '@inkling/core/result';
import type { PublicTurn, RoomFault } from '@inkling/games/contract/room';
import type { Style } from '../shell/style.ts';

/** What a game brings to `room`. */
export interface GameRoom {
  readonly name: string;
  readonly load: () => Promise<RoomPlay>;
}

export interface RoomPlay {
  readonly kind: RoomGame['kind'];
  /** The rules of a room for which none were given. */
  readonly usualRules: string;
  /**
   * Reads the rules of a room as somebody types them, and completes them: `p5c8r` is `p5c8r/12`. The error is a sentence
   * that says what is wrong and what would be right.
   */
  readRules(typed: string): Result<string, string>;
  /** The game under these rules; `undefined` for rules that it cannot read. */
  open(rules: string, screen: RoomScreen): RoomGame | undefined;
}

export interface RoomScreen {
  readonly style: Style;
  /** One sentence a turn, no board. */
  readonly isPlain: boolean;
}

export type RoomGame = RoomSheets | RoomTable;

interface RoomSentences {
  /** The rules in a few words: `4 places, 6 symbols, 12 turns`. */
  readonly terms: string;
  readonly nouns: RoomNouns;
  /** Why the server refused a move; `undefined` for a code that is not this game's own. */
  sayRefusal(fault: RoomFault): string | undefined;
}

/** What a game calls its secret and one turn: `room` builds its sentences from it. */
export interface RoomNouns {
  readonly secret: string;
  readonly turn: { readonly one: string; readonly many: string };
}

/** A game in which each breaker has a sheet. */
export interface RoomSheets extends RoomSentences {
  readonly kind: 'sheets';
  /** How a guess is typed: `a code in the format AABB`. */
  readonly format: string;
  /** Reads a guess or a secret as people type it; the error is a sentence. */
  readGuess(text: string): Result<string, string>;
  /** `number` counts from 1. */
  turnText(number: number, turn: PublicTurn): string;
  /** A guess or a secret in its canonical text. */
  guessText(guess: string): string;
}

/** A game whose seats share one table; a view is what the module of the game shows to a seat. */
export interface RoomTable extends RoomSentences {
  readonly kind: 'table';
  /** Says what has happened since `before`, and how the game stands. */
  changes(view: unknown, before: unknown): readonly string[];
  /** The question to the player whose turn it is. */
  question(view: unknown): readonly string[];
  /** Reads a move as people type it, and writes it as the server reads it; the error is a sentence. */
  readMove(text: string, view: unknown): Result<string, string>;
  ending(view: unknown): readonly string[];
}
