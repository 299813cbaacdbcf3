import { describe, expect, it } from 'vitest';
import { draftOf, emptyDraft, placeSymbol } from './draft.ts';
import { submissionOf } from './submission.ts';

const RULES = { places: 4, symbols: 6, repeats: true };
const TURNS = [
  { guess: [0, 0, 1, 1], feedback: { exact: 1, near: 0 } },
  { guess: [2, 2, 3, 3], feedback: { exact: 0, near: 1 } },
];

describe('a draft guess', () => {
  it('cannot be submitted once the game is over, even if complete', () => {
    expect(submissionOf(draftOf([0, 1, 2, 3]), RULES, [], true)).toEqual({ ready: false, why: 'over' });
  });

  it('reports which places are empty', () => {
    const draft = placeSymbol(emptyDraft(4), 1, 2);
    expect(submissionOf(draft, RULES, [], false)).toEqual({
      ready: false,
      why: 'empty-places',
      places: [0, 1, 3],
      total: 4,
    });
  });

  it('may repeat a symbol only if the rules allow it', () => {
    const draft = draftOf([0, 1, 2, 1]);
    expect(submissionOf(draft, RULES, [], false)).toMatchObject({ ready: true, code: [0, 1, 2, 1] });
    expect(submissionOf(draft, { ...RULES, repeats: false }, [], false)).toEqual({
      ready: false,
      why: 'repeated',
      symbol: 1,
    });
    expect(submissionOf(draftOf([0, 1, 2, 3]), { ...RULES, repeats: false }, [], false).ready).toBe(true);
  });

  it('names the turns that it contradicts, and can be submitted anyway', () => {
    const contradicted = (code: number[]) => {
      const submission = submissionOf(draftOf(code), RULES, TURNS, false);
      return submission.ready ? submission.contradicts : submission.why;
    };
    expect(contradicted([0, 4, 2, 5])).toEqual([]);
    expect(contradicted([4, 4, 2, 5])).toEqual([0]);
    expect(contradicted([4, 4, 4, 4])).toEqual([0, 1]);
  });
});
