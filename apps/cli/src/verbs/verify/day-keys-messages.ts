import type { DayKey, DayKeysVerdict } from '@inkling/games/record/day-keys';
import type { GameTerminal } from '../../contract/game-terminal.ts';
import { counted } from '../../messages/numbers.ts';
import { wordsOf } from './record-messages.ts';

/** What was played on a day whose key has been published. */
export interface DaySecrets {
  readonly day: string;
  readonly secrets: readonly DaySecret[];
}

export interface DaySecret {
  readonly game: string;
  readonly secret: string;
  /** Whether each guest had a separate copy of it. */
  readonly copied: boolean;
}

/** Describes what was checked in a file of keys and what was found, and what was played on those days. */
export function sayDayKeys(
  keys: readonly DayKey[],
  verdict: DayKeysVerdict,
  played: readonly DaySecrets[],
  games: readonly GameTerminal[],
): readonly string[] {
  if (verdict.days.length === 0)
    return ['There are no keys in this file yet, so there was nothing to check.'];
  return [
    ...saySound(verdict),
    ...sayStray(keys, verdict),
    ...sayLone(verdict),
    ...played.map(
      ({ day, secrets }) => `${day}: ${secrets.flatMap((secret) => sayDaySecret(secret, games)).join(', ')}.`,
    ),
  ];
}

/** Says what the keys lead to, if none leads nowhere and some could be compared. */
function saySound({ ok, days }: DayKeysVerdict): readonly string[] {
  if (!ok) return [];
  const lone = new Set(loneDays(days));
  const toEnds = days.filter(({ leads }) => leads === 'end');
  const chained = days.filter(({ day, leads }) => leads !== 'end' && !lone.has(day));
  const count = counted(toEnds.length + chained.length, 'key');
  const toEarlier =
    'each but the first of its year leads to the one before; the end of the year is not in the file';
  if (chained.length === 0)
    return [`Verified: ${count}; each leads to the end of its year that the file names.`];
  if (toEnds.length === 0) return [`Verified: ${count}; ${toEarlier}.`];
  return [
    `Verified: ${count}. ${yearsOf(toEnds)}: each leads to the end of its year that the file names. ${yearsOf(chained)}: ${toEarlier}.`,
  ];
}

function sayStray(keys: readonly DayKey[], { days }: DayKeysVerdict): readonly string[] {
  const ended = new Set(keys.filter(({ end }) => end).map(({ day }) => yearOf(day)));
  const stray = days.filter(({ leads }) => leads === 'nowhere').map(({ day }) => day);
  const fromEnded = stray.filter((day) => ended.has(yearOf(day)));
  const others = stray.filter((day) => !ended.has(yearOf(day)));
  return [
    ...sayEach(fromEnded, 'does not lead to the end of its year that the file names.'),
    ...sayEach(others, 'does not lead to the key before it in the file.'),
  ];
}

function sayLone({ days }: DayKeysVerdict): readonly string[] {
  return sayEach(
    loneDays(days),
    'could be compared with nothing: the file has neither the end of its year nor another key that leads to it.',
  );
}

/** Returns an empty list if there are no days. */
function sayEach(days: readonly string[], what: string): readonly string[] {
  return days.length === 0 ? [] : [`The key of ${[...new Set(days)].join(', ')} ${what}`];
}

/** Returns the days whose keys lead to nothing known, and to which no later key leads. */
function loneDays(days: DayKeysVerdict['days']): readonly string[] {
  const reached = new Set(days.filter(({ leads }) => leads === 'earlier').map(({ day }) => yearOf(day)));
  return days
    .filter(({ day, leads }) => leads === 'alone' && !reached.has(yearOf(day)))
    .map(({ day }) => day);
}

/** Returns the years of some days, for example `2026 and 2027`. */
function yearsOf(days: DayKeysVerdict['days']): string {
  return [...new Set(days.map(({ day }) => yearOf(day)))].join(' and ');
}

function yearOf(day: string): string {
  return day.slice(0, 4);
}

/** Omits a board, which is too long for a sentence; `--json` has it. */
function sayDaySecret(
  { game, secret, copied }: DaySecret,
  games: readonly GameTerminal[],
): readonly string[] {
  if (secret === '' || secret.length > SECRET_LENGTH_MAX) return [];
  return [`${wordsOf(game, games).secret} ${secret}${copied ? ' (each guest has a copy of it)' : ''}`];
}

const SECRET_LENGTH_MAX = 40;
