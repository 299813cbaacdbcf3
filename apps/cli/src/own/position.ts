import { ok, type Result } from '@inkling/core/result';
import type { AnsweredGuess, AnswerValue, DefinedPosition } from 'inkling';
import { listed, quoted } from '../messages/numbers.ts';
import { sayUnknown } from '../messages/unknown-word.ts';
import type { SavedTurns } from '../play/saves/turns-save.ts';
import { readEntries } from '../shell/entries.ts';
import type { Exit } from '../shell/exit.ts';
import type { Options } from '../shell/options.ts';
import { type Refusal, reject } from '../shell/refusal.ts';
import type { World } from '../shell/world.ts';
import type { OwnGame } from './game-file.ts';

export type OwnTurn = AnsweredGuess<unknown, AnswerValue>;
/** How guesses and answers of a game are typed. Each method returns labels, or says what is wrong. */
export interface Notation {
  guess(typed: string): Result<string, string>;
  answer(typed: string): Result<string, string>;
  turn(typed: string): Result<string, string>;
}

export type OwnPosition = DefinedPosition<unknown, unknown, AnswerValue>;

/** The call of a general verb for a game, which usually comes from a file. */
export interface OwnCall {
  readonly game: OwnGame;
  /** The file from which the game was read, if any. */
  readonly file?: string;
  /** The id of a built-in game. */
  readonly id?: string;
  /** Only set if the game has a notation of its own. */
  readonly notation?: Notation;
  readonly words: readonly string[];
  readonly options: Options;
  /** The same options, with full paths for files, so that they work from any folder. */
  readonly lasting?: Options;
  /** Explains contradictory turns in the game's own words. Games without it use the general explanation. */
  readonly refuse?: (turns: readonly string[], world: World) => Promise<Exit | undefined>;
  /** The saved game to continue. */
  readonly saved?: SavedTurns;
}

/** Parses turns of the form `guess:answer`, using the labels of the game. */
export async function readTurns(
  { game, notation }: Pick<OwnCall, 'game' | 'notation'>,
  words: readonly string[],
  world: World,
): Promise<Result<readonly OwnTurn[], Refusal>> {
  const entries = await readEntries(words, world);
  if (!entries.ok) return entries;
  const turns: OwnTurn[] = [];
  for (const { text: typed, where, at } of entries.value) {
    const translated = notation?.turn(typed) ?? ok(typed);
    if (!translated.ok) return reject('bad-input', `${where}, ${quoted(typed)}: ${translated.error}`, at);
    const text = translated.value;
    const divided = divideTurn(game, text);
    if (!divided) return reject('bad-input', `${where}: write guess:answer, not ${quoted(text)}.`, at);
    const guess = readGuess({ game }, divided[0]);
    if (!guess.ok) return reject('bad-input', `${where}: ${guess.error.message}`, at);
    const answer = readAnswer({ game }, divided[1]);
    if (!answer.ok) return reject('bad-input', `${where}: ${answer.error.message}`, at);
    turns.push([guess.value, answer.value]);
  }
  return ok(turns);
}

/**
 * Divides a turn into its guess and its answer, at the last colon that has a guess of the game before it and an
 * answer after it; if there is none, at the last colon. Returns `undefined` if there is no colon.
 */
export function divideTurn(game: OwnGame, text: string): readonly [string, string] | undefined {
  const colons = Array.from(text.matchAll(/:/g), ({ index }) => index);
  const divided = colons.map((at) => [text.slice(0, at).trim(), text.slice(at + 1).trim()] as const);
  if (divided.length < 2) return divided[0];
  const answers = new Set(game.answers().map(String));
  const isTurn = ([guess, answer]: readonly [string, string]) =>
    answers.has(answer) && game.parseGuess(guess) !== undefined;
  return divided.findLast(isTurn) ?? divided.at(-1);
}

/** Parses a guess. A refusal refers to `--guess`, the only place where a guess is typed alone. */
export function readGuess(
  { game, notation }: Pick<OwnCall, 'game' | 'notation'>,
  typed: string,
): Result<unknown, Refusal> {
  const translated = notation?.guess(typed) ?? ok(typed);
  if (!translated.ok) return reject('bad-value', translated.error, '--guess');
  const text = translated.value;
  const guess = game.parseGuess(text);
  if (guess !== undefined) return ok(guess);
  const labels = game.guesses.map((other) => game.labelOf(other));
  return reject('bad-value', sayUnknown('a guess', text, labels, SHOWN_MAX), '--guess');
}

/** Parses a secret, given as a word of the command line or as an option. */
export function readSecret(
  { game, notation }: Pick<OwnCall, 'game' | 'notation'>,
  typed: string,
  at: 'SECRET' | '--secret' = 'SECRET',
): Result<unknown, Refusal> {
  const code = at === 'SECRET' ? 'bad-input' : 'bad-value';
  const translated = notation?.guess(typed) ?? ok(typed);
  if (!translated.ok) return reject(code, translated.error, at);
  const text = translated.value;
  const secret = game.parseSecret(text);
  if (secret !== undefined) return ok(secret);
  const labels = game.secrets.map((other) => game.labelOf(other));
  return reject(code, sayUnknown('a secret', text, labels, SHOWN_MAX), at);
}

export function readAnswer(
  { game, notation }: Pick<OwnCall, 'game' | 'notation'>,
  typed: string,
): Result<AnswerValue, Refusal> {
  const translated = notation?.answer(typed) ?? ok(typed);
  if (!translated.ok) return reject('bad-input', translated.error);
  const text = translated.value;
  const answers = game.answers();
  const answer = answers.find((known) => String(known) === text);
  if (answer !== undefined) return ok(answer);
  return reject('bad-input', sayUnknown('an answer', text, answers.map(String), SHOWN_MAX));
}

/** Formats a turn as it is typed, for example `hat?:yes`. */
export function turnText(game: OwnGame, [guess, answer]: OwnTurn): string {
  return `${game.labelOf(guess)}:${String(answer)}`;
}

/** Lists zero-based turns as one-based numbers. */
export function turnNumbers(turns: readonly number[]): string {
  return listed(turns.map((turn) => turn + 1));
}

/** Maximum number of labels that an error lists. */
const SHOWN_MAX = 12;
