import { describe, expect, it } from 'vitest';
import { drawBack, drawElement, PICTURE_NAMES } from './elements.ts';
import { HALLOWEEN, PEGS, SILHOUETTES, WINTER } from './silhouettes.ts';

describe('elements', () => {
  it('are distinct drawings without ids or text, each under 2 kB', () => {
    const drawings = PICTURE_NAMES.map(drawElement);
    expect(new Set(drawings).size).toBe(14);
    for (const svg of drawings) {
      expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 200 200" aria-hidden="true">.*<\/svg>$/s);
      expect(svg).not.toMatch(/ id=|undefined|NaN|<text/);
      expect(svg.length).toBeLessThan(2048);
    }
  });

  it('have a back that is drawn only in the given inks', () => {
    const svg = drawBack({ stock: '#010203', first: '#040506', second: '#070809' });
    expect(new Set(svg.match(/#[0-9a-f]{6}/g))).toEqual(new Set(['#010203', '#040506', '#070809']));
  });
});

describe('silhouettes', () => {
  it('are distinct single paths, whose outlines all start inside the grid', () => {
    const shapes = [...Object.values(SILHOUETTES), ...PEGS];
    expect(Object.keys(SILHOUETTES)).toEqual([...WINTER, ...HALLOWEEN]);
    expect(PEGS).toHaveLength(20);
    expect(new Set(shapes).size).toBe(44);
    for (const d of shapes) {
      expect(d).toMatch(/^M[\dMmLlHhVvCcSsAaZz .,-]+z$/);
      for (const [, x, y] of d.matchAll(/M(-?\d*\.?\d+)[ ,]?(-?\d*\.?\d+)/g)) {
        for (const value of [Number(x), Number(y)]) {
          expect(value).toBeGreaterThanOrEqual(0);
          expect(value).toBeLessThanOrEqual(24);
        }
      }
    }
  });
});
