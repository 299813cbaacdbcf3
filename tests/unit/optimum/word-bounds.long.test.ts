import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { finish } from '@inkling/core/finish';
import { RandomStream, seedRandom } from '@inkling/core/random';
import { expect as unwrap } from '@inkling/core/result';
import { BoundReader, checkBound } from '@inkling/deduction/check/bound-proof';
import { gameCheckers } from '@inkling/deduction/check/game-checkers';
import type { KnownList } from '@inkling/deduction/check/named-list';
import { rulesLines } from '@inkling/deduction/optimum/bound-head';
import { boundLines } from '@inkling/deduction/optimum/bound-lines';
import { leastCost } from '@inkling/deduction/reference/least-cost';
import { wordOptimum } from '@inkling/games/word/optimum/optimum';
import { wordDeduction } from '@inkling/games/word/optimum/word-deduction';
import { afterAll, describe, expect, it } from 'vitest';
import { SecondChecker } from '../../../tools/bounds/second-checker.ts';
import { range } from './cases.ts';

const second = new SecondChecker();
const hasCompiler = second.compiler !== undefined;
if (!hasCompiler)
  console.warn('NOT RUN, no C compiler (cc) is here: the second checker, of proofs about words');
afterAll(() => second.close());

interface Words {
  readonly answers: readonly string[];
  readonly allowed: readonly string[];
}

function named(name: string, words: readonly string[]): KnownList {
  const text = words.map((word) => `${word}\n`).join('');
  return { name, count: words.length, sha256: createHash('sha256').update(text).digest('hex'), words };
}

const listsOf = ({ answers, allowed }: Words) => [named('answers', answers), named('allowed', allowed)];

function randomWords(seed: string): Words {
  const random = new RandomStream(seedRandom(seed));
  const letters = 2 + random.below(3);
  const found = new Set<string>();
  const wanted = 8 + random.below(16);
  while (found.size < wanted)
    found.add(Array.from({ length: letters }, () => 'abcdez'[random.below(5)]).join(''));
  const drawn = [...found];
  return { answers: drawn.slice(0, 3 + random.below(10)).toSorted(), allowed: drawn.toSorted() };
}

function proofOf(words: Words, total: number, opening?: string): string {
  const setup = { game: 'word' as const, words, hard: false, lists: listsOf(words) };
  const { problem, codec } = unwrap(wordOptimum.list(setup));
  const names = wordOptimum.lemmaNames?.(setup);
  if (!names) throw new Error('there are lemmas of these words');
  const row = opening === undefined ? undefined : problem.guesses.indexOf(codec.parseGuess(opening) ?? -1);
  const rules = rulesLines(wordOptimum.rulesText(setup), setup.lists);
  const lines = finish(boundLines(problem, names, { rules, total, opening: row }));
  return `${[...lines].join('\n')}\n`;
}

function truthOf(words: Words, opening?: string): number {
  const deduction = unwrap(wordDeduction(words));
  return leastCost(deduction, {
    secrets: range(deduction.secretCount),
    guesses: range(deduction.guessCount),
    ...(opening === undefined ? {} : { openings: [words.allowed.indexOf(opening)] }),
  });
}

/** Returns the faulty line, on which both checkers must agree, or `undefined` if both accept. */
function faultLine(text: string, words: Words): number | undefined {
  const ours = checkBound(text, { lists: listsOf(words) });
  const line = ours.ok ? undefined : ours.error.line;
  if (hasCompiler)
    expect([text, second.check(text, [words.answers, words.allowed]).line]).toEqual([text, line]);
  return line;
}

