import { fail, ok, type Result } from '@inkling/core/result';
import { flattenTree } from '@inkling/deduction/optimum/flat-tree';
import { wordCodec } from '@inkling/games/word/optimum/word-codec';
import { type KnownList, verifyFile } from 'inkling/optimal/verify-file';
import type { LabTree, TreeFault } from '../../../../shell/parts/lab-tasks.ts';
import { loadLists } from './own-lists.ts';
import { readSelby } from './selby-tree.ts';
import { WORD_LENGTH, wordRules } from './word-rules.ts';
import { wordGameOf } from './word-tree.ts';

/** Whether a string begins like a tree for words, as our strategy file or as Selby's lines. */
export function isWordTree(text: string): boolean {
  if (text.startsWith('inkling-strategy')) return /^game word$/m.test(text.slice(0, HEADER_LENGTH_MAX));
  return /^[a-z]+\s+[BYG]+1\b/.test(text);
}

const HEADER_LENGTH_MAX = 4000;

/** Parses a tree in either notation and runs the checker on it. `texts` are word lists that came with it. */
export async function readTree(text: string, texts: readonly string[]): Promise<Result<LabTree, TreeFault>> {
  const start = text.trimStart();
  if (start.startsWith('inkling-strategy')) return readFile(start, await loadLists(start, texts));
  const read = readSelby(text);
  if (read.ok) return read;
  return read.error.code === 'unsound'
    ? fail({ code: 'unsound', why: read.error.why, guess: undefined })
    : fail({ code: 'own', fault: read.error });
}

export function readFile(text: string, lists: readonly KnownList[]): Result<LabTree, TreeFault> {
  const verdict = verifyFile(text, lists);
  if (!verdict.ok) return fail({ code: 'strategy', fault: verdict.error });
  const { rules: named, tree: checked, total, worst, histogram } = verdict.value;
  const rules = wordRules(named);
  if (rules === undefined) return fail({ code: 'own', fault: { code: 'other-length' } });
  const words = (name: string) => lists.find((list) => list.name === name)?.words ?? [];
  const allowed = words('allowed');
  const game = wordGameOf(allowed, words('answers'), wordCodec(allowed, WORD_LENGTH));
  const tree = flattenTree(checked.root, game);
  if (!tree) throw new Error('the checker passed a tree that does not find every secret');
  return ok({
    rules,
    tree,
    tally: { total, worst, histogram },
    checked: 'secrets',
    file: text,
    search: undefined,
  });
}
