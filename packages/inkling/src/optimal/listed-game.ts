import { CodeSpace } from '@inkling/codes/candidates/code-space';
import { isSearchable, listCodeProblem } from '@inkling/codes/optimum/code-deduction';
import type { CodeRules } from '@inkling/core/deduction';
import { fail, ok, type Result } from '@inkling/core/result';
import { listProblem, type Problem, type ProblemFault } from '@inkling/deduction/optimum/problem';
import type { SearchOptions } from '@inkling/deduction/optimum/search-options';
import type { Strategy } from '@inkling/deduction/optimum/strategy';
import type { ListName, StrategyCodec } from '@inkling/deduction/optimum/strategy-text';
import { makeRules } from '@inkling/games/mastermind/rules/rules';
import { codeCodec, wordCodec } from './codecs.ts';
import { codeSecrets, type SecretNames, wordSecrets } from './secret-names.ts';
import type { SecretWeights } from './weights.ts';
import { hardPermits, type WordListFault, type WordLists, wordDeduction, wordRows } from './words.ts';

/** A game whose optimum is wanted. `lists` names the word lists by hash, for the file that is made. */
export type OptimalGame =
  | { readonly game: 'mastermind'; readonly rules: CodeRules }
  | {
      readonly game: 'word';
      readonly words: WordLists;
      readonly hard: boolean;
      readonly lists: readonly ListName[];
    };

/** Why a game cannot be searched. */
export type ListingFault = WordListFault | { readonly code: ProblemFault };

/** A game as the search takes it, and how its guesses and answers are written. */
export interface ListedGame {
  readonly problem: Problem;
  readonly codec: StrategyCodec;
  readonly rules: string;
  readonly lists: readonly ListName[];
  /** Tells other word lists from these. */
  readonly fingerprint: number;
  readonly search: Pick<SearchOptions, 'symmetry' | 'narrowing'>;
}

export function listGame(game: OptimalGame): Result<ListedGame, ListingFault> {
  if (game.game === 'mastermind') {
    const listed = listCodeProblem(game.rules);
    if (!listed.ok) return fail({ code: listed.error });
    const { problem, space, symmetry } = listed.value;
    const codes = Array.from({ length: space.size }, (_, index) => space.codeAt(index));
    const codec = codeCodec(game.rules, codes);
    return ok({
      problem,
      codec,
      rules: makeRules(game.rules),
      lists: [],
      fingerprint: 0,
      search: { symmetry },
    });
  }
  const deduction = wordDeduction(game.words);
  if (!deduction.ok) return deduction;
  const problem = listProblem(deduction.value, wordRows(game.words));
  if (!problem.ok) return fail({ code: problem.error });
  const length = Array.from(game.words.answers[0] as string).length;
  return ok({
    problem: problem.value,
    codec: wordCodec(game.words.allowed, length),
    rules: `word${length}${game.hard ? '-hard' : ''}`,
    lists: game.lists,
    fingerprint: fingerprintOf([...game.words.answers, '', ...game.words.allowed].join(' ')),
    search: game.hard ? { narrowing: { permits: hardPermits(game.words) } } : {},
  });
}

/** The secrets of a game, without the work of listing its answers. */
export function secretsOf(game: OptimalGame): Result<SecretNames, 'too-large'> {
  if (game.game === 'word') return ok(wordSecrets(game.words.answers));
  if (!isSearchable(game.rules)) return fail('too-large');
  const space = new CodeSpace(game.rules);
  const codes = Array.from({ length: space.size }, (_, code) => space.codeAt(code));
  return ok(codeSecrets(game.rules, codeCodec(game.rules, codes), codes.length));
}

/** How many secrets, or how much of their weight, a strategy finds with each guess, by following all of them. */
export function tallyStrategy(strategy: Strategy, problem: Problem, weights?: Int32Array): readonly number[] {
  const { matrix, secretCount } = problem;
  const rows = new Map(Array.from(problem.guesses, (guess, row) => [guess, row]));
  const histogram: number[] = [];
  const visit = (node: Strategy, columns: readonly number[], level: number) => {
    const row = rows.get(node.guess) as number;
    histogram[level] ??= 0;
    const cells = new Map<number, number[]>(node.branches.map(({ cls }) => [cls, []]));
    for (const column of columns) {
      if (column === row) histogram[level] = (histogram[level] as number) + (weights?.[column] ?? 1);
      else cells.get(matrix[row * secretCount + column] as number)?.push(column);
    }
    for (const { cls, next } of node.branches) visit(next, cells.get(cls) as number[], level + 1);
  };
  visit(
    strategy,
    Array.from({ length: secretCount }, (_, column) => column),
    0,
  );
  return histogram;
}

/** What a strategy costs by weight. */
export interface WeightedCost {
  /** The sum over the secrets of level × weight. */
  readonly total: number;
  /** What all secrets weigh together. */
  readonly weight: number;
  /** Of a secret drawn by weight. */
  readonly average: number;
  /** The name of the weights. */
  readonly sha256: string;
}

export function weighStrategy(
  strategy: Strategy,
  problem: Problem,
  { bySecret, sha256 }: SecretWeights,
): WeightedCost {
  const byLevel = tallyStrategy(strategy, problem, bySecret);
  const total = byLevel.reduce((sum, found, i) => sum + found * (i + 1), 0);
  const weight = bySecret.reduce((a, b) => a + b, 0);
  return { total, weight, average: total / weight, sha256 };
}

/** FNV-1a over the text's code units. */
export function fingerprintOf(text: string): number {
  let sum = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) sum = Math.imul(sum ^ text.charCodeAt(i), 0x01000193);
  return sum >>> 0;
}
