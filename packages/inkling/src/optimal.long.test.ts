import { createHash } from 'node:crypto';
import { expect as unwrap } from '@inkling/core/result';
import { checkHard, checkMarks } from '@inkling/deduction/check/evaluators';
import { OptimalSearch } from '@inkling/deduction/optimum/search';
import { parseSearchState } from '@inkling/deduction/optimum/search-state';
import { INFEASIBLE } from '@inkling/deduction/optimum/size-bound';
import { hardNarrowing, wordDeduction } from '@inkling/games/word/optimum/word-deduction';
import { loadWords } from '@inkling/lists/english';
import { describe, expect, it } from 'vitest';
import { listGame } from './optimal/listed-game.ts';
import { type KnownList, verifyFile } from './optimal/verify-file.ts';
import { findOptimum, type OptimalGame, type OptimalOptions } from './optimal.ts';

function listOf(name: string, words: readonly string[]): KnownList {
  const sha256 = createHash('sha256')
    .update(`${words.join('\n')}\n`)
    .digest('hex');
  return { name, words, count: words.length, sha256 };
}

function run(game: OptimalGame, options: OptimalOptions = {}) {
  const search = findOptimum(game, options);
  for (;;) {
    const step = search.next();
    if (step.done) return step.value;
    expect(step.value.lower).toBeLessThanOrEqual(step.value.upper);
  }
}

const codes = (places: number, symbols: number, repeats = true): OptimalGame => ({
  game: 'mastermind',
  rules: { places, symbols, repeats },
});

describe('the optimum of a code game', () => {
  it('is proved as soon as the bounds of a total meet, even without a search', () => {
    const spent = { nodeBudget: 0 } as const;
    expect(unwrap(run(codes(2, 3), spent))).toMatchObject({ total: 21, lower: 21, proved: true });
    const worst = unwrap(run(codes(2, 3), { ...spent, objective: 'worst' }));
    expect(worst).toMatchObject({ total: 21, lower: 21, proved: false });
  });

  it('is proved, written to a file and verified', () => {
    const optimum = unwrap(run(codes(4, 6)));
    expect(optimum).toMatchObject({ rules: 'p4c6r', total: 5625, worst: 6, proved: true, lower: 5625 });
    const verified = unwrap(verifyFile(optimum.file));
    expect(verified).toMatchObject({
      total: 5625,
      worst: 6,
      histogram: optimum.histogram,
      root: optimum.root,
    });
    expect(verified.average).toBeCloseTo(4.34028, 5);
  });

  it('satisfies each objective, or is infeasible', () => {
    expect(unwrap(run(codes(4, 6), { depthMax: 5 }))).toMatchObject({ total: 5626, worst: 5, proved: true });
    expect(unwrap(run(codes(4, 6), { objective: 'worst' }))).toMatchObject({ total: 5626, worst: 5 });
    const fewest = unwrap(run(codes(3, 4), { objective: 'fewest' }));
    const worst = unwrap(run(codes(3, 4), { objective: 'worst' }));
    expect(fewest.worst).toBe(worst.worst);
    expect(fewest.histogram.at(-1)).toBeLessThanOrEqual(worst.histogram.at(-1) as number);
    expect(run(codes(4, 6), { depthMax: 4 })).toMatchObject({ ok: false, error: { code: 'infeasible' } });
  });

  it('respects a given first guess, and rejects an invalid one', () => {
    expect(unwrap(run(codes(3, 4), { root: 'aaa' }))).toMatchObject({ root: 'aaa', proved: true });
    expect(unwrap(run(codes(3, 4), { root: 'aaa' })).total).toBeGreaterThan(206);
    expect(run(codes(3, 4), { root: 'aax' })).toEqual({
      ok: false,
      error: { code: 'unknown-root', guess: 'aax' },
    });
  });

  it('is the best so far within any budget, even zero', () => {
    for (const nodeBudget of [0, 1, 5, 3000]) {
      const optimum = unwrap(run(codes(4, 6), { nodeBudget }));
      expect(optimum.nodes).toBeLessThanOrEqual(nodeBudget);
      expect(optimum.lower).toBeLessThanOrEqual(5625);
      expect(optimum.upper).toBeGreaterThanOrEqual(5625);
      expect(optimum.total).toBe(optimum.upper);
      expect(unwrap(verifyFile(optimum.file)).total).toBe(optimum.total);
    }
  });

  it('keeps the best lower bound and the state of the search, whatever stage it is stopped in', () => {
    for (const depthMax of [5, 6])
      for (const nodeBudget of [1, 300, 600]) {
        const search = findOptimum(codes(4, 6), { depthMax, nodeBudget });
        let step = search.next();
        let last = step;
        let best = 0;
        for (; !step.done; step = search.next()) {
          best = Math.max(best, step.value.lower);
          last = step;
        }
        const optimum = unwrap(step.value);
        expect(optimum.lower).toBeGreaterThanOrEqual(best);
        expect(optimum.lower).toBeLessThanOrEqual(depthMax === 5 ? 5626 : 5625);
        if (last.done || nodeBudget > 1) continue;
        expect(unwrap(parseSearchState(last.value.save())).stage.depth).toBe(255);
        expect(unwrap(run(codes(4, 6), { depthMax, state: last.value.save() })).proved).toBe(true);
      }
  });

  it('is the best so far when a signal aborts the search', () => {
    const signal = { aborted: false };
    const search = findOptimum(codes(4, 7), { signal });
    let step = search.next();
    signal.aborted = true;
    let pauses = 0;
    for (; !step.done; step = search.next()) if (step.value.isReading) pauses++;
    // The search yields while it constructs a strategy, so that a second signal is noticed.
    expect(pauses).toBeGreaterThan(1);
    const optimum = unwrap(step.value);
    expect([optimum.proved, optimum.lower < 11_228, optimum.upper >= 11_228]).toEqual([false, true, true]);
  });

  it('respects a limit, whether or not the cheapest strategy without a limit does', () => {
    const { problem } = unwrap(listGame(codes(3, 6)));
    const { worst } = unwrap(run(codes(3, 6)));
    const totals = [worst, 5, 4].map((depth) => {
      const search = new OptimalSearch(problem, { depth, isCompiled: false });
      const { upper } = search.advance(Number.POSITIVE_INFINITY);
      const limited = run(codes(3, 6), { depthMax: depth });
      expect(limited.ok ? limited.value.total : INFEASIBLE).toBe(upper);
      return upper;
    });
    expect(totals.at(-1)).toBe(INFEASIBLE);
  });

  it('is refused for codes that cannot be listed', () => {
    expect(run(codes(8, 12))).toEqual({ ok: false, error: { code: 'too-large' } });
    expect(run(codes(5, 8))).toEqual({ ok: false, error: { code: 'too-large' } });
  });
});

