import { makeCode } from '@inkling/games/mastermind/notation';
import { CodeAnalysis } from 'inkling/mastermind/analysis';
import { adviceOn } from 'inkling/mastermind/players';
import { suggestOptimalCode } from 'inkling/optimal/suggest';
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

/** The guess that needs the fewest guesses on average from here: exact where the budget allows, and it says so. */
export async function suggestOptimally(
  words: readonly string[],
  options: Options,
  world: World,
): Promise<Exit> {
  const problem = await readProblem(words, options, world);
  if (!problem.ok) return refuse(world, problem.error);
  const refused = refuseContradiction(problem.value, options, world);
  if (refused !== undefined) return refused;
  const { position, rulesText, skin } = problem.value;
  if (!(position instanceof CodeAnalysis))
    return refuse(world, sayNeedsList('--strategy optimal', rulesText));
  const found = await runPatiently(suggestOptimalCode(position, NODE_BUDGET), world, saySearched);
  if (!found.ok)
    return refuse(world, sayTooManyLeft('--strategy optimal', position.count(), position.rules, rulesText));
  const { guess: index, expected, worst, expectedLower, expectedUpper, proved } = found.value;
  const guess = position.set.space.codes.codeAt(index);
  if (options.json) {
    const { guess: _, ...figures } = adviceOn(position, guess);
    const turns = { expected, worst, lower: expectedLower, upper: expectedUpper, proved };
    printJson(world.out, {
      game: 'mastermind',
      rules: rulesText,
      left: String(position.count()),
      suggestions: [{ guess: makeCode(guess), ...figures, turns }],
      strategy: 'optimal',
    });
    return EXIT.done;
  }
  const sure = proved
    ? 'proved the least'
    : `the least lies between ${expectedLower.toFixed(3)} and ${expectedUpper.toFixed(3)}`;
  printLines(world.out, [
    `${codesLeft(position.count())}; best is ${codeText(guess, skin)}: ${expected.toFixed(3)} more guesses on average (${sure}), ${worst} at worst.`,
  ]);
  return EXIT.done;
}

/** Sets searched: some seconds at most where the first guesses are made, less later. */
const NODE_BUDGET = 100_000;
