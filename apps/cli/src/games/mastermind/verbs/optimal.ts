import type { CodeRules } from '@inkling/core/deduction';
import { ok, type Result } from '@inkling/core/result';
import { makeCode, parseCode } from '@inkling/games/mastermind/rules/notation';
import type { Skin } from '@inkling/games/mastermind/rules/skins';
import type { Handler } from '../../../contract/game-terminal.ts';
import { type Refusal, refusal, reject } from '../../../shell/refusal.ts';
import type { LimitOptions, ProofOptions, SearchOptions } from '../../../verbs/optimal/options.ts';
import { type Report, readLimits, reportOptimum } from '../../../verbs/optimal/report.ts';
import type { SearchedGame } from '../../../verbs/optimal/searched-game.ts';
import { sayCodeFault } from '../messages/faults.ts';
import type { SettingOptions } from '../position/options.ts';
import { readSetting } from '../position/setting.ts';
import { codeTrees } from './trees.ts';

/** Finds the strategy with the least average for codes, within a depth limit if one is given, and its certificate. */
export const optimal: Handler<SearchOptions & SettingOptions> = handlerOf('optimal', reportOptimum);

/** The same, divided into jobs on any number of threads and machines. */
export const prove: Handler<ProofOptions & SettingOptions> = handlerOf('prove', async (...given) =>
  (await import('../../../verbs/optimal/prove.ts')).reportProof(...given),
);

function handlerOf<Given extends LimitOptions>(
  verb: string,
  report: Report<Given>,
): Handler<Given & SettingOptions> {
  return async ({ words, options }, world) => {
    if (words.length > 0) return refusal('usage', `${verb} takes only options after the game.`);
    const setting = readSetting(options);
    if (!setting.ok) return setting.error;
    const { rules, rulesText, skin } = setting.value;
    const limits = readLimits(options, 255);
    if (!limits.ok) return limits.error;
    const root = options.root === undefined ? undefined : readRoot(options.root, rules, skin);
    if (root && !root.ok) return root.error;
    const wanted = { ...limits.value, ...(root ? { root: root.value } : {}) };
    const searched: SearchedGame = {
      game: { game: 'mastermind', rules },
      rules: rulesText,
      name: rulesText,
      verifyOptions: (isStrategyFile) => codeTrees.verifyOptions(rulesText, isStrategyFile, options),
    };
    return report(searched, wanted, options, world);
  };
}

/**
 * Parses one code in any form, or several separated by commas or spaces. The names of symbols are separated by
 * commas, too, so a string that can be parsed as one code is one code.
 */
function readRoot(typed: string, rules: CodeRules, skin: Skin): Result<readonly string[], Refusal> {
  const whole = parseCode(typed, rules, skin);
  if (whole.ok) return ok([makeCode(whole.value)]);
  const parts = typed.split(/[\s,;]+/).filter((part) => part !== '');
  const codes = parts.map((part) => parseCode(part, rules, skin));
  const wrong = codes.find((code) => !code.ok);
  if (!wrong && codes.length > 0) return ok(codes.flatMap((code) => (code.ok ? [makeCode(code.value)] : [])));
  const isOne = whole.error.code === 'wrong-length' || !wrong || wrong.ok;
  return reject('bad-value', sayCodeFault(isOne ? whole.error : wrong.error, rules, skin), '--root');
}
