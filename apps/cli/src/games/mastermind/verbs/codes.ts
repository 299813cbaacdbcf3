import type { Code } from '@inkling/core/feedback';
import type { Position } from '@inkling/games/mastermind/analysis/position';
import { makeCode } from '@inkling/games/mastermind/rules/notation';
import type { Handler } from '../../../contract/game-terminal.ts';
import { type ListingOptions, writeListing } from '../../../shell/listing.ts';
import { codeText } from '../messages/codes.ts';
import { refuseContradiction } from '../position/contradiction.ts';
import type { PositionOptions } from '../position/options.ts';
import { readProblem } from '../position/problem.ts';

/** Lists every code that is left. */
export const codes: Handler<PositionOptions & ListingOptions> = async ({ words, options }, world) => {
  const problem = await readProblem(words, options, world);
  if (!problem.ok) return problem.error;
  const refused = refuseContradiction(problem.value, options, world);
  if (refused !== undefined) return refused;
  const { position, rulesText, skin } = problem.value;
  const write = options.json ? makeCode : (code: Code) => codeText(code, skin);
  const head = { game: 'mastermind', rules: rulesText, left: String(position.set.count()) };
  return writeListing(textsOf(position, write), head, options, world);
};

function* textsOf({ set }: Position, write: (code: Code) => string): Generator<string> {
  const count = set.count();
  for (let k = 0n; k < count; k++) yield write(set.at(k) as Code);
}
