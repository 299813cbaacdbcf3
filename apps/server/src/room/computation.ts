import type { AnyGameModule } from '@inkling/games/contract/game-module';
import { GAMES } from '@inkling/games/registry';

/**
 * Work that takes too long for the main thread. It holds only a view, never the room itself: a computer player gets the
 * view of its own seat, so it cannot peek at the secret.
 */
export type Computation =
  | {
      readonly kind: 'move';
      readonly game: string;
      readonly player: string;
      readonly view: unknown;
      readonly seed: string;
    }
  /** Finds out which of the answers given by hand contradict each other. */
  | { readonly kind: 'conflict'; readonly game: string; readonly view: unknown };

/**
 * `line` is the move to play. `conflict` is a smallest set of turns (zero-based) whose answers cannot all be true, or
 * undefined if there is none. `gaveUp`: the player has no move, or finding one took too long.
 */
export type ComputationResult =
  | { readonly line: string }
  | { readonly conflict: readonly number[] | undefined }
  | { readonly gaveUp: true };

/** Runs a computation, using the games of the registry. */
export async function compute(computation: Computation): Promise<ComputationResult> {
  const { room, players } = await loadGame(computation.game);
  const { view } = computation;
  if (computation.kind === 'conflict')
    return { conflict: room.kind === 'sheets' ? room.byHand?.conflict(view) : undefined };
  const player = players.find(({ name }) => name === computation.player);
  const line = player?.move(view, computation.seed);
  return line === undefined ? { gaveUp: true } : { line };
}

const modules = new Map<string, Promise<AnyGameModule>>();

function loadGame(id: string): Promise<AnyGameModule> {
  const known = modules.get(id);
  if (known) return known;
  const entry = GAMES.find((game) => game.id === id);
  if (!entry) throw new Error(`a computation for the game ${id}, which is not in the registry`);
  const module = entry.load();
  modules.set(id, module);
  return module;
}
