import { makeCode } from '@inkling/games/mastermind/notation';
import { parseParams } from '@inkling/games/mastermind/params';
import { DAILY_RULES, dayCode, dayDice } from 'inkling/daily-challenge';
import { type DayKey, parseDayKeys, verifyDayKeys } from 'inkling/record/day-keys';
import { deal } from 'inkling/record/verify-room';
import { EXIT, type Exit } from '../shell/exit.ts';
import type { Options } from '../shell/options.ts';
import { printJson, printLines } from '../shell/printing.ts';
import type { World } from '../shell/world.ts';
import { ROSTER } from '../witch/play/coven.ts';
import { sayDayKeys, sayRecordFault } from '../words/records.ts';
import { englishGame } from './english-game.ts';
import { failed } from './failed.ts';
import { sha256 } from './sha256.ts';

/** What was played on a day whose key is out. */
export interface DaySecrets {
  readonly day: string;
  /** The code of which every guest had a copy. */
  readonly code: string;
  readonly word: string;
  readonly board: string;
}

/** Keys, and no game: the file that the web app saves, or the server's own answer about today. */
export function isKeys(text: string): boolean {
  return (
    /^\s*\{\s*"inkling"\s*:\s*"days"/.test(text) || /^\s*\{[\s\S]*"past"\s*:\s*\[/.test(text.slice(0, 4000))
  );
}

export async function verifyKeys(text: string, options: Options, world: World): Promise<Exit> {
  const keys = parseDayKeys(text);
  if (!keys.ok) return failed({ ...keys.error }, sayRecordFault(keys.error, text), options, world);
  const verdict = await verifyDayKeys(keys.value, sha256);
  const secrets = await secretsOf(keys.value);
  const lines = sayDayKeys(verdict, secrets);
  if (!verdict.ok) return failed({ ...verdict }, lines.join('\n'), options, world);
  if (options.json) printJson(world.out, { ...verdict, secrets });
  else printLines(world.out, lines);
  return EXIT.done;
}

async function secretsOf(keys: readonly DayKey[]): Promise<readonly DaySecrets[]> {
  const word = await englishGame(DAILY_RULES.word);
  const params = parseParams(`${DAILY_RULES.mastermind}/drawn`);
  if (!params.ok) throw new Error('the rules of the day cannot be read');
  const { rules } = params.value;
  const secrets: DaySecrets[] = [];
  for (const { day, key, dice } of keys.toSorted((a, b) => (a.day < b.day ? -1 : 1))) {
    const dealt = async (game: 'word' | 'witch') => {
      const random = await dayDice(key, game, dice, sha256);
      return deal({ game, rules: DAILY_RULES[game] }, random, { word, roster: ROSTER }) ?? '';
    };
    const code = makeCode(await dayCode(key, rules, sha256));
    secrets.push({ day, code, word: await dealt('word'), board: await dealt('witch') });
  }
  return secrets;
}
