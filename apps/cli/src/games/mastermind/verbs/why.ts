import { TOO_LARGE } from '@inkling/codes/candidates/diagram/diagram-set';
import type { Reason } from '@inkling/codes/explain/reasons';
import type { Position } from '@inkling/games/mastermind/analysis/position';
import { makeCode, makeSymbol, parseSymbol } from '@inkling/games/mastermind/rules/notation';
import type { Handler } from '../../../contract/game-terminal.ts';
import { EXIT } from '../../../shell/exit.ts';
import { printJson, printLines } from '../../../shell/printing.ts';
import { refusal } from '../../../shell/refusal.ts';
import { sayNoSuchPlace, sayNoSuchSymbol, sayTooLarge } from '../messages/faults.ts';
import { sayReason } from '../messages/reasons.ts';
import { refuseContradiction } from '../position/contradiction.ts';
import type { PositionOptions } from '../position/options.ts';
import { readPlace, readProblem } from '../position/problem.ts';

/** Says which turns rule a symbol out, or shows a code that has it. */
export const why: Handler<PositionOptions> = async ({ words, options }, world) => {
  const [placeText, symbolText, ...turns] = words;
  if (placeText === undefined || symbolText === undefined)
    return refusal('usage', 'why needs a place and a symbol; see inkling help why.');
  const problem = await readProblem(turns, options, world);
  if (!problem.ok) return problem.error;
  const { position, rules, rulesText, skin } = problem.value;
  const place = readPlace(placeText, rules);
  if (place === undefined) return refusal('bad-input', sayNoSuchPlace(placeText, rules), 'PLACE');
  const symbol = parseSymbol(symbolText, rules, skin);
  if (symbol === undefined) return refusal('bad-input', sayNoSuchSymbol(symbolText, rules, skin), 'SYMBOL');
  const refused = refuseContradiction(problem.value, options, world);
  if (refused !== undefined) return refused;

  const reason = reasonIn(position, place, symbol);
  if (!reason) return refusal('too-large', sayTooLarge(rulesText));
  const message = sayReason(place, symbol, reason, skin);
  if (options.json)
    printJson(world.out, {
      game: 'mastermind',
      rules: rulesText,
      place: place + 1,
      symbol: makeSymbol(symbol),
      possible: reason.possible,
      ...(reason.possible
        ? { witness: makeCode(reason.witness), count: String(reason.count) }
        : { turns: reason.turns.map((turn) => turn + 1) }),
      message,
    });
  else printLines(world.out, [message]);
  return EXIT.done;
};

/** Returns undefined if finding the reason would take too much memory, although counting the codes did not. */
function reasonIn(position: Position, place: number, symbol: number): Reason | undefined {
  try {
    return position.why(place, symbol);
  } catch (error) {
    if (error instanceof RangeError && error.message === TOO_LARGE) return undefined;
    throw error;
  }
}
