import { makeCode, makeSymbol, parseSymbol } from '@inkling/games/mastermind/notation';
import { EXIT } from '../shell/exit.ts';
import { printJson, printLines, refuse } from '../shell/printing.ts';
import type { Handler } from '../shell/verb.ts';
import { sayNoSuchPlace, sayNoSuchSymbol } from '../words/faults.ts';
import { sayReason } from '../words/reasons.ts';
import { refuseContradiction } from './contradiction.ts';
import { readPlace, readProblem } from './problem.ts';

/** Ruled out by which turns; or a code that shows that it is possible. */
export const why: Handler = async ({ words, options }, world) => {
  const [placeText, symbolText, ...turns] = words;
  if (placeText === undefined || symbolText === undefined)
    return refuse(world, 'why needs a place and a symbol; see inkling help why.');
  const problem = await readProblem(turns, options, world);
  if (!problem.ok) return refuse(world, problem.error);
  const { position, rules, rulesText, skin } = problem.value;
  const place = readPlace(placeText, rules);
  if (place === undefined) return refuse(world, sayNoSuchPlace(placeText, rules));
  const symbol = parseSymbol(symbolText, rules, skin);
  if (symbol === undefined) return refuse(world, sayNoSuchSymbol(symbolText, rules, skin));
  const refused = refuseContradiction(problem.value, options, world);
  if (refused !== undefined) return refused;

  const reason = position.why(place, symbol);
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
