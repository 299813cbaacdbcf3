import { seedRandom } from '@inkling/core/random';
import { expect } from '@inkling/core/result';
import { MASTERMIND_DAY_RULES } from '@inkling/games/mastermind/daily/day-rules';
import { mastermind } from '@inkling/games/mastermind/rules/game';
import { makeCode, parseCode } from '@inkling/games/mastermind/rules/notation';
import { parseParams } from '@inkling/games/mastermind/rules/params';
import type { DaySecrets, LaterPart } from '../../../shell/parts/daily-part.ts';
import { winterSkin } from '../board/chosen-skin.ts';
import { namesOf } from '../pieces/names.ts';

const PARAMS = expect(parseParams(`${MASTERMIND_DAY_RULES}/drawn`));

const daySecrets: DaySecrets = {
  async drawnFrom(seed) {
    const { secret } = mastermind.start(PARAMS, seedRandom(seed));
    return secret ? makeCode(secret) : '';
  },
  say(secret) {
    const { rules } = PARAMS;
    const code = parseCode(secret, rules);
    return code.ok ? namesOf(winterSkin(rules.symbols), code.value).join(', ') : secret;
  },
};

export const later: LaterPart = {
  turnsIn: ({ sheets: [sheet] = [] }) => ({
    turns: sheet?.turnsUsed ?? 0,
    answers: (sheet?.turns ?? []).map(({ exact = 0, near = 0 }) => `${exact},${near}`),
  }),
  secrets: daySecrets,
};
