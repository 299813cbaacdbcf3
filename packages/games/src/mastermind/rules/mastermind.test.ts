import { feedbackClass, feedbackOf, scoreCode } from '@inkling/core/feedback';
import { RandomStream, seedRandom } from '@inkling/core/random';
import { expect as unwrap } from '@inkling/core/result';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawCode, mastermind } from './game.ts';
import { makeCode, makeTurn, parseCode, parseFeedback, parseTurn } from './notation.ts';
import { checkRules, makeRules, parseRules } from './rules.ts';
import { SKIN_IDS, skinOf } from './skins.ts';

const mm = unwrap(parseRules('mm'));
const rulesArbitrary = fc
  .tuple(fc.integer({ min: 1, max: 16 }), fc.integer({ min: 1, max: 20 }), fc.boolean())
  .map(([places, symbols, repeats]) => unwrap(checkRules(places, symbols, repeats || symbols < places)));
const codeOf = (seed: string, rules = mm) => drawCode(rules, new RandomStream(seedRandom(seed)));

describe('rules', () => {
  it('round-trip', () => {
    fc.assert(
      fc.property(rulesArbitrary, (rules) => {
        expect(parseRules(makeRules(rules))).toEqual({ ok: true, value: rules });
      }),
    );
  });

  it.each([
    ['mm', 'p4c6r'],
    ['BC', 'p4c10n'],
    [' p4c6 ', 'p4c6r'],
    ['p16c20r', 'p16c20r'],
  ])('parse %s as %s', (text, made) => expect(makeRules(unwrap(parseRules(text)))).toBe(made));

  it.each([
    ['', 'not-rules'],
    ['p4', 'not-rules'],
    ['p4c6x', 'not-rules'],
    ['__proto__', 'not-rules'],
    ['p0c6', 'places-out-of-range'],
    ['p17c6', 'places-out-of-range'],
    ['p4c21', 'symbols-out-of-range'],
    ['p4c0', 'symbols-out-of-range'],
    ['p5c4n', 'too-few-symbols'],
  ])('reject %j: %s', (text, code) => expect(parseRules(text)).toEqual({ ok: false, error: { code } }));
});

describe('codes', () => {
  it('round-trip', () => {
    fc.assert(
      fc.property(rulesArbitrary, fc.string(), (rules, seed) => {
        const code = codeOf(seed, rules);
        expect(Array.from(unwrap(parseCode(makeCode(code), rules)))).toEqual(Array.from(code));
      }),
    );
  });

  it.each([
    'aabb',
    'AABB',
    '1122',
    'a a b b',
    'a,a,b,b',
    'Santa,Santa,Present,Present',
    'santa present',
    'SSPP',
    'sspp',
  ])('parse %s', (text) => {
    const rules = text === 'santa present' ? { places: 2, symbols: 6, repeats: true } : mm;
    const code = Array.from(unwrap(parseCode(text, rules, skinOf('winter'))));
    expect(code).toEqual(rules.places === 2 ? [0, 1] : [0, 0, 1, 1]);
  });

  it('are parsed letter by letter if they also spell the name of a colour', () => {
    const rules = { places: 3, symbols: 20, repeats: true };
    expect(Array.from(unwrap(parseCode('red', rules)))).toEqual([17, 4, 3]);
    const oneName = { ok: false, error: { code: 'wrong-length', length: 1, wanted: 4 } };
    expect(parseCode('tree', mm, skinOf('winter'))).toEqual(oneName);
  });

  it('are parsed in one alphabet as a whole', () => {
    expect(Array.from(unwrap(parseCode('bbbb', mm, skinOf('winter'))))).toEqual([5, 5, 5, 5]);
    expect(Array.from(unwrap(parseCode('bbba', mm, skinOf('winter'))))).toEqual([1, 1, 1, 0]);
    const bc = unwrap(parseRules('bc'));
    expect(Array.from(unwrap(parseCode('1230', bc)))).toEqual([0, 1, 2, 9]);
  });

  it.each([
    ['', { code: 'empty' }],
    ['aab', { code: 'wrong-length', length: 3, wanted: 4 }],
    ['aabbc', { code: 'wrong-length', length: 5, wanted: 4 }],
    ['aabx', { code: 'unknown-symbol', text: 'x', place: 3 }],
    ['aag', { code: 'unknown-symbol', text: 'g', place: 2 }],
    ['1128', { code: 'unknown-symbol', text: '8', place: 3 }],
    ['Santa,Santa,Tree,Elf', { code: 'unknown-symbol', text: 'Elf', place: 3 }],
    ['🎅🎅🎄🔔', { code: 'unknown-symbol', text: '🎅', place: 0 }],
  ])('reject %j', (text, error) => {
    expect(parseCode(text, mm, skinOf('winter'))).toEqual({ ok: false, error });
  });

  it('accept the names of any skin, whichever skin is shown, but not of two skins', () => {
    expect(Array.from(unwrap(parseCode('Santa,Santa,Tree,Bell', mm)))).toEqual([0, 0, 2, 5]);
    expect(Array.from(unwrap(parseCode('ghost, bat, cat, spider', mm, skinOf('winter'))))).toEqual([
      1, 3, 4, 5,
    ]);
    expect(parseCode('Santa,Ghost,Tree,Bell', mm).ok).toBe(false);
  });

  it('reject repeats if the rules forbid them', () => {
    const error = { code: 'repeated-symbol', text: 'a', place: 2 };
    expect(parseCode('abac', unwrap(parseRules('p4c6n')))).toEqual({ ok: false, error });
  });

  it('are drawn uniformly, with and without repeats', () => {
    for (const text of ['p2c3r', 'p2c3n']) {
      const rules = unwrap(parseRules(text));
      const random = new RandomStream(seedRandom(text));
      const seen = new Map<string, number>();
      for (let i = 0; i < 9000; i++) {
        const key = makeCode(drawCode(rules, random));
        seen.set(key, (seen.get(key) ?? 0) + 1);
      }
      expect(seen.size).toBe(text.endsWith('r') ? 9 : 6);
      const wanted = 9000 / seen.size;
      expect([...seen.values()].reduce((chi, count) => chi + (count - wanted) ** 2 / wanted, 0)).toBeLessThan(
        35,
      );
    }
  });
});

