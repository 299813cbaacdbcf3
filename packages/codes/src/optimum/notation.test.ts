import { feedbackClass, feedbackOf } from '@inkling/core/feedback';
import { expect as unwrap } from '@inkling/core/result';
import { makeDot, parseJsonStrategy, strategyToJson } from '@inkling/deduction/notation/graph';
import { makeIrving } from '@inkling/deduction/notation/irving';
import type { IrvingGame } from '@inkling/deduction/notation/irving-cells';
import { parseIrving } from '@inkling/deduction/notation/irving-parser';
import { makeCost, makeSummary, parseSummary, SUMMARY_HEADING } from '@inkling/deduction/notation/mmstrat';
import { makeSelby, parseSelby } from '@inkling/deduction/notation/selby';
import { OptimalSearch } from '@inkling/deduction/optimum/search';
import type { Strategy } from '@inkling/deduction/optimum/strategy';
import type { StrategyCodec } from '@inkling/deduction/optimum/strategy-text';
import { verifyStrategy } from '@inkling/deduction/optimum/verify';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codeDeduction, listCodeProblem } from './code-deduction.ts';

function setUp(places: number, symbols: number) {
  const { problem, space, symmetry } = unwrap(listCodeProblem({ places, symbols, repeats: true }));
  const search = new OptimalSearch(problem, { symmetry });
  search.advance(1e9);
  const text = (guess: number) => Array.from(space.codeAt(guess), (symbol) => `${symbol + 1}`).join('');
  const codec: StrategyCodec = {
    makeGuess: text,
    parseGuess(guess) {
      const index = space.indexOf(Array.from(guess, (sign) => Number(sign) - 1));
      return index < 0 ? undefined : index;
    },
    makeClass: (cls) => `${feedbackOf(cls).exact}.${feedbackOf(cls).near}`,
    parseClass(cls) {
      const match = /^(\d)\.(\d)$/.exec(cls);
      return match ? feedbackClass(Number(match[1]), Number(match[2])) : undefined;
    },
  };
  const deduction = codeDeduction(space);
  const game: IrvingGame = { ...deduction, places, codec };
  return { root: search.strategy() as Strategy, codec, deduction, game };
}

const small = setUp(3, 4);
const classic = setUp(4, 6);
const tallyOf = (root: Strategy, { deduction }: typeof small) =>
  verifyStrategy(root, { ...deduction, evaluate: deduction.feedback });

describe("Knuth's and Irving's notation", () => {
  it.each([14, 15] as const)('round-trips with %i slots', (dialect) => {
    for (const set of [small, classic]) {
      const text = makeIrving(set.root, set.game, dialect);
      const read = unwrap(parseIrving(text, set.game));
      expect(tallyOf(read, set)).toEqual(tallyOf(set.root, set));
      expect(makeIrving(read, set.game, dialect)).toBe(text);
    }
  });

  it('has the slots of the literature', () => {
    const knuthFirst = { guess: classic.codec.parseGuess('1122') as number, branches: [] };
    expect(makeIrving(knuthFirst, classic.game, 14)).toBe(
      '1296(1122: 1,16,96,256,256;0,36,208,256;4,32,114;20;1)\n',
    );
    expect(makeIrving(knuthFirst, classic.game, 15)).toContain(';4,32,114;0,20;1)');
  });

  it('parses labels, bare guesses and guesses that cannot be the secret', () => {
    const two = setUp(2, 2);
    const plain = unwrap(parseIrving('4(12: 1,0,0;2;1)', two.game));
    expect(tallyOf(plain, two)).toMatchObject({ total: 8 });
    expect(parseIrving('4(12: 1,0,0;0,2A;1)\nA = (11)', two.game).ok).toBe(true);
    expect(parseIrving('4(12x: 1,0,0;2(22*);1)', two.game).ok).toBe(true);
  });

  it.each([
    ['', 'bad-token', 1],
    ['5(12)', 'wrong-size', 2],
    ['4(12: 1,1,0;2;1)', 'wrong-size', 9],
    ['4(12: 1,0;2;1)', 'wrong-slots', 15],
    ['4(13: 1,0,2;0;1)', 'bad-guess', 5],
    ['4(12: 1,0,0;2B;1)', 'unknown-label', 15],
    ['4(12: 1,0,0;2;1', 'bad-token', 16],
    ['4(12: 1,0,0;2;1) junk', 'trailing', 18],
    ['4(11: 0,0,3;0;1)', 'wrong-size', 11],
    ['4', 'missing-tree', 2],
  ])('rejects %j', (text, code, column) => {
    expect(parseIrving(text, setUp(2, 2).game)).toMatchObject({
      ok: false,
      error: { code, line: 1, column },
    });
  });

  it('rejects circular labels, and never throws', () => {
    const text = makeIrving(small.root, small.game);
    const ring = `64(111: 0,0,0,27A;0,0,27A;0,9A;1)\nA = (111: 0,0,0,27A;0,0,0;0,0;0)`;
    expect(parseIrving(ring, small.game).ok).toBe(false);
    expect(parseIrving(`64${'('.repeat(100_000)}`, small.game).ok).toBe(false);
    fc.assert(
      fc.property(fc.string(), fc.nat(text.length), fc.nat(9), (noise, at, cut) => {
        parseIrving(noise, small.game);
        parseIrving(text.slice(0, at) + noise + text.slice(at + cut), small.game);
      }),
      { numRuns: 300 },
    );
  });
});

