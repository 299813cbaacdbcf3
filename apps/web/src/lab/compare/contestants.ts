import { WORD_STRATEGIES, type WordStrategy } from '@inkling/solvers/words/rank';
import { PLAYERS, type PlayerName } from 'inkling/mastermind/players';
import type { LabGame } from '../session/lab-game.ts';

/** Whoever can be compared, in the terminal's words. */
export type Contestant = PlayerName | 'optimal' | WordStrategy;

const CODE_CONTESTANTS: readonly Contestant[] = [...PLAYERS, 'optimal'];

export function contestantsOf(game: LabGame): readonly Contestant[] {
  return game.kind === 'codes' ? CODE_CONTESTANTS : WORD_STRATEGIES;
}
