import { fail, ok, type Result } from '@inkling/core/result';
import type { AnswerValue, Definition, Features } from './definition.ts';

/** A game read from a text: labels only, and a table of answers. */
export type TextGame = Definition<string, string, AnswerValue>;

/** What is wrong with a text, and where. */
export interface GameTextFault {
  readonly code:
    | 'too-long'
    | 'no-secrets' // CSV: the first row has no secrets
    | 'no-guesses'
    | 'too-many-cells'
    | 'open-quote' // CSV: a quoted cell never ends
    | 'wrong-length' // a row has another number of answers than there are secrets
    | 'empty-cell'
    | 'label-twice'
    | 'not-json'
    | 'bad-value'; // JSON: something else stands where a value is wanted
  /** `row 3`, `row 3, cell 2`, or a path such as `answers[2][0]`; '' for the whole text. */
  readonly at: string;
  /** What stands there, or what is wanted. */
  readonly text: string;
}

/** Characters. */
export const GAME_TEXT_MAX = 32_000_000;
const CELLS_MAX = 2 ** 24;

/**
 * Reads CSV: the first row has the secrets from its second cell on, every further row a guess and its answer to each
 * secret. The first cell may say `solved=yes`, with the answer that ends the game; otherwise it ends when one secret is
 * left. Commas, semicolons or tabs, and quotes as usual. Never throws.
 */
export function parseCsvGame(text: string, name: string): Result<TextGame, GameTextFault> {
  if (text.length > GAME_TEXT_MAX) return fault('too-long');
  const rows = readCsv(text.replace(/^\uFEFF/, ''));
  if (!rows.ok) return rows;
  const [head = [], ...body] = rows.value;
  const secrets = head.slice(1);
  if (secrets.length === 0) return fault('no-secrets', 'row 1');
  if (body.length === 0) return fault('no-guesses');
  if (body.length * secrets.length > CELLS_MAX) return fault('too-many-cells');
  for (const [index, row] of rows.value.entries()) {
    const at = `row ${index + 1}`;
    if (row.length !== head.length)
      return fault('wrong-length', at, `${row.length - 1} instead of ${secrets.length}`);
    const hole = row.findIndex((cell, column) => cell === '' && (index > 0 || column > 0));
    if (hole >= 0) return fault('empty-cell', `${at}, cell ${hole + 1}`);
  }
  const solved = /^solved\s*=\s*(.+)$/i.exec(head[0] ?? '')?.[1] ?? 'identified';
  const guesses = body.map(([guess = '']) => guess);
  return tableGame({ name, secrets, guesses, answers: body.map((row) => row.slice(1)), solved }, [
    'row 1',
    'column 1',
  ]);
}

/**
 * Reads JSON: `{"name", "secrets": […], "guesses": […], "answers": [[…]], "solved", "features"?}`, the answers by guess and
 * then by secret, the features an object for each secret. Never throws.
 */
