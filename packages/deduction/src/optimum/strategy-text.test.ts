import { expect as unwrap } from '@inkling/core/result';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Strategy } from './strategy.ts';
import {
  makeStrategy,
  parseStrategy,
  parseStrategyHeader,
  STRATEGY_LENGTH_MAX,
  type StrategyCodec,
  type StrategyFile,
} from './strategy-text.ts';

const codec: StrategyCodec = {
  makeGuess: (guess) => `g${guess}`,
  parseGuess: (text) => (/^g\d{1,6}$/.test(text) ? Number(text.slice(1)) : undefined),
  makeClass: (cls) => `c${cls}`,
  parseClass: (text) => (/^c\d{1,6}$/.test(text) ? Number(text.slice(1)) : undefined),
};

const strategies: fc.Arbitrary<Strategy> = fc.letrec<{ tree: Strategy; leaf: Strategy; node: Strategy }>(
  (tie) => ({
    tree: fc.oneof({ maxDepth: 4 }, tie('leaf'), tie('node')),
    leaf: fc.record({ guess: fc.nat(9999), branches: fc.constant([]) }),
    node: fc.record({
      guess: fc.nat(9999),
      branches: fc.uniqueArray(fc.record({ cls: fc.nat(20), next: tie('tree') }), {
        maxLength: 3,
        selector: (branch) => branch.cls,
      }),
    }),
  }),
).tree;

const files: fc.Arbitrary<StrategyFile> = fc.record({
  game: fc.constantFrom('mastermind', 'word'),
  rules: fc.constantFrom('p4c6r', 'p4c10n', 'word5-hard'),
  lists: fc.constantFrom([], [{ name: 'answers', count: 3, sha256: 'ab'.repeat(32) }]),
  claim: fc.record({
    total: fc.nat(99999),
    worst: fc.nat(99),
    histogram: fc.array(fc.nat(999), { minLength: 1, maxLength: 8 }),
  }),
  root: strategies,
});

const weightedFiles = fc.record({
  total: fc.integer({ min: 1, max: 1e9 }),
  weight: fc.integer({ min: 1, max: 1e6 }),
  sha256: fc.constant('cd'.repeat(32)),
});

const SAMPLE = [
  'inkling-strategy 1',
  'game mastermind',
  'rules p2c2r',
  'total 8',
  'worst 3',
  'histogram 1 2 1',
  '0 - g1',
  '1 c3 g2',
  '1 c1 g0',
  '2 c1 g3',
  'end 4',
  '',
].join('\n');

describe('strategy files', () => {
  it('round-trip', () => {
    fc.assert(
      fc.property(files, fc.option(weightedFiles, { nil: undefined }), (plain, weighted) => {
        const file = weighted ? { ...plain, weighted } : plain;
        const text = makeStrategy(file, codec);
        expect(unwrap(parseStrategy(text, codec)).file).toEqual(file);
        expect(unwrap(parseStrategyHeader(text)).rules).toBe(file.rules);
      }),
    );
  });

  it('are unchanged by parsing and printing, and know the line of each node', () => {
    const { file, lineOf } = unwrap(parseStrategy(SAMPLE, codec));
    expect(makeStrategy(file, codec)).toBe(SAMPLE);
    expect(lineOf(file.root)).toBe(7);
    expect(lineOf(file.root.branches[1].next.branches[0].next)).toBe(10);
    expect(parseStrategy(SAMPLE.replaceAll('\n', '\r\n'), codec).ok).toBe(true);
  });

  it.each([
    ['an empty text', () => '', 'not-a-strategy', 1],
    ['another file', () => 'hello', 'not-a-strategy', 1],
    ['a later version', (t: string) => t.replace('strategy 1', 'strategy 2'), 'unknown-version', 1],
    ['an unknown key', (t: string) => t.replace('rules', 'rulez'), 'bad-header', 3],
    ['a key twice', (t: string) => t.replace('total 8', 'worst 3'), 'bad-header', 5],
    ['a missing key', (t: string) => t.replace('worst 3\n', ''), 'missing-header', 6],
    ['a total that is no number', (t: string) => t.replace('total 8', 'total 1e9'), 'bad-header', 4],
    [
      'a list without a hash',
      (t: string) => t.replace('total', 'list a 3 sha256:xy\ntotal'),
      'bad-header',
      4,
    ],
    ['weights without a name', (t: string) => t.replace('total', 'weighted 9 3\ntotal'), 'bad-header', 4],
    ['a torn line', (t: string) => t.replace('1 c1 g0', '1 c1'), 'bad-node', 9],
    ['a foreign guess', (t: string) => t.replace('g2', 'zz'), 'bad-guess', 8],
    ['a foreign answer', (t: string) => t.replace('c3', '9,9'), 'bad-class', 8],
    ['a level skipped', (t: string) => t.replace('2 c1', '3 c1'), 'bad-depth', 10],
    ['two roots', (t: string) => t.replace('1 c1 g0', '0 - g0'), 'bad-depth', 9],
    ['a root with an answer', (t: string) => t.replace('0 -', '0 c1'), 'bad-class', 7],
    ['an endless depth', (t: string) => t.replace('2 c1', '256 c1'), 'too-deep', 10],
    ['an answer twice', (t: string) => t.replace('1 c1', '1 c3'), 'repeated-class', 9],
    ['no end', (t: string) => t.replace('end 4\n', ''), 'truncated', 11],
    ['half a file', (t: string) => t.slice(0, t.indexOf('2 c1')), 'truncated', 10],
    ['a lost line', (t: string) => t.replace('2 c1 g3\n', ''), 'bad-end', 10],
    ['no tree', (t: string) => t.replace(/0 - [\s\S]*end 4/, 'end 0'), 'no-nodes', 7],
    ['something after the end', (t: string) => `${t}\nmore`, 'trailing', 13],
  ])('are rejected: %s', (_, damage, code, line) => {
    expect(parseStrategy(damage(SAMPLE), codec)).toMatchObject({ ok: false, error: { code, line } });
  });

  it('are rejected if they are too long', () => {
    const text = `${SAMPLE}${' '.repeat(STRATEGY_LENGTH_MAX)}`;
    expect(parseStrategy(text, codec)).toEqual({ ok: false, error: { code: 'too-long', line: 1 } });
  });

  it('are parsed without throwing, whatever the string', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(SAMPLE.length), fc.nat(20), (noise, at, cut) => {
        parseStrategy(noise, codec);
        parseStrategy(SAMPLE.slice(0, at) + noise + SAMPLE.slice(at + cut), codec);
      }),
      { numRuns: 500 },
    );
  });
});
