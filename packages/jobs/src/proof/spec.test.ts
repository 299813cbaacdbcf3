import { expect as unwrap } from '@inkling/core/result';
import { describe, expect, it } from 'vitest';
import { codes, weights, words } from '../testing/specs.ts';
import { ProofContext } from './proof-context.ts';
import { makeSpec, nameProof, parseSpec } from './spec.ts';

describe('a proof spec as text', () => {
  it('round-trips with the same name, and different specs have different names', () => {
    const line = codes('p4c6r', { root: ['aabc', 'aade'] });
    for (const spec of [
      codes('p4c6r'),
      codes('p4c6r', { root: 'aabc', depthMax: 5 }),
      line,
      words(true, 6),
    ]) {
      const read = unwrap(parseSpec(makeSpec(spec)));
      expect(read).toEqual(spec);
      expect(nameProof(read)).toEqual(nameProof(spec));
    }
    const names = [
      codes('p4c6r'),
      codes('p4c6r', { root: 'aabb' }),
      codes('p4c6r', { root: ['aabb', 'ccdd'] }),
      codes('p4c6r', { depthMax: 5 }),
      codes('p4c6r', { weights: weights(1296, () => 1) }),
      codes('p4c6r', { weights: weights(1296, (code) => (code === 3 ? 2 : 1)) }),
      words(false, 6),
    ];
    expect(new Set(names.map((spec) => nameProof(spec).proof)).size).toBe(7);
  });

  it('is rejected if it is invalid', () => {
    for (const text of ['', '{}', 'null', '{"rules":"p4c6r","depthMax":0,"game":{"game":"mastermind"}}'])
      expect(parseSpec(text)).toEqual({ ok: false, error: 'bad-spec' });
    const whole = makeSpec(codes('p1c3r', { weights: weights(3, (code) => code + 5) }));
    expect(parseSpec(whole).ok).toBe(true);
    for (const other of ['[0,6,7]', '[5,6.5,7]', '[5,6,"7"]', 'null', '{}', '[5,6,1000000000]'])
      expect(parseSpec(whole.replace('[5,6,7]', other))).toEqual({ ok: false, error: 'bad-spec' });
    expect(parseSpec(whole.replace(/"sha256":"ab/, '"sha256":"x')).ok).toBe(false);
  });

  it('is rejected if its weights are for another game, or too large', () => {
    const spec = codes('p3c3r', { weights: weights(26, () => 1) });
    expect(ProofContext.of(spec)).toEqual({ ok: false, error: { code: 'wrong-weights' } });
    const heavy = codes('p3c3r', { weights: weights(27, () => 100_000) });
    expect(ProofContext.of(heavy)).toEqual({ ok: false, error: { code: 'too-heavy' } });
  });
});