describe('answers', () => {
  it.each(['1,2', '1 2', '1A2B', '1b2w', '1 exact 2 near', '●○○', '1/2', ' 1 , 2 '])('parse %s', (text) =>
    expect(parseFeedback(text, 4)).toEqual({ ok: true, value: { exact: 1, near: 2 } }),
  );

  it.each([
    ['', { code: 'no-feedback' }],
    ['x', { code: 'bad-feedback', text: 'x' }],
    ['3,1', { code: 'impossible-feedback', exact: 3, near: 1, why: 'last-must-be-exact' }],
    ['3,2', { code: 'impossible-feedback', exact: 3, near: 2, why: 'too-many' }],
    ['-1,2', { code: 'bad-feedback', text: '-1,2' }],
  ])('reject %j', (text, error) => expect(parseFeedback(text, 4)).toEqual({ ok: false, error }));

  it.each([
    'aabb:1,0',
    'aabb 1 0',
    '1122:1A0B',
    '1122:1B0W',
    'SSPP=1,0',
    'Santa,Santa,Present,Present:1,0',
    'aabb ●',
  ])('are parsed as part of the turn %s', (text) => {
    const turn = unwrap(parseTurn(text, mm, skinOf('winter')));
    expect([Array.from(turn.guess), turn.feedback]).toEqual([[0, 0, 1, 1], feedbackClass(1, 0)]);
  });

  it('round-trip as part of turns, and no string makes the parser throw', () => {
    fc.assert(
      fc.property(rulesArbitrary, fc.string(), fc.string(), (rules, one, other) => {
        const guess = codeOf(one, rules);
        const feedback = scoreCode(guess, codeOf(other, rules));
        const turn = unwrap(parseTurn(makeTurn(guess, feedbackOf(feedback)), rules));
        expect([Array.from(turn.guess), turn.feedback]).toEqual([Array.from(guess), feedback]);
        parseTurn(one + other, rules);
      }),
    );
  });
});

