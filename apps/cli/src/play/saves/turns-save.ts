import { fail, ok, type Result } from '@inkling/core/result';
import type { Options } from '../../shell/options.ts';
import { damagedAt, type SaveFault, SETUP_LINE } from './save.ts';

/**
 * A saved game that is stored as turns and has no sheet: a game from a file, a game against an adversary, or one
 * whose secret the user keeps. The answers follow from the seed or from the guesses before them, or the user gave
 * them.
 */
export interface TurnsSave {
  /** The id of a game, or the full path of its file. */
  readonly game: string;
  /** The options, as they would be typed after `play` in any folder. */
  readonly options: Options;
  /** The random seed that draws the secret again, if there is one. */
  readonly seed?: string;
  /** Each is `guess:answer`, using the labels of the game. */
  readonly turns: readonly string[];
}

/** The same, with the name of the saved game. */
export interface SavedTurns extends TurnsSave {
  readonly name: string;
}

/** The prefix of the names of these saved games; other saves have the id of a game there. */
export const TURNS_KIND = 'turns';
const VERSION = 1;

/** Law: `parseTurnsSave(makeTurnsSave(s))` equals `s`. */
export function makeTurnsSave({ game, options, seed, turns }: TurnsSave): string {
  return `inkling-turns ${VERSION}\n${JSON.stringify({ game, options, seed, turns })}\n`;
}

/** Never throws: returns a save, or a fault that says what is wrong with the text. */
export function parseTurnsSave(text: string): Result<TurnsSave, SaveFault> {
  const [head = '', body = ''] = text.split(/\r?\n/);
  const version = /^inkling-turns (\d{1,9})$/.exec(head)?.[1];
  if (version === undefined) return fail(damagedAt(1));
  if (version !== String(VERSION)) return fail({ code: 'other-version', version });
  const save = objectIn(body);
  return save && isTurnsSave(save) ? ok(save) : fail(damagedAt(SETUP_LINE));
}

function objectIn(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isTurnsSave(save: object): save is TurnsSave {
  const { game, options, seed, turns } = save as Readonly<Record<string, unknown>>;
  const isOption = (value: unknown) => typeof value === 'string' || value === true;
  return (
    typeof game === 'string' &&
    isObject(options) &&
    Object.values(options).every(isOption) &&
    (seed === undefined || typeof seed === 'string') &&
    Array.isArray(turns) &&
    turns.every((turn) => typeof turn === 'string' && turn.includes(':'))
  );
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
