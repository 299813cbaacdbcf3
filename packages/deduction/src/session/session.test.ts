import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defineDeduction } from '../define/deduction.ts';
import { createSession } from './session.ts';

const game = defineDeduction({
  name: 'higher or lower',
  secrets: Array.from({ length: 20 }, (_, i) => i + 1),
  answer: (guess: number, secret: number) =>
    guess === secret ? 'found' : guess < secret ? 'higher' : 'lower',
  solved: 'found',
  features: (secret) => ({ even: secret % 2 === 0 ? 'yes' : 'no' }),
});

describe('a session', () => {
  it('answers guesses, reports what is left, and ends', () => {
    const session = createSession(game, { secret: '13' });
    expect(session.guess('10')).toEqual({
      ok: true,
      value: { guess: '10', answer: 'higher', left: '10', solved: false },
    });
    expect(session.guess('x')).toEqual({ ok: false, error: 'unknown-guess' });
    expect(session.choices()).toEqual({
      left: '10',
      secrets: ['11', '12', '13', '14', '15', '16', '17', '18', '19', '20'],
      features: { even: { no: 0.5, yes: 0.5 } },
    });
    expect(session.hint()?.guess).toBe('15');
    expect(session.answer('11', 'found')).toEqual({ ok: false, error: 'has-secret' });
    expect(session.guess('13')).toMatchObject({ ok: true, value: { solved: true, left: '1' } });
    expect(session.isOver).toBe(true);
    expect(session.hint()).toBeUndefined();
    expect(session.guess('12')).toEqual({ ok: false, error: 'over' });
    expect(session.undo() && session.isOver).toBe(false);
  });

  it('records the answers of a game that is played elsewhere', () => {
    const session = createSession(game);
    expect(session.guess('3')).toEqual({ ok: false, error: 'no-secret' });
    expect(session.answer('3', 'warm')).toEqual({ ok: false, error: 'unknown-answer' });
    expect(session.answer('3', 'lower')).toMatchObject({ ok: true, value: { left: '2' } });
    expect(session.answer('9', 'higher')).toEqual({ ok: false, error: 'impossible' });
    expect(session.turns).toHaveLength(1);
    expect(session.undo()).toBe(true);
    expect(session.undo()).toBe(false);
  });

  it('gives shares of all remaining secrets, including those without the feature', () => {
    const hats = defineDeduction({
      name: 'hats',
      secrets: ['Ada', 'Bob', 'Cy', 'Di'],
      answer: (guess: string, secret: string) => (guess === secret ? 'found' : 'no'),
      solved: 'found',
      features: (secret): Record<string, string> => (secret === 'Ada' ? { hat: 'red' } : {}),
    });
    expect(createSession(hats).choices().features).toEqual({ hat: { red: 0.25 } });
  });

  it('ends when the secret is identified', () => {
    const three = defineDeduction({
      name: 'three',
      secrets: ['a', 'b', 'c'],
      guesses: [0, 1],
      answer: (at: number, secret: string) => Number('abc'[at] === secret),
      solved: 'identified',
    });
    const session = createSession(three, { secret: 'a' });
    expect(session.guess('0')).toMatchObject({ value: { answer: '1', left: '1', solved: true } });
  });

  it.each([
    [{ secert: '3' }, 'options has an unknown field secert; did you mean secret?'],
    ['seed', 'options must be an object, not "seed"'],
    [5, 'options must be an object, not 5'],
    [true, 'options must be an object, not of type boolean'],
    [null, 'options must be an object, not null'],
  ])('rejects the options %o', (options, message) => {
    expect(() => createSession(game, options as never)).toThrow(new TypeError(message));
  });

  it('round-trips when it is saved, and draws the same secret from the same seed', () => {
    const number = fc.integer({ min: 1, max: 20 }).map(String);
    fc.assert(
      fc.property(fc.string(), fc.array(number, { maxLength: 6 }), (seed, guesses) => {
        const session = createSession(game, { seed });
        for (const guess of guesses) session.guess(guess);
        const text = session.serialise();
        const again = createSession(game, { saved: text });
        expect(again.turns).toEqual(session.turns);
        expect(again.serialise()).toBe(text);
        expect(JSON.parse(createSession(game, { seed }).serialise())['secret']).toBe(
          JSON.parse(text)['secret'],
        );
      }),
      { numRuns: 50 },
    );
  });

  it.each([
    ['', /not a saved session/],
    ['{}', /this version/],
    ['{"inkling":"session 1","game":"chess","turns":[]}', /“chess”/],
    ['{"inkling":"session 1","game":"higher or lower"}', /no turns/],
    ['{"inkling":"session 1","game":"higher or lower","secret":"99","turns":[]}', /“99” is not a secret/],
    ['{"inkling":"session 1","game":"higher or lower","turns":[["3"]]}', /turn 0/],
    [
      '{"inkling":"session 1","game":"higher or lower","secret":"9","turns":[["3","lower"]]}',
      /answered higher/,
    ],
  ])('rejects an invalid saved session: %s', (saved, message) => {
    expect(() => createSession(game, { saved })).toThrow(TypeError);
    expect(() => createSession(game, { saved })).toThrow(message);
  });
});
