import { writeFile } from 'node:fs/promises';
import { ok, type Result } from '@inkling/core/result';
import type { OptimalGame } from 'inkling/optimal';
import { FOREIGN_FORMS, holdsTrees } from 'inkling/optimal/foreign-tree';
import type { TreeForm } from 'inkling/optimal/tree-text';
import { type Refusal, refusal, reject } from '../../shell/refusal.ts';
import { sayTooDeepFor, sayUnwritten, sayWrongForm } from './foreign-tree-messages.ts';

/**
 * Returns the notation selected by the ending of `--out`, or refuses it if it cannot hold trees of this game. Any
 * other name means a strategy file.
 */
export function readForm(
  path: string | undefined,
  game: OptimalGame['game'],
): Result<TreeForm | undefined, Refusal> {
  if (path === undefined) return ok(undefined);
  const form = formOf(path);
  if (form === 'strategy' || holdsTrees(form, game)) return ok(form);
  const others = FOREIGN_FORMS.filter((known) => holdsTrees(known, game));
  return reject('bad-value', sayWrongForm(form, others), '--out');
}

function formOf(path: string): TreeForm {
  return FOREIGN_FORMS.find((known) => path.toLowerCase().endsWith(`.${known}`)) ?? 'strategy';
}

/**
 * Writes a tree in the notation that the file name selects. `textIn` returns its text in that notation, or
 * `undefined` if the tree is too deep for it. Returns what is wrong if the tree cannot be written.
 */
export async function saveTree(
  path: string,
  game: OptimalGame['game'],
  textIn: (form: TreeForm) => string | undefined,
): Promise<Refusal | undefined> {
  const form = readForm(path, game);
  if (!form.ok) return form.error;
  const text = textIn(form.value ?? 'strategy');
  if (text === undefined) return refusal('bad-value', sayTooDeepFor(path), '--out');
  try {
    await writeFile(path, text);
    return undefined;
  } catch (error) {
    return refusal('bad-file', sayUnwritten('strategy', path, error), '--out');
  }
}

/** Says where a tree was written and which command checks it. A drawing cannot be checked. */
export function sayTreeWritten(
  path: string,
  verifyOptions: (isStrategyFile: boolean) => readonly string[],
  weights?: string,
): string {
  if (path.toLowerCase().endsWith('.dot')) return `The strategy is drawn in ${path}.`;
  const isStrategyFile = formOf(path) === 'strategy';
  const weighed = isStrategyFile && weights !== undefined ? ['--weights', weights] : [];
  const command = ['inkling', 'verify', path, ...verifyOptions(isStrategyFile), ...weighed];
  return `The strategy is in ${path}; ${command.map(inShell).join(' ')} checks it.`;
}

/** Quotes a word for a shell, so that the line can be copied. */
function inShell(word: string): string {
  return /^[\p{L}\p{N}_./~:@%+,=-]+$/u.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}
