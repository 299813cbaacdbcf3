import type { Result } from '@inkling/core/result';
import type { ComponentType } from 'preact';
import type { Saved } from '../saved/saved.ts';
import type { ContestRow, LabTasks, LabTurn, SplitFault } from './lab-tasks.ts';

/**
 * What a game provides to the Lab. Rules, guesses and answers are canonical strings, such as `p4c6r`, `aabb` and `1,0`, so
 * that the Lab need not know what they mean. Only the game can parse what a user typed.
 */
export interface LabPart {
  /** Returns what its secrets are called: codes, words. */
  name(): string;
  /** The default rules. */
  readonly usual: LabGame;
  /** Parses rules. Returns undefined for those of other games. Law: `parseRules(game.rules)` is an equal game. */
  parseRules(text: string): LabGame | undefined;
  /** Explains how rules of this game are written; shown when they could not be parsed. */
  rulesHint(): string;
  /** Commands of this game only, keyed by their first word. They return what was done, or what was wrong, as a sentence. */
  readonly verbs?: Readonly<Record<string, (rest: string) => Result<string, string>>>;
  /** Example links: an address after `#/`, and its name. */
  examples(page: 'compare' | 'partition' | 'tree' | 'learn'): readonly LabLink[];
  /** Whether a text begins like a decision tree of this game. */
  readsTree(text: string): boolean;
  readonly tasks: LabTasks;
  readonly views: LabViews;
  /**
   * Saves a game in which these turns have been played, against a secret consistent with them, as the one that its page
   * opens with. Returns its address, or undefined if there is no such secret or the game could not be saved.
   */
  playFrom?(rules: string, turns: readonly LabTurn[], device: LabDevice): Promise<string | undefined>;
}

/** The device services that saving a game needs. */
export interface LabDevice {
  readonly saved: Saved;
  draw(below: number): number;
  stamp(): string;
}

/** A game's components in the Lab. `rules` are those of one of its variants. */
export interface LabViews {
  /** The form fields that change the rules. */
  readonly RulesFields: ComponentType<{
    readonly rules: string;
    readonly onChoose: (rules: string) => void;
  }>;
  /** The form field for the notation of guesses, if there is a choice. */
  readonly NotationField?: ComponentType;
  readonly Guess: ComponentType<{ readonly rules: string; readonly guess: string }>;
  /** Hidden from screen readers: the answer is shown next to it in words. */
  readonly Answer: ComponentType<{ readonly rules: string; readonly answer: string }>;
  /** Shows what the worker reported in addition to a partition. */
  readonly Aside?: ComponentType<{ readonly aside: unknown }>;
}

export type LabLink = readonly [address: string, name: string];

/** A game with particular rules. */
export interface LabGame {
  readonly part: LabPart;
  readonly rules: string;
  /** Returns the rules in words, to be used within a sentence. */
  inWords(): string;
  /** Returns the number of secrets in words, to be used within a sentence. */
  size(): string;
  /** The number of characters in a guess. */
  readonly guessLength: number;
  /** Parses a typed guess; the error is a sentence. */
  parseGuess(typed: string): Result<string, string>;
  parseTurn(typed: string): Result<LabTurn, string>;
  isGuess(text: string): boolean;
  isAnswer(text: string): boolean;
  /** Returns a guess in the user's preferred notation. */
  write(guess: string): string;
  /** Returns an answer in words. */
  sayAnswer(answer: string): string;
  /** Returns the answer to a guess, or undefined if either string is not a valid guess. */
  answerTo(guess: string, secret: string): string | undefined;

  readonly compare: LabContestants;
  readonly partition: LabPartition;
  readonly tree: LabTreeMakers;
}

/** The players that can search for the secrets, and the texts about their results. */
export interface LabContestants {
  readonly players: readonly string[];
  readonly usual: readonly string[];
  playerName(player: string): string;
  /** Returns a note to read before the contest, or undefined if there is none. */
  note(): string | undefined;
  /** Returns notes that explain what the table does not show. */
  notes(rows: readonly ContestRow[]): readonly string[];
  /** Returns why a player did not play, as a clause. */
  refusal(why: string): string;
  /** Returns the terminal command for the same contest. */
  command(players: readonly string[]): string;
}

export interface LabPartition {
  /** Returns why there is no partition, as a sentence. */
  fault(fault: SplitFault): string;
  /** Returns the terminal command that ranks guesses in the same position. */
  command(history: readonly LabTurn[]): string;
}

export interface LabTreeMakers {
  /** The strategies whose trees can be generated; empty if trees come only from files. */
  readonly makers: readonly string[];
  /** The maker whose tree is shown initially; `undefined` if trees come only from files. */
  readonly usual: string | undefined;
  makerName(maker: string): string;
  /** Returns why there is no tree, as a sentence; `fault` is that of a `TreeFault` with the code `own`. */
  fault(fault: unknown): string;
  /** Returns the terminal command that generates a maker's tree, or undefined if the terminal can only check it. */
  command(maker: string): string | undefined;
}
