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
/** How guesses and answers of a game are typed: gives their labels, or says what is wrong with them. */
export interface Notation {
  guess(typed: string): Result<string, string>;
  answer(typed: string): Result<string, string>;
  turn(typed: string): Result<string, string>;
}

export type OwnPosition = DefinedPosition<unknown, unknown, AnswerValue>;

/** A verb that is asked about a game in a file. */
export interface OwnCall {
  readonly game: OwnGame;
  /** The file from which the game was read, if there is one. */
  readonly file?: string;
  /** The name of a built-in game. */
  readonly id?: string;
  /** Only if the game has a notation of its own. */
  readonly notation?: Notation;
  readonly words: readonly string[];
  readonly options: Options;
  /** The same options with whole paths, where they name files: they work from any folder. */
  readonly lasting?: Options;
  /** Explains turns that cannot all be true, in the game's own words; the general ones serve for other games. */
  readonly refuse?: (turns: readonly string[], world: World) => Promise<Exit | undefined>;
  /** The saved game to go on with. */
  readonly saved?: SavedTurns;
}

/** Turns as `guess:answer`, by the labels of the game; the last colon counts. */
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
    const colon = text.lastIndexOf(':');
    if (colon < 0) return reject('bad-input', `${where}: write guess:answer, not ${quoted(text)}.`, at);
    const guess = readGuess({ game }, text.slice(0, colon).trim());
    if (!guess.ok) return reject('bad-input', `${where}: ${guess.error.message}`, at);
    const answer = readAnswer({ game }, text.slice(colon + 1).trim());
    if (!answer.ok) return reject('bad-input', `${where}: ${answer.error.message}`, at);
    turns.push([guess.value, answer.value]);
  }
  return ok(turns);
}

/** A guess as it is typed; a refusal names the option, the only place where a guess stands alone. */
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

/** A secret as it is typed, as a word of the command line or as an option. */
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

/** `hat?:yes`, as it is typed. */
export function turnText(game: OwnGame, [guess, answer]: OwnTurn): string {
  return `${game.labelOf(guess)}:${String(answer)}`;
}

/** Turns from 0, as people count them. */
export function turnNumbers(turns: readonly number[]): string {
  return listed(turns.map((turn) => turn + 1));
}

/** How many labels an error lists. */
const SHOWN_MAX = 12;
