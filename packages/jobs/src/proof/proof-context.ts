import { createHash } from 'node:crypto';
import { ok, type Result } from '@inkling/core/result';
import type { LemmaNames } from '@inkling/deduction/optimum/lemma';
import { columnsAfter } from '@inkling/deduction/optimum/problem';
import { OptimalSearch } from '@inkling/deduction/optimum/search';
import type { SearchOptions, Turn } from '@inkling/deduction/optimum/search-options';
import { DEPTH_MAX } from '@inkling/deduction/optimum/size-bound';
import type { Strategy } from '@inkling/deduction/optimum/strategy';
import type { BoundTable } from '@inkling/deduction/optimum/transposition-table';
import { optimumSpecOf } from '@inkling/games/optima';
import { type OptimalFault, weightTotalMax } from 'inkling/optimal';
import { type ListedGame, listGame } from 'inkling/optimal/listed-game';
import { readOpeningLine } from 'inkling/optimal/opening-line';
import { checkWeights } from 'inkling/optimal/weights';
import type { Claim } from './claim.ts';
import { ClaimWriter } from './claim-writer.ts';
import type { ProofSpec } from './spec.ts';
import { costOfTree } from './tree.ts';

/** The game of a proof as numbers, used by both the coordinator and the workers. */
export class ProofContext {
  readonly listed: ListedGame;
  readonly depthMax: number;
  /** The prescribed first guesses, made in this order whatever the answers; empty if the first guess is free. */
  readonly line: readonly number[];
  /** How lemmas write guesses and answers. Undefined if lemmas cannot prove lower bounds for this proof. */
  readonly names: LemmaNames<unknown> | undefined;
  readonly #weights: Int32Array | undefined;
  readonly #table: BoundTable | undefined;
  #writer: ClaimWriter | undefined;
  /** The row of each guess. */
  readonly rows: ReadonlyMap<number, number>;

  private constructor(
    listed: ListedGame,
    { game, depthMax, weights }: ProofSpec,
    line: readonly number[],
    table: BoundTable | undefined,
  ) {
    this.listed = listed;
    this.depthMax = depthMax;
    this.line = line;
    const isPlain = depthMax >= UNLIMITED && !weights && line.length < 2;
    this.names = isPlain ? optimumSpecOf(game).lemmaNames?.(game) : undefined;
    this.#weights = weights?.bySecret;
    this.#table = table;
    this.rows = new Map(Array.from(listed.problem.guesses, (guess, row) => [guess, row]));
  }

  /** Creates a context. `table` may be shared with other threads that work on the same proof. */
  static of(spec: ProofSpec, table?: BoundTable): Result<ProofContext, OptimalFault> {
    const listed = listGame(spec.game);
    if (!listed.ok) return listed;
    const line = readOpeningLine(spec.root, listed.value);
    if (!line.ok) return line;
    const { secretCount } = listed.value.problem;
    const checked = spec.weights && checkWeights(spec.weights, secretCount, weightTotalMax(spec.depthMax));
    if (checked && !checked.ok) return { ok: false, error: { code: checked.error } };
    return ok(new ProofContext(listed.value, spec, line.value, table));
  }

  /** Creates a search of the secrets that some turns leave, beginning with the prescribed guess if there is one. */
  search(
    path: readonly Turn[],
    options: Pick<SearchOptions, 'openings' | 'below' | 'claims'> = {},
  ): OptimalSearch {
    const { problem, search } = this.listed;
    const [given, ...followUps] = this.line.slice(path.length);
    return new OptimalSearch(problem, {
      ...search,
      ...(given === undefined ? {} : { openings: [given], followUps }),
      ...options,
      ...(this.#table ? { table: this.#table } : {}),
      ...(this.#weights ? { weights: this.#weights } : {}),
      history: path,
      // Not reduced if unlimited, because bounds under a limit are stored separately.
      depth: this.depthMax < UNLIMITED ? this.depthMax - path.length : UNLIMITED,
    });
  }

  /** Returns the secrets that some turns leave, as ascending columns. */
  columns(path: readonly Turn[]): Uint16Array {
    return columnsAfter(this.listed.problem, path);
  }

  /**
   * Returns the cost of a strategy after some turns, or undefined if it does not make the prescribed guesses or does
   * not find every secret within the limit.
   */
  costOf(path: readonly Turn[], strategy: Strategy): number | undefined {
    const { problem } = this.listed;
    if (!makesGuesses(strategy, this.line.slice(path.length))) return undefined;
    return costOfTree(
      strategy,
      problem,
      this.rows,
      this.columns(path),
      this.depthMax - path.length,
      this.#weights,
    );
  }

  /** Writes lemmas for the lower bounds found here. Undefined if lemmas cannot prove them. */
  get writer(): ClaimWriter | undefined {
    const { problem, search } = this.listed;
    const table = this.#table ? { table: this.#table } : {};
    this.#writer ??= this.names && new ClaimWriter(problem, this.names, { ...search, ...table });
    return this.#writer;
  }

  /** Returns the guess that must come next: that of the question, or the prescribed one; undefined if it is free. */
  openingOf(path: readonly Turn[], guess: number | undefined): number | undefined {
    return guess ?? this.line[path.length];
  }

  /** Returns the claim that the rest of the game costs at least `total`, or does so if `guess` comes first. */
  claimOf(path: readonly Turn[], guess: number | undefined, total: number): Claim {
    const { names, rows, listed } = this;
    if (!names) throw new Error('lemmas cannot prove lower bounds here');
    const nameOf = (code: number) => names.guess(rows.get(code) ?? 0);
    const opening = this.openingOf(path, guess);
    return {
      rules: listed.rules,
      lists: listed.lists,
      total,
      after: path.map((turn) => `${nameOf(turn.guess)}:${names.answer(turn.cls)}`).join(' '),
      opening: opening === undefined ? undefined : nameOf(opening),
    };
  }

  /** Returns the cost of one guess over all these secrets: their total weight. */
  weigh(columns: Uint16Array): number {
    const weights = this.#weights;
    return weights ? columns.reduce((sum, column) => sum + (weights[column] as number), 0) : columns.length;
  }

  /**
   * Returns the key of a question: what does a set of secrets cost, or what does it cost if `guess` comes first? The
   * key does not depend on the turns that led to the set, unless the rules do (hard mode). Under a depth limit, it
   * includes the number of guesses left. A set whose next guess is prescribed has a different key from one whose next
   * guess is free.
   */
  keyOf(path: readonly Turn[], columns: Uint16Array, guess = -1): string {
    const hash = createHash('sha256').update(
      new Uint8Array(columns.buffer, columns.byteOffset, columns.byteLength),
    );
    if (this.depthMax < UNLIMITED) hash.update(`depth ${this.depthMax - path.length}`);
    if (this.listed.search.narrowing) hash.update(JSON.stringify(path));
    if (path.length < this.line.length)
      hash.update(path.length === 0 ? 'first guess given' : `guess ${path.length + 1} given`);
    const set = hash.digest('base64url').slice(0, 22);
    return guess < 0 ? set : `${set}/${guess}`;
  }
}

/** Whether every branch of the strategy makes these guesses in order, as far as it goes. */
function makesGuesses({ guess, branches }: Strategy, [given, ...rest]: readonly number[]): boolean {
  return given === undefined || (guess === given && branches.every(({ next }) => makesGuesses(next, rest)));
}

const UNLIMITED = DEPTH_MAX;
