import { codeCount } from '@inkling/codes/candidates/code-space';
import { makeCode, makeSymbol } from '@inkling/games/mastermind/rules/notation';
import type { Handler } from '../../../contract/game-terminal.ts';
import { counted, grouped } from '../../../messages/numbers.ts';
import { EXIT } from '../../../shell/exit.ts';
import { printJson, printLines } from '../../../shell/printing.ts';
import { type Style, styleFor } from '../../../shell/style.ts';
import { codeText, legend } from '../messages/codes.ts';
import { choicesTable } from '../position/choices-table.ts';
import { refuseContradiction } from '../position/contradiction.ts';
import type { PositionOptions } from '../position/options.ts';
import { type Problem, readProblem } from '../position/problem.ts';

/** Shows what is still possible, place by place. */
export const choices: Handler<PositionOptions> = async ({ words, options }, world) => {
  const problem = await readProblem(words, options, world);
  if (!problem.ok) return problem.error;
  const refused = refuseContradiction(problem.value, options, world);
  if (refused !== undefined) return refused;
  if (options.json) printJson(world.out, choicesObject(problem.value));
  else printLines(world.out, choicesLines(problem.value, styleFor(world, options), world.out.columns));
  return EXIT.done;
};

function choicesObject({ position, rules, rulesText, skin }: Problem): object {
  const left = position.count();
  return {
    game: 'mastermind',
    rules: rulesText,
    total: String(codeCount(rules)),
    left: String(left),
    places: position.places().map((row) =>
      row.flatMap((count, symbol) =>
        count === 0n
          ? []
          : [
              {
                symbol: makeSymbol(symbol),
                ...(skin.names === skin.letters ? {} : { name: skin.names[symbol] }),
                count: String(count),
                share: Number(count) / Number(left),
              },
            ],
      ),
    ),
    codes: position.codes(CODES_SHOWN).map(makeCode),
  };
}

function choicesLines(
  { position, rules, rulesText, skin }: Problem,
  style: Style,
  columns: number | undefined,
): readonly string[] {
  const left = position.count();
  const codes = position.codes(CODES_SHOWN).map((code) => codeText(code, skin));
  const hidden = left - BigInt(codes.length);
  return [
    `${rulesText} after ${counted(position.turns.length, 'turn')}: ${grouped(left)} of ${counted(codeCount(rules), 'code')} left.`,
    '',
    ...choicesTable(position, skin, style, columns),
    '',
    ...(skin.names === skin.letters ? [] : [`${legend(rules, skin)}.`, '']),
    `${codes.join(' ')}${hidden > 0n ? ` and ${grouped(hidden)} more` : ''}`,
  ];
}

const CODES_SHOWN = 20;
