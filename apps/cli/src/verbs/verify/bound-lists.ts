import { ok, type Result } from '@inkling/core/result';
import type { KnownList } from '@inkling/deduction/check/named-list';
import { OPTIMA } from '@inkling/games/optima';
import type { GameTerminal } from '../../contract/game-terminal.ts';
import { type Refusal, refusal } from '../../shell/refusal.ts';
import type { World } from '../../shell/world.ts';
import type { GivenOptions } from './options.ts';
import { readerOf } from './tree-reader.ts';

/** Returns the word lists that a proof with these rules identifies by hash. */
export async function boundLists(
  rules: string,
  options: GivenOptions,
  games: readonly GameTerminal[],
  world: World,
): Promise<Result<readonly KnownList[], Refusal>> {
  const idle = ['weights', 'out', 'game'].find((name) => options[name] !== undefined);
  if (idle !== undefined) return { ok: false, error: refuseIdle(idle) };
  const game = OPTIMA.find((spec) => {
    const setup = spec.setupFromHeader({ rules, lists: [] }, []);
    return setup.ok || setup.error.code !== 'unknown-rules';
  })?.game;
  if (game === undefined) return ok([]);
  const reader = await readerOf(game, options, games);
  if (!reader.ok) return reader;
  return reader.value ? reader.value.listsFor(rules, options, world) : ok([]);
}

/** Refuses an option that applies only to strategies and was given with another kind of file. */
export function refuseIdle(option: string): Refusal {
  return refusal('bad-value', `--${option} is for strategies, and this file is none.`, `--${option}`);
}
