import { needList, needRecord, needShape } from '@inkling/core/arguments';
import { RandomStream, seedRandom } from '@inkling/core/random';
import { fail, ok, type Result } from '@inkling/core/result';
import { boardCounts } from '@inkling/matching/placement/counts';
import { feasibility } from '@inkling/matching/placement/feasibility';
import { choose, freeSquaresOf, type Grid, touch } from '@inkling/matching/placement/grid';
import { type PlacedTile, tilesOf } from '../rules/board.ts';
import { boardSampler, type PlacementTry } from '../rules/sampler.ts';
import {
  type BoardSetting,
  checkSetting,
  LEVEL_SETTINGS,
  LEVELS,
  type Level,
  MATE_RULES,
  type MateRule,
  type SettingFault,
} from '../rules/setting.ts';
import { type Shape, type Square, squareAt } from '../rules/squares.ts';

/** What to place: a level, or a size with its specials. A rule or specials given with a level replace the level's. */
export interface WitchRequest {
  readonly level?: Level;
  readonly size?: Shape;
  /** Defaults to 1. */
  readonly bonuses?: number;
  /** Defaults to the level's number, or 0. */
  readonly bombs?: number;
  /** Defaults to the level's rule, or `king`. */
  readonly rule?: MateRule;
  /** Number of boards to draw, at most 10,000. Defaults to 1. */
  readonly count?: number;
  /** Any string. The same string gives the same boards everywhere. */
  readonly seed: string;
  /** The number of touching pairs, for settings where some are unavoidable. */
  readonly touching?: number;
  /** Whether to report how each board was placed, try by try. */
  readonly explain?: boolean;
}

export type WitchPlacement = WitchBoards | WitchRefusal;

export interface WitchBoards {
  readonly feasible: true;
  readonly level?: Level;
  readonly size: Shape;
  readonly bonuses: number;
  readonly bombs: number;
  readonly rule: MateRule;
  readonly touching: number;
  /**
   * The number of valid boards, as a decimal string. Bonuses and bombs are distinguished; pairs are not numbered.
   * Absent if counting would take more than seconds.
   */
  readonly boardsTotal?: string;
  readonly boards: readonly WitchBoard[];
}

/** A board, with its squares in reading order. A request with this `seed` gives this board first. */
export interface WitchBoard {
  readonly squares: readonly PlacedTile[];
  readonly seed: string;
  /** All tries, the last of which is the board. Only present if the request sets `explain`. */
  readonly tries?: readonly WitchTry[];
}

/** Squares in the order of their placement: first the specials, then the pairs, mate by mate. */
export interface WitchTry {
  readonly specials: readonly Square[];
  readonly pairs: readonly (readonly [Square, Square])[];
  /** Two squares that touch although they may not. The try was abandoned there. */
  readonly clash?: readonly [Square, Square];
}

export type WitchRefusal = {
  readonly feasible: false;
  readonly reason: PlaceFault['code'];
  readonly fault: PlaceFault;
  /** For `impossible`: the proof, for a choice of specials with the fewest touching pairs. */
  readonly obstacle?: WitchObstacle;
};

export type PlaceFault =
  | SettingFault
  | { readonly code: 'unknown-level' | 'unknown-rule' | 'level-and-size' }
  | { readonly code: 'boards-out-of-range'; readonly most: number };

/** Why one choice of special squares leaves no valid pairing (see `@inkling/matching/placement/feasibility`). */
export interface WitchObstacle {
  readonly specials: readonly Square[];
  readonly removed: readonly Square[];
  readonly components: readonly (readonly Square[])[];
  /** The free square that touches every other free square, so that its mate must touch it. */
  readonly dominating?: Square;
  /** The minimum number of touching pairs with these specials. */
  readonly least: number;
}

export interface DealProgress {
  readonly dealt: number;
  readonly wanted: number;
}

const BOARDS_MAX = 10_000;

/**
 * Draws boards exactly uniformly, or returns why there are none.
 *
 * @throws TypeError if the request is not an object or its seed is not a string
 */
export function placeWitch(request: WitchRequest): WitchPlacement {
  const dealing = dealWitch(request);
  for (;;) {
    const step = dealing.next();
    if (step.done) return step.value;
  }
}

