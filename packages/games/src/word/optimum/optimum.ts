import { fail, ok, type Result } from '@inkling/core/result';
import { checkHard, checkMarks } from '@inkling/deduction/check/evaluators';
import type { KnownList, ListName } from '@inkling/deduction/check/named-list';
import type { CheckedGame } from '@inkling/deduction/optimum/verify';
import type { HeaderFault, HeaderNames, OptimumSpec, TreeVerifier } from '../../contract/optimum.ts';
import { selbyLines } from './selby-lines.ts';
import { wordCodec, wordSecrets, wordsAsTyped } from './word-codec.ts';
import { hardNarrowing, listWordProblem, type WordLists, wordDeduction } from './word-deduction.ts';
import { wordLemmas } from './word-lemmas.ts';

/** `lists` identifies the word lists by hash, for the generated file. */
// A type, because an interface has no index signature and would not fit `OptimalGame`.
export type OptimalWords = {
  readonly game: 'word';
  readonly words: WordLists;
  readonly hard: boolean;
  readonly lists: readonly ListName[];
};

export const wordOptimum: OptimumSpec<OptimalWords> = {
  game: 'word',
  rulesText: ({ words, hard }) => rulesTextOf(lengthOf(words.allowed), hard),
  lists: ({ lists }) => lists,
  knownLists: ({ lists, words }) =>
    lists.map((list) => ({ ...list, words: list.name === 'answers' ? words.answers : words.allowed })),
  list({ words, hard, lists }) {
    const deduction = wordDeduction(words);
    if (!deduction.ok) return deduction;
    const problem = listWordProblem(deduction.value);
    if (!problem.ok) return fail({ code: problem.error });
    const length = lengthOf(words.answers);
    return ok({
      problem: problem.value,
      codec: wordCodec(words.allowed, length),
      rules: rulesTextOf(length, hard),
      lists,
      fingerprint: fingerprintOf(`${words.answers.join(' ')}  ${words.allowed.join(' ')}`),
      search: hard ? { narrowing: hardNarrowing(deduction.value) } : {},
    });
  },
  secrets: ({ words }) => ok(wordSecrets(words.answers)),
  verifier: ({ words, hard }) => wordVerifier(words, hard),
  setupFromHeader: wordsOfHeader,
  setupFromJson({ words, hard, lists }) {
    const { answers, allowed } = (words ?? {}) as Record<string, unknown>;
    if (!isTexts(answers) || !isTexts(allowed) || !Array.isArray(lists) || !lists.every(isListName))
      return undefined;
    return { game: 'word', words: { answers, allowed }, hard: hard === true, lists };
  },
  notations: {
    isTooLarge: () => false,
    asTyped: (_setup, codec) => wordsAsTyped(codec),
    isAnswer: (text) => /^[gywb]+$/i.test(text),
    own: selbyLines,
  },
  // In hard mode, allowed guesses depend on earlier ones, so the cost of a set does not depend on the set alone.
  lemmaNames: ({ words, hard }) => (hard ? undefined : wordLemmas(words)),
};

/** In letters. The search does not support longer words. */
const WORD_LENGTH_MAX = 10;

function lengthOf(words: readonly string[]): number {
  return Array.from(words[0] ?? '').length;
}

function rulesTextOf(length: number, hard: boolean): string {
  return `word${length}${hard ? '-hard' : ''}`;
}

/** Requires that all words have the same length. */
function wordVerifier({ answers, allowed }: WordLists, hard: boolean): Result<TreeVerifier, 'too-large'> {
  const length = lengthOf(allowed);
  if (length > WORD_LENGTH_MAX) return fail('too-large');
  const spelt = (word: string) => Array.from(word, (letter) => letter.codePointAt(0) as number);
  const guesses = allowed.map(spelt);
  const secrets = answers.map(spelt);
  const checkedGame: CheckedGame = {
    secretCount: secrets.length,
    guessCount: guesses.length,
    solved: 3 ** length - 1,
    evaluate: (guess, secret) => checkMarks(guesses[guess] as number[], secrets[secret] as number[]),
    ...(hard ? { permits: hardRule(guesses) } : {}),
  };
  return ok({ codec: wordCodec(allowed, length), checkedGame, secrets: wordSecrets(answers) });
}

function hardRule(
  guesses: readonly (readonly number[])[],
): (guess: number, cls: number, next: number) => boolean {
  return (guess, cls, next) =>
    next < guesses.length && checkHard(guesses[guess] as number[], cls, guesses[next] as number[]);
}

function wordsOfHeader(
  { rules, lists }: HeaderNames,
  known: readonly KnownList[],
): Result<OptimalWords, HeaderFault> {
  const match = /^word([1-9]|10)(-hard)?$/.exec(rules);
  if (!match) return fail({ code: 'unknown-rules' });
  const words: Record<string, readonly string[]> = {};
  for (const name of ['answers', 'allowed']) {
    const wanted = lists.find((list) => list.name === name);
    const held = known.find((list) => list.name === name);
    if (!wanted || !held) return fail({ code: 'missing-list', list: name });
    if (wanted.sha256 !== held.sha256 || wanted.count !== held.words.length)
      return fail({ code: 'wrong-list', list: name });
    words[name] = held.words;
  }
  const pair = words as unknown as WordLists;
  const length = Number(match[1]);
  for (const name of ['answers', 'allowed'] as const)
    if (pair[name].some((word) => Array.from(word).length !== length))
      return fail({ code: 'wrong-list', list: name });
  return ok({ game: 'word', words: pair, hard: match[2] !== undefined, lists });
}

function isListName(value: unknown): value is ListName {
  const list = value as Record<string, unknown> | null;
  return (
    typeof list?.['name'] === 'string' &&
    typeof list['count'] === 'number' &&
    typeof list['sha256'] === 'string' &&
    /^[0-9a-f]{64}$/.test(list['sha256'])
  );
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((text) => typeof text === 'string');
}

/** Computes the FNV-1a hash of the string's code units. */
function fingerprintOf(text: string): number {
  let sum = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) sum = Math.imul(sum ^ text.charCodeAt(i), 0x01000193);
  return sum >>> 0;
}
