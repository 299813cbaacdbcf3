import { readWordHints, suggestWords, type WordAdvice } from 'inkling/word';
import { readCount } from '../shell/count.ts';
import { EXIT } from '../shell/exit.ts';
import { printJson, printLines, refuse, tableLines } from '../shell/printing.ts';
import type { Handler } from '../shell/verb.ts';
import { counted } from '../words/numbers.ts';
import { sayNotInList } from '../words/word.ts';
import { refuseContradiction } from './contradiction.ts';
import { suggestOptimally } from './optimal-suggestion.ts';
import { readProblem } from './problem.ts';
import { readStrategy } from './strategy.ts';
import { refuseTooMany } from './work.ts';

/** The best next guesses out of all that may be guessed, and whether each could be the answer. */
export const suggest: Handler = async ({ words, options }, world) => {
  const optimal = options.strategy?.trim().toLowerCase() === 'optimal';
  const strategy = readStrategy(optimal ? undefined : options.strategy);
  if (!strategy.ok) return refuse(world, strategy.error);
  const top = readCount(options.top, 'top', optimal ? 1 : 10, 1000);
  if (!top.ok) return refuse(world, top.error);
  const problem = await readProblem(words, options, world);
  if (!problem.ok) return refuse(world, problem.error);
  const refused = refuseContradiction(problem.value, options, world);
  if (refused !== undefined) return refused;

  const best = optimal ? await suggestOptimally(problem.value, top.value, options, world) : undefined;
  if (best !== undefined) return best;
  const { rounds, lists } = problem.value;
  const tooMany = refuseTooMany(rounds, lists);
  if (tooMany !== undefined) return refuse(world, tooMany);
  const hard = options.hard === true;
  const advice = suggestWords(rounds, lists, { strategy: strategy.value, top: top.value, hard });
  const note = advice.left === 0 ? sayNotInList(readWordHints(rounds, problem.value).strings) : undefined;
  if (options.json)
    printJson(world.out, {
      game: 'word',
      left: String(advice.left),
      pool: advice.pool,
      suggestions: advice.suggestions,
      strategy: strategy.value,
      hard,
      ...(note === undefined ? {} : { note }),
    });
  else printLines(world.out, note === undefined ? adviceLines(advice, strategy.value) : [note]);
  return EXIT.done;
};

function adviceLines({ left, pool, suggestions }: WordAdvice, strategy: string): readonly string[] {
  const heads = ['guess', 'possible', 'worst', 'expected', 'bits', 'parts'];
  const rows = suggestions.map(({ guess, possible, worst, expected, bits, parts }) => [
    guess,
    possible ? 'yes' : 'no',
    String(worst),
    expected.toFixed(2),
    bits.toFixed(3),
    String(parts),
  ]);
  const words =
    pool === 'likely' ? counted(left, 'likely word') : `${counted(left, 'word')}, none of them likely`;
  return [`${words} left; best by ${strategy}:`, '', ...tableLines([heads, ...rows])];
}
