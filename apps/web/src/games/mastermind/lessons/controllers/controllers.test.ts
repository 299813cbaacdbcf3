import { feedbackClass, scoreCode } from '@inkling/core/feedback';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tried } from '../../../../shell/parts/testing/tried-lesson.ts';
import { type PlayedOut, playOut } from '../model/play-out.ts';
import { digitsOf } from '../model/usual-board.ts';
import { CodeEntry } from './code-entry.ts';
import { EntropyController } from './entropy-controller.ts';
import { KnuthController } from './knuth-controller.ts';
import { GUESS_ROW, ScoringController } from './scoring-controller.ts';
import { StatesController } from './states-controller.ts';

let drawn = 0;
const draw = (below: number) => (drawn = (drawn * 31 + 7) % 1009) % below;
const noTask = () => ({ pause: () => {}, resume: () => {}, stop: () => {} });

const openScoring = () => tried((say) => new ScoringController({ draw, say }));
const LESSONS: readonly (readonly [string, () => Pick<ReturnType<typeof tried>, 'run' | 'announced'>])[] = [
  ['scoring', openScoring],
  ['knuth', () => tried((say) => new KnuthController(say, noTask))],
  ['entropy', () => tried((say) => new EntropyController(say))],
  ['states', () => tried((say) => new StatesController(say))],
];

describe.each(LESSONS)('the command line of the lesson %s', (_, open) => {
  it('accepts any input without throwing, and replies to unknown commands', () => {
    const line = fc.oneof(
      fc.string({ maxLength: 40 }),
      fc.constantFrom('', '  ', '__proto__', 'constructor', 'guess', 'answer 9,9', 'NEXT', 'code'),
    );
    fc.assert(
      fc.property(line, (text) => {
        const { run, announced } = open();
        if (!run(text)) expect(announced()).not.toBe('');
      }),
      { numRuns: 150 },
    );
  });
});

describe('scoring by hand', () => {
  it('scores a typed guess, steps through the drawing, and checks an answer', () => {
    const { lesson, run, announced } = openScoring();
    expect(run('secret SPBP')).toBe(true);
    expect(run('score 1122')).toBe(true);
    expect(announced()).toBe(
      'Santa, Santa, Present, Present against Santa, Present, Bell, Present: 2 exact, 1 near.',
    );
    run('next');
    expect(announced()).toBe('Places 1 and 4 agree: 2 exact.');
    const { secret, guess, scoring } = lesson.quiz.value;
    expect(scoring.hasty).toBeGreaterThan(scoring.feedback.near);
    const { exact, near } = scoring.feedback;
    expect(feedbackClass(exact, near)).toBe(scoreCode(guess, secret));
    expect(run(`answer ${exact},${scoring.hasty}`)).toBe(true);
    expect(announced()).toMatch(/^It is /);
    run(`answer ${exact},${near}`);
    expect(announced()).toMatch(/^Right: /);
    expect(run('answer 3,1')).toBe(false);
  });

  it('enters pieces by digit, and wraps around with the arrow keys', () => {
    const { lesson, press } = openScoring();
    for (const key of ['1', '2', '3', '4']) press(key, `Digit${key}`);
    expect(digitsOf(lesson.entry.row(GUESS_ROW))).toBe('1234');
    for (let i = 0; i < 8; i++) press('ArrowRight', 'ArrowRight');
    expect(lesson.entry.at.value).toEqual({ row: GUESS_ROW, place: 0 });
    expect(press('9', 'Digit9')).toBe(false);
  });
});

it('an entry returns to its start after moving there and back', () => {
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
  it('stops the running work when another guess is played', () => {
    const started: string[] = [];
    let stops = 0;
    let news: (tree: PlayedOut) => void = () => {};
    let end: (how: 'done' | 'broken') => void = () => {};
    const { lesson, run, press, announced } = tried(
      (say) =>
        new KnuthController(say, (guess, onUpdate, onEnd) => {
          started.push(digitsOf(guess));
          [news, end] = [onUpdate, onEnd];
          return { pause: () => {}, resume: () => {}, stop: () => stops++ };
        }),
    );
    expect(run('1123')).toBe(true);
    expect(announced()).toContain('The largest has 276');
    press('p', 'KeyP');
    expect([started, stops]).toEqual([['1122', '1123'], 1]);
    for (const tree of playOut([0, 0, 1, 2])) news(tree);
    expect(announced()).toMatch(/^From 1123, all 1296 codes take 5803/);
    end('broken');
    expect(lesson.tree.value).toBe('broken');
    lesson.close();
  });
});
