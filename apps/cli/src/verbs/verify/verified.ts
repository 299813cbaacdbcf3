import { makeTree } from 'inkling/optimal/tree-text';
import type { Verified } from 'inkling/optimal/verify-file';
import type { TreeReader } from '../../contract/game-trees.ts';
import { grouped } from '../../messages/numbers.ts';
import { EXIT, type Exit } from '../../shell/exit.ts';
import type { Options, OutputOptions } from '../../shell/options.ts';
import { printJson, printLines, warn } from '../../shell/printing.ts';
import type { Outcome } from '../../shell/refusal.ts';
import type { World } from '../../shell/world.ts';
import { readForm, saveTree, sayTreeWritten } from '../optimal/tree-file.ts';
import type { GivenOptions } from './options.ts';

/** Reports the cost of a tree that was checked, and writes it to the file of `--out`. */
export async function reportVerified(
  verified: Verified,
  reader: TreeReader<Options> | undefined,
  options: GivenOptions,
  world: World,
): Promise<Outcome> {
  const { rules, total, average, worst, histogram, weighted, root, tree } = verified;
  const { out } = options;
  const verifyOptions = (isStrategyFile: boolean) =>
    reader?.verifyOptions(rules, isStrategyFile, options) ?? [];
  const form = readForm(out, tree.game.game);
  if (!form.ok) return form.error;
  const problem =
    out === undefined
      ? undefined
      : await saveTree(out, tree.game.game, (wanted) => makeTree(verified, wanted));
  if (options.json) {
    const byWeight = weighted ? { weighted } : {};
    const object = { ok: true, rules, total, average, worst, histogram, ...byWeight, root };
    if (problem) return { ...problem, found: object };
    printJson(world.out, object);
  } else
    printLines(world.out, [
      `Verified: ${rules} in ${grouped(total)} guesses, ${average.toFixed(4)} on average, ${worst} at worst; first guess ${root}.`,
      ...(weighted
        ? [`By weight: ${grouped(weighted.total)} guesses, ${weighted.average.toFixed(4)} on average.`]
        : []),
      `Found in ${histogram.map((count, i) => `${i + 1}: ${grouped(count)}`).join(', ')}.`,
      ...(out === undefined || problem ? [] : [sayTreeWritten(out, verifyOptions, options.weights)]),
    ]);
  return problem ?? EXIT.done;
}

/** Reports that a file does not hold, and why. */
export function failed(fault: object, message: string, options: OutputOptions, world: World): Exit {
  if (options.json) printJson(world.out, { ok: false, ...fault, message });
  else warn(world, `not verified. ${message}`);
  return EXIT.verification;
}
