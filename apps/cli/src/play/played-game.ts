import type { Result } from '@inkling/core/result';
import type { Sheet } from '@inkling/core/sheet';
import type { AnyGame } from '@inkling/games/contract/game-module';
import type { Refusal } from '../shell/refusal.ts';
import type { Style } from '../shell/style.ts';
import type { World } from '../shell/world.ts';
import type { Conversation } from './conversation.ts';

/** What a game contributes to `play`, so that the shell can deal it, save it and continue it. */
export interface GamePlay<Setup, Given> {
  readonly id: string;
  /** Reads the setup from the options. */
  readSetup(options: Given, world: World): Promise<Result<Setup, Refusal>>;
  /** Before each game, asks for what the options leave open. Returns `undefined` if the user leaves. */
  askSetup?(setup: Setup, talk: Conversation): Promise<Setup | undefined>;
  /** Returns the rules of a game with this setup; `paramsOf` returns their parameters as a string. */
  rulesOf(setup: Setup): AnyGame;
  paramsOf(setup: Setup): string;
  /**
   * Returns what a save must contain in addition to the sheet, on one line. Returns `undefined` for games that
   * need more from this command line than a save can hold. Law: `parseSetup(makeSetup(s), sheet)` returns a setup
   * that continues the game like `s`.
   */
  makeSetup(setup: Setup): string | undefined;
  parseSetup(text: string, sheet: Sheet, world: World): Promise<Setup | undefined>;
  /** Starts or continues a game whose moves are legal. */
  open(table: OpenTable<Setup>): Result<PlayedGame, Refusal>;
}

export interface OpenTable<Setup> {
  readonly setup: Setup;
  readonly sheet: Sheet;
  readonly talk: Conversation;
  readonly style: Style;
  onChange(sheet: Sheet): void;
}

/**
 * A game in progress: what it shows and asks, and how it handles what is typed. The user at the terminal has a
 * seat in it, and it never shows more than the view of that seat.
 */
export interface PlayedGame {
  readonly sheet: Sheet;
  readonly isOver: boolean;
  /** Returns the title and the task. */
  opening(): readonly string[];
  /** Returns the current board; in line mode, as sentences. */
  draw(): readonly string[];
  /** Whether the board is drawn above every question. */
  readonly isAlwaysDrawn?: boolean;
  /** Returns the current question. */
  question(): readonly string[];
  /** Plays an entry, and returns what happened or why it cannot be played. */
  enter(text: string): readonly string[];
  /** Makes the program's next move if it is its turn. Returns `undefined` if it is the user's turn. */
  advance?(): Promise<readonly string[] | undefined>;
  /** For games with undo and redo. Both return false if there is nothing to do. */
  readonly travel?: { undo(): boolean; redo(): boolean; place(): readonly string[] };
  /** Why there is no undo, for games without it. */
  readonly whyNoUndo?: string;
  /** The commands of this game, in addition to those of every game. */
  readonly commands: readonly Command[];
  /** Other entries that can be typed, for the list of commands. */
  readonly entries?: readonly (readonly [typed: string, text: string])[];
  /** Whether an entry is a move, even if it is spelt like a command. */
  isMove?(text: string): boolean;
  /** Returns how the game ended, and the question that follows. */
  ending(): { readonly lines: readonly string[]; readonly question: string };
}

/** A command that can be typed at the prompt. */
export interface Command {
  readonly name: string;
  /** How the command is typed with its arguments, for example `why 2 s`. Without a usage, it takes none. */
  readonly usage?: string;
  readonly text: string;
  /** Returns the lines to print, perhaps after long work; `rest` is what followed the command. */
  run(rest: string): readonly string[] | Promise<readonly string[]>;
}
