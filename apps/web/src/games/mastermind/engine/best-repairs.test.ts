import { feedbackClass } from '@inkling/core/feedback';
import { expect, it } from 'vitest';
import { bestRepairsFirst } from './best-repairs.ts';

it('puts the nearest answer first, then the one that leaves most codes', () => {
  const turns = [{ feedback: feedbackClass(1, 1) }, { feedback: feedbackClass(0, 0) }];
  const far = { turn: 0, exact: 0, near: 3, left: 900 };
  const near = { turn: 0, exact: 1, near: 2, left: 2 };
  const roomy = { turn: 1, exact: 0, near: 1, left: 40 };
  expect(bestRepairsFirst([far, near, roomy], turns)).toEqual([roomy, near, far]);
  expect(bestRepairsFirst([], turns)).toEqual([]);
});
