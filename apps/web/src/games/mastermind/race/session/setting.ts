import type { CodeRules } from '@inkling/core/deduction';
import { PLAYERS, type PlayerName } from '@inkling/games/mastermind/analysis/players';
import { makeRules, parseRules } from '@inkling/games/mastermind/rules/rules';
import { isBulls } from '../../session/setup.ts';

/** The setting of a race: against players that break the same code, or against a maker that never settles on one. */
export interface Setting {
  readonly kind: Kind;
  readonly rules: CodeRules;
  /** The rivals: one or two, all different; none against the adversary. */
  readonly players: readonly PlayerName[];
  /** Whether the rivals' guesses are shown during the race. */
  readonly open: boolean;
}

export const KINDS = ['race', 'adversary'] as const;
export type Kind = (typeof KINDS)[number];

export const RIVALS_MAX = 2;
export const PLACES: readonly number[] = [3, 4, 5];
export const SYMBOLS: readonly number[] = [4, 5, 6];

export const USUAL_SETTING: Setting = {
  kind: 'race',
  rules: { places: 4, symbols: 6, repeats: true },
  players: ['knuth'],
  open: false,
};

/** The same rules against a maker that keeps as many codes possible as it can. */
export const RUNAWAY_SETTING: Setting = { ...USUAL_SETTING, kind: 'adversary', players: [] };

/**
 * Serialises a setting: `race p4c6r covered knuth states`, `adversary p4c6r covered`. Law:
 * `parseSetting(makeSetting(s))` is `s`.
 */
export function makeSetting({ kind, rules, players, open }: Setting): string {
  return [kind, makeRules(rules), open ? 'open' : 'covered', ...players].join(' ');
}

/** Never throws: returns undefined if the string is not a setting that can be raced. */
export function parseSetting(text: string): Setting | undefined {
  const [kindText, rulesText = '', lie, ...names] = text.split(' ');
  const kind = KINDS.find((name) => name === kindText);
  const rules = parseRules(rulesText);
  const players = names.map((name) => PLAYERS.find((player) => player === name));
  if (!kind || !rules.ok || (lie !== 'open' && lie !== 'covered')) return undefined;
  const known = players.filter((player) => player !== undefined);
  const setting = { kind, rules: rules.value, players: known, open: lie === 'open' };
  return known.length === names.length && isRaceable(setting) ? setting : undefined;
}

/** Whether the page has colours and room for these rules. Bulls and Cows is possible only against the adversary. */
export function areRaceable(rules: CodeRules, kind: Kind): boolean {
  const { places, symbols, repeats } = rules;
  if (kind === 'adversary' && isBulls(rules)) return true;
  return PLACES.includes(places) && SYMBOLS.includes(symbols) && (repeats || symbols >= places);
}

function isRaceable({ kind, rules, players }: Setting): boolean {
  const distinct = new Set(players).size === players.length;
  const count = players.length;
  const crowd = kind === 'adversary' ? count === 0 : count >= 1 && count <= RIVALS_MAX;
  return areRaceable(rules, kind) && distinct && crowd;
}
