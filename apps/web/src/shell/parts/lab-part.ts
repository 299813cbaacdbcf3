import type { Result } from '@inkling/core/result';
import type { ComponentType } from 'preact';
import type { Saved } from '../saved/saved.ts';
import type { ContestRow, LabTasks, LabTurn, SplitFault } from './lab-tasks.ts';

/**
 * What a game brings to the Lab. Rules, guesses and answers are canonical texts, such as `p4c6r`, `aabb` and `1,0`, so that
 * the Lab need not know what they mean; only a game can read what a person typed.
 */
export interface LabPart {
  /** What its secrets are: codes, words. */
  name(): string;
  /** The rules to begin with. */
  readonly usual: LabGame;
  /** Reads rules; `undefined` for those of other games. Law: `parseRules(game.rules)` is an equal game. */
  parseRules(text: string): LabGame | undefined;
  /** How rules of this game are written, for those who got them wrong. */
  rulesHint(): string;
  /** Commands of this game alone, by their first word: what was done, or what was wrong, as a sentence. */
  readonly verbs?: Readonly<Record<string, (rest: string) => Result<string, string>>>;
  /** Links to begin with: an address after `#/`, and its name. */
  examples(page: 'compare' | 'partition' | 'tree' | 'learn'): readonly LabLink[];
  /** Does a text begin like a decision tree of this game? */
  readsTree(text: string): boolean;
  readonly tasks: LabTasks;
  readonly views: LabViews;
  /**
   * Saves a game in which these turns have been played, against a secret that fits them, as the one that its page opens with.
   * Its address; `undefined` where there is no such secret or nothing could be saved.
   */
  playFrom?(rules: string, turns: readonly LabTurn[], device: LabDevice): Promise<string | undefined>;
}

/** What saving a game needs of the device. */
export interface LabDevice {
  readonly saved: Saved;
  draw(below: number): number;
  stamp(): string;
}

/** What a game draws in the Lab. `rules` are those of one of its games. */
export interface LabViews {
  /** The fields that choose other rules. */
  readonly RulesFields: ComponentType<{
    readonly rules: string;
    readonly onChoose: (rules: string) => void;
  }>;
  /** Chooses how guesses are written, where there is a choice. */
  readonly NotationField?: ComponentType;
  readonly Guess: ComponentType<{ readonly rules: string; readonly guess: string }>;
  /** Hidden from screen readers: the words of the answer stand beside it. */
  readonly Answer: ComponentType<{ readonly rules: string; readonly answer: string }>;
  /** What the work told beside a partition. */
  readonly Aside?: ComponentType<{ readonly aside: unknown }>;
}

export type LabLink = readonly [address: string, name: string];

/** A game under certain rules. */
export interface LabGame {
  readonly part: LabPart;
  readonly rules: string;
  /** The rules in words, as they stand in a sentence. */
  inWords(): string;
  /** How many secrets there are, as a sentence has it. */
  size(): string;
  /** Signs of a guess. */
  readonly guessLength: number;
  /** Reads what was typed; the error is a sentence. */
  parseGuess(typed: string): Result<string, string>;
  parseTurn(typed: string): Result<LabTurn, string>;
  isGuess(text: string): boolean;
  isAnswer(text: string): boolean;
  /** A guess as the person likes to see it. */
  write(guess: string): string;
  /** An answer in words. */
  sayAnswer(answer: string): string;
  /** What a guess would be answered; `undefined` for texts that are no guesses. */
  answerTo(guess: string, secret: string): string | undefined;

  readonly compare: LabContestants;
  readonly partition: LabPartition;
  readonly tree: LabTreeMakers;
}

/** Who can find the secrets, and what to say of how they did. */
export interface LabContestants {
  readonly players: readonly string[];
  readonly usual: readonly string[];
  playerName(player: string): string;
  /** What to know before the game; `undefined` when there is nothing. */
  note(): string | undefined;
  /** What the table does not say by itself. */
  notes(rows: readonly ContestRow[]): readonly string[];
  /** Why a player did not play, as a clause. */
  refusal(why: string): string;
  /** The terminal's line for the same contest. */
  command(players: readonly string[]): string;
}

export interface LabPartition {
  /** Why there is no partition, as a sentence. */
  fault(fault: SplitFault): string;
  /** The terminal's line that ranks guesses in the same position. */
  command(history: readonly LabTurn[]): string;
}

export interface LabTreeMakers {
  /** Whose trees can be made; none where trees come from files. */
  readonly makers: readonly string[];
  /** The one whose tree stands at once; nothing where trees come from files. */
  readonly usual: string | undefined;
  makerName(maker: string): string;
  /** Why there is no tree, for what `TreeFault` calls `own`, as a sentence. */
  fault(fault: unknown): string;
  /** The terminal's line that makes the tree of a maker; `undefined` for those that it only checks. */
  command(maker: string): string | undefined;
}
