import type { Result } from '@inkling/core/result';
import type { KnownList, ListName } from '@inkling/deduction/check/named-list';
import type { IrvingFault } from '@inkling/deduction/notation/irving-signs';
import type { SelbyFault } from '@inkling/deduction/notation/selby';
import type { LemmaNames } from '@inkling/deduction/optimum/lemma';
import type { Problem, ProblemFault } from '@inkling/deduction/optimum/problem';
import type { SearchOptions } from '@inkling/deduction/optimum/search-options';
import type { Strategy } from '@inkling/deduction/optimum/strategy';
import type { StrategyCodec } from '@inkling/deduction/optimum/strategy-text';
import type { CheckedGame } from '@inkling/deduction/optimum/verify';

/**
 * A game with specific rules (a "setup"), for which an optimal strategy can be searched. Plain data, so that it
 * can be sent to a worker thread or stored in a file.
 */
export interface OptimalGame {
  /** The id of a module. */
  readonly game: string;
  /** Fields that only the game's own folder interprets. */
  readonly [setup: string]: unknown;
}

/** How optimal strategies of one game are searched, verified and serialised. */
export interface OptimumSpec<Setup extends OptimalGame> {
  readonly game: string;
  /** Returns the rules in the notation of strategy files: `p4c6r`, `word5-hard`. */
  rulesText(setup: Setup): string;
  /** Returns the names and hashes of the word lists, which the rules text does not determine. */
  lists(setup: Setup): readonly ListName[];
  /** Returns the same lists with their words. */
  knownLists(setup: Setup): readonly KnownList[];
  list(setup: Setup): Result<ListedGame, ListingFault>;
  /** Returns the secrets without the work of computing all answers. */
  secrets(setup: Setup): Result<SecretNames, 'too-large'>;
  /** Returns the verifier of strategies. It shares no evaluation code with `list`, so that no bug affects both. */
  verifier(setup: Setup): Result<TreeVerifier, 'too-large'>;
  /** Returns the setup that a strategy file's header describes. `known` are the word lists that the caller has. */
  setupFromHeader(header: HeaderNames, known: readonly KnownList[]): Result<Setup, HeaderFault>;
  /** Reads the setup for these rules from a JSON value. Returns undefined if the value does not contain one. */
  setupFromJson(value: Readonly<Record<string, unknown>>, rules: string): Setup | undefined;
  readonly notations: TreeNotations<Setup>;
  /** Returns how proofs name guesses, answers and symmetries. Undefined for games that the checker cannot handle. */
  lemmaNames?(setup: Setup): LemmaNames<unknown> | undefined;
}

// biome-ignore lint/suspicious/noExplicitAny: setups differ from game to game
export type AnyOptimumSpec = OptimumSpec<any>;

/** A game in the form that the search takes, and how its guesses and answers are written. */
export interface ListedGame {
  readonly problem: Problem;
  readonly codec: StrategyCodec;
  readonly rules: string;
  readonly lists: readonly ListName[];
  /** A hash of the word lists; 0 if the game has none. */
  readonly fingerprint: number;
  readonly search: Pick<SearchOptions, 'symmetry' | 'narrowing'>;
}

/** Why a game cannot be searched. */
export type ListingFault =
  | { readonly code: ProblemFault }
  | {
      readonly code: 'empty-list' | 'mixed-lengths' | 'word-too-long' | 'word-twice' | 'answer-not-allowed';
      /** The offending word. */
      readonly word: string;
    };

/** The secrets of a game, by number and by string. */
export interface SecretNames {
  readonly count: number;
  textOf(secret: number): string;
  /** Returns the number of a secret, which may be written in any form that users type. Undefined if there is none. */
  numberOf(text: string): number | undefined;
}

/** What verifying a game's trees requires: how guesses are written, all secrets, and the checker's own answers. */
export interface TreeVerifier {
  readonly codec: StrategyCodec;
  readonly checkedGame: CheckedGame;
  readonly secrets: SecretNames;
}

/** The rules and word lists in the header of a strategy file. */
export interface HeaderNames {
  readonly rules: string;
  readonly lists: readonly ListName[];
}

export interface HeaderFault {
  readonly code: 'unknown-rules' | 'missing-list' | 'wrong-list';
  /** The name of the list that is missing or does not match. */
  readonly list?: string;
}

/** The notations of other programs that can only express trees of one game. */
export const OWN_FORMS = ['irving', 'selby'] as const;
export type OwnForm = (typeof OWN_FORMS)[number];

export type OwnFormFault =
  | { readonly code: 'irving'; readonly fault: IrvingFault }
  | { readonly code: 'selby'; readonly fault: SelbyFault };

/** How a game's trees are written in the notations of other programs, which include neither rules nor lists. */
export interface TreeNotations<Setup> {
  /** Whether the game has more secrets than any published tree covers. Trees of such games are not read. */
  isTooLarge(setup: Setup): boolean;
  /** Returns a codec that also reads guesses and answers in any form that users type. */
  asTyped(setup: Setup, codec: StrategyCodec): StrategyCodec;
  /** Whether an answer in a JSON tree could belong to this game. A tree without answers may belong to any game. */
  isAnswer(text: string): boolean;
  readonly own?: OwnNotation<Setup>;
}

/** A notation that can only express trees of this game. */
export interface OwnNotation<Setup> {
  readonly form: OwnForm;
  /**
   * Returns the first guess of a text that begins like this notation, or '' if the guess cannot be told from
   * the beginning. Undefined for text that does not begin like this notation.
   */
  firstGuess(text: string): string | undefined;
  read(text: string, setup: Setup, verifier: TreeVerifier): Result<Strategy, OwnFormFault>;
  /** Writes a tree in this notation. Returns undefined if the tree is too deep. */
  make(root: Strategy, setup: Setup, verifier: TreeVerifier): string | undefined;
}