export function parseJsonGame(text: string, name: string): Result<TextGame, GameTextFault> {
  if (text.length > GAME_TEXT_MAX) return fault('too-long');
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    return fault('not-json', '', error instanceof Error ? error.message : '');
  }
  const game = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  const { secrets, guesses = secrets, answers, solved = 'identified', features } = game;
  for (const [key, list] of [
    ['secrets', secrets],
    ['guesses', guesses],
  ] as const) {
    if (!Array.isArray(list) || list.length === 0)
      return fault('bad-value', key, 'a list of texts that is not empty');
    const wrong = list.findIndex((label) => typeof label !== 'string' || label === '');
    if (wrong >= 0) return fault('bad-value', `${key}[${wrong}]`, 'a text that is not empty');
  }
  const lists = { secrets, guesses } as {
    readonly secrets: readonly string[];
    readonly guesses: readonly string[];
  };
  if (lists.secrets.length * lists.guesses.length > CELLS_MAX) return fault('too-many-cells');
  if (!Array.isArray(answers) || answers.length !== lists.guesses.length)
    return fault('bad-value', 'answers', `a list of ${lists.guesses.length} rows`);
  for (const [guess, row] of answers.entries()) {
    if (!Array.isArray(row) || row.length !== lists.secrets.length)
      return fault('bad-value', `answers[${guess}]`, `a list of ${lists.secrets.length} answers`);
    const wrong = row.findIndex((answer: unknown) => !isAnswer(answer));
    if (wrong >= 0) return fault('bad-value', `answers[${guess}][${wrong}]`, 'a text or a number');
  }
  if (!isAnswer(solved)) return fault('bad-value', 'solved', "an answer, or 'identified'");
  if (game['name'] !== undefined && (typeof game['name'] !== 'string' || game['name'].trim() === ''))
    return fault('bad-value', 'name', 'a text that is not empty');
  if (features !== undefined && (!Array.isArray(features) || features.length !== lists.secrets.length))
    return fault('bad-value', 'features', `a list of ${lists.secrets.length} objects`);
  const wrong = (features as readonly unknown[] | undefined)?.findIndex((one) => !isFeatures(one)) ?? -1;
  if (wrong >= 0) return fault('bad-value', `features[${wrong}]`, 'an object of texts and numbers');
  const table = { name: (game['name'] as string | undefined) ?? name, ...lists, answers, solved };
  return tableGame(table, ['secrets', 'guesses'], features as readonly Features[] | undefined);
}

interface Table {
  readonly name: string;
  readonly secrets: readonly string[];
  readonly guesses: readonly string[];
  readonly answers: readonly (readonly AnswerValue[])[];
  readonly solved: AnswerValue;
}

/** Without features of its own a secret has its answers: `hat?` is `yes`. */
function tableGame(
  { name, secrets, guesses, answers, solved }: Table,
  [ofSecrets, ofGuesses]: readonly [string, string],
  features?: readonly Features[],
): Result<TextGame, GameTextFault> {
  const rows = new Map(guesses.map((guess, row) => [guess, answers[row] ?? []]));
  const columns = new Map(secrets.map((secret, column) => [secret, column]));
  if (columns.size < secrets.length) return fault('label-twice', ofSecrets, twiceIn(secrets));
  if (rows.size < guesses.length) return fault('label-twice', ofGuesses, twiceIn(guesses));
  const answer = (guess: string, secret: string) =>
    rows.get(guess)?.[columns.get(secret) ?? -1] as AnswerValue;
  return ok({
    name,
    secrets,
    guesses,
    answer,
    solved,
    features: (secret) =>
      features?.[columns.get(secret) ?? -1] ??
      Object.fromEntries(guesses.map((guess) => [guess, answer(guess, secret)])),
  });
}

function readCsv(text: string): Result<readonly (readonly string[])[], GameTextFault> {
  const [first = ''] = text.split(/[\r\n]/, 1);
  const separator = [';', '\t'].find((sign) => first.split(sign).length > first.split(',').length) ?? ',';
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let isQuoted = false;
  const endRow = () => {
    row.push(cell.trim());
    if (row.some((other) => other !== '')) rows.push(row);
    row = [];
    cell = '';
  };
  for (let i = 0; i < text.length; i++) {
    const sign = text[i];
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (text[i + 1] === '"') cell += text[i++];
      else isQuoted = false;
    } else if (sign === '"' && cell.trim() === '') {
      isQuoted = true;
      cell = '';
    } else if (sign === separator) {
      row.push(cell.trim());
      cell = '';
    } else if (sign === '\n' || sign === '\r') endRow();
    else cell += sign;
  }
  if (isQuoted) return fault('open-quote', `row ${rows.length + 1}`);
  endRow();
  return ok(rows);
}

function twiceIn(labels: readonly string[]): string {
  return labels.find((label, at) => labels.indexOf(label) < at) ?? '';
}

function isAnswer(value: unknown): value is AnswerValue {
  return typeof value === 'string' || (typeof value === 'number' && Number.isFinite(value));
}

function isFeatures(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.values(value).every(isAnswer);
}

function fault(
  code: GameTextFault['code'],
  at = '',
  text = '',
): { readonly ok: false; readonly error: GameTextFault } {
  return fail({ code, at, text });
}
