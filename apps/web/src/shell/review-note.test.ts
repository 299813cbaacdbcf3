import fc from 'fast-check';
import { expect, it } from 'vitest';
import { luckOfNote, NOTE_FIELD, noteOf, parseReviewNote, type ReviewNote } from './review-note.ts';
import type { JudgedTurn } from './review-part.ts';

const turn = (fields: Partial<JudgedTurn>): JudgedTurn => ({
  before: 9,
  after: 3,
  isFound: false,
  choice: 'good',
  facts: () => [],
  ...fields,
});

const judged = (turns: readonly JudgedTurn[]) => ({ turns, done: 1, total: 1, isOver: true });

it('sums luck in bits, and grades choices by their total loss or by the worst one', () => {
  const information = { gained: 2, expected: 1.2 };
  expect(noteOf(judged([turn({ information, lost: 0.1 }), turn({ information, lost: 0.3 })]))).toEqual({
    choices: 'fair',
    luck: expect.closeTo(1.6, 9),
  });
  expect(noteOf(judged([turn({ lost: 0.3 }), turn({ choice: 'costly' })])).choices).toBe('costly');
  expect(noteOf({ ...judged([]), luck: 'against' })).toEqual({ choices: 'best', luck: -1 });
  expect([2, 0.1, -2].map((luck) => luckOfNote({ choices: 'best', luck }))).toEqual([
    'with',
    'usual',
    'against',
  ]);
});

it('round-trips a note, and parses any other value without throwing', () => {
  const note: ReviewNote = { choices: 'fair', luck: -0.5 };
  expect(parseReviewNote(JSON.parse(JSON.stringify({ sheet: '', [NOTE_FIELD]: note })))).toEqual(note);
  fc.assert(fc.property(fc.anything(), (value) => void parseReviewNote({ [NOTE_FIELD]: value })));
  expect(parseReviewNote(undefined)).toBeUndefined();
});
