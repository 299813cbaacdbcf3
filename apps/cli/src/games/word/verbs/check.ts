import { checkWord, wordsLeft } from 'inkling/word';
import type { Handler } from '../../../contract/game-terminal.ts';
import { EXIT } from '../../../shell/exit.ts';
import { printJson, printLines } from '../../../shell/printing.ts';
import type { PositionOptions } from '../lists/options.ts';
import { sayNotInList, stringsText, wordsText } from '../messages/words.ts';
import { contradictionObject, printContradiction } from '../position/contradiction.ts';
import { readProblem } from '../position/problem.ts';

/**
 * Checks whether all these hints can be true. If not, shows the broken rules, the minimal conflicts, and the slips
 * that would explain them.
 */
export const check: Handler<PositionOptions> = async ({ words, options }, world) => {
  const problem = await readProblem(words, options, world);
  if (!problem.ok) return problem.error;
  const { rounds, length, lists } = problem.value;
  const found = checkWord(rounds, problem.value);
  if (!found.consistent) {
    if (options.json) printJson(world.out, contradictionObject(problem.value, found));
    else printContradiction(world.out, found, length);
    return EXIT.contradiction;
  }
  const left = wordsLeft(rounds, lists);
  const known = left.all.length + left.withheldCount;
  const fit = found.strings === 1n ? 'fits' : 'fit';
  const message =
    known === 0
      ? sayNotInList(found.strings)
      : `Consistent: ${stringsText(found.strings)} ${fit}; of the list, ${wordsText(left)}.`;
  if (options.json)
    printJson(world.out, {
      game: 'word',
      consistent: true,
      strings: found.strings === undefined ? null : String(found.strings),
      left: String(known),
      rules: [],
      conflict: [],
      conflicts: [],
      repairs: [],
      message,
    });
  else printLines(world.out, [message]);
  return EXIT.done;
};
