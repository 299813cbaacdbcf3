import { execFileSync } from 'node:child_process';
import type { CodeTurn } from '@inkling/core/deduction';
import { feedbackClass, scoreCode } from '@inkling/core/feedback';
import { RandomStream, seedRandom } from '@inkling/core/random';
import { expect as unwrap } from '@inkling/core/result';
import { anyText } from '@inkling/core/testing/any-text';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CodeAnalysis } from '../analysis/analysis.ts';
import { parseFeedback, parseTurn } from '../rules/notation.ts';
import { makeCommand, makeCsv, makePlayCommand, makeShapes, shareCard } from './share.ts';

const MM = { places: 4, symbols: 6, repeats: true };
const start = unwrap(CodeAnalysis.of(MM, []));
const turnsOf = (...lines: string[]): CodeTurn[] => lines.map((line) => unwrap(parseTurn(line, MM)));

const games = fc.tuple(fc.string(), fc.nat(8)).map(([seed, count]) => {
  const random = new RandomStream(seedRandom(seed));
  const secret = start.set.sample(random)!;
  return Array.from({ length: count }, () => {
    const guess = start.set.sample(random)!;
    return { guess, feedback: scoreCode(guess, secret) };
  });
});

describe('shapes', () => {
  it('show answers and counts, but not the guesses', () => {
    const card = shareCard(start, turnsOf('aabb:0,0', 'cdef:1,2', 'cedd:4,0'), 12);
    expect(makeShapes(card)).toBe('p4c6r 3/12\n––––  256\n●○○–   60\n●●●●    1\n');
    expect(makeShapes(shareCard(start, turnsOf('aabb:1,0')))).toBe('p4c6r X\n●–––  256\n');
    expect(makeShapes(shareCard(start, [], 10))).toBe('p4c6r X/10\n');
  });

  it('parse back to the answers, and are the same for two games with the same answers', () => {
    fc.assert(
      fc.property(games, (turns) => {
        const [, ...rows] = makeShapes(shareCard(start, turns, 12))
          .trimEnd()
          .split('\n');
        expect(rows).toHaveLength(turns.length);
        for (const [at, row] of rows.entries()) {
          const { exact, near } = unwrap(parseFeedback(row.split('  ')[0]!, 4));
          expect(feedbackClass(exact, near)).toBe(turns[at]!.feedback);
        }
        const renamed = turns.map(({ guess, feedback }) => ({
          guess: Array.from(guess, (symbol) => 5 - symbol),
          feedback,
        }));
        expect(shareCard(start, renamed, 12)).toEqual(shareCard(start, turns, 12));
      }),
      { numRuns: 100 },
    );
  });
});

describe('a table for spreadsheets', () => {
  it('has one row per turn, with the bits that the answer gave', () => {
    const csv = makeCsv([{ name: 'first', start, turns: turnsOf('aabb:0,0', 'aaaa:1,0') }]);
    expect(csv).toBe(
      `sheet,turn,guess,exact,near,left,bits\r\nfirst,1,aabb,0,0,256,${Math.log2(1296) - 8}\r\nfirst,2,aaaa,1,0,0,\r\n`,
    );
  });

  it('keeps any name in one field, and never as a formula', () => {
    const turns = turnsOf('aabb:0,0');
    fc.assert(
      fc.property(anyText(), (name) => {
        const csv = makeCsv([{ name, start, turns }]);
        const row = csv.slice(csv.indexOf('\r\n') + 2);
        const field = /^(?:"((?:[^"]|"")*)"|([^",\r\n]*)),1,aabb,0,0,256,/.exec(row);
        const value = field?.[1]?.replaceAll('""', '"') ?? field?.[2];
        expect([name, `'${name}`]).toContain(value);
        expect(value).not.toMatch(/^[=+\-@]/);
      }),
    );
  });
});

describe('a command', () => {
  it('is what a user would type', () => {
    const turns = turnsOf('aabb:1,0', 'cdef:0,2');
    expect(makeCommand({ verb: 'choices' }, MM, turns)).toBe(
      'inkling choices mastermind --rules p4c6r aabb:1,0 cdef:0,2',
    );
    expect(makeCommand({ verb: 'why', place: 0, symbol: 2 }, MM, turns)).toBe(
      'inkling why mastermind --rules p4c6r 1 c aabb:1,0 cdef:0,2',
    );
    expect(makePlayCommand(MM, 12, '2026-11-21')).toBe(
      'inkling play mastermind --rules p4c6r --turns 12 --seed=2026-11-21',
    );
  });

  it('passes any seed through a shell unchanged', () => {
    const seeds = ['', "it's", '$(id) `id` "x" \\', 'two\nlines', '-x', '☃ *', "''''"];
    for (const seed of seeds) {
      const line = makePlayCommand(MM, 12, seed).replace(/^inkling/, "printf '%s|'");
      const words = execFileSync('/bin/sh', ['-c', line], { encoding: 'utf8' }).split('|');
      expect(words).toEqual([
        'play',
        'mastermind',
        '--rules',
        'p4c6r',
        '--turns',
        '12',
        `--seed=${seed}`,
        '',
      ]);
    }
  });
});
