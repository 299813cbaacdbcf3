import type { Result } from '@inkling/core/result';
import type { GameTextFault } from '@inkling/deduction/define/game-text-fault';
import { threadsOf } from '../../../../shell/worker/thread.ts';
import { WorkerClient } from '../../../../shell/worker/worker-client.ts';

/** A game as entered by the user. */
export interface BroughtText {
  readonly text: string;
  /** The name to use if the text contains none. */
  readonly name: string;
  /** Whether the secrets are in the first column and the questions in the first row. */
  readonly isTurned: boolean;
}

/**
 * The requests to the worker. Guesses, secrets and answers are zero-based indices into the lists of the opened
 * game.
 */
export type OwnQuestions = {
  readonly open: { readonly ask: BroughtText; readonly answer: Result<OpenedGame, OwnFault> };
  readonly position: {
    readonly ask: { readonly turns: readonly OwnTurn[] };
    readonly answer: OwnPosition;
  };
  readonly suggest: {
    readonly ask: { readonly turns: readonly OwnTurn[]; readonly top: number };
    readonly answer: readonly Suggestion[];
  };
  readonly answer: {
    readonly ask: { readonly guess: number; readonly secret: number };
    readonly answer: number;
  };
  /** The answer is undefined if the string is not a certificate of this game. */
  readonly tree: { readonly ask: { readonly certificate: string }; readonly answer: TreeNode | undefined };
};

export type OwnTurn = readonly [guess: number, answer: number];

/** `not-defined`: the text can be parsed, but does not define a game; `reason` is the engine's own. */
export type OwnFault =
  | GameTextFault
  | { readonly code: 'not-defined'; readonly reason: string }
  /** The file is an image or something else that is not text. */
  | { readonly code: 'not-text' };

/** A parsed and audited game. */
export interface OpenedGame {
  readonly name: string;
  readonly secrets: readonly string[];
  readonly guesses: readonly string[];
  readonly answers: readonly string[];
  /** The answer that ends the game. Undefined if the game ends when only one secret is left. */
  readonly solved: number | undefined;
  /** The game as JSON. */
  readonly json: string;
  /** The game as JSON with only one secret of each indistinguishable group, as input for a search. */
  readonly searched: string;
  /** Answers indexed by secret and then by guess, limited to the displayed ones. */
  readonly table: readonly (readonly number[])[];
  /** For each displayed guess, the number of secrets with each answer, in descending order. */
  readonly splits: readonly (readonly (readonly [answer: number, count: number])[])[];
  /** Groups of secrets that no guess can tell apart. */
  readonly alike: readonly (readonly number[])[];
  /** Groups of guesses that divide the secrets in the same way. */
  readonly same: readonly (readonly number[])[];
  readonly useless: readonly number[];
  /** Secrets that no guess finds, if the rules require a guess to find the secret. */
  readonly neverFound: readonly number[];
  /** A lower bound on the number of guesses in the worst case. Undefined if no strategy always ends. */
  readonly depthMin: number | undefined;
  /** The possible answers of each guess, as sorted answer indices. Empty for games with very many guesses. */
  readonly replies: readonly (readonly number[])[];
  /** The best first guesses. */
  readonly first: readonly Suggestion[];
}

export interface Suggestion {
  readonly guess: number;
  readonly possible: boolean;
  readonly worst: number;
  readonly expected: number;
  readonly bits: number;
  /** The number of secrets that each answer would leave, in descending order. */
  readonly split: readonly (readonly [answer: number, count: number])[];
}

/** The position after some turns. */
export interface OwnPosition {
  readonly left: number;
  /** The first of the remaining secrets. */
  readonly secrets: readonly number[];
  /**
   * Why play is over: the secret was found, or only one is left, or the remaining secrets can never be told
   * apart. Undefined while play continues.
   */
  readonly over: 'found' | 'identified' | 'alike' | undefined;
  /** Sets of turns (zero-based) whose answers cannot all be true. */
  readonly conflicts: readonly (readonly number[])[];
  readonly repairs: readonly { readonly turn: number; readonly answer: number; readonly left: number }[];
}

/** A node of a strategy. */
export interface TreeNode {
  /** The answer that leads here. Undefined at the root. */
  readonly answer: string | undefined;
  readonly left: number;
  /** The guess to make. Undefined if play is over. */
  readonly guess: string | undefined;
  /** The first of the remaining secrets. */
  readonly secrets: readonly string[];
  readonly branches: readonly TreeNode[];
}

/** The displayed part of a table. */
export const SHOWN_SECRETS = 24;
export const SHOWN_GUESSES = 14;
/** The maximum number of secrets in a list. */
export const LISTED_MAX = 60;

export type OwnClient = Pick<WorkerClient<OwnQuestions>, 'ask' | 'interrupt' | 'close'>;

/**
 * Opens a client for the worker that holds the game. If the worker crashes, its replacement holds no game, so
 * the game must be opened again.
 */
export function openOwnClient(onTrouble: () => void): OwnClient {
  return new WorkerClient<OwnQuestions>(
    threadsOf(() => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })),
    onTrouble,
  );
}
