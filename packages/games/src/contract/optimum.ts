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

/** A game with certain rules whose optimum is wanted. It is plain data, so that a thread or a file can hold it. */
export interface OptimalGame {
  /** The id of a module. */
  readonly game: string;
  /** Fields that only the game's own folder knows. */
  readonly [setup: string]: unknown;
}

/** How the optimum of one game is searched, checked and written. */
export interface OptimumSpec<Setup extends OptimalGame> {
  readonly game: string;
  /** The rules as strategy files name them: `p4c6r`, `word5-hard`. */
  rulesText(setup: Setup): string;
  /** The word lists that the rules leave open. */
  lists(setup: Setup): readonly ListName[];
  /** The same with their words. */
  knownLists(setup: Setup): readonly KnownList[];
  list(setup: Setup): Result<ListedGame, ListingFault>;
  /** The secrets, without the work of listing their answers. */
  secrets(setup: Setup): Result<SecretNames, 'too-large'>;
  /** Shares no code with `list`, so that the two cannot make the same mistake. */
  verifier(setup: Setup): Result<TreeVerifier, 'too-large'>;
  /** The setup that the header of a strategy file means; `known` are the word lists that the caller has. */
  ofHeader(header: HeaderNames, known: readonly KnownList[]): Result<Setup, HeaderFault>;
  /** The setup in a JSON value, for these rules; `undefined` for anything else. */
  ofJson(value: Readonly<Record<string, unknown>>, rules: string): Setup | undefined;
  readonly notations: TreeNotations<Setup>;
  /** How proofs name guesses, answers and symmetries; `undefined` for games that the checker cannot handle. */
  lemmaNames?(setup: Setup): LemmaNames<unknown> | undefined;
}

// biome-ignore lint/suspicious/noExplicitAny: setups differ from game to game
export type AnyOptimumSpec = OptimumSpec<any>;

/** A game as the search takes it, and how its guesses and answers are written. */
export interface ListedGame {
  readonly problem: Problem;
  readonly codec: StrategyCodec;
  readonly rules: string;
  readonly lists: readonly ListName[];
  /** A number that differs for other word lists. */
  readonly fingerprint: number;
  readonly search: Pick<SearchOptions, 'symmetry' | 'narrowing'>;
}

/** Why a game cannot be searched. */
export type ListingFault =
  | { readonly code: ProblemFault }
  | {
      readonly code: 'empty-list' | 'mixed-lengths' | 'word-too-long' | 'word-twice' | 'answer-not-allowed';
      /** The word that shows it. */
      readonly word: string;
    };

/** The secrets of a game as they are written. */
export interface SecretNames {
  readonly count: number;
  textOf(secret: number): string;
  /** Reads any form that people may write. */
  numberOf(text: string): number | undefined;
}

/** What checks the trees of a game: how guesses are written, all secrets, and the checker's own answers. */
export interface TreeVerifier {
  readonly codec: StrategyCodec;
  readonly checkedGame: CheckedGame;
  readonly secrets: SecretNames;
}

/** What a strategy file says of its game. */
export interface HeaderNames {
  readonly rules: string;
  readonly lists: readonly ListName[];
}

export interface HeaderFault {
  readonly code: 'unknown-rules' | 'missing-list' | 'wrong-list';
  /** The list that is missing or is not the one meant. */
  readonly list?: string;
}

/** The notations of other programs that can only hold trees of one game. */
export const OWN_FORMS = ['irving', 'selby'] as const;
export type OwnForm = (typeof OWN_FORMS)[number];

export type OwnFormFault =
  | { readonly code: 'irving'; readonly fault: IrvingFault }
  | { readonly code: 'selby'; readonly fault: SelbyFault };

/** How the trees of a game are written in the notations of other programs, which name neither rules nor lists. */
export interface TreeNotations<Setup> {
  /** Has the game more secrets than any published tree? Such trees are not read. */
  isTooLarge(setup: Setup): boolean;
  /** Reads guesses and answers in any form that people write. */
  asTyped(setup: Setup, codec: StrategyCodec): StrategyCodec;
  /** Is an answer in JSON one of this game? Every game may take a tree that has none. */
  isAnswer(text: string): boolean;
  readonly own?: OwnNotation<Setup>;
}

/** A notation that holds trees of this game only. */
export interface OwnNotation<Setup> {
  readonly form: OwnForm;
  /** The first guess of a text that begins like this notation; '' where that tells nothing. */
  firstGuess(text: string): string | undefined;
  read(text: string, setup: Setup, verifier: TreeVerifier): Result<Strategy, OwnFormFault>;
  /** `undefined` for a tree that is too deep. */
  make(root: Strategy, setup: Setup, verifier: TreeVerifier): string | undefined;
}
