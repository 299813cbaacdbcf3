import { writeFile } from 'node:fs/promises';
import type { AnswerValue, DefinedStrategy, StrategyCost } from 'inkling';
import { counted, grouped, listed, quoted } from '../messages/numbers.ts';
import { whyUnwritten } from '../shell/file-faults.ts';
import { printLines } from '../shell/printing.ts';
import { type Refusal, refusal } from '../shell/refusal.ts';
import type { World } from '../shell/world.ts';
import type { OwnGame } from './game-file.ts';

/**
 * Writes a strategy in the form that the file extension selects: a graph, JSON, or the certificate that `verify`
 * checks.
 */
export async function saveStrategy(
  strategy: DefinedStrategy<unknown, unknown, AnswerValue>,
  out: string,
): Promise<Refusal | undefined> {
  const text = /\.dot$/i.test(out)
    ? strategy.toDot()
    : /\.json$/i.test(out)
      ? `${JSON.stringify(strategy.toJson())}\n`
      : strategy.certificate();
  try {
    await writeFile(out, text);
    return undefined;
  } catch (error) {
    return refusal('bad-file', `${quoted(out)} was not written: ${whyUnwritten(error)}.`, '--out');
  }
}

/** Prints what a strategy costs. In a game with weights, the weighted cost comes first. */
export function printCost(head: string, game: OwnGame, cost: StrategyCost, world: World): void {
  const { total, average, worst, weighted, histogram } = cost;
  const plain = `${counted(total, 'guess', 'guesses')} for all ${counted(game.secrets.length, 'secret')}, ${average.toFixed(4)} on average`;
  const weight = game.definition.weights?.reduce((sum, each) => sum + each, 0) ?? 1;
  printLines(world.out, [
    ...(weighted === undefined
      ? [`${head}: ${plain}, ${worst} at worst.`]
      : [
          `${head}: ${grouped(weighted)} weighted guesses in all, ${(weighted / weight).toFixed(4)} on average by weight, ${worst} at worst.`,
          `Each secret counted once: ${plain}.`,
        ]),
    `Solved with each guess: ${listed(histogram.map(grouped))}.`,
  ]);
}
