import { makeCode, parseCode } from '@inkling/games/mastermind/notation';
import { readSetting } from '../mastermind/problem.ts';
import { reportProof } from '../proving/prove.ts';
import { refuse } from '../shell/printing.ts';
import type { Handler } from '../shell/verb.ts';
import { sayCodeFault } from '../words/faults.ts';
import { readLimits, reportOptimum } from './report.ts';

/** The strategy with the least average for codes, under a depth limit if one is given, and its certificate. */
export const optimal: Handler = handlerOf('optimal', reportOptimum);

/** The same by jobs, on any number of threads and machines. */
export const prove: Handler = handlerOf('prove', reportProof);

function handlerOf(verb: string, report: typeof reportOptimum): Handler {
  return async ({ words, options }, world) => {
    if (words.length > 0) return refuse(world, `${verb} takes only options after the game.`);
    const setting = readSetting(options);
    if (!setting.ok) return refuse(world, setting.error);
    const { rules, rulesText, skin } = setting.value;
    const limits = readLimits(options, 255);
    if (!limits.ok) return refuse(world, limits.error);
    const root = options.root === undefined ? undefined : parseCode(options.root, rules, skin);
    if (root && !root.ok) return refuse(world, sayCodeFault(root.error, rules, skin));
    const wanted = { ...limits.value, ...(root ? { root: makeCode(root.value) } : {}) };
    return report({ game: 'mastermind', rules }, wanted, rulesText, options, world);
  };
}
