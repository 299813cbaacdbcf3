import { writeFile } from 'node:fs/promises';
import { fail, ok, type Result } from '@inkling/core/result';
import type { OptimalGame } from 'inkling/optimal';
import { FOREIGN_FORMS, holdsTrees } from 'inkling/optimal/foreign-tree';
import type { TreeForm } from 'inkling/optimal/tree-text';
import type { Options } from '../shell/options.ts';
import { sayTooDeepFor, sayUnwrittenTree, sayWrongForm } from '../words/foreign-tree.ts';

/** The notation that the name of `--out` ends in, where it holds such trees; all other names are strategy files. */
export function readForm(
  path: string | undefined,
  game: OptimalGame['game'],
): Result<TreeForm | undefined, string> {
  if (path === undefined) return ok(undefined);
  const form = FOREIGN_FORMS.find((known) => path.toLowerCase().endsWith(`.${known}`));
  return form && !holdsTrees(form, game) ? fail(sayWrongForm(form, game)) : ok(form ?? 'strategy');
}

/**
 * Writes a tree in the notation of the file's name, by its text in that notation, which is `undefined` where the tree is
 * too deep for it; a sentence when it cannot.
 */
export async function saveTree(
  path: string,
  game: OptimalGame['game'],
  textIn: (form: TreeForm) => string | undefined,
): Promise<string | undefined> {
  const form = readForm(path, game);
  if (!form.ok) return form.error;
  const text = textIn(form.value ?? 'strategy');
  if (text === undefined) return sayTooDeepFor(path);
  try {
    await writeFile(path, text);
    return undefined;
  } catch (error) {
    return sayUnwrittenTree(path, error);
  }
}

/** Where a tree is now, and what checks it: a drawing is for the eye. */
export function sayTreeKept(path: string, rules: string, options: Options): string {
  if (path.toLowerCase().endsWith('.dot')) return `The strategy is drawn in ${path}.`;
  return `The strategy is in ${path}; ${checkOf(path, rules, options)} checks it.`;
}

/** The command that checks a tree as it was written with these options. */
function checkOf(path: string, rules: string, options: Options): string {
  const form = readForm(path, isWords(rules) ? 'word' : 'mastermind');
  const isOwn = form.ok && form.value === 'strategy';
  const given = [
    ...(isOwn || isWords(rules) ? [] : [['--rules', rules]]),
    ...(!isOwn && rules.endsWith('-hard') ? [['--hard']] : []),
    ...(isWords(rules) && options.list !== undefined ? [['--list', options.list]] : []),
    ...(isWords(rules) && options.answers !== undefined ? [['--answers', options.answers]] : []),
    ...(isOwn && options.weights !== undefined ? [['--weights', options.weights]] : []),
  ];
  return ['inkling', 'verify', path, ...given.flat()].map(inShell).join(' ');
}

function isWords(rules: string): boolean {
  return rules.startsWith('word');
}

/** As a shell wants it, so that the line can be copied. */
function inShell(word: string): string {
  return /^[\p{L}\p{N}_./~:@%+,=-]+$/u.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}
