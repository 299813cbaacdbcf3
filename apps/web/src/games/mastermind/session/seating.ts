import { isListable } from '@inkling/codes/candidates/code-space';
import type { CodeRules } from '@inkling/core/deduction';
import { PLAYERS, type PlayerName } from '@inkling/games/mastermind/analysis/players';
import type { MastermindParams } from '@inkling/games/mastermind/rules/params';
import { fieldsOf } from '../../../shell/saved/saved.ts';
import { FIRST_SETUP, SEATS, type Seat } from './setup.ts';

/** What the moves of a sheet do not tell: who sits where, and which guesses a computer player made for the user. */
export interface Seating {
  readonly seat: Seat;
  readonly player: PlayerName;
  /** Nodes of the sheet whose guess a computer player made for the breaker, ascending. */
  readonly assisted: readonly number[];
}

/** Who knows the code, by the user's seat. */
export const MAKER_OF: Readonly<Record<Seat, MastermindParams['maker']>> = {
  breaker: 'drawn',
  maker: 'by-hand',
  two: 'deposited',
  solver: 'by-hand',
};

/** Whether a number of an answer may be unknown: only in a game from elsewhere, and only if the codes can be listed. */
export function mayLeaveOpen({ seat }: Seating, rules: CodeRules): boolean {
  return seat === 'solver' && isListable(rules);
}

export function seatingFor(seat: Seat, player: PlayerName = FIRST_SETUP.player): Seating {
  return { seat, player, assisted: [] };
}

/** Never throws: a seat that contradicts the sheet is replaced by one that fits, other invalid fields by defaults. */
export function parseSeating(value: unknown, maker: MastermindParams['maker'], nodes: number): Seating {
  const { seat, player, assisted } = fieldsOf(value);
  const own = SEATS.find((name) => name === seat && MAKER_OF[name] === maker);
  return {
    seat: own ?? (maker === 'drawn' ? 'breaker' : maker === 'deposited' ? 'two' : 'solver'),
    player: PLAYERS.find((name) => name === player) ?? FIRST_SETUP.player,
    assisted: Array.isArray(assisted)
      ? assisted.filter((node) => Number.isInteger(node) && node > 0 && node < nodes)
      : [],
  };
}

/** Whether the user may reopen a turn, because it is the user who gives the answers and may have made a mistake. */
export function mayCorrect({ seat }: Seating): boolean {
  return seat === 'maker' || seat === 'solver';
}
