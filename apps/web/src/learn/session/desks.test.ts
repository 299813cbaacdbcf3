import { feedbackClass, scoreCode } from '@inkling/core/feedback';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LESSONS, lessonIn } from '../lesson-id.ts';
import { words } from '../words/language.ts';
import { digitsOf } from './board-rules.ts';
import { CodeEntry } from './code-entry.ts';
import { EntropyDesk } from './entropy-desk.ts';
import { KnuthDesk } from './knuth-desk.ts';
import type { LessonDesk } from './lesson-desk.ts';
import type { PlayedOut } from './play-out.ts';
import { GUESS_ROW, ScoringDesk } from './scoring-desk.ts';
import { StatesDesk } from './states-desk.ts';
import { WitchCentreDesk } from './witch-centre-desk.ts';

let dice = 0;
const draw = (below: number) => (dice = (dice * 31 + 7) % 1009) % below;

const DESKS: readonly (readonly [string, () => LessonDesk])[] = [
  ['scoring', () => new ScoringDesk(draw)],
  ['knuth', () => new KnuthDesk(() => () => undefined)],
  ['entropy', () => new EntropyDesk()],
  ['states', () => new StatesDesk()],
  ['witch-centre', () => new WitchCentreDesk()],
];

describe.each(DESKS)('the line of %s', (_, open) => {
  it('takes anything without throwing, and answers what it does not understand', () => {
    const line = fc.oneof(
      fc.string({ maxLength: 40 }),
      fc.constantFrom(
        '',
        '  ',
        '__proto__',
        'constructor',
        'guess',
        'answer 9,9',
        'NEXT',
        'special 1 1',
        'code',
      ),
    );
    fc.assert(
      fc.property(line, (text) => {
        const desk = open();
        if (!desk.run(text)) expect(desk.said.value).not.toBe('');
      }),
      { numRuns: 150 },
    );
  });
});

describe('scoring by hand', () => {
  it('scores a typed guess, walks the drawing, and checks an answer', () => {
    const desk = new ScoringDesk(draw);
    expect(desk.run('secret SPBP')).toBe(true);
    expect(desk.run('score 1122')).toBe(true);
    expect(desk.said.value).toBe(
      'Santa, Santa, Present, Present against Santa, Present, Bell, Present: 2 exact, 1 near.',
    );
    desk.run('next');
    expect(desk.said.value).toBe('Places 1 and 4 agree: 2 exact.');
    const { secret, guess, scoring } = desk.quiz.value;
    expect(scoring.hasty).toBeGreaterThan(scoring.feedback.near);
    const { exact, near } = scoring.feedback;
    expect(feedbackClass(exact, near)).toBe(scoreCode(guess, secret));
    expect(desk.run(`answer ${exact},${scoring.hasty}`)).toBe(true);
    expect(desk.said.value).toMatch(/^It is /);
    desk.run(`answer ${exact},${near}`);
    expect(desk.said.value).toMatch(/^Right: /);
    expect(desk.run('answer 3,1')).toBe(false);
  });

  it('puts elements by digits and goes round with the arrows', () => {
    const desk = new ScoringDesk(draw);
    for (const key of ['1', '2', '3', '4']) desk.press(key, `Digit${key}`);
    expect(digitsOf(desk.entry.row(GUESS_ROW))).toBe('1234');
    for (let i = 0; i < 8; i++) desk.press('ArrowRight', 'ArrowRight');
    expect(desk.entry.at.value).toEqual({ row: GUESS_ROW, place: 0 });
    expect(desk.press('9', 'Digit9')).toBe(false);
  });
});

it('an entry comes back to where it was after a walk there and back', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(-1, 1), { maxLength: 30 }), (steps) => {
      const entry = new CodeEntry([
        [0, 0, 0, 0],
        [1, 1, 1, 1],
      ]);
      for (const step of steps) entry.move(step);
      for (const step of steps) entry.move(-step);
      expect(entry.at.value).toEqual({ row: 0, place: 0 });
    }),
  );
});

describe('playing all codes out', () => {
  it('stops the work that is under way when another guess is played', () => {
    const started: string[] = [];
    let stops = 0;
    let tell: (tree: PlayedOut | undefined) => void = () => undefined;
    const desk = new KnuthDesk((guess, onTree) => {
      started.push(digitsOf(guess));
      tell = onTree;
      return () => stops++;
    });
    expect(desk.run('1123')).toBe(true);
    expect(desk.said.value).toContain('The largest holds 276');
    desk.press('p', 'KeyP');
    expect([started, stops]).toEqual([['1122', '1123'], 1]);
    tell(undefined);
    expect(desk.tree.value).toBe('broken');
    desk.close();
  });
});

it('every lesson has an address, a text, keys and commands', () => {
  for (const id of LESSONS) {
    expect(lessonIn(id)).toBe(id);
    const { title, short, summary, paragraphs, keyRows, commandRows } = words().lessons[id];
    for (const text of [title, short, summary, ...paragraphs]) expect(text.trim()).not.toBe('');
    expect(Math.min(paragraphs.length, keyRows.length, commandRows.length)).toBeGreaterThan(0);
  }
  expect(lessonIn('nothing')).toBeUndefined();
});
