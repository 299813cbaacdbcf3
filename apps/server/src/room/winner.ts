import type { SheetRoom } from '@inkling/games/contract/room';
import type { Games } from './games.ts';
import type { PlayerState, Room } from './room.ts';
import { gameOf } from './setup.ts';

/**
 * Returns the seat that has won a finished room, or undefined if nobody has. In a table game, the game decides. With
 * sheets, the breaker who found the secret wins, or else the maker if there is one. If two racers both found it, the
 * one with fewer guesses wins; with equally many guesses, the one who finished first.
 */
export function winnerOf(room: Room, games: Games): string | undefined {
  const { module } = gameOf(room.setup, games);
  if (module.room.kind === 'sheets') return winnerOfSheets(room, module.room);
  const status = module.rules.status(room.playerStates[0]?.state);
  return status.phase === 'over' ? status.winner : undefined;
}

function winnerOfSheets(
  { setup, playerStates, ended }: Room,
  spec: SheetRoom<unknown, unknown, unknown>,
): string | undefined {
  const solved = playerStates.filter(({ state, resigned }) => !resigned && spec.isSolved(state));
  const turns = ({ state }: PlayerState) => spec.turnsUsed(state);
  const first = ({ seat }: PlayerState) => ended.indexOf(seat);
  const [best] = solved.toSorted((a, b) => turns(a) - turns(b) || first(a) - first(b));
  return best?.seat ?? (setup.maker === 'drawn' ? undefined : 'maker');
}
