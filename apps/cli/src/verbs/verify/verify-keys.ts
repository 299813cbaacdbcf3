import type { AnyGameModule } from '@inkling/games/contract/game-module';
import { type DayKey, parseDayKeys, verifyDayKeys } from '@inkling/games/record/day-keys';
import { daySecret } from '@inkling/games/record/day-secret';
import { GAMES, loadGame } from '@inkling/games/registry';
import type { GameTerminal } from '../../contract/game-terminal.ts';
import { EXIT, type Exit } from '../../shell/exit.ts';
import { printJson, printLines } from '../../shell/printing.ts';
import { sha256 } from '../../shell/sha256.ts';
import type { World } from '../../shell/world.ts';
import { type DaySecrets, sayDayKeys } from './day-keys-messages.ts';
import type { VerifyOptions } from './options.ts';
import { sayRecordFault } from './record-messages.ts';
import { failed } from './verified.ts';

export async function verifyKeys(
  text: string,
  options: VerifyOptions,
  games: readonly GameTerminal[],
  world: World,
): Promise<Exit> {
  const keys = parseDayKeys(text);
  if (!keys.ok) return failed({ ...keys.error }, sayRecordFault(keys.error, text), options, world);
  const verdict = await verifyDayKeys(keys.value, sha256);
  const secrets = await secretsOf(keys.value);
  const lines = sayDayKeys(keys.value, verdict, secrets, games);
  if (!verdict.ok) return failed({ ...verdict }, lines.join('\n'), options, world);
  if (options.json) printJson(world.out, { ...verdict, secrets });
  else printLines(world.out, lines);
  return EXIT.done;
}

async function secretsOf(keys: readonly DayKey[]): Promise<readonly DaySecrets[]> {
  const days: DaySecrets[] = [];
  const games = await dailyGames();
  for (const { day, key } of keys.toSorted((a, b) => (a.day < b.day ? -1 : 1))) {
    const secrets = games.map(async (module) => ({
      game: module.id,
      secret: (await daySecret(key, module, sha256)) ?? '',
      copied: module.daily?.copies !== undefined,
    }));
    days.push({ day, secrets: await Promise.all(secrets) });
  }
  return days;
}

async function dailyGames(): Promise<readonly AnyGameModule[]> {
  const modules = await Promise.all(
    GAMES.filter(({ hidden }) => !hidden).map(async ({ id }) => {
      // The rules of the day are known only once the module is loaded; the second call loads the words for these
      // rules only.
      const module = await loadGame(id, '');
      return module?.daily && loadGame(id, module.daily.rules);
    }),
  );
  return modules.flatMap((module) => (module ? [module] : []));
}
