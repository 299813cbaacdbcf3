import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { finish } from '@inkling/core/finish';
import type { KnownList } from '@inkling/deduction/check/named-list';
import { rulesLines } from '@inkling/deduction/optimum/bound-head';
import { boundLines } from '@inkling/deduction/optimum/bound-lines';
import { wordOptimum } from '@inkling/games/word/optimum/optimum';
import { remake } from '../bounds/remade-proof.ts';

/** Remakes the proof that no first word of Wordle beats SALET, and checks it. Takes most of an hour. */
export function run(print: (line: string) => void): void {
  proveWords(print, 7920);
}

/**
 * Remakes the proof, over Wordle's first lists (which we may not ship), that no strategy costs less than
 * `total`, or that none that begins with `opening` does.
 */
export function proveWords(print: (line: string) => void, total: number, opening?: string): void {
  if (!existsSync(FOLDER)) {
    print('SKIPPED words: ../shared/data/wordle is absent');
    return;
  }
  const [answers, allowed] = [listOf('answers', 'answers-2315.txt'), listOf('allowed', 'allowed-12972.txt')];
  const lists = [answers, allowed];
  const words = { answers: answers.words, allowed: allowed.words };
  const setup = { game: 'word' as const, words, hard: false, lists };
  const listed = wordOptimum.list(setup);
  const names = wordOptimum.lemmaNames?.(setup);
  if (!listed.ok || !names) throw new Error('these are not the words of a proof');
  const { problem, codec, rules } = listed.value;
  const row = opening === undefined ? undefined : problem.guesses.indexOf(codec.parseGuess(opening) ?? -1);
  const task = { rules: rulesLines(rules, lists), total, opening: row };
  remake(print, () => `${[...finish(boundLines(problem, names, task))].join('\n')}\n`, lists);
}

const FOLDER = new URL('../../../shared/data/wordle/', import.meta.url);

function listOf(name: string, file: string): KnownList {
  const text = readFileSync(new URL(file, FOLDER), 'utf8');
  const words = text.trimEnd().split('\n');
  return { name, count: words.length, sha256: createHash('sha256').update(text).digest('hex'), words };
}
