import { verifyCertificate } from 'inkling';
import { sayCertificateFault } from '../../messages/optimal.ts';
import { readGameFile } from '../../own/game-file.ts';
import { printCost, saveStrategy } from '../../own/strategy-file.ts';
import { EXIT } from '../../shell/exit.ts';
import { printJson } from '../../shell/printing.ts';
import { type Outcome, refusal } from '../../shell/refusal.ts';
import type { World } from '../../shell/world.ts';
import type { GivenOptions } from './options.ts';
import { failed } from './verified.ts';

/** Checks a strategy of a game in a file: follows every secret through its tree, using the answers of that game. */
export async function verifyOwnStrategy(
  text: string,
  { game: path, out, ...options }: GivenOptions,
  world: World,
): Promise<Outcome> {
  const foreign = Object.keys(options).find((name) => name !== 'json' && name !== 'no-color');
  if (foreign !== undefined)
    return refusal(
      'foreign-option',
      `--${foreign} is not for strategies of games from a file.`,
      `--${foreign}`,
    );
  if (path === undefined)
    return refusal(
      'usage',
      'This is the strategy of a game from a file: give that file with --game FILE.',
      '--game',
    );
  const game = await readGameFile(path);
  if (!game.ok) return game.error;
  const verdict = verifyCertificate(text, game.value);
  if (!verdict.ok) {
    const { code, line } = verdict;
    return failed({ code, line }, sayCertificateFault(verdict, path), options, world);
  }
  const { strategy } = verdict;
  const problem = out === undefined ? undefined : await saveStrategy(strategy, out);
  const { total, average, worst, weighted, histogram } = strategy;
  if (options.json) {
    const object = { ok: true, game: game.value.name, total, average, worst, weighted, histogram };
    if (problem) return { ...problem, found: object };
    printJson(world.out, object);
  } else printCost(`Verified: ${game.value.name}`, game.value, strategy, world);
  return problem ?? EXIT.done;
}
