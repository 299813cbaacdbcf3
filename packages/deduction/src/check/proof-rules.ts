import { type KnownList, type ListName, makeListName } from './named-list.ts';
import { codesOf, type ProofGame } from './proof-game.ts';
import { LETTERS_MAX, wordsOf } from './proof-words.ts';

/** Why there is no game, or none yet: `list-follows` where the rules go on with another list. */
export type RulesFault = 'too-large' | 'bad-header' | 'missing-list' | 'wrong-list' | 'list-follows';

/** The game of some rules and of the lists that they name, as far as these have been read; `known` are the lists at hand. */
export function proofGame(
  rules: string,
  lists: readonly ListName[],
  known: readonly KnownList[],
): ProofGame | RulesFault {
  const letters = lettersOf(rules);
  if (letters === undefined) return codesOf(rules) ?? 'too-large';
  if (letters < 1 || letters > LETTERS_MAX) return 'too-large';
  const words: (readonly string[])[] = [];
  for (const [at, { name, count, sha256 }] of lists.entries()) {
    if (name !== LISTS[at]) return 'bad-header';
    const held = known.find((list) => list.name === name);
    if (!held) return 'missing-list';
    if (held.sha256 !== sha256 || held.words.length !== count) return 'wrong-list';
    words.push(held.words);
  }
  const [answers, allowed] = words;
  if (!answers || !allowed) return 'list-follows';
  return wordsOf(letters, answers, allowed) ?? 'wrong-list';
}

/** How long the words are; `undefined` for rules of codes. */
export function lettersOf(rules: string): number | undefined {
  const letters = /^word(\d{1,9})$/.exec(rules)?.[1];
  return letters === undefined ? undefined : Number(letters);
}

const LISTS = ['answers', 'allowed'];

/** The lines of a proof that name its game. */
export function rulesLines(rules: string, lists: readonly ListName[]): readonly string[] {
  return [`rules ${rules}`, ...lists.map((list) => `list ${makeListName(list)}`)];
}
