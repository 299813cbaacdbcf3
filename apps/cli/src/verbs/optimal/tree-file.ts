import { writeFile } from 'node:fs/promises';
import { ok, type Result } from '@inkling/core/result';
import type { OptimalGame } from 'inkling/optimal';
import { FOREIGN_FORMS, holdsTrees } from 'inkling/optimal/foreign-tree';
import type { TreeForm } from 'inkling/optimal/tree-text';
import { type Refusal, refusal, reject } from '../../shell/refusal.ts';
import { sayTooDeepFor, sayUnwritten, sayWrongForm } from './foreign-tree-messages.ts';

/** The notation that the name of `--out` ends in, where it holds such trees; all other names are strategy files. */
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
 * Writes a tree in the notation of the file's name, by its text in that notation, which is `undefined` where the tree is
 * too deep for it; what is wrong when it cannot.
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

/** Where a tree is now, and what checks it: a drawing is for the eye. */
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

/** As a shell wants it, so that the line can be copied. */
function inShell(word: string): string {
  return /^[\p{L}\p{N}_./~:@%+,=-]+$/u.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}
