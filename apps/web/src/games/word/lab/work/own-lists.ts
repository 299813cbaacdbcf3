import { loadWords } from '@inkling/lists/english';
import type { KnownList } from 'inkling/optimal/verify-file';
import { WORD_LENGTH } from './word-rules.ts';

/**
 * Loads the word lists that a strategy file refers to, out of those that came with it and the shipped English ones.
 * Lists are identified by the SHA-256 of their sorted words, one per line, as in certificates. Returns none for files
 * that do not refer to a list.
 */
export async function loadLists(file: string, texts: readonly string[]): Promise<readonly KnownList[]> {
  if (!/^list /m.test(file.slice(0, HEADER_LENGTH_MAX))) return [];
  const { all, likely } = await loadWords(WORD_LENGTH);
  const given = texts.map((text) => text.toLowerCase().match(/\p{L}+/gu) ?? []);
  const hashed = await Promise.all([...given, likely, [...new Set([...likely, ...all])]].map(named));
  return ['answers', 'allowed'].flatMap((name) => {
    const wanted = wantedIn(file, name);
    const found = hashed.find(({ sha256 }) => sha256 === wanted);
    return found ? [{ ...found, name }] : [];
  });
}

function wantedIn(file: string, name: string): string | undefined {
  return new RegExp(`^list ${name} \\d{1,9} sha256:([0-9a-f]{64})`, 'm').exec(
    file.slice(0, HEADER_LENGTH_MAX),
  )?.[1];
}

async function named(list: readonly string[]): Promise<Omit<KnownList, 'name'>> {
  const words = [...new Set(list)].toSorted();
  const bytes = new TextEncoder().encode(`${words.join('\n')}\n`);
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const sha256 = Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return { words, count: words.length, sha256 };
}

const HEADER_LENGTH_MAX = 4000;
