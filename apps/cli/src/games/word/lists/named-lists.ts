import { createHash } from 'node:crypto';
import type { OptimalGame } from 'inkling/optimal';
import type { KnownList } from 'inkling/optimal/verify-file';
import type { WordLists } from 'inkling/word';

/**
 * The lists of a word game, named as certificates name them: by the SHA-256 of the sorted words, one a line. So a list
 * has the same name whatever the order of its file, and whether or not words occur twice.
 */
export function namedLists({ words, likelyCount }: WordLists): readonly KnownList[] {
  return [namedList('answers', words.slice(0, likelyCount)), namedList('allowed', words)];
}

/** The game of these lists as the exact search takes it. */
export function optimalGame(lists: WordLists, hard: boolean): OptimalGame {
  const named = namedLists(lists);
  const [answers, allowed] = named;
  return {
    game: 'word',
    words: { answers: answers?.words ?? [], allowed: allowed?.words ?? [] },
    hard,
    lists: named.map(({ name, count, sha256 }) => ({ name, count, sha256 })),
  };
}

function namedList(name: string, list: readonly string[]): KnownList {
  const words = list.toSorted();
  const sha256 = createHash('sha256')
    .update(`${words.join('\n')}\n`)
    .digest('hex');
  return { name, count: words.length, sha256, words };
}
