import type { CodeRules } from '@inkling/core/deduction';
import { fail, ok, type Result } from '@inkling/core/result';
import { PLAYERS, type PlayerName } from '@inkling/games/mastermind/analysis/players';
import { checkRules, makeRules, parseRules, type RulesFault } from '@inkling/games/mastermind/rules/rules';

/** The user breaks the code, makes it, shares the device with another player, or enters a game from elsewhere. */
export const SEATS = ['breaker', 'maker', 'two', 'solver'] as const;
export type Seat = (typeof SEATS)[number];

/** Everything the user chooses before the first turn. */
export interface Setup {
  readonly rules: CodeRules;
  /** 1 … 99 */
  readonly turnsMax: number;
  readonly seat: Seat;
  /** The computer player that guesses when the user makes the code, or plays on when the user asks it to. */
  readonly player: PlayerName;
}

export type SetupFault = RulesFault['code'] | 'turns-out-of-range';

/** Four digits out of ten, without repeats. */
const BULLS_AND_COWS = { id: 'bulls', rules: 'p4c10n', turnsMax: 10 } as const;

/** Well-known variants, each with its rules and maximum number of turns. */
export const PRESETS = [
  { id: 'classic', rules: 'p4c6r', turnsMax: 10 },
  { id: 'five', rules: 'p5c6r', turnsMax: 10 },
  { id: 'super', rules: 'p5c8r', turnsMax: 12 },
  BULLS_AND_COWS,
  { id: 'wide', rules: 'p8c12r', turnsMax: 20 },
  { id: 'vast', rules: 'p12c12r', turnsMax: 30 },
] as const;
export type PresetId = (typeof PRESETS)[number]['id'];

export const TURNS_MOST = 99;

export const FIRST_SETUP: Setup = {
  rules: { places: 4, symbols: 6, repeats: true },
  turnsMax: 10,
  seat: 'breaker',
  player: 'knuth',
};

export const BULLS: Setup = parseSetup(`${BULLS_AND_COWS.rules}/${BULLS_AND_COWS.turnsMax}/breaker/knuth`);

export function isBulls(played: CodeRules): boolean {
  return makeRules(played) === BULLS_AND_COWS.rules;
}

/** Validates numbers that the user entered. */
export function checkSetup(
  places: number,
  symbols: number,
  repeats: boolean,
  turnsMax: number,
): Result<Pick<Setup, 'rules' | 'turnsMax'>, SetupFault> {
  const rules = checkRules(places, symbols, repeats);
  if (!rules.ok) return fail(rules.error.code);
  if (!Number.isInteger(turnsMax) || turnsMax < 1 || turnsMax > TURNS_MOST) return fail('turns-out-of-range');
  return ok({ rules: rules.value, turnsMax });
}

export function presetOf({ rules, turnsMax }: Pick<Setup, 'rules' | 'turnsMax'>): PresetId | undefined {
  const text = makeRules(rules);
  return PRESETS.find((preset) => preset.rules === text && preset.turnsMax === turnsMax)?.id;
}

/** Serialises a setup: `p4c6r/12/breaker/knuth`. Law: `parseSetup(makeSetup(s))` is `s`. */
export function makeSetup({ rules, turnsMax, seat, player }: Setup): string {
  return [makeRules(rules), turnsMax, seat, player].join('/');
}

/** Never throws: returns `FIRST_SETUP` for anything invalid. */
export function parseSetup(value: unknown): Setup {
  if (typeof value !== 'string') return FIRST_SETUP;
  const [rulesText = '', turnsText = '', seatText, playerText, ...rest] = value.split('/');
  const rules = parseRules(rulesText);
  const seat = SEATS.find((name) => name === seatText);
  const player = PLAYERS.find((name) => name === playerText);
  const turns = /^[1-9]\d?$/.test(turnsText) ? Number(turnsText) : undefined;
  if (!rules.ok || turns === undefined || !seat || !player || rest.length > 0) return FIRST_SETUP;
  return { rules: rules.value, turnsMax: turns, seat, player };
}
