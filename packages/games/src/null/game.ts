import type { Game } from '@inkling/core/game';
import { fail, ok } from '@inkling/core/result';

/**
 * The game that does nothing: the smallest complete `Game`, always built and tested with the others, to copy
 * when a new game begins. One seat, one move, which ends it.
 */
export const nullGame: Game<NullParams, NullState, 'end', NullState, 'player', NullFault> = {
  id: 'null',
  seats: ['player'],
  parseParams: (text) => (text === '' ? ok({}) : fail({ code: 'not-params' })),
  makeParams: () => '',
  start: () => ({ ended: false }),
  interpret: (_state, _seat, input) => nullGame.parseMove(input.trim()),
  parseMove: (text) => (text === 'end' ? ok('end') : fail({ code: 'not-a-move' })),
  makeMove: (move) => move,
  apply: (state) => (state.ended ? fail({ code: 'game-over' }) : ok({ ended: true })),
  status: (state) =>
    state.ended ? { phase: 'over', winner: 'player' } : { phase: 'playing', turn: 'player' },
  view: (state) => ({ ended: state.ended }),
};

type NullParams = Readonly<Record<string, never>>;
interface NullState {
  readonly ended: boolean;
}
type NullFault = { readonly code: 'not-params' | 'not-a-move' | 'game-over' };
