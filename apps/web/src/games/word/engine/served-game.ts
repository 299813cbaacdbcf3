import type { Game } from '@inkling/core/game';
import { expect } from '@inkling/core/result';
import { newSheet, replay } from '@inkling/core/sheet';
import type { WordFault } from '@inkling/games/word/rules/game';

/** A game as its identity and its moves. The worker derives what is hidden from them, and never sends it out. */
export interface GameMoves {
  readonly params: string;
  readonly seed: string;
  readonly moves: readonly string[];
}

/** The game after the moves, and after the guess if that was legal. `fault` says why it was not. */
export interface ShownGame<View> {
  readonly kind: 'game';
  readonly view: View;
  readonly fault: WordFault | undefined;
}

export interface NoGame {
  readonly kind: 'no-list' | 'not-a-game';
}

/** The state after the moves. Undefined if they are not a game by these rules. */
export function stateAfter<Params, State, Move, View, Seat extends string, Fault>(
  game: Game<Params, State, Move, View, Seat, Fault>,
  { params, seed, moves }: GameMoves,
): State | undefined {
  const sheet = newSheet(game.id, params, seed);
  const nodes = moves.map((move, index) => ({ parent: index, move, next: undefined }));
  const state = replay(game, { ...sheet, nodes: [...sheet.nodes, ...nodes], cursor: nodes.length });
  return state.ok ? state.value : undefined;
}

/** What the breaker sees after a guess, or without one. */
export function shownAfter<Params, State, Move, View>(
  game: Game<Params, State, Move, View, 'breaker', WordFault>,
  state: State,
  guess: string | undefined,
): ShownGame<View> {
  const move = guess === undefined ? undefined : game.interpret(state, 'breaker', guess);
  const next = move?.ok ? expect(game.apply(state, move.value)) : state;
  const fault = move && !move.ok ? move.error : undefined;
  return { kind: 'game', view: game.view(next, 'breaker'), fault };
}
