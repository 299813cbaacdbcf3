import { ok, type Result } from '@inkling/core/result';
import { OWN_GAME } from '@inkling/deduction/define/strategy';
import { parseStrategyHeader } from '@inkling/deduction/optimum/strategy-text';
import { type KnownList, secretsOfFile, type VerifyFileFault, verifyFile } from 'inkling/optimal/verify-file';
import type { SecretWeights } from 'inkling/optimal/weights';
import type { GameTerminal } from '../../contract/game-terminal.ts';
import { sayVerifyFault } from '../../messages/optimal.ts';
import { type Outcome, type Refusal, refusal } from '../../shell/refusal.ts';
import type { World } from '../../shell/world.ts';
import { readWeights } from '../optimal/weights-file.ts';
import type { GivenOptions } from './options.ts';
import { readerOf } from './tree-reader.ts';
import { failed, reportVerified } from './verified.ts';

/** Checks a strategy file by following every secret through its tree. */
export async function verifyStrategyFile(
  path: string,
  text: string,
  options: GivenOptions,
  games: readonly GameTerminal[],
  world: World,
): Promise<Outcome> {
  const fail = (fault: VerifyFileFault) => failed({ ...fault }, sayVerifyFault(fault), options, world);
  const header = parseStrategyHeader(text);
  if (!header.ok)
    return header.error.code === 'not-a-strategy'
      ? refusal('bad-file', UNKNOWN_FILE, path)
      : fail(header.error);
  const { game, rules } = header.value;
  if (game === OWN_GAME) return (await import('./verify-own.ts')).verifyOwnStrategy(text, options, world);
  if (options.game !== undefined) return refusal('foreign-option', GAME_IS_BUILT_IN, '--game');
  const reader = await readerOf(game, options, games);
  if (!reader.ok) return reader.error;
  const lists = reader.value ? await reader.value.listsFor(rules, options, world) : ok([]);
  if (!lists.ok) return lists.error;
  const weights = await readSecretWeights(text, lists.value, options.weights);
  if (!weights.ok) return 'message' in weights.error ? weights.error : fail(weights.error);
  const checked = verifyFile(text, lists.value, weights.value);
  return checked.ok ? reportVerified(checked.value, reader.value, options, world) : fail(checked.error);
}

async function readSecretWeights(
  text: string,
  lists: readonly KnownList[],
  path: string | undefined,
): Promise<Result<SecretWeights | undefined, VerifyFileFault | Refusal>> {
  if (path === undefined) return ok(undefined);
  const names = secretsOfFile(text, lists);
  return names.ok ? readWeights(path, names.value, WEIGHT_TOTAL_MAX) : names;
}

const GAME_IS_BUILT_IN =
  '--game is for strategies of games from a file, and this one is of a game that is built in.';

const UNKNOWN_FILE =
  'verify does not know this kind of file. It checks strategies, lower bounds, finished games and the keys of past days.';

/** Multiplied by 255 levels, it is still a safe integer. */
const WEIGHT_TOTAL_MAX = 2 ** 44;
