import type { CodeRules } from '@inkling/core/deduction';
import { PLAYERS, type PlayerName } from '@inkling/games/mastermind/analysis/players';
import { makeRules, parseRules } from '@inkling/games/mastermind/rules/rules';
import { isBulls } from '../../session/setup.ts';

/** What is raced: against players who break the same code, or against a maker who never settles on one. */
export interface Setting {
  readonly kind: Kind;
  readonly rules: CodeRules;
  /** Who else breaks the code: one or two, all different; nobody against the adversary. */
  readonly players: readonly PlayerName[];
  /** Whether the players' codes are shown while the race runs. */
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

/** The same rules against a maker who keeps as many codes possible as he can. */
export const RUNAWAY_SETTING: Setting = { ...USUAL_SETTING, kind: 'adversary', players: [] };

/** `race p4c6r covered knuth states`, `adversary p4c6r covered`. Law: `parseSetting(makeSetting(s))` is `s`. */
export function makeSetting({ kind, rules, players, open }: Setting): string {
  return [kind, makeRules(rules), open ? 'open' : 'covered', ...players].join(' ');
}

/** Total: any text gives a setting that can be raced, or `undefined`. */
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

/** Rules that the page has colours and room for. Nobody races for digits, but they can run away. */
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
