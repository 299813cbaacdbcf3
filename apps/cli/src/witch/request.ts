import { fail, ok, type Result } from '@inkling/core/result';
import { LEVELS, MATE_RULES, SIDE_MAX } from '@inkling/games/witch/setting';
import type { WitchRequest } from 'inkling/witch';
import { readCount } from '../shell/count.ts';
import type { Options } from '../shell/options.ts';
import { sayUnknown } from '../words/choosing.ts';
import { quoted } from '../words/numbers.ts';

/** What kind of board the options ask for; whether there is one, placement says. */
export type BoardWish = Omit<WitchRequest, 'seed' | 'count'>;

export function readBoardWish(options: Options): Result<BoardWish, string> {
  const level = LEVELS.find((known) => known === options.level?.toLowerCase());
  if (options.level !== undefined && !level) return fail(sayUnknown('a level', options.level, LEVELS));
  const rule = MATE_RULES.find((known) => known === options.rule?.toLowerCase());
  if (options.rule !== undefined && !rule) return fail(sayUnknown('a rule', options.rule, MATE_RULES));
  const size = /^(\d{1,3})[x×](\d{1,3})$/i.exec(options.size?.trim() ?? '');
  if (options.size !== undefined && !size)
    return fail(`--size ${quoted(options.size)}: give rows and columns, as in 4x5.`);
  const bombs = readCount(options.bombs, 'bombs', 0, SIDE_MAX * SIDE_MAX, 0);
  if (!bombs.ok) return bombs;
  const touching = readCount(options.touching, 'touching', 0, SIDE_MAX * SIDE_MAX, 0);
  if (!touching.ok) return touching;
  return ok({
    ...(level ? { level } : {}),
    ...(size ? { size: { rows: Number(size[1]), cols: Number(size[2]) } } : {}),
    ...(options.bombs === undefined ? {} : { bombs: bombs.value }),
    ...(rule ? { rule } : {}),
    touching: touching.value,
  });
}
