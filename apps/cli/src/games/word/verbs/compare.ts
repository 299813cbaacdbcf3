import { fail, ok, type Result } from '@inkling/core/result';
import { findOptimum } from 'inkling/optimal';
import { compareWordStrategy, type WordLists, type WordResult, wordsLeft } from 'inkling/word';
import type { Handler } from '../../../contract/game-terminal.ts';
import { counted, grouped } from '../../../messages/numbers.ts';
import { saySearched } from '../../../messages/optimal.ts';
import { sayPlayed } from '../../../messages/progress.ts';
import { EXIT } from '../../../shell/exit.ts';
import { runInSteps } from '../../../shell/long-work.ts';
import { printJson, printLines } from '../../../shell/printing.ts';
import { type Refusal, refusal } from '../../../shell/refusal.ts';
import type { World } from '../../../shell/world.ts';
import { readTableMaker } from '../../../verbs/comparison/table.ts';
import { refusalOf } from '../../../verbs/optimal/refusals.ts';
import { optimalGame } from '../lists/named-lists.ts';
import type { CompareOptions } from '../lists/options.ts';
import { sayNoWords } from '../messages/lists.ts';
import { readProblem } from '../position/problem.ts';
import { readStrategies, type StrategyName } from '../position/strategy.ts';
import { refuseTooMany } from '../position/work.ts';

interface Row extends WordResult {
  readonly strategy: StrategyName;
  /** Only for the optimal strategy: a lower bound on the total of every strategy, and whether this one reaches it. */
  readonly lower?: number;
  readonly proved?: boolean;
}

/**
 * Takes about a minute. It is enough to prove small lists; for large ones it yields a strategy close to the best,
 * and bounds.
 */
const BUDGET = { nodeBudget: 20_000 };

/** Lets strategies find every likely answer, and shows the totals side by side. */
export const compare: Handler<CompareOptions> = async ({ words, options }, world) => {
  if (words.length > 0)
    return refusal('usage', 'compare takes no turns: it plays against every likely answer.');
  const table = readTableMaker(options, world.out);
  if (!table.ok) return table.error;
  const names = readStrategies(options.strategies, 'strategies');
  if (!names.ok) return names.error;
  const problem = await readProblem([], options, world);
  if (!problem.ok) return problem.error;
  const { lists, listName } = problem.value;
  const secrets = wordsLeft([], lists).likely.length;
  if (secrets === 0) return refusal('bad-value', sayNoWords(lists.length, listName));
  const tooMany = refuseTooMany([], lists);
  if (tooMany) return tooMany;

  const hard = options.hard === true;
  const rows: Row[] = [];
  for (const strategy of names.value) {
    const row = await evaluate(strategy, lists, hard, secrets, world);
    if (!row.ok) return row.error;
    rows.push(row.value);
  }
  if (options.json)
    printJson(world.out, {
      game: 'word',
      length: lists.length,
      secrets,
      guesses: lists.words.length,
      hard,
      rows,
    });
  else printLines(world.out, [...table.value(rows), ...remarks(rows)]);
  return EXIT.done;
};

async function evaluate(
  strategy: StrategyName,
  lists: WordLists,
  hard: boolean,
  secrets: number,
  world: World,
): Promise<Result<Row, Refusal>> {
  if (strategy === 'optimal') {
    const best = await runInSteps(findOptimum(optimalGame(lists, hard), BUDGET), world, saySearched);
    if (!best.ok) return fail(refusalOf(best.error, 'this list'));
    const { total, average, worst, histogram, lower, proved } = best.value;
    return ok({ strategy, total, average, worst, histogram, unsolved: 0, lower, proved });
  }
  const run = compareWordStrategy(lists, strategy, { hard });
  const found = await runInSteps(run, world, ({ settled }) => sayPlayed(strategy, settled, secrets));
  return ok({ strategy, ...found });
}

/** Messages about what the table does not show. */
function remarks(rows: readonly Row[]): readonly string[] {
  const open = rows.flatMap(({ proved, lower, total }) =>
    proved === false
      ? [`optimal is not proved: the least total lies between ${grouped(lower ?? 0)} and ${grouped(total)}.`]
      : [],
  );
  const failing = rows
    .filter(({ unsolved }) => unsolved > 0)
    .map(({ strategy, unsolved }) => `${strategy} never reaches ${counted(unsolved, 'secret')}.`);
  return [...open, ...failing];
}
