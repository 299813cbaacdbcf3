import type { Games } from './games.ts';
import { gameOf, type Lane, type Room } from './room.ts';

/**
 * Who has won a room that is over: the breaker who found the secret, or else the maker if somebody sits there. Of
 * two racers who both found it, the one with fewer guesses; with as many, the one who was there first.
 */
export function winnerOf(room: Room, games: Games): string | undefined {
  const { game } = gameOf(room.setup, games);
  if (room.setup.game === 'witch') {
    const status = game.status(room.lanes[0]?.state);
    return status.phase === 'over' ? status.winner : undefined;
  }
  const solved = room.lanes.filter((lane) => {
    const status = game.status(lane.state);
    return !lane.resigned && status.phase === 'over' && status.winner === 'breaker';
  });
  const turns = (lane: Lane): number => lane.state.turns.length;
  const first = (lane: Lane) => room.ended.indexOf(lane.seat);
  const [best] = solved.toSorted((a, b) => turns(a) - turns(b) || first(a) - first(b));
  return best?.seat ?? (room.setup.maker === 'drawn' ? undefined : 'maker');
}
