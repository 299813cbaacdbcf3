import { feedbackClass, feedbackOf, scoreCode } from '@inkling/core/feedback';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Asked } from '../../../shell/worker/protocol.ts';
import { AnalysisService } from './analysis-service.ts';
import type { Findings, Questions } from './questions.ts';

const RULES = { places: 4, symbols: 6, repeats: true };

function answerOf<Name extends keyof Questions>(
  service: AnalysisService,
  name: Name,
  ask: Questions[Name]['ask'],
) {
  const work = service.answer({ id: 0, name, ask } as unknown as Asked<Questions>);
  for (;;) {
    const step = work.next();
    if (step.done) return step.value as Questions[Name]['answer'];
  }
}

function everyCode(): number[][] {
  return Array.from({ length: 1296 }, (_, k) => [216, 36, 6, 1].map((unit) => Math.floor(k / unit) % 6));
}

describe('the analysis service', () => {
  it('distinguishes a partly known answer from a complete one', () => {
    const service = new AnalysisService();
    const guess = [0, 0, 1, 1];
    const whole = { guess, feedback: feedbackClass(1, 0) };
    const part = { ...whole, others: [feedbackClass(1, 1), feedbackClass(1, 2)] };
    const left = (turn: typeof whole) =>
      answerOf(service, 'findings', { rules: RULES, turns: [turn] }).lefts.at(-1);
    const fitting = (classes: readonly number[]) =>
      everyCode().filter((code) => classes.includes(scoreCode(guess, code))).length;
    for (let again = 0; again < 2; again++) {
      expect(left(whole)).toBe(fitting([whole.feedback]));
      expect(left(part)).toBe(fitting([part.feedback, ...part.others]));
    }
  });

  const code = fc.array(fc.nat(5), { minLength: 4, maxLength: 4 });

  it('agrees with brute force, whatever it was asked before', () => {
    const service = new AnalysisService();
    fc.assert(
      fc.property(code, fc.array(code, { maxLength: 5 }), (secret, guesses) => {
        const turns = guesses.map((guess) => ({ guess, feedback: scoreCode(guess, secret) }));
        const found: Findings = answerOf(service, 'findings', { rules: RULES, turns });
        const left = everyCode().filter((code) =>
          turns.every((turn) => scoreCode(turn.guess, code) === turn.feedback),
        );
        expect(found.lefts.at(-1)).toBe(left.length);
        expect(found.lefts).toHaveLength(turns.length + 1);
        expect(found.total).toBe(1296);
        expect(found.codes).toEqual(left.length <= 40 ? left : []);
        expect(found.places).toEqual(
          [0, 1, 2, 3].map((place) =>
            [0, 1, 2, 3, 4, 5].map((symbol) => left.filter((code) => code[place] === symbol).length),
          ),
        );
        const inked = everyCode().filter((_, index) => found.field?.[index] === 1);
        expect(inked).toEqual(left);
      }),
      { numRuns: 60 },
    );
  });

  it('explains with turns that suffice, or with a witness that fits', () => {
    const service = new AnalysisService();
    fc.assert(
      fc.property(
        code,
        fc.array(code, { maxLength: 4 }),
        fc.nat(3),
        fc.nat(5),
        (secret, guesses, place, symbol) => {
          const turns = guesses.map((guess) => ({ guess, feedback: scoreCode(guess, secret) }));
          const why = answerOf(service, 'why', { rules: RULES, turns, place, symbol })!;
          const fits = (code: number[], chosen: readonly number[]) =>
            chosen.every((turn) => scoreCode(turns[turn]!.guess, code) === turns[turn]!.feedback);
          const everyTurn = turns.map((_, turn) => turn);
          const there = everyCode().filter((code) => code[place] === symbol);
          if (why.possible) {
            expect(why.witness[place]).toBe(symbol);
            expect(fits([...why.witness], everyTurn)).toBe(true);
            expect(why.count).toBe(there.filter((code) => fits(code, everyTurn)).length);
          } else expect(there.some((code) => fits(code, why.turns))).toBe(false);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('names another way of scoring that the answers fit', () => {
    // The answers for the code 2345 if the second number counts every correct symbol.
    const turns = [
      { guess: [2, 3, 0, 1], feedback: feedbackClass(2, 2) },
      { guess: [0, 0, 1, 1], feedback: feedbackClass(0, 0) },
      { guess: [2, 4, 4, 0], feedback: feedbackClass(1, 2) },
    ];
    const found = answerOf(new AnalysisService(), 'contradiction', { rules: RULES, turns })!;
    expect(found.scorings.map(({ scoring }) => scoring)).toContain('total');
  });

  it('suggests a guess with the correct number of bits', () => {
    const turns = [{ guess: [0, 0, 1, 1], feedback: feedbackClass(1, 1) }];
    const best = answerOf(new AnalysisService(), 'suggestions', { rules: RULES, turns, top: 1 })[0]!;
    const left = everyCode().filter((code) => scoreCode(turns[0]!.guess, code) === turns[0]!.feedback);
    const cells = new Map<number, number>();
    for (const code of left) {
      const answer = scoreCode(best.guess, code);
      cells.set(answer, (cells.get(answer) ?? 0) + 1);
    }
    let bits = 0;
    for (const count of cells.values()) bits -= (count / left.length) * Math.log2(count / left.length);
    expect(best.bits).toBeCloseTo(bits, 9);
    expect(feedbackOf(scoreCode(best.guess, best.guess))).toEqual({ exact: 4, near: 0 });
  });

  it('hints at a certain placement with the turns that prove it', () => {
    const turns = [
      { guess: [0, 0, 0, 0], feedback: feedbackClass(0, 0) },
      { guess: [1, 2, 2, 2], feedback: feedbackClass(1, 0) },
      { guess: [2, 2, 2, 2], feedback: feedbackClass(0, 0) },
    ];
    const guess = [undefined, undefined, undefined, undefined];
    const clue = answerOf(new AnalysisService(), 'clue', { rules: RULES, turns, guess })!;
    expect(clue).toMatchObject({ place: 0, symbol: 1, certain: true, turns: [1, 2] });
  });
});
