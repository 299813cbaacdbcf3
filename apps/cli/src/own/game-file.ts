import { basename, dirname, extname, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ok, type Result } from '@inkling/core/result';
import { GAME_TEXT_MAX, parseCsvGame, parseJsonGame } from '@inkling/deduction/define/game-text';
import type { GameTextFault, WantedValue } from '@inkling/deduction/define/game-text-fault';
import { type AnswerValue, type DefinedDeduction, type Definition, defineDeduction } from 'inkling';
import { quoted } from '../messages/numbers.ts';
import { sayFileFault } from '../shell/file-faults.ts';
import { type Refusal, reject } from '../shell/refusal.ts';
import { readText, readUtf8 } from '../shell/text-file.ts';
import { faultyLine } from './module-fault.ts';

/** A user-defined game: whatever its secrets and guesses are, they have labels. */
export type OwnGame = DefinedDeduction<unknown, unknown, AnswerValue>;

/** Reads a game from CSV, JSON, or a module written by the user, which is executed. */
export async function readGameFile(path: string): Promise<Result<OwnGame, Refusal>> {
  const definition = /\.mjs$/i.test(path) ? await importGame(path) : await readGameText(path);
  if (!definition.ok) return definition;
  try {
    return ok(defineDeduction(definition.value) as OwnGame);
  } catch (error) {
    return reject('bad-file', `${quoted(path)} holds no game: ${reasonOf(error)}.`, path);
  }
}

type AnyDefinition = Definition<unknown, unknown, AnswerValue>;

async function readGameText(path: string): Promise<Result<AnyDefinition, Refusal>> {
  const text = await readText(path, 4 * GAME_TEXT_MAX);
  if (!text.ok) return reject('bad-file', sayFileFault(path, text.error), path);
  const name = basename(path, extname(path));
  const read = /\.json$/i.test(path) ? parseJsonGame(text.value, name) : parseCsvGame(text.value, name);
  if (read.ok) return ok(read.value as unknown as AnyDefinition);
  const at = placeOf(read.error);
  const place = at === undefined ? quoted(path) : `${quoted(path)}, ${at}`;
  return reject('bad-file', `${place}: ${FAULTS[read.error.code](read.error)}.`, at ?? path);
}

async function importGame(path: string): Promise<Result<AnyDefinition, Refusal>> {
  const text = await readUtf8(path, 4 * GAME_TEXT_MAX);
  if (!text.ok) return reject('bad-file', sayFileFault(path, text.error), path);
  const { href } = pathToFileURL(resolve(path));
  try {
    const module = (await import(href)) as Record<string, unknown>;
    const game = module['default'] ?? module['game'];
    if (typeof game !== 'object' || game === null)
      return reject('bad-file', `${quoted(path)} exports no game: export a definition as default.`, path);
    return ok(('definition' in game ? game.definition : game) as AnyDefinition);
  } catch (error) {
    return refuseModule(error, path);
  }
}

/** Refuses a module that cannot be run, and refers to the line, which may be in a module that it imports. */
function refuseModule(error: unknown, path: string): Result<never, Refusal> {
  const at = faultyLine(error, path);
  const reason = `${reasonOf(error)}.`;
  if (!at) return reject('bad-file', `${quoted(path)} cannot be run: ${reason}`, path);
  const line = `line ${at.line}`;
  if (at.file === resolve(path))
    return reject('bad-file', `${quoted(path)}, ${line}, cannot be run: ${reason}`, line);
  const other = join(dirname(path), relative(dirname(path), at.file));
  return reject(
    'bad-file',
    `${quoted(path)} cannot be run: ${quoted(other)}, ${line}: ${reason}`,
    `${other}, ${line}`,
  );
}

function placeOf({ place }: GameTextFault): string | undefined {
  if (!place || 'path' in place) return place?.path;
  return place.cell === undefined ? `row ${place.row}` : `row ${place.row}, cell ${place.cell}`;
}

const FAULTS: Readonly<Record<GameTextFault['code'], (fault: GameTextFault) => string>> = {
  'too-long': () => 'this is longer than any game that is read',
  'no-secrets': () => 'the first row must hold the secrets, from its second cell on',
  'no-guesses': () => 'there is no guess: give one a row, with its answer to each secret',
  'too-many-cells': () => 'there are more answers than are read from a file',
  'open-quote': () => 'a cell begins with a quotation mark and never ends',
  'wrong-length': ({ found, count }) => `the number of answers is wrong (${found} instead of ${count})`,
  'empty-cell': () => 'the cell is empty',
  'label-twice': ({ text = '' }) => `${quoted(text)} stands there twice`,
  'not-json': ({ text }) => `this is not JSON (${text})`,
  'wrong-value': ({ wanted, count = 0 }) => `${WANTED[wanted ?? 'label'](count)} is wanted here`,
  'unknown-field': () =>
    'a game has no such field (name, secrets, guesses, answers, solved, features); weights are a file for --weights',
};

const WANTED: Readonly<Record<WantedValue, (count: number) => string>> = {
  labels: () => 'a non-empty list of strings',
  label: () => 'a non-empty string',
  name: () => 'a non-empty string',
  rows: (count) => `a list of ${count} rows`,
  answers: (count) => `a list of ${count} answers`,
  answer: () => 'a string or a number',
  solved: () => "an answer, or 'identified'",
  'features-list': (count) => `a list of ${count} objects`,
  features: () => 'an object of strings and numbers',
};

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
