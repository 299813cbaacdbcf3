import { reportProof } from '../proving/prove.ts';
import { refuse } from '../shell/printing.ts';
import type { Handler } from '../shell/verb.ts';
import { readProblem } from '../word/problem.ts';
import { sayNoWords } from '../words/lists.ts';
import { optimalGame } from './list-hash.ts';
import { readLimits, reportOptimum } from './report.ts';

/** The game gives six guesses, so a strategy may take no more unless a limit is given. */
const DEPTH_USUAL = 6;

/**
 * The strategy with the least average for words. Without `--root` every first word is tried, which takes hours
 * over a large list; then a budget in `--nodes` gives the best so far.
 */
export const optimal: Handler = handlerOf('optimal', reportOptimum);

/** The same by jobs: without `--root` one for each first word, on any number of threads and machines. */
export const prove: Handler = handlerOf('prove', reportProof);

function handlerOf(verb: string, report: typeof reportOptimum): Handler {
  return async ({ words, options }, world) => {
    if (words.length > 0) return refuse(world, `${verb} takes only options after the game.`);
    const problem = await readProblem([], options, world);
    if (!problem.ok) return refuse(world, problem.error);
    const { lists } = problem.value;
    if (lists.likelyCount === 0) return refuse(world, sayNoWords(lists.length, options.list !== undefined));
    const limits = readLimits(options, DEPTH_USUAL);
    if (!limits.ok) return refuse(world, limits.error);
    const game = optimalGame(lists, options.hard === true);
    const typed = options.root?.normalize('NFC').toLowerCase();
    const root = typed?.split(/[\s,;]+/).filter((word) => word !== '');
    return report(
      game,
      { ...limits.value, ...(root === undefined ? {} : { root }) },
      'this list',
      options,
      world,
    );
  };
}
