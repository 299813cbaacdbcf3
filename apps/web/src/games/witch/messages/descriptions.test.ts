import { COVEN } from '@inkling/art/coven';
import { expect, it } from 'vitest';
import { english } from './english.ts';
import { german } from './german.ts';
import { spanish } from './spanish.ts';

it.each(Object.entries({ english, german, spanish }))(
  'in %s every witch has a distinct description without any name',
  (_, { description }) => {
    const told = COVEN.map(({ traits }) => description(traits));
    expect(new Set(told).size).toBe(COVEN.length);
    for (const text of told) {
      expect(text).not.toMatch(/undefined|\s\s|\s[.,;]/);
      for (const { name } of COVEN) expect(text).not.toContain(name);
    }
  },
);
