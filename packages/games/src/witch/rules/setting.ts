import { need } from '@inkling/core/arguments';
import { fail, ok, type Result } from '@inkling/core/result';
import { leastTouching } from './least-touching.ts';
import { type Shape, type Square, squaresOf } from './squares.ts';

/** When mates touch: `king` counts sides and corners, `rook` sides only. Specials always follow `king`. */
export const MATE_RULES = ['king', 'rook'] as const;
export type MateRule = (typeof MATE_RULES)[number];

export const LEVELS = ['easy', 'medium', 'hard'] as const;
export type Level = (typeof LEVELS)[number];

/** The settings that all boards of a game share. Only a value that `checkSetting` has returned is legal. */
export interface BoardSetting {
  readonly shape: Shape;
  readonly bonuses: number;
  readonly bombs: number;
  readonly rule: MateRule;
  /**
   * Exactly this many pairs touch. Must be 0 if that is possible; otherwise it must be the least possible number,
   * which the user has to request explicitly.
   */
  readonly touching: number;
}

/** On 3×3, pairs can avoid touching at corners only if the bonus is in the centre; therefore easy uses `rook`. */
export const LEVEL_SETTINGS: Readonly<Record<Level, BoardSetting>> = {
  easy: { shape: { rows: 3, cols: 3 }, bonuses: 1, bombs: 0, rule: 'rook', touching: 0 },
  medium: { shape: { rows: 4, cols: 4 }, bonuses: 1, bombs: 1, rule: 'king', touching: 0 },
  hard: { shape: { rows: 5, cols: 5 }, bonuses: 1, bombs: 2, rule: 'king', touching: 0 },
};

export const SIDE_MAX = 20;

export type SettingFault =
  | { readonly code: 'size-out-of-range'; readonly most: number }
  | { readonly code: 'bad-count'; readonly field: 'bonuses' | 'bombs' | 'touching' }
  /** `most`: the maximum number of specials on this shape that do not touch. */
  | { readonly code: 'too-many-specials'; readonly most: number }
  | { readonly code: 'no-pairs' }
  /** `bombs`: the possible numbers of bombs, one fewer or one more, that leave an even number of squares. */
  | { readonly code: 'odd-free-squares'; readonly free: number; readonly bombs: readonly number[] }
  /** Every board has touching mates. `least` is the minimum number of touching pairs. */
  | { readonly code: 'impossible'; readonly least: number }
  /** Touching mates were requested, but `least` is the only number allowed. */
  | { readonly code: 'touching-not-least'; readonly least: number };

/** Validates a setting; every setting passes through here. A legal one has a board, and the sampler finds it. */
export function checkSetting(setting: BoardSetting): Result<BoardSetting, SettingFault> {
  const { shape, bonuses, bombs, touching } = setting;
  const side = (n: number) => Number.isInteger(n) && n >= 1 && n <= SIDE_MAX;
  if (!side(shape.rows) || !side(shape.cols)) return fail({ code: 'size-out-of-range', most: SIDE_MAX });
  for (const [field, count] of Object.entries({ bonuses, bombs, touching } as const))
    if (!Number.isInteger(count) || count < 0)
      return fail({ code: 'bad-count', field: field as 'bonuses' | 'bombs' | 'touching' });
  const most = specialsMax(shape);
  if (bonuses + bombs > most) return fail({ code: 'too-many-specials', most });
  const free = freeSquares(setting);
  if (free === 0) return fail({ code: 'no-pairs' });
  if (free % 2 === 1) {
    const isPossible = (other: number) => other >= 0 && bonuses + other <= most && free + bombs > other;
    return fail({ code: 'odd-free-squares', free, bombs: [bombs - 1, bombs + 1].filter(isPossible) });
  }
  const least = leastTouching(shape, bonuses + bombs, setting.rule);
  if (touching === least) return ok(setting);
  return fail({ code: touching === 0 ? 'impossible' : 'touching-not-least', least });
}

/** Returns how many specials fit on a board without touching, like kings: one in each 2×2 block. */
export function specialsMax({ rows, cols }: Shape): number {
  return Math.ceil(rows / 2) * Math.ceil(cols / 2);
}

export function freeSquares({ shape, bonuses, bombs }: BoardSetting): number {
  return shape.rows * shape.cols - bonuses - bombs;
}

/**
 * Returns the squares of a level's board.
 *
 * @throws TypeError that names an argument that is wrong
 */
export function getSquaresForDifficulty(difficultyId: Level): readonly Square[] {
  const levels = Object.keys(LEVEL_SETTINGS);
  need(levels.includes(difficultyId), difficultyId, 'difficultyId', `one of ${levels.join(', ')}`);
  return squaresOf(LEVEL_SETTINGS[difficultyId].shape);
}
