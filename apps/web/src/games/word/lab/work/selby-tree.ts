import { fail, ok, type Result } from '@inkling/core/result';
import { checkMarks } from '@inkling/deduction/check/evaluators';
import { parseSelby, type SelbyFault } from '@inkling/deduction/notation/selby';
import { flattenTree } from '@inkling/deduction/optimum/flat-tree';
import { type VerifyFault, verifyStrategy } from '@inkling/deduction/optimum/verify';
import { selbyCodec, wordCodec } from '@inkling/games/word/optimum/word-codec';
import type { LabTree } from '../../../../shell/parts/lab-tasks.ts';
import { makeWordRules, WORD_LENGTH } from './word-rules.ts';
import { wordGameOf } from './word-tree.ts';

/** Why Selby's lines are not a tree that the Lab can show. */
export type SelbyLinesFault =
  | SelbyFault
  | { readonly code: 'other-length' | 'repeated-word'; readonly line: number };

const LENGTH_MAX = 8_000_000;

/**
 * Parses a tree of Selby's lines and checks it against its own words: each line ends with a word that is found, and
 * those words are its secrets. The file does not say which list they were taken from.
 */
export function readSelby(
  text: string,
): Result<LabTree, SelbyLinesFault | { readonly code: 'unsound'; readonly why: VerifyFault['code'] }> {
  if (text.length > LENGTH_MAX) return fail({ code: 'too-long', line: 1 });
  const named = wordsIn(text);
  if (!named.ok) return named;
  const { allowed, answers } = named.value;
  const codec = wordCodec(allowed, WORD_LENGTH);
  const read = parseSelby(text, selbyCodec(codec), SOLVED);
  if (!read.ok) return read;
  const spelt = (words: readonly string[]) =>
    words.map((word) => Array.from(word, (letter) => letter.charCodeAt(0)));
  const [guesses, secrets] = [spelt(allowed), spelt(answers)];
  const tally = verifyStrategy(read.value, {
    secretCount: answers.length,
    guessCount: allowed.length,
    solved: SOLVED,
    evaluate: (guess, secret) => checkMarks(guesses[guess] as number[], secrets[secret] as number[]),
  });
  if ('code' in tally) return fail({ code: 'unsound', why: tally.code });
  const tree = flattenTree(read.value, wordGameOf(allowed, answers, codec));
  if (!tree) throw new Error('the checker passed a tree that does not find every word');
  const rules = makeWordRules(false);
  return ok({ rules, tree, tally, checked: 'own-words', file: undefined, search: undefined });
}

const SOLVED = 3 ** WORD_LENGTH - 1;

/** Collects all guesses of the file, and the last words of its lines. Blanks repeat what the line before has there. */
function wordsIn(
  text: string,
): Result<{ readonly allowed: readonly string[]; readonly answers: readonly string[] }, SelbyLinesFault> {
  const allowed = new Set<string>();
  const answers = new Set<string>();
  let whole = '';
  for (const [at, short] of text.split('\n').entries()) {
    const trimmed = short.trimEnd();
    if (trimmed === '') continue;
    const blanks = trimmed.length - trimmed.trimStart().length;
    whole = whole.slice(0, blanks).padEnd(blanks) + trimmed.slice(blanks);
    const words = whole.split(/\s+/).filter((_, turn) => turn % 2 === 0);
    for (const word of words) {
      if (!/^[a-z]{5}$/.test(word)) return fail({ code: 'other-length', line: at + 1 });
      allowed.add(word);
    }
    const last = words.at(-1) as string;
    if (answers.has(last)) return fail({ code: 'repeated-word', line: at + 1 });
    answers.add(last);
  }
  return ok({ allowed: [...allowed].toSorted(), answers: [...answers].toSorted() });
}
