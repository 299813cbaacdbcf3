import { fail, ok, type Result } from '@inkling/core/result';
import { type CheckerOf, checkersWith } from '@inkling/deduction/check/bound-proof';
import { type ListName, parseListName } from '@inkling/deduction/check/named-list';
import { parseWordFile } from '@inkling/lists/word-file';

/** The words of a file that the user opened, and the hash by which proofs refer to them. */
export interface HeldList {
  readonly words: readonly string[];
  /** 64 hexadecimal digits: the SHA-256 hash of the words in order, each followed by a line feed. */
  readonly sha256: string;
}

/** `insecure`: browsers offer no hashing on pages loaded over an unencrypted connection. */
export type HeldListFault = 'too-long' | 'no-words' | 'insecure';

/** Reads a word list with one word per line. */
export async function readHeldList(
  file: Blob,
  subtle: SubtleCrypto | null = globalThis.crypto.subtle ?? null,
): Promise<Result<HeldList, HeldListFault>> {
  if (file.size > FILE_BYTES_MAX) return fail('too-long');
  const read = parseWordFile(await file.text().catch(() => ''));
  if (!read.ok) return fail('no-words');
  if (!subtle) return fail('insecure');
  const { words } = read.value;
  const digest = await subtle.digest('SHA-256', new TextEncoder().encode(`${words.join('\n')}\n`));
  const sha256 = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return ok({ words, sha256 });
}

/** Returns the word lists that a proof requires, from the lines before its first lemma. */
export function listsOf(head: readonly string[]): readonly ListName[] {
  return head.flatMap((line) => {
    const list = line.startsWith('list ') ? parseListName(line.slice(5)) : undefined;
    return list ? [list] : [];
  });
}

/** Returns a factory for checkers that use the available lists. */
export function checkersOf(held: readonly HeldList[]): CheckerOf {
  return (rules, lists) => {
    const known = lists.flatMap(({ name, sha256 }) => {
      const list = held.find((one) => one.sha256 === sha256);
      return list ? [{ name, sha256, count: list.words.length, words: list.words }] : [];
    });
    return checkersWith(known)(rules, lists);
  };
}

/** The maximum file size: about ten times the words of any language. */
const FILE_BYTES_MAX = 2 ** 23;
