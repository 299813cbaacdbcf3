import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect as unwrap } from '@inkling/core/result';
import { checkBound } from '@inkling/deduction/check/bound-proof';
import { describe, expect, it } from 'vitest';
import { ProofWalk } from './proof-walk.ts';
import { checkWhole } from './whole-check.ts';

const textOf = (name: string) =>
  readFileSync(join(import.meta.dirname, `../../../../../../../proofs/${name}.bound`), 'latin1');
const P4C4R = textOf('p4c4r-905');
const P4C5R = textOf('p4c5r-2463');

const walkOf = async (text: string) => unwrap(await ProofWalk.read({ blob: new Blob([text]), lists: [] }));
const faultOf = async (bytes: BlobPart) => {
  const read = await ProofWalk.read({ blob: new Blob([bytes]), lists: [] });
  return read.ok ? undefined : [read.error.code, read.error.line];
};

describe('a walk through a proof', () => {
  it('starts with what the proof claims', async () => {
    expect((await walkOf(P4C5R)).opened).toEqual({
      rules: 'p4c5r',
      total: 2463,
      after: undefined,
      opening: undefined,
      secretCount: 625,
      lemmas: 25,
      lines: P4C5R.trimEnd().split('\n').length,
    });
  });

  it('shows that every lemma holds, and for each of its lines a sum that reaches the claim', async () => {
    const walk = await walkOf(P4C5R);
    let lines = 0;
    for (let number = 1; number <= walk.opened.lemmas; number++) {
      const lemma = walk.lemma(number);
      expect([number, lemma.fault]).toEqual([number, undefined]);
      for (const { guess, line, alike } of lemma.cases) {
        expect(alike).toBeGreaterThan(0);
        const shown = walk.guess(number, guess)!;
        const costs = shown.cells.reduce((sum, { cost }) => sum + cost, shown.size);
        expect(costs).toBe(shown.sum);
        expect(shown.tellsNothing || shown.sum >= lemma.claim).toBe(true);
        expect(shown.cells.reduce((sum, { size }) => sum + size, shown.isPossible ? 1 : 0)).toBe(lemma.size);
        if (line === undefined) continue;
        lines++;
        expect(walk.placeOf(line)).toEqual({ lemma: number, guess });
        for (const { cited, size } of shown.cells)
          if (cited) expect([walk.lemma(cited.lemma).size, cited.lemma < number]).toEqual([size, true]);
      }
    }
    expect(lines).toBeGreaterThan(3);
  });

  it('counts the guesses of the last lemma by kind', async () => {
    const walk = await walkOf(P4C4R);
    const { cases, caseCount, turns, size } = walk.lemma(4);
    expect([turns, size, caseCount]).toEqual([[], 256, 5]);
    expect(cases.reduce((sum, { alike }) => sum + alike, 0)).toBe(256);
    expect(cases.slice(0, 2)).toMatchObject([
      { guess: 'aabb', how: 'lemmas' },
      { guess: 'aabc', how: 'lemmas' },
    ]);
    expect(walk.guess(4, 'abcde')).toBeUndefined();
  });

  it('reports the same fault as the checker for a damaged line', async () => {
    const lines = P4C5R.trimEnd().split('\n');
    const damages: [RegExp, string][] = [
      [/^> \d+/, '> 999'],
      [/^~ (\d)(\d)/, '~ $2$2'],
      [/=\d+/, '=25'],
      [/(\d),\d=/, '0,0='],
    ];
    for (const [find, replace] of damages) {
      const at = lines.findIndex((line, i) => i > 3 && find.test(line));
      const text = lines.with(at, lines[at]!.replace(find, replace)).join('\n');
      const walk = await walkOf(text);
      const checked = checkBound(text);
      const { lemma } = walk.placeOf(at + 1)!;
      expect([find, walk.lemma(lemma).fault]).toEqual([find, checked.ok ? undefined : checked.error]);
    }
  });

  it('reports an error and its line if the file is not a proof or cannot be walked', async () => {
    const packed = gzipSync(P4C5R);
    expect(await faultOf(packed)).toBeUndefined();
    expect((await faultOf(packed.subarray(0, packed.length / 2)))?.[0]).toBe('damaged');
    expect(await faultOf('inkling-strategy 1\n')).toEqual(['not-a-proof', 1]);
    expect(await faultOf(P4C5R.replace('bound 2', 'bound 1'))).toEqual(['other-version', 1]);
    expect(await faultOf(P4C5R.replace('p4c5r', 'p9c9r'))).toEqual(['too-large', 2]);
    expect(await faultOf(P4C5R.replace('total', 'sum'))).toEqual(['bad-header', 3]);
    expect(await faultOf(P4C5R.replace(/(total.*\n)/, '$1opening zz\n'))).toEqual(['bad-guess', 4]);
    expect(await faultOf(P4C5R.slice(0, 20))).toEqual(['bad-header', 2]);
    expect(await faultOf(P4C5R.split('\n').slice(0, 3).join('\n'))).toEqual(['truncated', 4]);
    expect(await faultOf('')).toEqual(['not-a-proof', 1]);
    expect((await faultOf(`inkling-bound 2\n${`${'x'.repeat(1000)}\n`.repeat(17_000)}`))?.[0]).toBe(
      'too-long',
    );
    expect(await faultOf('x'.repeat(3_000_000))).toEqual(['not-a-proof', 1]);
  });
});

describe('the check of a whole proof', () => {
  async function updatesOf(text: string) {
    const all = [];
    for await (const told of checkWhole({ blob: new Blob([text]), lists: [] }))
      all.push(typeof told === 'function' ? told() : told);
    return all;
  }

  it('reports its progress and what is proved', async () => {
    const update = await updatesOf(P4C4R);
    expect(update[0]).toEqual({ kind: 'at', lemmas: 0, lines: 1 });
    expect(update.at(-1)).toMatchObject({ kind: 'proved', proof: { total: 905, lemmas: 4 } });
  });

  it('names the faulty line', async () => {
    expect((await updatesOf(P4C4R.replaceAll('905', '906'))).at(-1)).toMatchObject({
      kind: 'refused',
      fault: { code: 'unproved', line: 14 },
    });
  });
});
