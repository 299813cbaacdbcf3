import type { Clue } from '@inkling/deduction/last-code/code-puzzle';
import type { PuzzleSpec } from '@inkling/games/contract/puzzle';
import type { ComponentType } from 'preact';
import type { KeyRow } from '../../ui/keycap.tsx';
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
  /** Returns what a pressed key enters on the game's own page, or undefined if it enters nothing. */
  enteredBy(event: PressedKey): EnteredSymbol | undefined;
  /** Parses a whole answer, typed as on the game's own page: `sstb`. Returns undefined if it is not one. */
  parseAnswer(text: string): readonly number[] | undefined;
  /** Returns an answer as it is typed. Law: `parseAnswer(makeAnswer(answer))` is `answer`. */
  makeAnswer(answer: readonly number[]): string;
  /** The symbols in display order. */
  readonly symbols: readonly number[];
}

export type PressedKey = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>;

/** A symbol that a key enters: at the current place and, if `fillsRest`, at every empty place as well. */
export interface EnteredSymbol {
  readonly symbol: number;
  readonly fillsRest?: boolean;
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
  /** The keys that enter symbols. */
  readonly keyRows: readonly KeyRow[];
}
