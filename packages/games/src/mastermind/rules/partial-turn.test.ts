import { listSpace } from '@inkling/codes/candidates/code-space';
import { listCandidates } from '@inkling/codes/candidates/listed';
import { informationOf } from '@inkling/codes/review/information';
import { feedbackClass, feedbackOf, scoreCode } from '@inkling/core/feedback';
import { seedRandom } from '@inkling/core/random';
import { expect as unwrap } from '@inkling/core/result';
import { replay } from '@inkling/core/sheet';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makePermalink, parsePermalink } from '../../link/permalink.ts';
import { CodeAnalysis } from '../analysis/analysis.ts';
import { positionAfter } from '../analysis/positions.ts';
import { CODE_LINKS } from '../link/code-links.ts';
import { linkOf, sheetOf } from '../link/sheet-link.ts';
import { rankOptimalCodes } from '../optimum/suggest.ts';
import { mastermindRoom } from '../room.ts';
import { makeCommand } from '../share/share.ts';
import { answerOf, codeTurn, mastermind } from './game.ts';
import { makeCode, parseTurn } from './notation.ts';
import { givenAnswer, makeGivenAnswer, parsePartialAnswer, parsePartialTurn } from './partial-turn.ts';

const RULES = { places: 3, symbols: 4, repeats: true };
const SPACE = unwrap(listSpace(RULES));
const CODES = Array.from({ length: SPACE.size }, (_, index) => Array.from(SPACE.codeAt(index)));
const answers = ({ feedback, others = [] }: { feedback: number; others?: readonly number[] }) =>
  [feedback, ...others].map(feedbackOf).map(({ exact, near }) => `${exact},${near}`);

describe('a turn with a partly unknown answer', () => {
  it.each([
    ['aab:1,?', ['1,0', '1,1', '1,2']],
    ['aab:?,2', ['0,2', '1,2']],
    ['aab ? 0', ['0,0', '1,0', '2,0', '3,0']],
    ['112 1?', ['1,0', '1,1', '1,2']],
    ['1 1 2 1 ?', ['1,0', '1,1', '1,2']],
    ['aab=?', ['0,0', '0,1', '1,0', '0,2', '1,1', '2,0', '0,3', '1,2', '3,0']],
    ['aab:3,?', ['3,0']],
    ['aab:1,1', ['1,1']],
  ])('is parsed: %s', (text, expected) => {
    const turn = unwrap(parsePartialTurn(text, RULES));
    expect(makeCode(turn.guess)).toBe('aab');
    expect(answers(turn)).toEqual(expected);
    const [, , ...more] = expected;
    if (more.length > 0)
      expect(parsePartialTurn(`aab:${makeGivenAnswer(givenAnswer(turn))}`, RULES)).toEqual({
        ok: true,
        value: turn,
      });
  });

  it.each(['aab:4,?', 'aab:?,4', 'xyz:1,?', 'aab:1,x', 'aa:?', '?', ':?', ''])('is rejected: %s', (text) => {
    expect(parsePartialTurn(text, RULES).ok).toBe(false);
  });

  it('is parsed like a complete turn if nothing is unknown, and never makes the parser throw', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[abc]{2,4}[: ][0-4?][, ]?[0-4?]?$/)), (text) => {
        const read = parsePartialTurn(text, RULES);
        if (!text.includes('?')) expect(read).toEqual(parseTurn(text, RULES));
      }),
    );
  });
});

