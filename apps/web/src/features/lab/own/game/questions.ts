import type { Result } from '@inkling/core/result';
import type { GameTextFault } from '@inkling/deduction/define/game-text-fault';
import { threadsOf } from '../../../../shell/worker/thread.ts';
import { WorkerClient } from '../../../../shell/worker/worker-client.ts';

/** A game as somebody brings it. */
export interface BroughtText {
  readonly text: string;
  /** Where the text names none. */
  readonly name: string;
  /** Do the secrets stand in the first column, and the questions in the first row? */
  readonly isTurned: boolean;
}

/** What the worker is asked. Guesses, secrets and answers are numbers in the lists of the opened game. */
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
  /** `undefined` for a text that is no certificate of this game. */
  readonly tree: { readonly ask: { readonly certificate: string }; readonly answer: TreeNode | undefined };
};

export type OwnTurn = readonly [guess: number, answer: number];

/** `not-defined`: it can be read and is no game; the engine's own reason. */
export type OwnFault =
  | GameTextFault
  | { readonly code: 'not-defined'; readonly reason: string }
  /** A file that is a picture, or something else that is no text. */
  | { readonly code: 'not-text' };

/** A game that was read and audited. */
export interface OpenedGame {
  readonly name: string;
  readonly secrets: readonly string[];
  readonly guesses: readonly string[];
  readonly answers: readonly string[];
  /** The answer that ends it; `undefined` where it ends when one secret is left. */
  readonly solved: number | undefined;
  /** The game as JSON. */
  readonly json: string;
  /** The same with one secret of each group that nothing tells apart: what a search takes. */
  readonly searched: string;
  /** By secret and then by guess, as many as are shown. */
  readonly table: readonly (readonly number[])[];
  /** Of each guess that is shown, how many secrets have each answer; the most first. */
  readonly splits: readonly (readonly (readonly [answer: number, count: number])[])[];
  /** Groups of secrets that every guess answers alike. */
  readonly alike: readonly (readonly number[])[];
  /** Groups of guesses that part the secrets alike. */
  readonly same: readonly (readonly number[])[];
  readonly useless: readonly number[];
  /** Secrets that no guess finds, where one has to. */
  readonly neverFound: readonly number[];
  /** No strategy takes fewer guesses at worst; `undefined` where none ends. */
  readonly depthMin: number | undefined;
  /** By guess, every answer that it can have, by number; none in games of very many guesses. */
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
  /** What each answer would leave, the most first. */
  readonly split: readonly (readonly [answer: number, count: number])[];
}

/** What some turns leave. */
export interface OwnPosition {
  readonly left: number;
  /** The first of them. */
  readonly secrets: readonly number[];
  /** Found; or one is left; or what is left can never be told apart. */
  readonly over: 'found' | 'identified' | 'alike' | undefined;
  /** Sets of turns (from 0) that cannot all be true. */
  readonly conflicts: readonly (readonly number[])[];
  readonly repairs: readonly { readonly turn: number; readonly answer: number; readonly left: number }[];
}

/** A place in a strategy. */
export interface TreeNode {
  /** The answer that leads here; `undefined` at the first. */
  readonly answer: string | undefined;
  readonly left: number;
  /** The guess to make; `undefined` where play is over. */
  readonly guess: string | undefined;
  /** The first secrets that are left. */
  readonly secrets: readonly string[];
  readonly branches: readonly TreeNode[];
}

/** So much of a table is shown. */
export const SHOWN_SECRETS = 24;
export const SHOWN_GUESSES = 14;
/** As many secrets as a list shows. */
export const LISTED_MAX = 60;

export type OwnClient = Pick<WorkerClient<OwnQuestions>, 'ask' | 'interrupt' | 'close'>;

/** The worker that holds the game. A new one after a crash has none: then the game has to be opened again. */
export function openOwnClient(onTrouble: () => void): OwnClient {
  return new WorkerClient<OwnQuestions>(
    threadsOf(() => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })),
    onTrouble,
  );
}
