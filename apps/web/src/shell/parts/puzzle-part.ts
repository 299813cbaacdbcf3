import type { Clue } from '@inkling/deduction/last-code/code-puzzle';
import type { PuzzleSpec } from '@inkling/games/contract/puzzle';
import type { ComponentType } from 'preact';
import type { Saved } from '../saved/saved.ts';

/** The puzzles of a game, and how they look. */
export interface PuzzlePart {
  spec(): Promise<PuzzleSpec>;
  /** How puzzles look on this device, by their rules. */
  looks(saved: Saved): Promise<(rules: string) => PuzzleLook>;
  /** A keyboard for solutions of these rules, where the game is typed. */
  keys?(rules: string, saved: Saved): Promise<ComponentType<PuzzleKeysProps>>;
}

export interface PuzzleKeysProps {
  /** What they say of a symbol, its key shows. */
  readonly clues: readonly Clue[];
  /** What Enter does, in words. */
  readonly enter: string;
  readonly isEnterOff: boolean;
  onPick(symbol: number): void;
  onErase(): void;
  onEnter(): void;
}

export interface PuzzleLook {
  /** In the language of the page. */
  text(): PuzzleText;
  /** A guess, with the marks of its letters where it has them. Hidden from screen readers. */
  readonly Guess: ComponentType<{ readonly clue: Clue }>;
  /** The marks beside a guess, where they do not stand in it. Hidden from screen readers. */
  readonly Marks?: ComponentType<{ readonly clue: Clue }>;
  /** Hidden from screen readers. */
  readonly Piece: ComponentType<{ readonly symbol: number }>;
  /** `Santa`, `A` */
  nameOf(symbol: number): string;
  /** `Santa, Tree, Bell, Santa`, `TONAL` */
  answerText(answer: readonly number[]): string;
  /** What a key that was pressed puts down. */
  symbolOf(key: string): number | undefined;
  /** The symbols in the order in which they are offered. */
  readonly symbols: readonly number[];
}

export interface PuzzleText {
  /** `The last code` */
  readonly title: string;
  /** `4 places, 6 pieces` */
  readonly terms: string;
  /** Above the answer: `The only code left`. */
  readonly only: string;
  /** `One code fits all of them.` */
  readonly task: string;
  /** A clue in words: what was guessed, and its marks. */
  clue(clue: Clue): string;
}
