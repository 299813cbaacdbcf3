import { findOptimum } from 'inkling/optimal';
import type { WordResult, WordStrategy } from 'inkling/word';
import { compareWordStrategy, WORD_STRATEGIES, wordsLeft } from 'inkling/word';
import { optimalGame } from '../optimal/list-hash.ts';
import { readTableMaker } from '../shell/comparison.ts';
import { EXIT } from '../shell/exit.ts';
import { runPatiently } from '../shell/patience.ts';
import { printJson, printLines, refuse } from '../shell/printing.ts';
import type { Handler } from '../shell/verb.ts';
import { sayNoWords } from '../words/lists.ts';
import { counted, grouped } from '../words/numbers.ts';
import { sayOptimalFault, saySearched } from '../words/optimal.ts';
import { sayPlayed } from '../words/progress.ts';
import { readProblem } from './problem.ts';
import { readStrategy } from './strategy.ts';
import { refuseTooMany } from './work.ts';

interface Row extends WordResult {
  readonly strategy: WordStrategy | 'optimal';
  /** Of the optimal strategy: no strategy takes less, and whether this is the least. */
  readonly lower?: number;
  readonly proved?: boolean;
}

/** A minute or so: small lists are proved, large ones give a strategy close to the best, and bounds. */
const BUDGET = { nodeBudget: 20_000 };

/** Lets strategies find every likely answer, and sets the totals side by side. */
export const compare: Handler = async ({ words, options }, world) => {
  if (words.length > 0) return refuse(world, 'compare takes no turns: it plays against every likely answer.');
  if (options.games !== undefined)
    return refuse(world, '--games is for codes: words are few enough to play against each.');
  if (options.workers !== undefined)
    return refuse(world, '--workers is for codes: words are compared by one thread.');
  const table = readTableMaker(options);
  if (!table.ok) return refuse(world, table.error);
  const names: (WordStrategy | 'optimal')[] = [];
  for (const name of (options.strategies ?? WORD_STRATEGIES.join(',')).split(',')) {
    if (name.trim().toLowerCase() === 'optimal') {
      if (!names.includes('optimal')) names.push('optimal');
      continue;
    }
    const strategy = readStrategy(name);
    if (!strategy.ok) return refuse(world, strategy.error);
    if (!names.includes(strategy.value)) names.push(strategy.value);
  }
  const problem = await readProblem([], options, world);
  if (!problem.ok) return refuse(world, problem.error);
  const { lists } = problem.value;
  const secrets = wordsLeft([], lists).likely.length;
  if (secrets === 0) return refuse(world, sayNoWords(lists.length, options.list !== undefined));
  const tooMany = refuseTooMany([], lists);
  if (tooMany !== undefined) return refuse(world, tooMany);

  const hard = options.hard === true;
  const rows: Row[] = [];
  for (const strategy of names) {
    if (strategy === 'optimal') {
      const best = await runPatiently(findOptimum(optimalGame(lists, hard), BUDGET), world, saySearched);
      if (!best.ok) return refuse(world, sayOptimalFault(best.error, 'this list'));
      const { total, average, worst, histogram, lower, proved } = best.value;
      rows.push({ strategy, total, average, worst, histogram, unsolved: 0, lower, proved });
      continue;
    }
    const run = compareWordStrategy(lists, strategy, { hard });
    const found = await runPatiently(run, world, ({ settled }) => sayPlayed(strategy, settled, secrets));
    rows.push({ strategy, ...found });
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
  else {
    const unsolved = rows.filter((row) => row.unsolved > 0);
    printLines(world.out, [
      ...table.value(rows),
      ...rows.flatMap(({ proved, lower, total }) =>
        proved === false
          ? [
              `optimal is not proved: the least total lies between ${grouped(lower ?? 0)} and ${grouped(total)}.`,
            ]
          : [],
      ),
      ...unsolved.map((row) => `${row.strategy} never reaches ${counted(row.unsolved, 'secret')}.`),
    ]);
  }
  return EXIT.done;
};