describe('a proof of a lower bound for words', () => {
  it.each(range(24).map((at) => `words ${at}`))('reaches the least cost, and not one more: %s', (seed) => {
    const words = randomWords(seed);
    const truth = truthOf(words);
    const text = proofOf(words, truth);
    expect(faultLine(text, words)).toBeUndefined();
    expect(faultLine(text.replaceAll(new RegExp(`\\b${truth}$`, 'gm'), `${truth + 1}`), words)).toBeDefined();
    expect(() => proofOf(words, truth + 1)).toThrow('less than claimed');
  });

  it('may fix the first word, which need not be an answer', () => {
    const words = randomWords('openings');
    const least = truthOf(words);
    let dearer = 0;
    for (const opening of words.allowed) {
      const truth = truthOf(words, opening);
      dearer += truth > least ? 1 : 0;
      const text = proofOf(words, truth, opening);
      expect(checkBound(text, { lists: listsOf(words) })).toMatchObject({ ok: true, value: { opening } });
      expect(faultLine(text, words)).toBeUndefined();
      expect(faultLine(text.replaceAll(`${truth}\n`, `${truth + 1}\n`), words)).toBeDefined();
    }
    expect(dearer).toBeGreaterThan(0);
  });

  it('gets the same verdict from both checkers however it is damaged, and never proves too much', () => {
    const random = new RandomStream(seedRandom('damaged words'));
    const proofs = range(4).map((at) => {
      const words = randomWords(`words ${at}`);
      const truth = truthOf(words);
      return { words, truth, text: proofOf(words, truth) };
    });
    let refused = 0;
    for (let round = 0; round < 60; round++) {
      const { words, truth, text } = proofs[round % 4]!;
      const at = random.below(text.length);
      const other = 'abwyg:0159 ~>.=\n,/'[random.below(19)] as string;
      const damaged =
        text.slice(0, at) + (round % 3 === 0 ? '' : other) + text.slice(at + (round % 3 === 1 ? 0 : 1));
      const line = faultLine(damaged, words);
      if (line !== undefined) refused++;
      else expect(Number(/^total (\d+)$/m.exec(damaged)?.[1])).toBeLessThanOrEqual(truth);
    }
    expect(refused).toBeGreaterThan(40);
  });

  it('holds only for its own word lists', () => {
    const words = randomWords('words 1');
    const text = proofOf(words, truthOf(words));
    const lists = listsOf(words);
    expect(checkBound(text)).toMatchObject({ ok: false, error: { code: 'missing-list', line: 3 } });
    expect(checkBound(text, { lists: lists.slice(0, 1) })).toMatchObject({
      error: { code: 'missing-list', line: 4 },
    });
    const fewer = { answers: words.answers.slice(1), allowed: words.allowed };
    expect(faultLine(text, fewer)).toBe(3);
    expect(faultLine(text, { answers: words.answers, allowed: words.allowed.slice(1) })).toBe(4);
    // If the two lists in the file are swapped, it denotes a game in which answers may not be guessed.
    expect(faultLine(text.replace(/(list answers.*\n)(list allowed.*\n)/, '$2$1'), words)).toBe(3);
    const other = { answers: ['zzzz'.slice(0, words.allowed[0]?.length)], allowed: words.allowed };
    const strange = text.replace(/list answers.*/, rulesLines('', listsOf(other))[1] as string);
    expect(faultLine(strange, other)).toBe(4);
    expect(faultLine(text.replace('rules word', 'rules word1'), words)).toBe(2);
    expect(faultLine(text.replace(/rules word\d/, 'rules word0'), words)).toBe(2);
    expect(faultLine(text.replace(/list answers.*\n/, ''), words)).toBe(3);
  });

  it('may guess a word that is a keyword of the file header', () => {
    const answers = ['after', 'alter', 'cater', 'water'];
    const words = { answers, allowed: answers };
    const head = rulesLines('word5', listsOf(words));
    const lines = [
      'inkling-bound 2',
      ...head,
      'total 7',
      '> 1 after:gwggg',
      '> 7',
      'after gwggg=1',
      '. 2',
      '',
    ];
    expect(faultLine(lines.join('\n'), words)).toBeUndefined();
    expect(faultLine(lines.with(7, 'after gwggg=2').join('\n'), words)).toBe(8);
  });

  it('is not offered for hard mode, other letters than a–z, or words of six letters', () => {
    const setup = (words: Words, hard = false) => ({ game: 'word' as const, words, hard, lists: [] });
    const same = (...words: readonly string[]) => ({ answers: words, allowed: words });
    expect(wordOptimum.lemmaNames?.(setup(same('ab', 'ba')))).toBeDefined();
    expect(wordOptimum.lemmaNames?.(setup(same('ab', 'ba'), true))).toBeUndefined();
    expect(wordOptimum.lemmaNames?.(setup(same('äb', 'bä')))).toBeUndefined();
    expect(wordOptimum.lemmaNames?.(setup(same('abcdef')))).toBeUndefined();
  });
});

const LISTS = join(import.meta.dirname, '../../../../shared/data/wordle');
const hasLists = existsSync(LISTS);
if (!hasLists)
  console.warn(
    "NOT RUN, Wordle's word lists are not here: no strategy that begins with SALET costs less than 7,920",
  );

describe.skipIf(!hasLists)(
  'the proof that no Wordle strategy beginning with SALET costs less than 7,920',
  () => {
    const read = (file: string) => readFileSync(join(LISTS, file), 'utf8').trimEnd().split('\n');
    const words = () => ({ answers: read('answers-2315.txt'), allowed: read('allowed-12972.txt') });
    const proof = readFileSync(join(import.meta.dirname, '../../../proofs/word5-salet-7920.bound'), 'utf8');

    // `npm run prove -- bounds` checks every lemma.
    it('follows from its lemmas, but a claim one higher does not', () => {
      const checkers = gameCheckers(listsOf(words()));
      const verdictOf = (text: string) => {
        const reader = new BoundReader({ part: { part: 28, parts: 29 } }, checkers);
        for (const line of text.trimEnd().split('\n')) if (reader.read(line)) break;
        return reader.finish();
      };
      expect(verdictOf(proof)).toMatchObject({
        ok: true,
        value: { total: 7920, opening: 'salet', lemmas: 29 },
      });
      expect(verdictOf(proof.replaceAll('7920', '7921'))).toMatchObject({ error: { code: 'unproved' } });
    });
  },
);
