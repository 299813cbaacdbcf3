import { OPTIMAL_WORDS_MAX, type OptimalWordFault, suggestOptimalWord } from 'inkling/optimal/suggest-word';
import { EXIT, type Exit } from '../shell/exit.ts';
import type { Options } from '../shell/options.ts';
import { runPatiently } from '../shell/patience.ts';
import { printJson, printLines, refuse } from '../shell/printing.ts';
import type { World } from '../shell/world.ts';
import { counted } from '../words/numbers.ts';
import { saySearched } from '../words/optimal.ts';
import type { WordProblem } from './problem.ts';

/** The guess that needs the fewest guesses on average from here, over the likely words left: exact, or it says so. */
export async function suggestOptimally(
  problem: WordProblem,
  options: Options,
  world: World,
): Promise<Exit | undefined> {
  const { rounds, lists } = problem;
  const search = suggestOptimalWord(rounds, lists, options.hard === true);
  const suggestion = await runPatiently(search, world, saySearched);
  if (!suggestion.ok) return refuseOptimally(suggestion.error, world);
  const {
    word: guess,
    left,
    possible,
    expected,
    worst,
    expectedLower,
    expectedUpper,
    proved,
  } = suggestion.value;
  if (options.json)
    printJson(world.out, {
      game: 'word',
      left: String(left),
      suggestions: [
        { guess, possible, turns: { expected, worst, lower: expectedLower, upper: expectedUpper, proved } },
      ],
      strategy: 'optimal',
    });
  else
    printLines(world.out, [
      `${counted(left, 'word')} left; best is ${guess}: ${expected.toFixed(3)} more guesses on average (${proved ? 'proved the least' : `the least lies between ${expectedLower.toFixed(3)} and ${expectedUpper.toFixed(3)}`}), ${worst} at worst.`,
    ]);
  return EXIT.done;
}

function refuseOptimally(fault: OptimalWordFault, world: World): Exit | undefined {
  switch (fault.code) {
    case 'empty':
      return undefined;
    case 'too-many-left':
      return refuse(
        world,
        `${counted(fault.left, 'word')} are left; --strategy optimal searches at most ${OPTIMAL_WORDS_MAX}. Take another strategy until fewer are left.`,
      );
    case 'word-too-long':
      return refuse(world, 'Words of more than 10 letters are too long for an exact search.');
    default:
      return refuse(world, 'These lists are too large for an exact search.');
  }
}
