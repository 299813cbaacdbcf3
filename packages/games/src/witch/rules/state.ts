import { type RandomState, RandomStream, seedRandom } from '@inkling/core/random';
import { tilesOf } from './board.ts';
import type { WitchParams } from './params.ts';
import { OPTIONS, quizOptions, type Roster } from './roster.ts';
import { boardSampler } from './sampler.ts';

export const WITCH_SEATS = ['first', 'second'] as const;
export type WitchSeat = (typeof WITCH_SEATS)[number];
export type BySeat<T> = Readonly<Record<WitchSeat, T>>;

/** What is on a tile. `witch` is an index into the roster. */
export type TileFace =
  | { readonly type: 'gameTile'; readonly witch: number }
  | { readonly type: 'bonus' }
  | { readonly type: 'bomb' };

/**
 * How a tile lies. `down`: face down. `shown`: face up until the next action turns it back. `first`: the tile that
 * started this turn. `kept`: face up to stay, because it was found or is a used special.
 */
export type Lie = 'down' | 'shown' | 'first' | 'kept';

export interface FoundPair {
  readonly witch: number;
  /** The second square is the one that was flipped last. */
  readonly squares: readonly [number, number];
  readonly seat: WitchSeat;
}

/**
 * An entry in the log of facts, which contains everything that has been shown and nothing else. Squares are indices;
 * `turn` counts finished turns. What each turn cost compared with perfect memory is computed from this elsewhere.
 */
export type WitchEvent = { readonly turn: number; readonly seat: WitchSeat } & (
  | { readonly kind: 'flip' | 'peek'; readonly square: number; readonly face: TileFace }
  | { readonly kind: 'match' | 'miss'; readonly squares: readonly [number, number] }
  /** `square` is the bomb's; `covered` is the pair that it turned face down again, if any. */
  | { readonly kind: 'bomb'; readonly square: number; readonly covered: FoundPair | undefined }
  | { readonly kind: 'bonus' | 'dud'; readonly square: number }
  | { readonly kind: 'pass' }
  | {
      readonly kind: 'quiz';
      readonly witch: number;
      readonly answer: Answer;
      readonly hinted: boolean;
      /** The name that the player gave; absent if the question was skipped. */
      readonly said?: string;
    }
);

export type Answer = 'right' | 'slip' | 'wrong' | 'skipped';

export interface WitchState {
  readonly params: WitchParams;
  readonly seat: WitchSeat;
  readonly phase: 'flip' | 'peek' | 'quiz' | 'over';
  /** Indexed by square. */
  readonly lies: readonly Lie[];
  /** In the order in which they were found. A bomb removes one again. */
  readonly found: readonly FoundPair[];
  /** The witch that the quiz asks about; only set in phase `quiz`. */
  readonly asked: { readonly witch: number; readonly hinted: boolean } | undefined;
  readonly points: BySeat<number>;
  /** Number of finished turns of each seat, excluding passes. */
  readonly moves: BySeat<number>;
  readonly log: readonly WitchEvent[];
  readonly secret: {
    /** Indexed by square. */
    readonly tiles: readonly TileFace[];
    /** Determines the names in the quiz and their order. Independent of the tiles. */
    readonly salt: string;
  };
}

/** Deals a game. The board is drawn first from the seed, so that `placeWitch` gives the same one for the same seed. */
export function startState(params: WitchParams, roster: Roster, seed: RandomState): WitchState {
  const random = new RandomStream(seed);
  const placed = tilesOf(params.board, boardSampler(params.board)(random));
  const coven = random.shuffle([...covenOf(params, roster)]);
  const tiles = placed.map(({ type, pairId }): TileFace => {
    if (type !== 'gameTile') return { type };
    return { type, witch: coven[(pairId as number) - 1] as number };
  });
  return startOn(params, { tiles, salt: `${random.uint32()}` });
}

/** Starts a game on a known board, so that a finished game can be checked. */
export function startOn(params: WitchParams, secret: WitchState['secret']): WitchState {
  return {
    params,
    seat: 'first',
    phase: 'flip',
    lies: secret.tiles.map(() => 'down'),
    found: [],
    asked: undefined,
    points: { first: 0, second: 0 },
    moves: { first: 0, second: 0 },
    log: [],
    secret,
  };
}

/** Returns the witches that the board is drawn from, as indices into the roster. */
function covenOf({ coven = Number.POSITIVE_INFINITY }: WitchParams, roster: Roster): readonly number[] {
  return roster.slice(0, coven).map((_, index) => index);
}

/**
 * Returns tonight's witches in the order of the roster: all on the board, and three who are not, so that even the last
 * question can offer wrong names that are as likely as the right one.
 */
export function tonight({ params, secret }: WitchState, roster: Roster): readonly number[] {
  const here = new Set(secret.tiles.flatMap((tile) => (tile.type === 'gameTile' ? [tile.witch] : [])));
  const away = covenOf(params, roster).filter((witch) => !here.has(witch));
  const names = new RandomStream(seedRandom(`${secret.salt} away`)).shuffle(away).slice(0, OPTIONS - 1);
  return [...here, ...names].toSorted((a, b) => a - b);
}

/** Returns the witches whose names the quiz about this witch offers. */
export function optionsFor(state: WitchState, roster: Roster, witch: number): readonly number[] {
  const named = new Set(state.log.flatMap((event) => (event.kind === 'quiz' ? [event.witch] : [])));
  const unnamed = tonight(state, roster).filter((index) => !named.has(index));
  return quizOptions(unnamed, witch, state.secret.salt);
}

/** Returns the number of finished turns, including passes. */
export function turnsIn(state: WitchState): number {
  const moves = state.moves.first + state.moves.second;
  // Going through the log takes time in a long game, and without passing it has no passes.
  if (!state.params.passing) return moves;
  return moves + state.log.filter(({ kind }) => kind === 'pass').length;
}
