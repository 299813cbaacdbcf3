import { suggestOptimal } from 'inkling/optimal/suggest';
import { wordDeduction } from 'inkling/optimal/words';
import { wordsLeft } from 'inkling/word';
import { EXIT, type Exit } from '../shell/exit.ts';
import type { Options } from '../shell/options.ts';
import { printJson, printLines, refuse } from '../shell/printing.ts';
import type { World } from '../shell/world.ts';
import { counted } from '../words/numbers.ts';
import type { WordProblem } from './problem.ts';

/** The guess that needs the fewest guesses on average from here, over the likely words left: exact, or it says so. */
export function suggestOptimally(problem: WordProblem, options: Options, world: World): Exit | undefined {
  const { rounds, lists } = problem;
  const { likely, all } = wordsLeft(rounds, lists);
  const answers = likely.length > 0 ? likely : all;
  if (answers.length === 0) return undefined;
  if (answers.length > SECRETS_MAX)
    return refuse(
      world,
      `${counted(answers.length, 'word')} are left; --strategy optimal searches at most ${SECRETS_MAX}. Take another strategy until fewer are left.`,
    );
  const deduction = wordDeduction({ answers, allowed: lists.words });
  if (!deduction.ok) return refuse(world, 'Words of more than 10 letters are too long for an exact search.');
  const secrets = answers.map((_, index) => index);
  const found = suggestOptimal(deduction.value, secrets, NODE_BUDGET);
  if (!found.ok) return refuse(world, 'These lists are too large for an exact search.');
  const { guess: index, possible, expected, worst, expectedLower, expectedUpper, proved } = found.value;
  const guess = lists.words[index] ?? '';
  if (options.json)
    printJson(world.out, {
      game: 'word',
      left: String(answers.length),
      suggestions: [
        { guess, possible, turns: { expected, worst, lower: expectedLower, upper: expectedUpper, proved } },
      ],
      strategy: 'optimal',
    });
  else
    printLines(world.out, [
      `${counted(answers.length, 'word')} left; best is ${guess}: ${expected.toFixed(3)} more guesses on average (${proved ? 'proved the least' : `the least lies between ${expectedLower.toFixed(3)} and ${expectedUpper.toFixed(3)}`}), ${worst} at worst.`,
    ]);
  return EXIT.done;
}

/** A matrix of these against the whole dictionary is made in well under a second. */
const SECRETS_MAX = 1000;
const NODE_BUDGET = 20_000;
