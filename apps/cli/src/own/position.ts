import { ok, type Result } from '@inkling/core/result';
import type { AnsweredGuess, AnswerValue, DefinedPosition } from 'inkling';
import { listed, quoted } from '../messages/numbers.ts';
import { sayUnknown } from '../messages/unknown.ts';
import { readEntries } from '../shell/entries.ts';
import type { Options } from '../shell/options.ts';
import { type Refusal, reject } from '../shell/refusal.ts';
import type { World } from '../shell/world.ts';
import type { OwnGame } from './game-file.ts';

export type OwnTurn = AnsweredGuess<unknown, AnswerValue>;
export type OwnPosition = DefinedPosition<unknown, unknown, AnswerValue>;

/** A verb that is asked about a game in a file. */
export interface OwnCall {
  readonly game: OwnGame;
  /** Where it was read, if it was. */
  readonly file?: string;
  readonly words: readonly string[];
  readonly options: Options;
}

/** Turns as `guess:answer`, by the labels of the game; the last colon counts. */
export async function readTurns(
  game: OwnGame,
  words: readonly string[],
  world: World,
): Promise<Result<readonly OwnTurn[], Refusal>> {
  const entries = await readEntries(words, world);
  if (!entries.ok) return entries;
  const turns: OwnTurn[] = [];
  for (const { text, where, at } of entries.value) {
    const colon = text.lastIndexOf(':');
    if (colon < 0) return reject('bad-input', `${where}: write guess:answer, not ${quoted(text)}.`, at);
    const guess = readGuess(game, text.slice(0, colon).trim());
    if (!guess.ok) return reject('bad-input', `${where}: ${guess.error.message}`, at);
    const answer = readAnswer(game, text.slice(colon + 1).trim());
    if (!answer.ok) return reject('bad-input', `${where}: ${answer.error.message}`, at);
    turns.push([guess.value, answer.value]);
  }
  return ok(turns);
}

export function readGuess(game: OwnGame, text: string): Result<unknown, Refusal> {
  const guess = game.parseGuess(text);
  if (guess !== undefined) return ok(guess);
  const labels = game.guesses.slice(0, SHOWN_MAX).map((other) => game.labelOf(other));
  return reject('bad-input', sayUnknown('a guess', text, labels), 'guess');
}

export function readSecret(game: OwnGame, text: string): Result<unknown, Refusal> {
  const secret = game.parseSecret(text);
  if (secret !== undefined) return ok(secret);
  const labels = game.secrets.slice(0, SHOWN_MAX).map((other) => game.labelOf(other));
  return reject('bad-input', sayUnknown('a secret', text, labels), 'secret');
}

export function readAnswer(game: OwnGame, text: string): Result<AnswerValue, Refusal> {
  const answers = game.answers();
  const answer = answers.find((known) => String(known) === text);
  if (answer !== undefined) return ok(answer);
  return reject(
    'bad-input',
    sayUnknown('an answer', text, answers.slice(0, SHOWN_MAX).map(String)),
    'answer',
  );
}

/** `hat?:yes`, as it is typed. */
export function turnText(game: OwnGame, [guess, answer]: OwnTurn): string {
  return `${game.labelOf(guess)}:${String(answer)}`;
}

/** Turns from 0, as people count them. */
export function turnNumbers(turns: readonly number[]): string {
  return listed(turns.map((turn) => turn + 1));
}

/** As many labels as an error lists. */
const SHOWN_MAX = 12;