describe('the game', () => {
  const start = (text: string, seed = 'x') =>
    mastermind.start(unwrap(mastermind.parseParams(text)), seedRandom(seed));
  const play = (state: ReturnType<typeof start>, ...moves: string[]) =>
    moves.reduce((at, move) => unwrap(mastermind.apply(at, unwrap(mastermind.parseMove(move)))), state);

  it('is won by the code and lost after the last turn, and shows the code only then', () => {
    const begun = start('p4c6r/2/drawn');
    const secret = makeCode(begun.secret!);
    const wrong = secret === 'aabb' ? 'aabc' : 'aabb';
    expect(mastermind.view(begun, 'breaker').secret).toBeUndefined();
    expect(mastermind.view(begun, 'maker').secret).toBeUndefined();
    const won = play(begun, `guess ${wrong}`, `guess ${secret}`);
    expect(mastermind.status(won)).toEqual({ phase: 'over', winner: 'breaker' });
    const lost = play(begun, `guess ${wrong}`, `guess ${wrong}`);
    expect(mastermind.status(lost)).toEqual({ phase: 'over', winner: 'maker' });
    expect(Array.from(mastermind.view(lost, 'breaker').secret!)).toEqual(Array.from(begun.secret!));
    expect(mastermind.apply(lost, unwrap(mastermind.parseMove('guess aabb')))).toEqual({
      ok: false,
      error: { code: 'game-over' },
    });
  });

  it('waits for answers and accepts corrections when it is scored by hand', () => {
    const state = play(
      start('p4c6r/9/by-hand'),
      'guess aabb',
      'score 1,0',
      'guess aacc',
      'score 0,0',
      'rescore 1 0,0',
    );
    expect(state.turns.map((turn) => turn.feedback)).toEqual([
      { exact: 0, near: 0 },
      { exact: 0, near: 0 },
    ]);
    const waiting = play(state, 'guess dddd');
    expect(mastermind.status(waiting)).toEqual({ phase: 'playing', turn: 'maker' });
    expect(mastermind.apply(waiting, { kind: 'guess', code: [0, 0, 0, 0] })).toEqual({
      ok: false,
      error: { code: 'answer-first' },
    });
    expect(mastermind.apply(waiting, { kind: 'score', exact: 3, near: 1 }).ok).toBe(false);
  });

  it('rejects wrong answers and hides the code when it is scored by hand with a deposited code', () => {
    const waiting = play(start('p4c6r/9/by-hand'), 'guess aabb');
    expect(mastermind.interpret(waiting, 'maker', 'abcd')).toEqual({
      ok: true,
      value: { kind: 'deposit', code: [0, 1, 2, 3] },
    });
    const kept = play(waiting, 'deposit abcd');
    expect(mastermind.apply(kept, { kind: 'score', exact: 2, near: 0 })).toEqual({
      ok: false,
      error: { code: 'wrong-score', exact: 1, near: 1 },
    });
    const answered = play(kept, 'score 1,1');
    expect(mastermind.apply(answered, { kind: 'rescore', turn: 0, exact: 1, near: 0 }).ok).toBe(false);
    expect(mastermind.apply(answered, { kind: 'deposit', code: [0, 0, 0, 0] }).ok).toBe(false);
    expect(mastermind.view(answered, 'breaker').secret).toBeUndefined();
    expect(mastermind.view(answered, 'maker').secret).toEqual([0, 1, 2, 3]);
  });

  it('hides a deposited code from the breaker, and scores guesses by the rules', () => {
    const before = start('p4c6r/9/deposited');
    expect(mastermind.apply(before, { kind: 'guess', code: [0, 0, 0, 0] })).toEqual({
      ok: false,
      error: { code: 'no-code-yet' },
    });
    const kept = play(before, 'deposit abcd', 'guess abdc');
    expect(kept.turns[0]?.feedback).toEqual({ exact: 2, near: 2 });
    expect(mastermind.view(kept, 'breaker').secret).toBeUndefined();
    expect(mastermind.view(kept, 'spectator').secret).toBeUndefined();
    expect(mastermind.view(kept, 'maker').secret).toEqual([0, 1, 2, 3]);
  });

  it('leaks nothing: two secrets with the same answers give byte-identical views', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { maxLength: 4 }), fc.string(), (guessSeeds, secretSeed) => {
        const secret = codeOf(secretSeed);
        const guesses = guessSeeds
          .map((seed) => codeOf(seed))
          .filter((guess) => makeCode(guess) !== makeCode(secret));
        const random = new RandomStream(seedRandom(secretSeed));
        for (let i = 0; i < 200; i++) {
          const other = drawCode(mm, random);
          if (!guesses.every((guess) => scoreCode(guess, other) === scoreCode(guess, secret))) continue;
          const views = [secret, other].map((code) => {
            const begun = play(start('p4c6r/12/deposited'), `deposit ${makeCode(code)}`);
            const state = play(begun, ...guesses.map((guess) => `guess ${makeCode(guess)}`).slice(0, 12));
            return mastermind.status(state).phase === 'over'
              ? ''
              : JSON.stringify(mastermind.view(state, 'breaker'));
          });
          expect(views[0]).toBe(views[1]);
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe('skins', () => {
  it.each(SKIN_IDS.map((id) => [id]))('%s gives each symbol a unique letter and a unique name', (id) => {
    const { names, letters } = skinOf(id);
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
    expect(new Set(letters.map((letter) => letter.toLowerCase())).size).toBe(letters.length);
    expect(letters.length).toBe(names.length);
  });
});
