import type { ShareCard } from '@inkling/games/mastermind/share/share';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { certainty, drawPicture, type PictureWords } from './picture.ts';

const words: PictureWords = {
  name: 'Inkling',
  title: '4 places & <6> elements',
  result: '3/12',
  left: ({ left }) => `${left} left`,
  found: 'found',
};
const card: ShareCard = {
  rules: 'p4c6r',
  turnsMax: 12,
  solved: true,
  total: 1296n,
  rows: [
    { exact: 1, near: 1, none: 2, left: 208n },
    { exact: 0, near: 3, none: 1, left: 12n },
    { exact: 4, near: 0, none: 0, left: 1n },
  ],
};

describe('the picture of a sheet', () => {
  it('draws each answer by shape and each count as a bar', () => {
    const { svg } = drawPicture(card, words);
    expect(svg.match(/r="9"/g)).toHaveLength(5);
    expect(svg.match(/r="8"/g)).toHaveLength(4);
    expect(svg.match(/width="12" height="3"/g)).toHaveLength(3);
    for (const text of ['208 left', '12 left', 'found', '3/12']) expect(svg).toContain(`>${text}</text>`);
  });

  it('is written in the fonts of the page, which it brings along', () => {
    const { svg } = drawPicture(card, words, '@font-face{font-family:"Caprasimo"}');
    expect(svg).toContain('<style>@font-face{font-family:"Caprasimo"}</style>');
    expect(svg).toMatch(/font-family="Caprasimo, [^"]*">Inkling</);
    expect(svg).toMatch(/font-family="'Atkinson Hyperlegible Next', [^"]*">3\/12</);
  });

  it('writes no markup of others', () => {
    const { svg } = drawPicture(card, words);
    expect(svg).not.toContain('<6>');
    expect(svg).toContain('&#38; &#60;6&#62;');
  });

  it('is as full as the code is certain, for counts of any size', () => {
    expect(certainty(1296n, 1296n)).toBe(0);
    expect(certainty(36n, 1296n)).toBeCloseTo(0.5, 12);
    expect(certainty(1n, 1296n)).toBe(1);
    expect(certainty(0n, 1296n)).toBe(1);
    fc.assert(
      fc.property(fc.bigInt(2n, 20n ** 16n), fc.bigInt(1n, 20n ** 16n), (total, left) => {
        const share = certainty(left > total ? total : left, total);
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(1);
        if (left < total) expect(certainty(left + 1n, total)).toBeLessThanOrEqual(share + 1e-12);
      }),
    );
  });
});
