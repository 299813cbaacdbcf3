import { readWordHints, suggestWords, type WordAdvice } from 'inkling/word';
import type { Call, Handler } from '../../../contract/game-terminal.ts';
import { counted } from '../../../messages/numbers.ts';
import { EXIT } from '../../../shell/exit.ts';
import { narrowTables, printJson, printLines, printRows } from '../../../shell/printing.ts';
import { refusal } from '../../../shell/refusal.ts';
import { type FigureRow, readRowWriter } from '../../../shell/rows.ts';
import { readCount } from '../../../shell/values.ts';
import type { Sink } from '../../../shell/world.ts';
import type { SuggestOptions } from '../lists/options.ts';
import { sayNoWords } from '../messages/lists.ts';
import { sayNotInList } from '../messages/words.ts';
import { refuseContradiction } from '../position/contradiction.ts';
import { readProblem } from '../position/problem.ts';
import { readStrategy } from '../position/strategy.ts';
import { refuseTooMany } from '../position/work.ts';
import { suggestOptimally } from './optimal-suggestion.ts';

/** Suggests the best next guesses out of all that may be guessed, and says whether each could be the answer. */
export const suggest: Handler<SuggestOptions> = async (call, world) => {
  const { words, options } = call;
  const writer = readRowWriter(options);
  if (!writer.ok) return writer.error;
  const strategy = readStrategy(options.strategy, 'strategy');
  if (!strategy.ok) return strategy.error;
  const isOptimal = strategy.value === 'optimal';
  const other = (['guess', 'weights', 'format'] as const).find((name) => options[name] !== undefined);
  if (other && (isOptimal || (options.hard && other !== 'format')))
    return refusal('usage', `--${other} is not for ${isOptimal ? 'optimal' : 'hard mode'}.`, `--${other}`);
  if (options.guess !== undefined || options.weights !== undefined)
    return (await import('../general/as-game.ts')).suggestGenerally(call as Call, world);
  const top = readCount(options.top, 'top', isOptimal ? 1 : 10, 1000);
  if (!top.ok) return top.error;
  const problem = await readProblem(words, options, world);
  if (!problem.ok) return problem.error;
  const { rounds, lists, listName } = problem.value;
  if (lists.words.length === 0) return refusal('bad-value', sayNoWords(lists.length, listName));
  const refused = refuseContradiction(problem.value, options, world);
  if (refused !== undefined) return refused;

  const best = isOptimal ? await suggestOptimally(problem.value, top.value, options, world) : undefined;
  if (best !== undefined) return best;
  const tooMany = refuseTooMany(rounds, lists);
  if (tooMany) return tooMany;
  const hard = options.hard === true;
  // If there is nothing left to search, the optimal strategy ranks guesses as the default strategy does.
  const name = strategy.value === 'optimal' ? 'entropy' : strategy.value;
  const advice = suggestWords(rounds, lists, { strategy: name, top: top.value, hard });
  const note = advice.left === 0 ? sayNotInList(readWordHints(rounds, problem.value).strings) : undefined;
  if (options.json)
    printJson(world.out, {
      game: 'word',
      left: String(advice.left),
      pool: advice.pool,
      suggestions: advice.suggestions,
      strategy: name,
      hard,
      ...(note === undefined ? {} : { note }),
    });
  else if (writer.value && note === undefined) printRows(world.out, writer.value(rowsOf(advice)));
  else printLines(world.out, note === undefined ? adviceLines(advice, name, world.out) : [note]);
  return EXIT.done;
};

function rowsOf({ suggestions }: WordAdvice): readonly FigureRow[] {
  return suggestions.map((each) => ({ ...each }));
}

function adviceLines(
  { left, pool, suggestions }: WordAdvice,
  strategy: string,
  { columns }: Pick<Sink, 'columns'>,
): readonly string[] {
  const heads = ['guess', 'possible', 'worst', 'expected', 'bits', 'parts'];
  const rows = suggestions.map(({ guess, possible, worst, expected, bits, parts }) => [
    guess,
    possible ? 'yes' : 'no',
    String(worst),
    expected.toFixed(2),
    bits.toFixed(3),
    String(parts),
  ]);
  const none = left === 1 ? 'not a likely one' : 'none of them likely';
  const words =
    pool === 'likely' ? `${counted(left, 'likely word')} left` : `${counted(left, 'word')} left, ${none}`;
  return [`${words}; best by ${strategy}:`, '', ...narrowTables([heads, ...rows], columns)];
}
