import type { Handler } from '../../../contract/game-terminal.ts';
import { EXIT } from '../../../shell/exit.ts';
import { printJson, printLines } from '../../../shell/printing.ts';
import { codesLeft } from '../messages/codes.ts';
import { contradictionObject, printContradiction } from '../position/contradiction.ts';
import type { PositionOptions } from '../position/options.ts';
import { readProblem } from '../position/problem.ts';

/**
 * Checks whether all these turns can be true. If not, shows the minimal conflicts, and the single corrections that
 * would fit.
 */
export const check: Handler<PositionOptions> = async ({ words, options }, world) => {
  const problem = await readProblem(words, options, world);
  if (!problem.ok) return problem.error;
  const { position, rulesText } = problem.value;
  const found = position.check();
  if (!found.consistent) {
    if (options.json) printJson(world.out, contradictionObject(problem.value, found));
    else printContradiction(world.out, problem.value, found);
    return EXIT.contradiction;
  }
  const message = `Consistent: ${codesLeft(found.left)}.`;
  if (options.json)
    printJson(world.out, {
      game: 'mastermind',
      rules: rulesText,
      consistent: true,
      left: String(found.left),
      message,
    });
  else printLines(world.out, [message]);
  return EXIT.done;
};
