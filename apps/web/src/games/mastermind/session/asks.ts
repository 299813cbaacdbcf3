import type { MastermindView } from '@inkling/games/mastermind/rules/game';
import type { Seat } from './setup.ts';

/** What a sheet waits for: a guess, a guess with its answer, an answer, a code, a player's guess, or nothing. */
export type Asks = 'guess' | 'turn' | 'answer' | 'code' | 'player' | 'nothing';

/** Where the person sits, and what of the sheet is open. */
interface OpenSheet {
  readonly seat: Seat;
  /** A turn is open again. */
  readonly isEditing: boolean;
  /** A maker who scores by hand writes the code down. */
  readonly isDepositing: boolean;
  readonly hasSecret: boolean;
}

export function asksOf(
  { status, pending }: MastermindView,
  { seat, isEditing, isDepositing, hasSecret }: OpenSheet,
): Asks {
  if (isEditing) return seat === 'solver' ? 'turn' : 'answer';
  if (status.phase === 'over') return 'nothing';
  if (isDepositing) return 'code';
  if (seat === 'two') return hasSecret ? 'guess' : 'code';
  if (seat === 'breaker') return 'guess';
  if (pending) return 'answer';
  return seat === 'solver' ? 'turn' : 'player';
}
