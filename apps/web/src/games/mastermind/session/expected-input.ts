import type { MastermindView } from '@inkling/games/mastermind/rules/game';
import type { Seat } from './setup.ts';

/** What a sheet waits for: a guess, a guess with its answer, an answer, a code, a computer player, or nothing. */
export type Asks = 'guess' | 'turn' | 'answer' | 'code' | 'player' | 'nothing';

/** The user's seat, and what is open for input on the sheet. */
interface OpenSheet {
  readonly seat: Seat;
  /** Whether an earlier turn is open for editing. */
  readonly isEditing: boolean;
  /** Whether a maker who scores by hand is writing the code down. */
  readonly isDepositing: boolean;
  readonly hasSecret: boolean;
}

export function expectedInputOf(
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
