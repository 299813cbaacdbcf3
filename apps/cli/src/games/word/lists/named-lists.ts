import { createHash } from 'node:crypto';
import type { OptimalGame } from 'inkling/optimal';
import type { KnownList } from 'inkling/optimal/verify-file';
import type { WordLists } from 'inkling/word';

/**
 * Returns the lists of a word game, identified as in certificates: by the SHA-256 of the sorted words, one per
 * line. So the identifier does not depend on the order of the file, or on duplicate words.
 */
export function namedLists({ words, likelyCount }: WordLists): readonly KnownList[] {
  return [namedList('answers', words.slice(0, likelyCount)), namedList('allowed', words)];
}

/** Returns the game of these lists in the form that the exact search takes. */
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