describe('damaged certificates', () => {
  const { file } = unwrap(run(codes(3, 4)));
  const lines = file.trimEnd().split('\n');
  const nodes = lines.length - 7;

  it.each([
    ['another total', (t: string) => t.replace('total 206', 'total 205'), 'false-claim', 4],
    ['another worst case', (t: string) => t.replace(/worst \d+/, 'worst 3'), 'false-claim', 5],
    ['another histogram', (t: string) => t.replace('histogram 1', 'histogram 2'), 'false-claim', 6],
    ['another game', (t: string) => t.replace('game mastermind', 'game chess'), 'unknown-game', 2],
    ['other rules', (t: string) => t.replace('p3c4r', 'p3c99r'), 'unknown-rules', 3],
    ['rules of a large space', (t: string) => t.replace('p3c4r', 'p9c9r'), 'too-large', 3],
    ['half the text', (t: string) => t.slice(0, t.indexOf('\n', t.length >> 1) + 1), 'truncated', undefined],
  ])('are rejected: %s', (_, damage, code, line) => {
    const verdict = verifyFile(damage(file));
    expect(verdict).toMatchObject({ ok: false, error: line === undefined ? { code } : { code, line } });
  });

  it('are rejected wherever a node is missing or a guess is invalid', () => {
    for (let node = 1; node < nodes; node += 3) {
      const at = 6 + node;
      const lost = lines.toSpliced(at, 1);
      lost[lost.length - 1] = `end ${nodes - 1}`;
      expect(verifyFile(`${lost.join('\n')}\n`).ok).toBe(false);
      const spoilt = lines.with(at, (lines[at] as string).replace(/\S+$/, 'zzz'));
      expect(verifyFile(`${spoilt.join('\n')}\n`)).toEqual({
        ok: false,
        error: { code: 'bad-guess', line: at + 1 },
      });
    }
  });
});

