import type { CodeRules } from '@inkling/core/deduction';
import { fail, ok, type Result } from '@inkling/core/result';
import { makeCode, parseCode } from '@inkling/games/mastermind/notation';
import type { Skin } from '@inkling/games/mastermind/skins';
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
    const root = options.root === undefined ? undefined : readRoot(options.root, rules, skin);
    if (root && !root.ok) return refuse(world, root.error);
    const wanted = { ...limits.value, ...(root ? { root: root.value } : {}) };
    return report({ game: 'mastermind', rules }, wanted, rulesText, options, world);
  };
}

/**
 * One code in any form, or several with commas or spaces between. Names of symbols have commas between them too, so
 * whatever is one code as a whole is one code.
 */
function readRoot(typed: string, rules: CodeRules, skin: Skin): Result<readonly string[], string> {
  const whole = parseCode(typed, rules, skin);
  if (whole.ok) return ok([makeCode(whole.value)]);
  const parts = typed.split(/[\s,;]+/).filter((part) => part !== '');
  const codes = parts.map((part) => parseCode(part, rules, skin));
  const wrong = codes.find((code) => !code.ok);
  if (!wrong && codes.length > 0) return ok(codes.flatMap((code) => (code.ok ? [makeCode(code.value)] : [])));
  const isOne = whole.error.code === 'wrong-length' || !wrong || wrong.ok;
  return fail(sayCodeFault(isOne ? whole.error : wrong.error, rules, skin));
}
