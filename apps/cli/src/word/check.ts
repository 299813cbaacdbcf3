import { checkWord, wordsLeft } from 'inkling/word';
import { EXIT } from '../shell/exit.ts';
import { printJson, printLines, refuse } from '../shell/printing.ts';
import type { Handler } from '../shell/verb.ts';
import { sayNotInList, stringsText, wordsText } from '../words/word.ts';
import { contradictionObject, printContradiction } from './contradiction.ts';
import { readProblem } from './problem.ts';

/** Can all these hints be true? If not: the rules broken, the smallest conflict, and the slips that would explain it. */
export const check: Handler = async ({ words, options }, world) => {
  const problem = await readProblem(words, options, world);
  if (!problem.ok) return refuse(world, problem.error);
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
