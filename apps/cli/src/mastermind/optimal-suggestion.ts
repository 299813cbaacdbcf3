import { makeCode } from '@inkling/games/mastermind/notation';
import { CodeAnalysis } from 'inkling/mastermind/analysis';
import { adviceOn } from 'inkling/mastermind/players';
import { rankOptimalCodes } from 'inkling/optimal/suggest';
import { rankedLines, turnsOf } from '../optimal/ranked-guesses.ts';
import { readCount } from '../shell/count.ts';
import { EXIT, type Exit } from '../shell/exit.ts';
import type { Options } from '../shell/options.ts';
import { runPatiently } from '../shell/patience.ts';
import { printJson, printLines, refuse } from '../shell/printing.ts';
import type { World } from '../shell/world.ts';
import { codesLeft, codeText } from '../words/codes.ts';
import { sayNeedsList } from '../words/faults.ts';
import { saySearched, sayTooManyLeft } from '../words/optimal.ts';
import { refuseContradiction } from './contradiction.ts';
import { readProblem } from './problem.ts';

/**
 * The guess that needs the fewest guesses on average from here, or the best of `--top`: exact where the budget allows, and
 * it says so. One alone unless more are wanted, since each is a search that takes as long as the first.
 */
export async function suggestOptimally(
  words: readonly string[],
  options: Options,
  world: World,
): Promise<Exit> {
  const top = readCount(options.top, 'top', 1, 1000);
  if (!top.ok) return refuse(world, top.error);
  const problem = await readProblem(words, options, world);
  if (!problem.ok) return refuse(world, problem.error);
  const refused = refuseContradiction(problem.value, options, world);
  if (refused !== undefined) return refused;
  const { position, rulesText, skin } = problem.value;
  if (!(position instanceof CodeAnalysis))
    return refuse(world, sayNeedsList('--strategy optimal', rulesText));
  const limits = { top: top.value, nodeBudget: NODE_BUDGET };
  const found = await runPatiently(rankOptimalCodes(position, limits), world, saySearched);
  if (!found.ok)
    return refuse(world, sayTooManyLeft('--strategy optimal', position.count(), position.rules, rulesText));
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
    });
  else {
    const lines = ranked.map((each) => ({ ...each, text: codeText(each.code, skin) }));
    printLines(world.out, rankedLines(codesLeft(position.count()), lines));
  }
  return EXIT.done;
}

/** Sets searched: some seconds at most where the first guesses are made, less later. */
const NODE_BUDGET = 100_000;