describe('a partly unknown answer', () => {
  it.each([
    ['1,?', '1,?'],
    ['1?', '1,?'],
    ['?,0', '?,0'],
    ['?', '?,?'],
    ['3,?', '3,0'],
    ['?,3', '0,3'],
    ['1,2', '1,2'],
    ['0A2B', '0,2'],
  ])('is parsed and printed: %s', (text, written) => {
    const answer = unwrap(parsePartialAnswer(text, RULES.places));
    expect(makeGivenAnswer(answer)).toBe(written);
    expect(parsePartialAnswer(written, RULES.places)).toEqual({ ok: true, value: answer });
  });

  it.each(['4,?', '?,4', 'x,?', '?,?,?', ''])('is rejected: %s', (text) => {
    expect(parsePartialAnswer(text, RULES.places).ok).toBe(false);
  });

  const play = (params: string, ...lines: readonly string[]) =>
    lines.reduce(
      (state, line) => unwrap(mastermind.apply(state, unwrap(mastermind.parseMove(line)))),
      mastermind.start(unwrap(mastermind.parseParams(params)), seedRandom('seed')),
    );

  it('is kept in a game that is scored by hand, can be corrected, and does not end the game', () => {
    const state = play(
      'p3c4r/9/by-hand',
      'guess aab',
      'score 1,?',
      'guess abc',
      'score ?,?',
      'rescore 2 ?,1',
    );
    expect(state.turns.map((turn) => makeGivenAnswer(answerOf(turn)))).toEqual(['1,?', '?,1']);
    expect(state.turns.map(codeTurn)).toEqual(
      ['aab:1,?', 'abc:?,1'].map((text) => unwrap(parsePartialTurn(text, RULES))),
    );
    expect(mastermind.status(state)).toEqual({ phase: 'playing', turn: 'breaker' });
    const whole = play('p3c4r/9/by-hand', 'guess aab', 'score 3,?');
    expect(whole.turns).toEqual([{ guess: [0, 0, 1], feedback: { exact: 3, near: 0 } }]);
    expect(mastermind.status(whole).phase).toBe('over');
  });

  it('is rejected with a deposited code, in a space that cannot be listed, and in a room', () => {
    const refused = { ok: false, error: { code: 'answer-not-whole' } };
    const part = { kind: 'score', exact: 1, near: 0, unknown: 'near' } as const;
    expect(mastermind.apply(play('p3c4r/9/by-hand', 'deposit abc', 'guess aab'), part)).toEqual(refused);
    expect(mastermind.apply(play('p12c12r/9/by-hand', 'guess aaaaaaaaaaaa'), part)).toEqual(refused);
    expect(mastermindRoom.play(play('p3c4r/9/by-hand', 'guess aab'), 'maker', 'score 1,?')).toEqual({
      ok: false,
      error: { code: 'not-a-move' },
    });
  });

  it('round-trips in a link, and links with complete answers stay unchanged', () => {
    const answer = fc.constantFrom('1,?', '?,1', '?,?', '0,2', '1,1', '2,0');
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...CODES), answer), { maxLength: 6 }), (asked) => {
        const turns = asked.map(([guess, text]) =>
          unwrap(parsePartialTurn(`${makeCode(guess)}:${text}`, RULES)),
        );
        const link = { game: 'mastermind', kind: 'position', rules: RULES, turnsMax: 9, turns } as const;
        const text = unwrap(makePermalink(link, CODE_LINKS));
        expect(parsePermalink(text, [CODE_LINKS])).toEqual({ ok: true, value: link });
        const sheet = sheetOf(link);
        const state = unwrap(replay(mastermind, sheet));
        expect(state.turns.map(codeTurn)).toEqual(turns);
        expect(linkOf(sheet)).toEqual({ ok: true, value: link });
      }),
      { numRuns: 100 },
    );
    const whole = {
      game: 'mastermind',
      kind: 'position',
      rules: RULES,
      turnsMax: 9,
      turns: [unwrap(parseTurn('aab:1,0', RULES)), unwrap(parseTurn('abc:1,2', RULES))],
    } as const;
    expect(unwrap(makePermalink(whole, CODE_LINKS))).toBe('m/p3c4r/FJLtscBP2i9');
  });

  it('throws for a link if its alternatives cannot be written with “?”', () => {
    const turns = [{ guess: [0, 0, 1], feedback: feedbackClass(0, 0), others: [feedbackClass(2, 0)] }];
    const link = { game: 'mastermind', kind: 'position', rules: RULES, turnsMax: 9, turns } as const;
    expect(() => makePermalink(link, CODE_LINKS)).toThrow(RangeError);
  });

  it('gives the information of all codes that fit one of its possible answers', () => {
    const set = unwrap(listCandidates(RULES, []));
    const turn = unwrap(parsePartialTurn('aab:1,?', RULES));
    const left = CODES.filter((code) =>
      [turn.feedback, ...turn.others!].includes(scoreCode(turn.guess, code)),
    );
    expect(informationOf(set, turn)?.gained).toBeCloseTo(Math.log2(CODES.length / left.length), 12);
  });

  it('is quoted for the shell when it is copied as a command', () => {
    const turns = ['aab:1,?', 'abc:1,0'].map((text) => unwrap(parsePartialTurn(text, RULES)));
    expect(makeCommand({ verb: 'choices' }, RULES, turns)).toBe(
      "inkling choices mastermind --rules p3c4r 'aab:1,?' abc:1,0",
    );
  });
});

describe('a position with partly unknown answers', () => {
  const turn = fc.record({
    guess: fc.constantFrom(...CODES),
    classes: fc.uniqueArray(fc.constantFrom<number>(0, 1, 2, 3, 4, 5, 6, 7, 9), { minLength: 1 }),
  });

  it('has the codes that fit a possible reading of each answer', () => {
    fc.assert(
      fc.property(fc.array(turn, { maxLength: 3 }), (asked) => {
        const turns = asked.map(({ guess, classes: [feedback = 0, ...others] }) => ({
          guess,
          feedback,
          others,
        }));
        const left = CODES.filter((code) =>
          asked.every(({ guess, classes }) => classes.includes(scoreCode(guess, code))),
        );
        const position = unwrap(CodeAnalysis.of(RULES, turns));
        expect(position.codes(99).map((code) => Array.from(code))).toEqual(left);
        const check = position.check();
        expect(check.consistent).toBe(left.length > 0);
        if (check.consistent) return;
        for (const repair of check.repairs) {
          const mended = turns.with(repair.turn, {
            ...turns[repair.turn]!,
            feedback: repair.feedback,
            others: [],
          });
          expect(unwrap(CodeAnalysis.of(RULES, mended)).count()).toBe(repair.left);
        }
      }),
      { numRuns: 50 },
    );
  });

  it('has an optimal guess for all of its codes', () => {
    const guess = [0, 0, 1];
    const turns = [
      { guess, feedback: feedbackClass(1, 0), others: [feedbackClass(1, 1), feedbackClass(1, 2)] },
    ];
    const position = unwrap(CodeAnalysis.of(RULES, turns));
    const search = rankOptimalCodes(position, { top: 1 });
    let step = search.next();
    while (!step.done) step = search.next();
    const [best] = unwrap(step.value);
    // At most one code can be found by the first guess; all others need at least two.
    expect(best!.total).toBeGreaterThanOrEqual(2 * Number(position.count()) - 1);
  });

  it('is too large if the codes cannot be listed', () => {
    const turns = [{ guess: Array.from({ length: 12 }, () => 0), feedback: 0, others: [1] }];
    expect(positionAfter({ places: 12, symbols: 12, repeats: true }, turns)).toEqual({
      ok: false,
      error: 'too-large',
    });
  });
});
