import { needShape } from '@inkling/core/arguments';
import type { RandomStream } from '@inkling/core/random';
import { type MemoryBot, memoryBot } from '@inkling/matching/memory/bots';
import type { MemoryTable, Sight } from '@inkling/matching/memory/player';
import type { WitchMove } from '../rules/moves.ts';
import { squareAt } from '../rules/squares.ts';
import type { TileFace, WitchEvent } from '../rules/state.ts';
import type { WitchView } from '../rules/view.ts';

/**
 * Returns the next move of a bot that sees only what everyone sees. It covers a miss before it flips, peeks where it
 * has not looked yet, and skips the quiz. Requires a game that is not over.
 *
 * @throws TypeError that names an argument that is wrong
 */
export function witchBotMove(view: WitchView, bot: MemoryBot, random: RandomStream): WitchMove {
  needShape(view, 'view', { tiles: 'list', log: 'list', params: { board: { shape: 'object' } } });
  needShape(random, 'random', { below: 'function' });
  if (view.phase === 'quiz') return { kind: 'skip' };
  if (view.tiles.some(({ lie }) => lie === 'shown'))
    return { kind: view.phase === 'peek' ? 'skip' : 'cover' };
  const table = memoryTable(view);
  const { shape } = view.params.board;
  if (view.phase === 'peek') {
    const seen = new Set(table.sights.map(({ square }) => square));
    const fresh = table.down.filter((square) => !seen.has(square));
    const from = fresh.length > 0 ? fresh : table.down;
    return { kind: 'peek', ...squareAt(shape, from[random.below(from.length)] as number) };
  }
  const choice = memoryBot(bot)(table, random);
  return choice.kind === 'pass' ? { kind: 'pass' } : { kind: 'flip', ...squareAt(shape, choice.square) };
}

/** Converts the view to the input of the memory bots. */
function memoryTable(view: WitchView): MemoryTable {
  const down = view.tiles.flatMap(({ lie }, square) => (lie === 'down' ? [square] : []));
  const first = view.tiles.findIndex(({ lie }) => lie === 'first');
  const matched = new Set(view.log.flatMap((event) => (event.kind === 'match' ? [event.turn] : [])));
  const sights = view.log.flatMap((event) => sightsOf(event, matched));
  const face = view.tiles[first];
  return {
    down,
    sights,
    first: face && face.lie !== 'down' ? { square: first, face: faceNumber(face) } : undefined,
    passing: view.params.passing,
  };
}

/** Returns the tiles that an event showed. Everyone saw a pair until a bomb covered it, so this counts as a sight. */
function sightsOf(event: WitchEvent, matched: ReadonlySet<number>): readonly Sight[] {
  if (event.kind === 'bomb' && event.covered) {
    const { squares, witch } = event.covered;
    return squares.map((square) => ({ square, face: witch, gone: false }));
  }
  if (event.kind === 'peek') return [{ square: event.square, face: faceNumber(event.face), gone: false }];
  if (event.kind !== 'flip') return [];
  const gone = event.face.type !== 'gameTile' || matched.has(event.turn);
  return [{ square: event.square, face: faceNumber(event.face), gone }];
}

function faceNumber(face: TileFace): number {
  return face.type === 'gameTile' ? face.witch : -1;
}
