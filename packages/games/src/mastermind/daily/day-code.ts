import type { CodeRules } from '@inkling/core/deduction';
import type { Code } from '@inkling/core/feedback';
import type { DailySpec } from '../../contract/daily.ts';
import type { DayDraws } from '../../daily/day-draws.ts';
import { makeCode, parseCode } from '../rules/notation.ts';
import type { MastermindParams } from '../rules/params.ts';
import { MASTERMIND_DAY_RULES } from './day-rules.ts';

/**
 * The daily code. Every guest gets a copy of it with permuted symbols and places: exactly as hard as the
 * original, and knowing it does not help another guest.
 */
export const mastermindDaily: DailySpec<MastermindParams> = {
  rules: MASTERMIND_DAY_RULES,
  copies: {
    canDraw: ({ rules }) => rules.repeats && rules.symbols ** rules.places <= CODES_MAX,
    original: async ({ rules }, draws) => makeCode(await dayCode(rules, draws)),
    copyFor: async ({ rules }, guest, draws) => makeCode(await copyOf(rules, guest, draws)),
    async isCopy({ rules }, secret, draws) {
      const code = parseCode(secret, rules);
      return code.ok && isCopy(await dayCode(rules, draws), code.value);
    },
  },
};

const CODES_MAX = 2 ** 32;

async function dayCode(rules: CodeRules, draws: DayDraws): Promise<Code> {
  let number = await draws('mastermind').below(rules.symbols ** rules.places);
  return Array.from({ length: rules.places }, () => {
    const symbol = number % rules.symbols;
    number = Math.floor(number / rules.symbols);
    return symbol;
  });
}

async function copyOf(rules: CodeRules, guest: string, draws: DayDraws): Promise<Code> {
  const code = await dayCode(rules, draws);
  const draw = draws(`copy ${guest}`);
  const rename = await draw.permutation(rules.symbols);
  const places = await draw.permutation(rules.places);
  return places.map((place) => rename[code[place] as number] as number);
}

/** Whether one code can be turned into the other by renaming symbols and permuting places. */
function isCopy(one: Code, other: Code): boolean {
  return shapeOf(one) === shapeOf(other);
}

function shapeOf(code: Code): string {
  const counts = new Map<number, number>();
  for (const symbol of Array.from(code)) counts.set(symbol, (counts.get(symbol) ?? 0) + 1);
  return [...counts.values()].toSorted((a, b) => a - b).join();
}
