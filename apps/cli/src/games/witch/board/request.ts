import { ok, type Result } from '@inkling/core/result';
import type { WitchRequest } from '@inkling/games/witch/analysis/place';
import { LEVELS, MATE_RULES, SIDE_MAX } from '@inkling/games/witch/rules/setting';
import { quoted } from '../../../messages/numbers.ts';
import { type Refusal, reject } from '../../../shell/refusal.ts';
import { readCount, readName } from '../../../shell/values.ts';
import type { BoardOptions } from './options.ts';

/** The kind of board that the options ask for; placement determines whether such a board exists. */
export type BoardRequest = Omit<WitchRequest, 'seed' | 'count'>;

export function readBoardRequest(options: BoardOptions): Result<BoardRequest, Refusal> {
  const level = options.level === undefined ? undefined : readName(options.level, 'level', LEVELS, 'a level');
  if (level && !level.ok) return level;
  const rule = options.rule === undefined ? undefined : readName(options.rule, 'rule', MATE_RULES, 'a rule');
  if (rule && !rule.ok) return rule;
  const size = /^(\d{1,3})[x×](\d{1,3})$/i.exec(options.size?.trim() ?? '');
  if (options.size !== undefined && !size)
    return reject('bad-value', `--size ${quoted(options.size)}: give rows and columns, as in 4x5.`, '--size');
  const bombs = readCount(options.bombs, 'bombs', 0, SIDE_MAX * SIDE_MAX, 0);
  if (!bombs.ok) return bombs;
  const touching = readCount(options.touching, 'touching', 0, SIDE_MAX * SIDE_MAX, 0);
  if (!touching.ok) return touching;
  return ok({
    ...(level ? { level: level.value } : {}),
    ...(size ? { size: { rows: Number(size[1]), cols: Number(size[2]) } } : {}),
    ...(options.bombs === undefined ? {} : { bombs: bombs.value }),
    ...(rule ? { rule: rule.value } : {}),
    touching: touching.value,
  });
}