describe("Selby's trees", () => {
  it('round-trip, with one line for each secret', () => {
    for (const { root, codec, deduction } of [small, classic]) {
      const text = makeSelby(root, deduction, codec) as string;
      expect(text.trimEnd().split('\n')).toHaveLength(deduction.secretCount);
      expect(unwrap(parseSelby(text, codec, deduction.solved))).toEqual(root);
    }
  });

  it.each([
    ['', 'no-lines'],
    ['11 2.0', 'bad-depth'],
    ['11 2.01 22 2.02', 'bad-line'],
    ['11 1.01', 'unfinished'],
    ['33 2.01', 'bad-guess'],
    ['11 9.91', 'unfinished'],
    ['11 x1', 'bad-class'],
    ['11 2.01\n22 2.01', 'two-guesses'],
    ['11', 'bad-line'],
  ])('are rejected: %j', (text, code) => {
    expect(parseSelby(text, setUp(2, 2).codec, 5)).toMatchObject({ ok: false, error: { code } });
  });

  it('are parsed without throwing, whatever the string', () => {
    const text = makeSelby(small.root, small.deduction, small.codec) as string;
    fc.assert(
      fc.property(fc.string(), fc.nat(text.length), (noise, at) => {
        parseSelby(noise, small.codec, 9);
        parseSelby(text.slice(0, at) + noise + text.slice(at), small.codec, 9);
      }),
    );
  });
});

describe('summaries, graphs and JSON', () => {
  it('print and parse the summary line of mmstrat', () => {
    const tally = { total: 5625, worst: 6, histogram: [1, 8, 95, 644, 541, 7] };
    const line = makeSummary('optimal', tally);
    expect(line.split(/\s+/)).toEqual('optimal 5625 4.340 1 8 95 644 541 7 0 0 0'.split(' '));
    expect(SUMMARY_HEADING.length).toBe(line.length);
    expect(unwrap(parseSummary(line)).counts).toEqual([1, 8, 95, 644, 541, 7, 0, 0, 0]);
    expect(unwrap(parseSummary('optimal 5625 4.340 1 8 95 644 541 7')).total).toBe(5625);
    expect(parseSummary('optimal').ok).toBe(false);
    expect(makeCost(tally)).toBe('5625:6:7');
  });

  it('draw every node and answer once', () => {
    const dot = makeDot(small.root, small.codec);
    const json = JSON.stringify(strategyToJson(small.root, small.codec));
    expect(dot.match(/->/g)).toHaveLength((json.match(/"guess"/g) ?? []).length - 1);
    expect(dot).toContain(`label="${small.codec.makeGuess(small.root.guess)}"`);
  });

  it('round-trip through JSON, and report the path of an invalid node', () => {
    const text = JSON.stringify(strategyToJson(small.root, small.codec));
    expect(unwrap(parseJsonStrategy(text, small.codec))).toEqual(small.root);
    const read = (value: string) => parseJsonStrategy(value, small.codec);
    expect(read('{')).toEqual({ ok: false, error: { code: 'not-json', path: [] } });
    expect(read('[]')).toMatchObject({ error: { code: 'bad-node' } });
    expect(read('{"guess":"999"}')).toMatchObject({ error: { code: 'bad-guess' } });
    expect(read('{"guess":"111","next":{"0.0":{"guess":7}}}')).toMatchObject({
      error: { code: 'bad-node', path: ['0.0'] },
    });
    expect(read('{"guess":"111","next":{"?":{"guess":"111"}}}')).toMatchObject({
      error: { code: 'bad-class' },
    });
    const deep = `${'{"guess":"111","next":{"0.0":'.repeat(300)}{}${'}}'.repeat(300)}`;
    expect(read(deep)).toMatchObject({ error: { code: 'too-deep' } });
  });
});
