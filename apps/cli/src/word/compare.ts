import type { WordResult, WordStrategy } from 'inkling/word';
import { compareWordStrategy, WORD_STRATEGIES, wordsLeft } from 'inkling/word';
import { comparisonTable } from '../shell/comparison.ts';
import { EXIT } from '../shell/exit.ts';
import { runPatiently } from '../shell/patience.ts';
import { printJson, printLines, refuse } from '../shell/printing.ts';
import type { Handler } from '../shell/verb.ts';
import { sayNoWords } from '../words/lists.ts';
import { counted } from '../words/numbers.ts';
import { sayPlayed } from '../words/progress.ts';
import { readProblem } from './problem.ts';
import { readStrategy } from './strategy.ts';
import { refuseTooMany } from './work.ts';

/** Lets strategies find every likely answer, and sets the totals side by side. */
export const compare: Handler = async ({ words, options }, world) => {
  if (words.length > 0) return refuse(world, 'compare takes no turns: it plays against every likely answer.');
  const names: WordStrategy[] = [];
  for (const name of (options.strategies ?? WORD_STRATEGIES.join(',')).split(',')) {
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
  const rows: (WordResult & { readonly strategy: WordStrategy })[] = [];
  for (const strategy of names) {
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
      ...comparisonTable(rows),
      ...unsolved.map((row) => `${row.strategy} never reaches ${counted(row.unsolved, 'secret')}.`),
    ]);
  }
  return EXIT.done;
};
