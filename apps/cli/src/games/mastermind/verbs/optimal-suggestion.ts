import { CodeAnalysis } from '@inkling/games/mastermind/analysis/analysis';
import { adviceOn } from '@inkling/games/mastermind/analysis/players';
import { optimalCodesMax, rankOptimalCodes } from '@inkling/games/mastermind/optimum/suggest';
import { makeCode } from '@inkling/games/mastermind/rules/notation';
import { EXIT } from '../../../shell/exit.ts';
import { printJson, printLines } from '../../../shell/printing.ts';
import { type Outcome, refusal } from '../../../shell/refusal.ts';
import { readCount } from '../../../shell/values.ts';
import type { World } from '../../../shell/world.ts';
import { rankedLines, rankUntilAsked, turnsOf } from '../../../verbs/optimal/ranked-guesses.ts';
import { codesLeft, codeText, sayTooManyLeft } from '../messages/codes.ts';
import { sayNeedsList } from '../messages/faults.ts';
import { refuseContradiction } from '../position/contradiction.ts';
import type { SuggestOptions } from '../position/options.ts';
import { readProblem } from '../position/problem.ts';

/**
 * Suggests the guess that needs the fewest further guesses on average, or the best ones with `--top`. It is exact
 * if the budget allows, and says so. It suggests only one by default, because each of the others takes a search as
 * long as the first.
 */
export async function suggestOptimally(
  words: readonly string[],
  options: SuggestOptions,
  world: World,
): Promise<Outcome> {
  const top = readCount(options.top, 'top', 1, 1000);
  if (!top.ok) return top.error;
  const problem = await readProblem(words, options, world);
  if (!problem.ok) return problem.error;
  const refused = refuseContradiction(problem.value, options, world);
  if (refused !== undefined) return refused;
  const { position, rulesText, skin } = problem.value;
  if (!(position instanceof CodeAnalysis))
    return refusal('too-large', sayNeedsList('--strategy optimal', rulesText));
  const limits = { top: top.value, nodeBudget: NODE_BUDGET };
  const { value: found, stoppedAfter } = await rankUntilAsked(
    (isStopped) => rankOptimalCodes(position, { ...limits, isStopped }),
    world,
  );
  if (!found.ok)
    return refusal(
      'too-large',
      sayTooManyLeft('--strategy optimal', position.count(), optimalCodesMax(position.rules), rulesText),
    );
  const ranked = found.value.map((each) => ({
    ...each,
    code: position.set.space.codes.codeAt(each.guess),
  }));
  if (options.json)
    printJson(world.out, {
      game: 'mastermind',
      rules: rulesText,
      left: String(position.count()),
      suggestions: ranked.map((each) => {
        const { guess: _, ...figures } = adviceOn(position, each.code);
        return { guess: makeCode(each.code), ...figures, turns: turnsOf(each) };
      }),
      strategy: 'optimal',
      ...(stoppedAfter === undefined ? {} : { stopped: true }),
    });
  else {
    const lines = ranked.map((each) => ({ ...each, text: codeText(each.code, skin) }));
    printLines(world.out, rankedLines(codesLeft(position.count()), lines, world.out, stoppedAfter));
  }
  return stoppedAfter === undefined ? EXIT.done : EXIT.interrupted;
}

/** Number of sets that are searched: this takes a few seconds at most for the first guesses, and less later. */
const NODE_BUDGET = 100_000;
