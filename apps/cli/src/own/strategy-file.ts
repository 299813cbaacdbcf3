import { writeFile } from 'node:fs/promises';
import type { AnswerValue, DefinedStrategy, StrategyCost } from 'inkling';
import { counted, grouped, listed, quoted } from '../messages/numbers.ts';
import { printLines } from '../shell/printing.ts';
import { type Refusal, refusal } from '../shell/refusal.ts';
import type { World } from '../shell/world.ts';
import type { OwnGame } from './game-file.ts';

/** Writes a strategy; the ending of the file's name decides: a graph, JSON, or the certificate that `verify` checks. */
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
    return refusal('bad-file', `${quoted(out)} was not written: ${(error as Error).message}.`, '--out');
  }
}

/** Prints what a strategy costs. */
export function printCost(
  head: string,
  { secrets }: OwnGame,
  { total, average, worst, histogram }: StrategyCost,
  world: World,
): void {
  printLines(world.out, [
    `${head}: ${counted(total, 'guess', 'guesses')} for all ${counted(secrets.length, 'secret')}, ${average.toFixed(4)} on average, ${worst} at worst.`,
    `Solved with each guess: ${listed(histogram.map(grouped))}.`,
  ]);
}
