import type { Result } from '@inkling/core/result';
import type { Sheet } from '@inkling/core/sheet';
import type { AnyGame } from '@inkling/games/contract/game-module';
import type { Refusal } from '../shell/refusal.ts';
import type { Style } from '../shell/style.ts';
import type { World } from '../shell/world.ts';
import type { Conversation } from './conversation.ts';

/** What a game brings to `play`, so that the shell can deal it, save it and go on with it. */
export interface GamePlay<Setup, Given> {
  readonly id: string;
  /** What the options ask for. */
  readSetup(options: Given, world: World): Promise<Result<Setup, Refusal>>;
  /** Before each game, asks for what the options leave open; `undefined` when the person leaves. */
  askSetup?(setup: Setup, talk: Conversation): Promise<Setup | undefined>;
  /** The rules that this setup is played by, and their parameters as text. */
  rulesOf(setup: Setup): AnyGame;
  paramsOf(setup: Setup): string;
  /**
   * What a save must have beside the sheet, on one line; `undefined` for games that need more from this command line than
   * a save can hold. Law: `parseSetup(makeSetup(s), sheet)` gives a setup that plays on like `s`.
   */
  makeSetup(setup: Setup): string | undefined;
  parseSetup(text: string, sheet: Sheet, world: World): Promise<Setup | undefined>;
  /** Begins or goes on with a game whose moves are legal. */
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
 * A game that is being played: what it shows and asks, and what it does with what is typed. The person at the terminal
 * has a seat in it, and it never shows more than the view of that seat.
 */
export interface PlayedGame {
  readonly sheet: Sheet;
  readonly isOver: boolean;
  /** The title and the task. */
  opening(): readonly string[];
  /** The board as it stands; in line mode in sentences. */
  draw(): readonly string[];
  /** Is the board drawn above every question? */
  readonly isAlwaysDrawn?: boolean;
  /** What is asked now. */
  question(): readonly string[];
  /** Plays what was typed, and says what happened or why it cannot be played. */
  enter(text: string): readonly string[];
  /** Makes the program's next move if it is its turn; `undefined` when the person is asked. */
  advance?(): Promise<readonly string[] | undefined>;
  /** For games with undo and redo; both return false when there is nothing to do. */
  readonly travel?: { undo(): boolean; redo(): boolean; place(): readonly string[] };
  /** Why there is no undo, for games without. */
  readonly whyNoUndo?: string;
  /** The commands of this game, in addition to those of every game. */
  readonly commands: readonly Command[];
  /** What else can be typed, for the list of commands. */
  readonly entries?: readonly (readonly [typed: string, text: string])[];
  /** Is this entry a move, even if it is spelt like a command? */
  isMove?(text: string): boolean;
  /** How it ended, and the question that follows. */
  ending(): { readonly lines: readonly string[]; readonly question: string };
}

/** A command that can be typed at the prompt. */
export interface Command {
  readonly name: string;
  /** How it is typed with what may follow it: `why 2 s`. Without a usage nothing may follow. */
  readonly usage?: string;
  readonly text: string;
  /** Returns the lines to print, perhaps after long work; `rest` is what followed the command. */
  run(rest: string): readonly string[] | Promise<readonly string[]>;
}
