import { DEPTH_MAX } from '@inkling/deduction/optimum/size-bound';
import type { Handler } from '../../../contract/game-terminal.ts';
import { refusal } from '../../../shell/refusal.ts';
import type { LimitOptions, ProofOptions, SearchOptions } from '../../../verbs/optimal/options.ts';
import { type Report, readLimits, reportOptimum } from '../../../verbs/optimal/report.ts';
import type { SearchedGame } from '../../../verbs/optimal/searched-game.ts';
import { optimalGame } from '../lists/named-lists.ts';
import type { ListOptions } from '../lists/options.ts';
import { sayNoWords } from '../messages/lists.ts';
import { readProblem, readWord } from '../position/problem.ts';
import { wordTrees } from './trees.ts';

/** The game has six guesses, so that is the limit of a strategy unless another is given. */
const DEPTH_USUAL = 6;

/**
 * Finds the strategy with the least average for words. Without `--root` every first word is tried, which takes
 * hours for a large list; then a budget in `--nodes` yields the best so far.
 */
export const optimal: Handler<SearchOptions & ListOptions> = handlerOf('optimal', reportOptimum);

/**
 * The same, divided into jobs on any number of threads and machines; without `--root` there is one for each first
 * word.
 */
export const prove: Handler<ProofOptions & ListOptions> = handlerOf('prove', async (...given) =>
  (await import('../../../verbs/optimal/prove.ts')).reportProof(...given),
);

function handlerOf<Given extends LimitOptions & { readonly bound?: string }>(
  verb: string,
  report: Report<Given>,
): Handler<Given & ListOptions> {
  return async ({ words, options }, world) => {
    if (words.length > 0) return refusal('usage', `${verb} takes only options after the game.`);
    const problem = await readProblem([], options, world);
    if (!problem.ok) return problem.error;
    const { alphabet, lists, listName } = problem.value;
    if (lists.likelyCount === 0) return refusal('bad-value', sayNoWords(lists.length, listName));
    // A proof is about strategies of any depth unless a limit is given.
    const limits = readLimits(options, options.bound === undefined ? DEPTH_USUAL : DEPTH_MAX);
    if (!limits.ok) return limits.error;
    const hard = options.hard === true;
    const rules = `word${lists.length}${hard ? '-hard' : ''}`;
    const searched: SearchedGame = {
      game: optimalGame(lists, hard),
      rules,
      name: 'this list',
      verifyOptions: (isStrategyFile) => wordTrees.verifyOptions(rules, isStrategyFile, options),
    };
    const typed = options.root?.split(/[\s,;]+/).filter((word) => word !== '');
    const root = typed?.map((word) => readWord(word, alphabet).join(''));
    const wanted = { ...limits.value, ...(root === undefined ? {} : { root }) };
    return report(searched, wanted, options, world);
  };
}
