import { ok, type Result } from '@inkling/core/result';
import { defineDeduction, type RankMeasure } from 'inkling';
import { counted, grouped } from '../messages/numbers.ts';
import { EXIT } from '../shell/exit.ts';
import { narrowTables, printJson, printLines, printRows } from '../shell/printing.ts';
import { type Outcome, type Refusal, refusal } from '../shell/refusal.ts';
import { readRowWriter } from '../shell/rows.ts';
import { readCount, readName } from '../shell/values.ts';
import type { World } from '../shell/world.ts';
import { readWeights } from '../verbs/optimal/weights-file.ts';
import { refuseContradiction } from './contradiction.ts';
import { type OwnCall, readGuess, readSecret, readTurns } from './position.ts';

/** Shows the most informative guesses, over secrets that may be weighted. */
export async function suggest(given: OwnCall, world: World): Promise<Outcome> {
  const options = given.options as Readonly<Record<string, string | undefined>>;
  const top = readCount(options['top'], 'top', 10, 1000);
  if (!top.ok) return top.error;
  const by = readMeasure(options['strategy']);
  if (!by.ok) return by.error;
  const writer = readRowWriter(options);
  if (!writer.ok) return writer.error;
  const call = await weighed(given, options['weights']);
  if ('code' in call) return call;
  const turns = await readTurns(call, call.words, world);
  if (!turns.ok) return turns.error;
  const position = call.game.position(turns.value);
  const refused = await refuseContradiction(call, position, world);
  if (refused !== undefined) return refused;
  const { weights } = call.game.definition;
  const weight = weights && position.numbers.reduce((sum, secret) => sum + (weights[secret] ?? 1), 0);
  const typed = options['guess'];
  const judged = typed === undefined ? undefined : readGuess(call, typed);
  if (judged && !judged.ok) return judged.error;
  const all = position.rank({ by: by.value, top: judged ? call.game.guesses.length : top.value });
  const chosen = judged ? all.filter(({ guess }, at) => at === 0 || guess === judged.value) : all;
  const rows = chosen.map((each) => ({ ...each, guess: call.game.labelOf(each.guess) }));
  if (given.options['json']) {
    const left = String(position.count);
    const strategy = options['strategy'] ?? 'entropy';
    printJson(world.out, {
      game: call.id ?? call.game.name,
      left,
      ...(weight === undefined ? {} : { weight }),
      suggestions: rows,
      strategy,
    });
  } else if (writer.value) printRows(world.out, writer.value(rows));
  else {
    const left = `${counted(position.count, 'secret')} left`;
    const head =
      weight === undefined
        ? `${left}:`
        : `${left}, with a weight of ${grouped(weight)} together. What a guess leaves is given by weight:`;
    printLines(world.out, [head, '', ...narrowTables(cellsOf(rows), world.out.columns)]);
  }
  return EXIT.done;
}

interface Row {
  readonly guess: string;
  readonly possible: boolean;
  readonly bits: number;
  readonly worst: number;
  readonly expected: number;
  readonly parts: number;
}

function cellsOf(rows: readonly Row[]): readonly (readonly string[])[] {
  return [
    ['Guess', 'Bits', 'Left at worst', 'on average', 'Answers', 'Possible'],
    ...rows.map(({ guess, bits, worst, expected, parts, possible }) => [
      guess,
      bits.toFixed(3),
      grouped(worst),
      expected.toFixed(2),
      String(parts),
      possible ? 'yes' : 'no',
    ]),
  ];
}

/** Parses a measure by any of its names. */
function readMeasure(typed: string | undefined): Result<RankMeasure, Refusal> {
  const known = readName(typed ?? 'entropy', 'strategy', Object.keys(MEASURES), 'a strategy');
  return known.ok ? ok(MEASURES[known.value] ?? 'bits') : known;
}

const MEASURES: Readonly<Record<string, RankMeasure>> = {
  entropy: 'bits',
  bits: 'bits',
  expected: 'expected',
  parts: 'parts',
  worst: 'worst',
  knuth: 'worst',
};

/** Returns the game with the weights that a file gives its secrets. */
async function weighed(call: OwnCall, path: string | undefined): Promise<OwnCall | Refusal> {
  if (path === undefined) return call;
  const { game } = call;
  const numbers = new Map(game.secrets.map((secret, number) => [secret, number]));
  const names = {
    count: game.secrets.length,
    textOf: (secret: number) => game.labelOf(game.secrets[secret]),
    numberOf: (text: string) => {
      const secret = readSecret(call, text);
      return secret.ok ? numbers.get(secret.value) : undefined;
    },
  };
  const weights = await readWeights(path, names, WEIGHT_TOTAL_MAX);
  if (!weights.ok) return weights.error;
  try {
    return { ...call, game: defineDeduction({ ...game.definition, weights: [...weights.value.bySecret] }) };
  } catch (error) {
    if (error instanceof TypeError) return refusal('bad-file', `${error.message}.`, '--weights');
    throw error;
  }
}

const WEIGHT_TOTAL_MAX = 999_999_999;
