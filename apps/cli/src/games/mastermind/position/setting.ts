import type { CodeRules } from '@inkling/core/deduction';
import { ok, type Result } from '@inkling/core/result';
import { makeRules, parseRules } from '@inkling/games/mastermind/rules/rules';
import { SKIN_IDS, type Skin, type SkinId, skinFor, skinOf } from '@inkling/games/mastermind/rules/skins';
import { type Refusal, reject } from '../../../shell/refusal.ts';
import { readName } from '../../../shell/values.ts';
import { sayParamsFault } from '../messages/faults.ts';
import type { SettingOptions } from './options.ts';

/** What every question about a position starts from. */
export interface Setting {
  readonly rules: CodeRules;
  readonly rulesText: string;
  readonly skin: Skin;
}

export function readSetting(options: SettingOptions): Result<Setting, Refusal> {
  const typed = options.rules ?? 'p4c6r';
  const rules = parseRules(typed);
  if (!rules.ok) return reject('bad-value', sayParamsFault(rules.error, typed), '--rules');
  const skin = readName(options.skin ?? 'letters', 'skin', SKIN_IDS, 'a skin');
  if (!skin.ok) return skin;
  return ok({
    rules: rules.value,
    rulesText: makeRules(rules.value),
    skin: skinFor(skin.value, rules.value.symbols),
  });
}

/** Returns the skin whose names all these turns use, as in `Santa,Santa,Tree,Bell:1,0`. */
export function skinNamedIn(turns: readonly string[]): SkinId | undefined {
  if (turns.length === 0) return undefined;
  const named = turns.flatMap((turn) => (turn.split(':')[0] ?? '').split(','));
  return SKIN_IDS.find((id) => {
    const known = new Set(skinOf(id).names.map((name) => name.toLowerCase()));
    return named.every((name) => name.trim().length > 1 && known.has(name.trim().toLowerCase()));
  });
}
