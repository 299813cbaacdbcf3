import { fail, ok, type Result } from '@inkling/core/result';
import type { WitchMove } from '../rules/moves.ts';
import type { WitchParams } from '../rules/params.ts';
import { type PlayFault, play } from '../rules/play.ts';
import { freeSquares } from '../rules/setting.ts';
import { indexOf, type Square } from '../rules/squares.ts';
import { startOn, type TileFace, turnsIn, type WitchState } from '../rules/state.ts';

/** A tile that was turned over, as the user noted it. `witch` is any name for her, but always the same. */
export interface NotedTile {
  readonly square: Square;
  readonly face: { readonly type: 'bonus' | 'bomb' } | { readonly type: 'gameTile'; readonly witch: string };
}

/** The tiles of one turn in order, with `skip` where the player did not peek after a bonus. */
export type NotedTurn = readonly (NotedTile | 'skip')[];

/** Why a noted game is impossible. `turn` and `tile` are zero-based. */
export type NotedFault = { readonly turn: number; readonly tile: number } & (
  | PlayFault
  /** The square showed another face earlier. */
  | { readonly code: 'another-face' }
  /** The witch was on two other squares earlier. */
  | { readonly code: 'third-tile' }
  /** The board has fewer tiles of this type. */
  | { readonly code: 'too-many'; readonly type: TileFace['type'] }
  | { readonly code: 'turn-is-over' }
  | { readonly code: 'turn-goes-on' }
);

/**
 * Replays a game that was played elsewhere, from what the players saw, on a board that agrees with it. Tiles that were
 * never seen are placed arbitrarily, because a review does not use them.
 */
export function playNoted(params: WitchParams, turns: readonly NotedTurn[]): Result<WitchState, NotedFault> {
  const tiles = boardOf(params, turns);
  if (!tiles.ok) return tiles;
  let state = startOn({ ...params, quiz: 'off' }, { tiles: tiles.value, salt: '' });
  for (const [turn, noted] of turns.entries()) {
    const before = turnsIn(state);
    for (const [tile, entry] of noted.entries()) {
      if (turnsIn(state) > before) return fail({ code: 'turn-is-over', turn, tile });
      const played = play(turnedBack(state), moveOf(entry, state.phase), []);
      if (!played.ok) return fail({ ...played.error, turn, tile });
      state = played.value;
    }
    if (turnsIn(state) === before) return fail({ code: 'turn-goes-on', turn, tile: noted.length });
  }
  return ok(state);
}

function moveOf(entry: NotedTurn[number], phase: WitchState['phase']): WitchMove {
  if (entry === 'skip') return { kind: 'skip' };
  return { kind: phase === 'peek' ? 'peek' : 'flip', ...entry.square };
}

/** Turns a miss or a peek back before the next tile is flipped, which may be one of these. */
function turnedBack(state: WitchState): WitchState {
  const covered = play(state, { kind: 'cover' }, []);
  return covered.ok ? covered.value : state;
}

/** Returns a complete board: the tiles that were seen, and the remaining ones on the other squares. */
function boardOf(
  { board }: WitchParams,
  turns: readonly NotedTurn[],
): Result<readonly TileFace[], NotedFault> {
  const { shape, bonuses, bombs } = board;
  const left = { gameTile: freeSquares(board) / 2, bonus: bonuses, bomb: bombs };
  const tiles: (TileFace | undefined)[] = Array.from({ length: shape.rows * shape.cols });
  const witches = new Map<string, { readonly witch: number; count: number }>();
  for (const [turn, noted] of turns.entries())
    for (const [tile, entry] of noted.entries()) {
      if (entry === 'skip') continue;
      const at = { turn, tile };
      const { type } = entry.face;
      const square = indexOf(shape, entry.square);
      if (square === undefined) return fail({ code: 'off-board', ...at });
      const known = type === 'gameTile' ? witches.get(entry.face.witch) : undefined;
      const seen = tiles[square];
      if (seen) {
        const isSame = seen.type === 'gameTile' ? seen.witch === known?.witch : seen.type === type;
        if (isSame) continue;
        return fail({ code: 'another-face', ...at });
      }
      if (known?.count === 2) return fail({ code: 'third-tile', ...at });
      if (!known && --left[type] < 0) return fail({ code: 'too-many', type, ...at });
      if (type !== 'gameTile') tiles[square] = { type };
      else {
        const { witch, count } = known ?? { witch: witches.size, count: 0 };
        witches.set(entry.face.witch, { witch, count: count + 1 });
        tiles[square] = { type, witch };
      }
    }
  const rest: TileFace[] = [
    ...Array.from({ length: left.bonus }, () => ({ type: 'bonus' }) as const),
    ...Array.from({ length: left.bomb }, () => ({ type: 'bomb' }) as const),
    ...[...witches.values()].flatMap(({ witch, count }) =>
      count === 1 ? [{ type: 'gameTile', witch } as const] : [],
    ),
    ...Array.from({ length: 2 * left.gameTile }, (_, i) => {
      return { type: 'gameTile', witch: witches.size + Math.floor(i / 2) } as const;
    }),
  ];
  return ok(tiles.map((face) => face ?? (rest.pop() as TileFace)));
}
