import type { Clue } from '@inkling/deduction/last-code/code-puzzle';
import type { PuzzleSpec } from '@inkling/games/contract/puzzle';
import type { ComponentType } from 'preact';
import type { Saved } from '../saved/saved.ts';

/** The puzzles of a game and their presentation. */
export interface PuzzlePart {
  spec(): Promise<PuzzleSpec>;
  /** Loads how puzzles look on this device, as a function of their rules. */
  looks(saved: Saved): Promise<(rules: string) => PuzzleLook>;
  /** Loads an on-screen keyboard for solutions under these rules, if the game is played by typing. */
  keys?(rules: string, saved: Saved): Promise<ComponentType<PuzzleKeysProps>>;
}

export interface PuzzleKeysProps {
  /** Each key shows what these clues say about its symbol. */
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
  /** A guess, including the marks of its letters if marks belong to letters. Hidden from screen readers. */
  readonly Guess: ComponentType<{ readonly clue: Clue }>;
  /** The marks next to a guess, if they are not part of `Guess`. Hidden from screen readers. */
  readonly Marks?: ComponentType<{ readonly clue: Clue }>;
  /** Hidden from screen readers. */
  readonly Piece: ComponentType<{ readonly symbol: number }>;
  /** `Santa`, `A` */
  nameOf(symbol: number): string;
  /** `Santa, Tree, Bell, Santa`, `TONAL` */
  answerText(answer: readonly number[]): string;
  /** Returns the symbol that a pressed key enters. */
  symbolOf(key: string): number | undefined;
  /** The symbols in display order. */
  readonly symbols: readonly number[];
}

export interface PuzzleText {
  /** `The last code` */
  readonly title: string;
  /** `4 places, 6 pieces` */
  readonly terms: string;
  /** The label above the answer: `The only code left`. */
  readonly only: string;
  /** `One code fits all of them.` */
  readonly task: string;
  /** Returns a clue in words: the guess and its marks. */
  clue(clue: Clue): string;
}
