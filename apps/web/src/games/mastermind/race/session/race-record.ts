import { parseSheet, replay } from '@inkling/core/sheet';
import { PLAYERS, type PlayerName } from '@inkling/games/mastermind/analysis/players';
import { mastermind } from '@inkling/games/mastermind/rules/game';
import { phaseOf } from '../../../../shell/parts/phase.ts';
import { fieldsOf } from '../../../../shell/saved/saved.ts';
import { type Needed, type Outcome, outcomeOf } from './outcome.ts';
import { TURNS_MAX } from './race-session.ts';

/** What a saved game of Mastermind stores, next to its sheet, about the race in which it was played. */
export interface RaceRecord {
  /** `turns` is `null` if the code was not found, because JSON has no `undefined`. */
  readonly players: readonly { readonly name: PlayerName; readonly turns: number | null }[];
  readonly open: boolean;
}

/** Number of races won, drawn and lost against one player. */
export type Tally = Readonly<Record<Outcome, number>>;

/** Never throws: returns undefined if the value is not a valid record. */
export function parseRaceRecord(value: unknown): RaceRecord | undefined {
  const { players, open } = fieldsOf(value);
  if (!Array.isArray(players) || players.length === 0 || typeof open !== 'boolean') return undefined;
  const read = players.flatMap((entry) => {
    const { name, turns } = fieldsOf(entry);
    const player = PLAYERS.find((known) => known === name);
    const legal =
      turns === null || (Number.isInteger(turns) && Number(turns) >= 1 && Number(turns) <= TURNS_MAX);
    return player && legal ? [{ name: player, turns: turns === null ? null : Number(turns) }] : [];
  });
  return read.length === players.length ? { players: read, open } : undefined;
}

/** Counts races won, drawn and lost against each player in saved games, and ignores anything that is not a race. */
export function tallyRaces(values: readonly unknown[]): ReadonlyMap<PlayerName, Tally> {
  const tallies = new Map<PlayerName, Tally>();
  for (const value of values) {
    const { sheet, race } = fieldsOf(value);
    const record = parseRaceRecord(race);
    const needed = typeof sheet === 'string' ? neededIn(sheet) : 'unreadable';
    if (!record || needed === 'unreadable') continue;
    for (const { name, turns } of record.players) {
      const tally = tallies.get(name) ?? { won: 0, drawn: 0, lost: 0 };
      const outcome = outcomeOf(needed, turns ?? undefined);
      tallies.set(name, { ...tally, [outcome]: tally[outcome] + 1 });
    }
  }
  return tallies;
}

/** Returns the number of turns that the current line of a serialised sheet needed. */
function neededIn(text: string): Needed | 'unreadable' {
  const sheet = parseSheet(text);
  if (!sheet.ok || sheet.value.game !== mastermind.id) return 'unreadable';
  const state = replay(mastermind, sheet.value);
  if (!state.ok) return 'unreadable';
  return phaseOf(mastermind.status(state.value)) === 'found' ? state.value.turns.length : undefined;
}
