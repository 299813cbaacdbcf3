import { ok } from '@inkling/core/result';
import type { TreeReader } from '../../../contract/game-trees.ts';
import { reject } from '../../../shell/refusal.ts';
import type { SettingOptions } from '../position/options.ts';
import { readSetting } from '../position/setting.ts';

/** Reads trees of codes. A strategy file states its rules; foreign notations do not. */
export const codeTrees: TreeReader<SettingOptions> = {
  async listsFor(_rules, options) {
    return options.rules === undefined
      ? ok([])
      : reject('bad-value', 'The file names its rules itself; leave --rules out.', '--rules');
  },
  async settingFor(_text, options) {
    const setting = readSetting(options);
    if (!setting.ok) return setting;
    const { rules, rulesText } = setting.value;
    return ok({
      game: { game: 'mastermind', rules },
      what: rulesText,
      instead: '--rules names another game',
    });
  },
  verifyOptions: (rules, isStrategyFile) => (isStrategyFile ? [] : ['--rules', rules]),
};
