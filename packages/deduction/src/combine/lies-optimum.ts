import { needKnownFields } from '@inkling/core/known-fields';
import type { AnswerValue } from '../define/definition.ts';
import type { GameTable } from '../define/game.ts';
import { shown } from '../define/labels.ts';
import { abortError, type OptimumProgress, type SearchControl } from '../define/optimum.ts';
import { alikeSecrets, sayAlike, sayTooFew } from '../define/searched.ts';
import { DefinedStrategy } from '../define/strategy.ts';
import { StrategyError } from '../define/strategy-error.ts';
import type { Strategy } from '../optimum/strategy.ts';
import { greedyLies, LiesSearch, type LiesTable } from './lies-search.ts';

/** The limits of a search for the best strategy under lies. */
export interface LiesOptimumOptions {
  /** The most guesses a strategy may need. */
  readonly guessesMax?: number;
  /** The most sets to try before returning the best strategy so far. */
  readonly nodes?: number;
}

/** A strategy that identifies the secret, whatever the lies were. */
export interface LiesOptimum<Secret, Guess, Answer extends AnswerValue> {
  /** Guesses in the worst case. */
  readonly worst: number;
  /** A lower bound of the worst case of any strategy. */
  readonly lower: number;
  readonly proved: boolean;
  readonly nodes: number;
  /** Its figures count every possible sequence of answers, with and without lies. */
  readonly strategy: DefinedStrategy<Secret, Guess, Answer>;
}

/** Minimises the guesses in the worst case: allows one more guess each time fewer are proved insufficient. */
export function* searchLies<Secret, Guess, Answer extends AnswerValue>(
  game: GameTable<Secret, Guess, Answer>,
  liesMax: number,
  options: LiesOptimumOptions = {},
  control?: SearchControl,
): Generator<OptimumProgress, LiesOptimum<Secret, Guess, Answer>> {
  const { guessesMax, nodes } = readOptions(options);
  const isStopped = control?.isStopped ?? (() => false);
  const goOn = () => {
    if (isStopped()) throw abortError('the search was stopped before it had a strategy');
  };
  const listed = game.guesses.items.length;
  const alike = alikeSecrets(game);
  for (let step = alike.next(); ; step = alike.next()) {
    if (step.done && step.value[0]) throw inseparable(game, step.value[0]);
    if (step.done) break;
    yield { phase: 'listing', listed: 0, lower: 0, upper: undefined, nodes: 0 };
    goOn();
  }
  const table = tableOf(game, liesMax);
  const search = new LiesSearch(table);
  const everyone = new Int8Array(table.secretCount).fill(liesMax);
  const nameOf = (secret: number) => listed + secret;
  let lower = search.leastGuesses(everyone);
  const report = (upper?: number): OptimumProgress => ({
    phase: 'searching',
    listed,
    lower,
    upper,
    nodes: search.nodes,
  });
  const budget = { nodes: GREEDY_NODES_MAX };
  const greedy = greedyLies(table, everyone, nameOf, budget);
  let step = greedy.next();
  for (; !step.done; step = greedy.next()) {
    yield report();
    goOn();
  }
  const known = step.value;
  const upper = known === undefined ? Number.POSITIVE_INFINITY : depthOf(known);
  for (; lower < upper; lower++) {
    if (lower > guessesMax) throw new StrategyError('impossible', sayTooFew(guessesMax));
    const ends = search.canEnd(everyone, lower);
    let tried = ends.next();
    for (; !tried.done; tried = ends.next()) {
      yield report(known && upper);
      if (!isStopped() && search.nodes < nodes) continue;
      if (!known || upper > guessesMax) throw unfound(guessesMax, isStopped());
      return found(game, known, { lower, proved: false, nodes: search.nodes });
    }
    if (tried.value)
      return found(game, search.strategy(everyone, nameOf), { lower, proved: true, nodes: search.nodes });
  }
  if (upper > guessesMax || !known) throw new StrategyError('impossible', sayTooFew(guessesMax));
  return found(game, known, { lower, proved: true, nodes: search.nodes });
}

function found<Secret, Guess, Answer extends AnswerValue>(
  game: GameTable<Secret, Guess, Answer>,
  root: Strategy,
  { lower, proved, nodes }: { readonly lower: number; readonly proved: boolean; readonly nodes: number },
): LiesOptimum<Secret, Guess, Answer> {
  const levels: number[] = Array.from({ length: depthOf(root) + 1 }, () => 0);
  const count = (node: Strategy, level: number) => {
    if (node.branches.length === 0) levels[level] = (levels[level] as number) + 1;
    for (const { next } of node.branches) count(next, level + 1);
  };
  count(root, 0);
  return { worst: depthOf(root), lower, proved, nodes, strategy: new DefinedStrategy(game, root, levels) };
}

/** Returns the guesses in the worst case. Naming the secret does not count as a guess. */
function depthOf({ branches }: Strategy): number {
  return branches.length === 0 ? 0 : 1 + Math.max(...branches.map(({ next }) => depthOf(next)));
}

function tableOf<Secret, Guess, Answer extends AnswerValue>(
  { table, guesses, secrets }: GameTable<Secret, Guess, Answer>,
  liesMax: number,
): LiesTable {
  const rows = guesses.items.map((_, guess) => table.row(guess));
  return { secretCount: secrets.items.length, answerCount: table.answers.length, rows, liesMax };
}

function readOptions(options: LiesOptimumOptions): {
  readonly guessesMax: number;
  readonly nodes: number;
} {
  needKnownFields(options, 'options', ['guessesMax', 'nodes', 'signal', 'onProgress']);
  const { guessesMax = Number.POSITIVE_INFINITY, nodes = Number.POSITIVE_INFINITY } = options;
  if (!(guessesMax >= 0))
    throw new TypeError(`guessesMax must be a number of at least 0, not ${shown(guessesMax)}`);
  if (!(nodes >= 0)) throw new TypeError(`nodes must be a number of at least 0, not ${shown(nodes)}`);
  return { guessesMax, nodes };
}

function inseparable<Secret, Guess, Answer extends AnswerValue>(
  { secrets }: GameTable<Secret, Guess, Answer>,
  alike: readonly number[],
): StrategyError {
  const [a, b] = alike.map((secret) => secrets.shownAt(secret));
  return new StrategyError('impossible', sayAlike(`${a}`, `${b}`));
}

function unfound(guessesMax: number, isStopped: boolean): Error {
  const limit = guessesMax === Number.POSITIVE_INFINITY ? '' : ` of at most ${guessesMax} guesses`;
  const reason = `no strategy${limit} was found before the search was stopped`;
  return isStopped ? abortError(reason) : new StrategyError('not-found', reason);
}

/** The most nodes of a greedy strategy; larger ones are abandoned. */
const GREEDY_NODES_MAX = 200_000;
