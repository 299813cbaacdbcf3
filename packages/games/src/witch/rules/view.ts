import type { Status } from '@inkling/core/game';
import type { WitchParams } from './params.ts';
import type { Roster } from './roster.ts';
import {
  type BySeat,
  type FoundPair,
  type Lie,
  optionsFor,
  type TileFace,
  tonight,
  type WitchEvent,
  type WitchSeat,
  type WitchState,
} from './state.ts';

/** A tile as anyone may see it. A face-down tile reveals nothing else. */
export type TileView = { readonly lie: 'down' } | ({ readonly lie: Exclude<Lie, 'down'> } & TileFace);

export interface WitchView {
  readonly params: WitchParams;
  readonly status: Status<WitchSeat>;
  readonly phase: WitchState['phase'];
  readonly seat: WitchSeat;
  /** In reading order. */
  readonly tiles: readonly TileView[];
  /** The witches on the board and three who are not, as indices into the roster, in its order. */
  readonly tonight: readonly number[];
  readonly found: readonly FoundPair[];
  readonly points: BySeat<number>;
  readonly moves: BySeat<number>;
  readonly quiz: QuizView | undefined;
  /** Everything shown so far. */
  readonly log: readonly WitchEvent[];
}

export interface QuizView {
  readonly witch: number;
  /** Roster indices of the names to choose from; `undefined` when the name is to be typed. */
  readonly options: readonly number[] | undefined;
  /** The witch's description, once the player has requested it. */
  readonly hint: string | undefined;
}

/**
 * Returns the view, which is the same for both seats and for spectators. It is built field by field, so that no secret
 * has to be removed from a copy.
 */
export function viewOf(state: WitchState, roster: Roster): WitchView {
  return {
    params: state.params,
    status: statusOf(state),
    phase: state.phase,
    seat: state.seat,
    tiles: state.lies.map((lie, square) =>
      lie === 'down' ? { lie } : { lie, ...(state.secret.tiles[square] as TileFace) },
    ),
    tonight: tonight(state, roster),
    found: state.found,
    points: state.points,
    moves: state.moves,
    quiz: quizOf(state, roster),
    log: state.log,
  };
}

/** Returns the status. The winner is the seat that has found more pairs; points are only for the score sheet. */
export function statusOf(state: WitchState): Status<WitchSeat> {
  if (state.phase !== 'over') return { phase: 'playing', turn: state.seat };
  const first = state.found.filter(({ seat }) => seat === 'first').length;
  const second = state.found.length - first;
  return { phase: 'over', winner: first > second ? 'first' : second > first ? 'second' : undefined };
}

function quizOf(state: WitchState, roster: Roster): QuizView | undefined {
  const { asked, params } = state;
  if (!asked) return undefined;
  return {
    witch: asked.witch,
    options: params.quiz === 'names' ? optionsFor(state, roster, asked.witch) : undefined,
    hint: asked.hinted ? roster[asked.witch]?.description : undefined,
  };
}