/** Draws boards like `placeWitch`, but as a generator that reports progress after each board. */
export function* dealWitch(request: WitchRequest): Generator<DealProgress, WitchPlacement> {
  needRecord(request, 'request');
  if (typeof request.seed !== 'string')
    throw new TypeError(`seed must be a string, not ${String(request.seed)}`);
  const setting = settingOf(request);
  if (!setting.ok) return refuse(setting.error);
  const count = request.count ?? 1;
  if (!Number.isInteger(count) || count < 1 || count > BOARDS_MAX)
    return refuse({ code: 'boards-out-of-range', most: BOARDS_MAX });
  const legal = checkSetting(setting.value);
  if (!legal.ok) return refuse(legal.error, setting.value);
  const sample = boardSampler(legal.value);
  const boards: WitchBoards['boards'][number][] = [];
  for (let i = 0; i < count; i++) {
    const seed = i === 0 ? request.seed : `${request.seed}#${i + 1}`;
    const tries: WitchTry[] = [];
    const note = request.explain
      ? (tried: PlacementTry) => tries.push(tryIn(tried, legal.value.shape))
      : undefined;
    const placed = sample(new RandomStream(seedRandom(seed)), note);
    boards.push({ squares: tilesOf(legal.value, placed), seed, ...(note && { tries }) });
    yield { dealt: i + 1, wanted: count };
  }
  const { shape, bonuses, bombs, rule, touching } = legal.value;
  const total = boardsTotal(legal.value);
  return {
    feasible: true,
    ...(request.size ? {} : { level: request.level ?? DEFAULT_LEVEL }),
    size: shape,
    bonuses,
    bombs,
    rule,
    touching,
    ...(total === undefined ? {} : { boardsTotal: String(total) }),
    boards,
  };
}

function tryIn({ specials, pairs, clash }: PlacementTry, shape: Shape): WitchTry {
  const square = (index: number) => squareAt(shape, index);
  const both = ([a, b]: readonly [number, number]) => [square(a), square(b)] as const;
  return { specials: specials.map(square), pairs: pairs.map(both), ...(clash && { clash: both(clash) }) };
}

/** Returns the number of valid boards of a legal setting, or undefined if counting would take too long. */
export function boardsTotal({ shape, bonuses, bombs, rule, touching }: BoardSetting): bigint | undefined {
  const counts = boardCounts(shape, rule, bonuses + bombs);
  return counts && (counts[touching] ?? 0n) * choose(bonuses + bombs, bonuses);
}

/**
 * Returns the proof that these special squares leave no valid pairing, or undefined if they leave one. The caller must
 * ensure that the squares are on the board.
 *
 * @throws TypeError that names an argument that is wrong
 */
export function whyImpossible(
  shape: Shape,
  rule: MateRule,
  specials: readonly Square[],
): WitchObstacle | undefined {
  needShape(shape, 'shape', { rows: 'whole', cols: 'whole' });
  needList(specials, 'specials');
  const answer = feasibility(
    shape,
    rule,
    specials.map(({ row, col }) => row * shape.cols + col),
  );
  if (answer.feasible) return undefined;
  const square = (index: number): Square => squareAt(shape, index);
  const { removed, components, dominating } = answer.obstacle;
  return {
    specials,
    removed: removed.map(square),
    components: components.map((part) => part.map(square)),
    ...(dominating === undefined ? {} : { dominating: square(dominating) }),
    least: answer.least,
  };
}

const DEFAULT_LEVEL: Level = 'easy';

function settingOf(request: WitchRequest): Result<BoardSetting, PlaceFault> {
  const { level, size, bombs, rule } = request;
  if (level !== undefined && size !== undefined) return fail({ code: 'level-and-size' });
  if (level !== undefined && !LEVELS.includes(level)) return fail({ code: 'unknown-level' });
  if (rule !== undefined && !MATE_RULES.includes(rule)) return fail({ code: 'unknown-rule' });
  const base: BoardSetting = size
    ? { shape: size, bonuses: 1, bombs: 0, rule: 'king', touching: 0 }
    : LEVEL_SETTINGS[level ?? DEFAULT_LEVEL];
  return ok({
    shape: base.shape,
    bonuses: request.bonuses ?? base.bonuses,
    bombs: bombs ?? base.bombs,
    rule: rule ?? base.rule,
    touching: request.touching ?? 0,
  });
}

function refuse(fault: PlaceFault, setting?: BoardSetting): WitchRefusal {
  const obstacle = fault.code === 'impossible' && setting ? nearestObstacle(setting, fault.least) : undefined;
  return { feasible: false, reason: fault.code, fault, ...(obstacle ? { obstacle } : {}) };
}

/** Finds the first choice of special squares that needs only `least` touching pairs, and returns its obstacle. */
function nearestObstacle(
  { shape, bonuses, bombs, rule }: BoardSetting,
  least: number,
): WitchObstacle | undefined {
  const all = freeSquaresOf(shape, []);
  const lay = (from: number, left: number, laid: readonly number[]): WitchObstacle | undefined => {
    if (left === 0) {
      const squares = laid.map((index) => ({ row: Math.floor(index / shape.cols), col: index % shape.cols }));
      const found = whyImpossible(shape, rule, squares);
      return found?.least === least ? found : undefined;
    }
    for (const square of all.slice(from)) {
      if (laid.some((other) => touch(shape satisfies Grid, 'king', square, other))) continue;
      const found = lay(square + 1, left - 1, [...laid, square]);
      if (found) return found;
    }
    return undefined;
  };
  return lay(0, bonuses + bombs, []);
}