describe('word lists', () => {
  const tiny = { answers: ['eel', 'lee', 'ell'], allowed: ['ell', 'eel', 'lee', 'see'] };

  it('are rejected if they are invalid', () => {
    const game = (words: typeof tiny): OptimalGame => ({ game: 'word', words, hard: false, lists: [] });
    expect(run(game({ ...tiny, answers: [] }))).toMatchObject({ error: { code: 'empty-list' } });
    expect(run(game({ ...tiny, answers: ['ant'] }))).toMatchObject({ error: { code: 'answer-not-allowed' } });
    expect(run(game({ ...tiny, allowed: [...tiny.allowed, 'ants'] }))).toMatchObject({
      error: { code: 'mixed-lengths', word: 'ants' },
    });
    expect(run(game({ ...tiny, allowed: [...tiny.allowed, 'see'] }))).toMatchObject({
      error: { code: 'word-twice', word: 'see' },
    });
    expect(unwrap(run(game(tiny)))).toMatchObject({ total: 5, rules: 'word3' });
  });

  it('obey hard mode, counting the copies of a letter', () => {
    const allowed = ['speed', 'eerie', 'erase', 'steel', 'creed', 'abide'];
    const { permits } = hardNarrowing(unwrap(wordDeduction({ answers: allowed, allowed })));
    const marks = (text: string) =>
      Array.from(text, (mark) => 'wyg'.indexOf(mark)).reduce((c, m) => c * 3 + m, 0);
    expect(permits(0, marks('wwyyw'))(1)).toBe(true);
    expect(permits(0, marks('wwyyw'))(5)).toBe(false);
    expect(permits(0, marks('gwggw'))(3)).toBe(true);
    expect(permits(0, marks('wwggg'))(4)).toBe(true);
    expect(permits(0, marks('wwggg'))(3)).toBe(false);
  });

  it('obey the same hard mode in the checker', () => {
    const allowed = ['aab', 'aba', 'baa', 'abb', 'bab', 'bba', 'abc', 'cab', 'bca', 'aaa', 'ccc', 'cba'];
    const deduction = unwrap(wordDeduction({ answers: allowed, allowed }));
    const { permits } = hardNarrowing(deduction);
    const spelt = allowed.map((word) => Array.from(word, (letter) => letter.codePointAt(0) as number));
    for (let guess = 0; guess < allowed.length; guess++)
      for (let secret = 0; secret < allowed.length; secret++)
        for (let next = 0; next < allowed.length; next++) {
          const cls = deduction.feedback(guess, secret);
          expect(checkMarks(spelt[guess], spelt[secret])).toBe(cls);
          if (cls === deduction.solved) continue;
          expect(checkHard(spelt[guess], cls, spelt[next])).toBe(permits(guess, cls)(next));
        }
  });

  /** `npm run prove openings` finds 7920 for the lists of the original game. */
  it('are required to verify SALET, which costs 862 over a sample of the shipped words', async () => {
    const english = await loadWords(5);
    const answers = english.likely.filter((_, at) => at % 7 === 0).slice(0, 300);
    const others = english.all.filter((_, at) => at % 11 === 0);
    const allowed = [...new Set([...answers, ...others, 'salet'])];
    const known = [listOf('answers', answers), listOf('allowed', allowed)];
    const lists = known.map(({ name, count, sha256 }) => ({ name, count, sha256 }));
    const game: OptimalGame = { game: 'word', words: { answers, allowed }, hard: false, lists };
    const optimum = unwrap(run(game, { root: 'salet' }));
    expect(optimum).toMatchObject({ total: 862, root: 'salet', proved: true });
    expect(unwrap(verifyFile(optimum.file, known))).toMatchObject({ total: 862, rules: 'word5' });
    expect(verifyFile(optimum.file)).toMatchObject({
      error: { code: 'missing-list', list: 'answers', line: 4 },
    });
    const other = known.map((list) => ({ ...list, sha256: '00'.repeat(32) }));
    expect(verifyFile(optimum.file, other)).toMatchObject({ error: { code: 'wrong-list', line: 4 } });
  });
});
