import { feedbackOf, scoreCode } from '@inkling/core/feedback';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeAnswer } from '../session/answer.ts';
import { makeSaved, parseSaved } from '../session/format.ts';
import type { MastermindGameState } from '../session/session.ts';
import { announced, controllerAt } from './testing/controllers.ts';
import { settled, transcript } from './testing/transcript.ts';

describe('a game from elsewhere', () => {
  it('can be entered, contradicted, edited and undone', async () => {
    const controller = controllerAt('solver');
    expect(
      await transcript(controller, [
        '1,1',
        'SSPP',
        '1,1',
        'STNS:2,2',
        'TSNS 3,1',
        'TSNS 0,0',
        'repair 2',
        'undo',
        'edit 3 TSNS 4,0',
        'drop 3',
        'drop 9',
        'suggest',
        'codes',
        'where s',
        'branch',
        'branch 9',
        'step',
      ]),
    ).toMatchInlineSnapshot(`
      [
        "1,1: Every place is empty.",
        "SSPP: Santa, Santa, Present, Present is set: type its answer, for example 1,2 for 1 exact and 2 near, or 1,? if only the exact ones are known.",
        "1,1: Turn 1: Santa, Santa, Present, Present. 1 exact, 1 near. 208 codes left.",
        "STNS:2,2: Turn 2: Santa, Tree, Snowman, Santa. 2 exact, 2 near. 3 codes left.",
        "TSNS 3,1: 3 exact and 1 near is impossible: the last one would be exact too.",
        "TSNS 0,0: Turn 3: Tree, Santa, Snowman, Santa. 0 exact, 0 near. 0 codes left. No code fits these answers. Turns 2 and 3 cannot both be true. Any one of 4 single corrections would fit.",
        "repair 2: Turn 3 is corrected to 0 exact, 4 near.",
        "undo: No code fits these answers. Turns 2 and 3 cannot both be true. Any one of 4 single corrections would fit.",
        "edit 3 TSNS 4,0: Turn 3 changed.",
        "drop 3: Turn 3 removed.",
        "drop 9: There is no turn 9.",
        "suggest: Try Santa, Tree, Santa, Snowman: 1.58 bits on average.",
        "codes: 3 codes left: Santa Tree Santa Snowman; Santa Snowman Tree Santa; Tree Santa Snowman Santa.",
        "where s: Santa can be at places 1, 2, 3, and 4.",
        "branch: This game has no variations yet: undo, and play another guess to make one.",
        "branch 9: This game has no variations yet: undo, and play another guess to make one.",
        "step: Knuth would play Santa, Tree, Santa, Snowman.",
      ]
    `);
  });

  it('accepts answers with an unknown number, and restores them', async () => {
    const controller = controllerAt('solver');
    const { session } = controller;
    expect(
      await transcript(controller, [
        'SSPP:1,?',
        'STNS ?',
        'edit 2 STNS ?,2',
        'state',
        'rescore 2 2,?',
        'undo',
      ]),
    ).toMatchInlineSnapshot(`
      [
        "SSPP:1,?: Turn 1: Santa, Santa, Present, Present. 1 exact, near not known. 500 codes left.",
        "STNS ?: Turn 2: Santa, Tree, Snowman, Santa. Answer not known. 500 codes left.",
        "edit 2 STNS ?,2: Turn 2 changed.",
        "state: Turn 3 of 10. 117 codes left. Your guess: place 1 empty, place 2 empty, place 3 empty, place 4 empty. Its answer: 0 exact, 0 near.",
        "rescore 2 2,?: Turn 2 is corrected to 2 exact, near not known.",
        "undo: Back at turn 3. 117 codes left.",
      ]
    `);
    expect(session.view.value.turns.map(({ unknown }) => unknown)).toEqual(['near', 'exact']);
    controller.dispatch({ kind: 'open-turn', turn: 1 });
    expect(makeAnswer(session.answer.value)).toBe('?,2@exact');
    controller.dispatch({ kind: 'submit' });
    await settled();
    expect(session.view.value.turns.map(({ unknown }) => unknown)).toEqual(['near', 'exact']);
    controller.dispatch({ kind: 'undo' });
    expect(makeAnswer(session.answer.value)).toBe('?,2@exact');
    const { sheet, draft, answer, seating, notes, held } = session;
    const kept = { sheet, draft, answer, seating, notes, held };
    const state = Object.fromEntries(Object.entries(kept).map(([name, { value }]) => [name, value]));
    expect(parseSaved(makeSaved(state as unknown as MastermindGameState))).toEqual(state);
  });

  it('requires both numbers of an answer if there are too many codes to list', async () => {
    const controller = controllerAt('solver', { rules: { places: 12, symbols: 12, repeats: true } });
    controller.dispatch({
      kind: 'turn',
      code: Array(12).fill(0),
      answer: { exact: 1, near: 0, unknown: 'near' },
    });
    await settled();
    expect(announced(controller)).toBe('With so many codes, both numbers of an answer have to be known.');
    expect(controller.session.view.value.turns).toEqual([]);
  });

  it('keeps every other turn when one is changed', async () => {
    const code = fc.array(fc.nat(5), { minLength: 4, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(
        fc.array(code, { minLength: 1, maxLength: 5 }),
        code,
        fc.nat(4),
        async (guesses, other, at) => {
          const controller = controllerAt('solver');
          const secret = [5, 5, 4, 3];
          const open = guesses.filter((guess) => scoreCode(guess, secret) !== scoreCode(secret, secret));
          for (const guess of open)
            controller.dispatch({ kind: 'turn', code: guess, answer: feedbackOf(scoreCode(guess, secret)) });
          const before = controller.session.view.value.turns;
          const turn = at % Math.max(open.length, 1);
          controller.dispatch({ kind: 'edit', turn, code: other, answer: { exact: 0, near: 0 } });
          const after = controller.session.view.value.turns;
          if (open.length === 0) expect(after).toEqual(before);
          else expect(after).toEqual(before.with(turn, { guess: other, feedback: { exact: 0, near: 0 } }));
        },
      ),
      { numRuns: 40 },
    );
  });
});
