import { writeFile } from 'node:fs/promises';
import { fail, ok, type Result } from '@inkling/core/result';
import { makeCode, parseCode } from '@inkling/games/mastermind/notation';
import { findOptimum, type OptimalOptions, type Optimum } from 'inkling/optimal';
import { readSetting, type Setting } from '../mastermind/problem.ts';
import { readCount } from '../shell/count.ts';
import { EXIT } from '../shell/exit.ts';
import type { Options } from '../shell/options.ts';
import { runPatiently } from '../shell/patience.ts';
import { printJson, printLines, refuse } from '../shell/printing.ts';
import type { Handler } from '../shell/verb.ts';
import { sayCodeFault } from '../words/faults.ts';
import { grouped } from '../words/numbers.ts';
import { sayOptimalFault, saySearched } from '../words/optimal.ts';

/** The strategy with the least average, under a depth limit if one is given, and its certificate. */
export const optimal: Handler = async ({ words, options }, world) => {
  if (words.length > 0) return refuse(world, 'optimal takes only options after the game.');
  const setting = readSetting(options);
  if (!setting.ok) return refuse(world, setting.error);
  const wanted = readLimits(options, setting.value);
  if (!wanted.ok) return refuse(world, wanted.error);
  const { rules, rulesText } = setting.value;
  const begun = world.now();
  const found = await runPatiently(
    findOptimum({ game: 'mastermind', rules }, wanted.value),
    world,
    saySearched,
  );
  if (!found.ok) return refuse(world, sayOptimalFault(found.error, rulesText));
  const seconds = (world.now() - begun) / 1000;
  if (options.out !== undefined) {
    const problem = await save(options.out, found.value.file);
    if (problem) return refuse(world, problem);
  }
  if (options.json) printJson(world.out, optimumObject(found.value, seconds));
  else printLines(world.out, optimumLines(found.value, seconds, options.out));
  return EXIT.done;
};

function readLimits(options: Options, { rules, skin }: Setting): Result<OptimalOptions, string> {
  const depth = readCount(options['max-depth'], 'max-depth', 255, 255);
  if (!depth.ok) return depth;
  const nodes = options.nodes === undefined ? undefined : readCount(options.nodes, 'nodes', 1, 999_999_999);
  if (nodes && !nodes.ok) return nodes;
  const root = options.root === undefined ? undefined : parseCode(options.root, rules, skin);
  if (root && !root.ok) return fail(sayCodeFault(root.error, rules, skin));
  return ok({
    depthMax: depth.value,
    ...(nodes ? { nodeBudget: nodes.value } : {}),
    ...(root ? { root: makeCode(root.value) } : {}),
  });
}

async function save(path: string, text: string): Promise<string | undefined> {
  try {
    await writeFile(path, text);
    return undefined;
  } catch (error) {
    return `The strategy could not be written: ${error instanceof Error ? error.message : String(error)}.`;
  }
}

function optimumObject(found: Optimum, seconds: number): object {
  const { rules, total, average, worst, histogram, root, proved, lower, upper, nodes } = found;
  return {
    game: 'mastermind',
    rules,
    total,
    average,
    worst,
    histogram,
    root,
    proved,
    lower,
    upper,
    nodes,
    seconds,
  };
}

function optimumLines(found: Optimum, seconds: number, out: string | undefined): readonly string[] {
  const { rules, total, average, worst, histogram, root, proved, lower, nodes } = found;
  return [
    `${rules}: ${grouped(total)} guesses in all, ${average.toFixed(4)} on average, ${worst} at worst; first guess ${root}.`,
    `Found in ${histogram.map((count, i) => `${i + 1}: ${grouped(count)}`).join(', ')}.`,
    proved
      ? `Proved: no strategy takes less (${grouped(nodes)} sets searched, ${seconds.toFixed(1)} s).`
      : `Not proved: the least lies between ${grouped(lower)} and ${grouped(total)} (${grouped(nodes)} sets searched).`,
    ...(out === undefined ? [] : [`The strategy is in ${out}; inkling verify ${out} checks it.`]),
  ];
}
