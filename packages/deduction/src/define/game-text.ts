import { ok, type Result } from '@inkling/core/result';
import { readCsv } from './csv.ts';
import type { DefinedDeduction } from './deduction.ts';
import { type AnswerValue, type Definition, type Features, isAnswer } from './definition.ts';
import { needFeatures } from './features.ts';
import { type GameTextFault, gameFault, type WantedValue } from './game-text-fault.ts';
import { needGame } from './given-game.ts';
import { shown } from './labels.ts';

/** A game read from CSV or JSON: it consists of labels and a table of answers only. */
export interface TextGame extends Definition<string, string, AnswerValue> {
  readonly guesses: readonly string[];
  /** Indexed by guess, then by secret. */
  readonly answers: readonly (readonly AnswerValue[])[];
  /** Indexed by secret; only set if the text contains features. */
  readonly ownFeatures?: readonly Features[];
}

/** The largest accepted length of a text, in characters. */
export const GAME_TEXT_MAX = 32_000_000;
const CELLS_MAX = 2 ** 24;
const FIELDS: readonly string[] = ['name', 'secrets', 'guesses', 'answers', 'solved', 'features'];
const SHOWN_MAX = 40;

/**
 * Parses a game from CSV. The first row lists the secrets from its second cell on; every further row has a guess and
 * the answer to it for each secret. The first cell may name the answer that ends the game, as in `solved=yes`;
 * otherwise the game ends when one secret is left. Cells are separated by commas, semicolons or tabs, and may be
 * quoted. Never throws for a string.
 *
 * @throws TypeError for anything but a string
 */
export function parseCsvGame(text: string, name: string): Result<TextGame, GameTextFault> {
  needText(text);
  if (text.length > GAME_TEXT_MAX) return gameFault('too-long');
  const rows = readCsv(text.replace(/^\uFEFF/, ''));
  if (!rows.ok) return rows;
  const [head, ...body] = rows.value;
  const [corner = '', ...secrets] = head?.cells ?? [];
  if (!head || secrets.length === 0) return gameFault('no-secrets', { row: head?.number ?? 1 });
  if (body.length === 0) return gameFault('no-guesses');
  if (body.length * secrets.length > CELLS_MAX) return gameFault('too-many-cells');
  for (const { number, cells } of rows.value) {
    if (cells.length !== head.cells.length)
      return gameFault('wrong-length', { row: number }, { found: cells.length - 1, count: secrets.length });
    const hole = cells.findIndex((cell, at) => cell === '' && (number > head.number || at > 0));
    if (hole >= 0) return gameFault('empty-cell', { row: number, cell: hole + 1 });
  }
  const guesses = body.map(({ cells: [guess = ''] }) => guess);
  const secondSecret = secondOf(secrets);
  if (secondSecret >= 0)
    return gameFault(
      'label-twice',
      { row: head.number, cell: secondSecret + 2 },
      { text: secrets[secondSecret] as string },
    );
  const secondGuess = secondOf(guesses);
  if (secondGuess >= 0)
    return gameFault(
      'label-twice',
      { row: body[secondGuess]?.number ?? 0, cell: 1 },
      { text: guesses[secondGuess] as string },
    );
  const solved = /^solved\s*=\s*(.+)$/i.exec(corner)?.[1] ?? 'identified';
  return ok(tableGame({ name, secrets, guesses, answers: body.map(({ cells }) => cells.slice(1)), solved }));
}

/**
 * Parses a game from JSON: `{"name", "secrets": […], "guesses": […], "answers": [[…]], "solved", "features"?}`. The
 * answers are listed by guess, then by secret; the features are one object for each secret. Never throws for a string.
 *
 * @throws TypeError for anything but a string
 */
export function parseJsonGame(text: string, name: string): Result<TextGame, GameTextFault> {
  needText(text);
  if (text.length > GAME_TEXT_MAX) return gameFault('too-long');
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    return gameFault('not-json', undefined, { text: error instanceof Error ? error.message : '' });
  }
  const game = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  const unknown = Object.keys(game).find((field) => !FIELDS.includes(field));
  if (!Array.isArray(value) && unknown !== undefined)
    return gameFault('unknown-field', { path: unknown.slice(0, SHOWN_MAX) });
  const { secrets, guesses = secrets, answers, solved = 'identified', features } = game;
  const wrong =
    wrongLabels('secrets', secrets) ??
    wrongLabels('guesses', guesses) ??
    wrongAnswers(answers, (guesses as readonly string[]).length, (secrets as readonly string[]).length) ??
    (isAnswer(solved) ? undefined : wrongValue('solved', 'solved')) ??
    (game['name'] === undefined || isText(game['name']) ? undefined : wrongValue('name', 'name')) ??
    wrongFeatures(features, (secrets as readonly string[]).length);
  if (wrong) return wrong;
  return ok(
    tableGame({
      name: (game['name'] as string | undefined) ?? name,
      secrets: secrets as readonly string[],
      guesses: guesses as readonly string[],
      answers: answers as TextGame['answers'],
      solved: solved as AnswerValue,
      ...(features === undefined ? {} : { ownFeatures: features as readonly Features[] }),
    }),
  );
}

/**
 * Serialises a game as JSON, which `parseJsonGame`, the terminal and the web app can read. A game that was defined in
 * code is written with the answer to every guess for every secret; its weights, symmetry and kernel are lost.
 * `parseJsonGame(makeJsonGame(game))` is an equal game that consists of labels.
 *
 * @throws TypeError for anything but a game from `defineDeduction`, `parseCsvGame` or `parseJsonGame`
 * @throws RangeError if the table is too large to be read back
 *
 * @example
 * const sum = defineDeduction({ name: 'sum', secrets: [1, 2], answer: (a, b) => a + b, solved: 'identified' });
 * makeJsonGame(sum); //
 * '{"name":"sum","secrets":["1","2"],"guesses":["1","2"],"answers":[[2,3],[3,4]],"solved":"identified"}'
 */
export function makeJsonGame<Secret, Guess, Answer extends AnswerValue>(
  game: Table | DefinedDeduction<Secret, Guess, Answer>,
): string {
  const isTable =
    typeof game === 'object' && game !== null && 'answers' in game && Array.isArray(game.answers);
  const table = isTable
    ? (game as Table)
    : tableOf(needGame(game as DefinedDeduction<Secret, Guess, Answer>, 'makeJsonGame'));
  const { name, secrets, guesses, answers, solved, ownFeatures } = table;
  const text = JSON.stringify({ name, secrets, guesses, answers, solved, features: ownFeatures });
  if (text.length > GAME_TEXT_MAX)
    throw new RangeError(
      `the game would take ${text.length} characters, and at most ${GAME_TEXT_MAX} are allowed`,
    );
  return text;
}

/** Converts a game that was defined in code into a table of labels. */
function tableOf<Secret, Guess, Answer extends AnswerValue>(
  game: DefinedDeduction<Secret, Guess, Answer>,
): Table {
  const { name, secrets, guesses, definition } = game;
  if (secrets.length * guesses.length > CELLS_MAX)
    throw new RangeError(
      `the game would be a table of ${secrets.length * guesses.length} answers, and ${CELLS_MAX} are the most`,
    );
  const { solved, features } = definition;
  return {
    name,
    secrets: secrets.map((secret) => game.labelOf(secret)),
    guesses: guesses.map((guess) => game.labelOf(guess)),
    answers: guesses.map((guess) => secrets.map((secret) => game.answer(guess, secret))),
    solved,
    ...(features && { ownFeatures: secrets.map((secret) => needFeatures(features(secret), secret)) }),
  };
}

function needText(text: unknown): void {
  if (typeof text !== 'string') throw new TypeError(`a game is read from a string, not from ${shown(text)}`);
}

type Table = Omit<TextGame, 'answer' | 'features'>;

/** Makes a game from a table. Without features of its own, the answers serve as features, such as `hat?` with `yes`. */
function tableGame(table: Table): TextGame {
  const { secrets, guesses, answers, ownFeatures } = table;
  const rows = new Map(guesses.map((guess, row) => [guess, answers[row] ?? []]));
  const columns = new Map(secrets.map((secret, column) => [secret, column]));
  const answer = (guess: string, secret: string) =>
    rows.get(guess)?.[columns.get(secret) ?? -1] as AnswerValue;
  return {
    ...table,
    answer,
    features: (secret) =>
      ownFeatures?.[columns.get(secret) ?? -1] ??
      Object.fromEntries(guesses.map((guess) => [guess, answer(guess, secret)])),
  };
}

type Fault = ReturnType<typeof gameFault>;

function wrongLabels(key: string, list: unknown): Fault | undefined {
  if (!Array.isArray(list) || list.length === 0) return wrongValue(key, 'labels');
  const wrong = list.findIndex((label) => typeof label !== 'string' || label === '');
  if (wrong >= 0) return wrongValue(`${key}[${wrong}]`, 'label');
  const second = secondOf(list);
  return second < 0
    ? undefined
    : gameFault('label-twice', { path: `${key}[${second}]` }, { text: list[second] as string });
}

function wrongAnswers(answers: unknown, guesses: number, secrets: number): Fault | undefined {
  if (secrets * guesses > CELLS_MAX) return gameFault('too-many-cells');
  if (!Array.isArray(answers) || answers.length !== guesses) return wrongValue('answers', 'rows', guesses);
  for (const [guess, row] of answers.entries()) {
    if (!Array.isArray(row) || row.length !== secrets)
      return wrongValue(`answers[${guess}]`, 'answers', secrets);
    const wrong = row.findIndex((answer: unknown) => !isAnswer(answer));
    if (wrong >= 0) return wrongValue(`answers[${guess}][${wrong}]`, 'answer');
  }
  return undefined;
}

function wrongFeatures(features: unknown, secrets: number): Fault | undefined {
  if (features === undefined) return undefined;
  if (!Array.isArray(features) || features.length !== secrets)
    return wrongValue('features', 'features-list', secrets);
  const wrong = features.findIndex((one) => !isFeatures(one));
  return wrong < 0 ? undefined : wrongValue(`features[${wrong}]`, 'features');
}

function wrongValue(path: string, wanted: WantedValue, count?: number): Fault {
  return gameFault('wrong-value', { path }, { wanted, ...(count === undefined ? {} : { count }) });
}

/** Returns the index of the first label that repeats an earlier one; −1 if all differ. */
function secondOf(labels: readonly string[]): number {
  const seen = new Set<string>();
  for (const [at, label] of labels.entries()) {
    if (seen.has(label)) return at;
    seen.add(label);
  }
  return -1;
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== '';
}

function isFeatures(value: unknown): boolean {
  const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isRecord && Object.values(value).every(isAnswer);
}
