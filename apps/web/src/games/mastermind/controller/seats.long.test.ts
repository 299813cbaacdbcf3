import { makeSheet } from '@inkling/core/sheet';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forksOf, hasAnswers } from '../session/branches.ts';
import { makeSaved, parseSaved } from '../session/format.ts';
import type { Seat } from '../session/setup.ts';
import { branchName } from '../view/branch-name.ts';
import { announced, controllerAt } from './testing/controllers.ts';
import { settled, transcript } from './testing/transcript.ts';

describe('the maker', () => {
  it('answers a player by hand, contradicts itself, and repairs its answers', async () => {
    const controller = controllerAt('maker');
    await settled();
    expect(announced(controller)).toBe(
      'Knuth guesses Santa, Santa, Present, Present. How many exact, how many near?',
    );
    expect(
      await transcript(controller, [
        '3,1',
        '5,0',
        '1,1',
        '0,0',
        'state',
        'hint',
        '0,0',
        '0,1',
        'state',
        'step',
        'repair',
        'repair 1',
        'undo',
      ]),
    ).toMatchInlineSnapshot(`
      [
        "3,1: 3 exact and 1 near is impossible: the last one would be exact too.",
        "5,0: 5 exact and 0 near are more than the number of places.",
        "1,1: Turn 1: Santa, Santa, Present, Present. 1 exact, 1 near. 208 codes left. Knuth guesses Santa, Santa, Tree, Snowman. How many exact, how many near?",
        "0,0: Turn 2: Santa, Santa, Tree, Snowman. 0 exact, 0 near. 20 codes left. Knuth guesses Present, Stocking, Present, Stocking. How many exact, how many near?",
        "state: Turn 3 of 10. Knuth guesses Present, Stocking, Present, Stocking. Your answer so far: 0 exact, 0 near.",
        "hint: Compare place by place: first count the exact ones, then pair what is left over; those are near.",
        "0,0: Turn 3: Present, Stocking, Present, Stocking. 0 exact, 0 near. 0 codes left. No code fits these answers. Turns 1, 2, and 3 cannot all be true. Any one of 16 single corrections would fit.",
        "0,1: No guess is waiting for an answer, because your answers cannot all be true. Correct one first, for example with repair 1.",
        "state: No guess is waiting for an answer, because your answers cannot all be true. Correct one first, for example with repair 1.",
        "step: No code fits the answers, so there is nothing to guess.",
        "repair: No code fits these answers. Turns 1, 2, and 3 cannot all be true. Any one of 16 single corrections would fit.",
        "repair 1: Turn 2 is corrected to 1 exact, 1 near. Knuth guesses Santa, Bell, Present, Bell. How many exact, how many near?",
        "undo: No code fits these answers. Turns 1, 2, and 3 cannot all be true. Any one of 16 single corrections would fit.",
      ]
    `);
  });

  it('has its answers checked against its code, if it wrote one down', async () => {
    const controller = controllerAt('maker');
    await settled();
    expect(await transcript(controller, ['true', 'code TSNS', '4,0', 'true'])).toMatchInlineSnapshot(`
      [
        "true: You have not written down a code in this game.",
        "code TSNS: Your code is written down and hidden. Your answers are checked against it.",
        "4,0: That answer was not entered: against the code that you wrote down, the guess is 1 exact, 1 near.",
        "true: Turn 1: Santa, Santa, Present, Present. 1 exact, 1 near. 208 codes left. Knuth guesses Santa, Santa, Tree, Snowman. How many exact, how many near?",
      ]
    `);
    expect(controller.session.view.value.secret).toBeUndefined();
    await controller.autoplay.play();
    await settled();
    for (let i = 0; i < 12 && !controller.session.isOver; i++) {
      controller.run('true');
      await settled();
    }
    expect(announced(controller)).toMatch(/Knuth found your code in \d turns\.$/);
    expect(await transcript(controller, ['true'])).toEqual(['true: No guess is waiting for an answer.']);
  });

  it('names variations by their first move, and has nothing to undo before the first answer', async () => {
    const controller = controllerAt('maker');
    await settled();
    const { sheet } = controller.session;
    expect([hasAnswers(sheet.value), controller.session.canRedo]).toEqual([false, false]);
    const names = () =>
      forksOf(sheet.value).flatMap(({ branches }) =>
        branches.map((branch) => branchName(branch, controller.skin)),
      );
    await transcript(controller, ['0,0', 'undo', '1,1']);
    expect([hasAnswers(sheet.value), names()]).toEqual([true, ['0,0', '1,1']]);
    await transcript(controller, ['undo', 'code TSNS']);
    expect(names()).toEqual(['0,0', '1,1', 'code written down']);
    await transcript(controller, ['undo', '0,0', 'rescore 1 0,1', 'undo', 'rescore 1 0,2']);
    expect(names().slice(3)).toEqual(['correction · 0,1', 'correction · 0,2']);
  });

  it('has its code found by every computer player within the turns of the game', async () => {
    for (const player of ['knuth', 'expected', 'entropy', 'parts', 'sampled', 'random', 'states'] as const) {
      const controller = controllerAt('maker', { player });
      await settled();
      controller.run('code BKBP');
      await settled();
      for (let i = 0; i < 12 && !controller.session.isOver; i++) {
        controller.run('true');
        await settled();
      }
      expect([player, controller.session.view.value.turns.at(-1)?.feedback]).toEqual([
        player,
        { exact: 4, near: 0 },
      ]);
    }
  });
});

describe('two players on one device', () => {
  it('hide a code and break it', async () => {
    const controller = controllerAt('two');
    expect(
      await transcript(controller, ['state', 'TSN', 'TSNS', 'undo', 'SSPP', 'undo', 'undo', 'redo', 'TSNS']),
    ).toMatchInlineSnapshot(`
      [
        "state: Enter your code; the other player looks away.",
        "TSN: That guess has 3 pieces; this game has 4 places.",
        "TSNS: The code is set and hidden. Pass the device on.",
        "undo: There is nothing to undo.",
        "SSPP: Turn 1: Santa, Santa, Present, Present. 1 exact, 1 near. 208 codes left.",
        "undo: Back at turn 1. 1,296 codes left.",
        "undo: There is nothing to undo.",
        "redo: Turn 1: Santa, Santa, Present, Present. 1 exact, 1 near. 208 codes left.",
        "TSNS: Turn 2: Tree, Santa, Snowman, Santa. 4 exact, 0 near. You found the code in 2 turns.",
      ]
    `);
  });

  it('do not store the code in plain text, and restore it', () => {
    const codes = fc.array(fc.nat(5), { minLength: 4, maxLength: 4 });
    fc.assert(
      fc.property(codes, fc.string({ maxLength: 12 }), (code, seed) => {
        const controller = controllerAt('two', {}, seed);
        controller.dispatch({ kind: 'guess', code });
        const { sheet } = controller.session;
        const kept = makeSaved(controller.state.value);
        const read = parseSaved(structuredClone(kept));
        expect(read && makeSheet(read.sheet)).toBe(makeSheet(sheet.value));
        expect(read?.seating.seat).toBe('two');
      }),
      { numRuns: 60 },
    );
    const hidden = ['a', 'b', 'c', 'd', 'e'].map((seed) => {
      const controller = controllerAt('two', {}, seed);
      controller.dispatch({ kind: 'guess', code: [0, 1, 2, 3] });
      return String(makeSaved(controller.state.value)['sheet']);
    });
    expect(hidden.filter((text) => text.includes('abcd')).length).toBeLessThan(2);
  });
});

it('announces the role in every new game, and explains lines that are not valid turns', async () => {
  const controller = controllerAt('maker');
  expect(
    await transcript(controller, [
      'new 4 carol',
      'new solver',
      'new 5',
      'bbcc 1,0',
      '0,1',
      'ccdde 5,0',
      '0,1',
      'new breaker',
      '0,1',
    ]),
  ).toMatchInlineSnapshot(`
    [
      "new 4 carol: New game. Think of a code of 4 places. Knuth guesses Santa, Santa, Present, Present. How many exact, how many near?",
      "new solver: A game you play elsewhere, 4 places. Enter a guess and its answer.",
      "new 5: A game you play elsewhere, 5 places. Enter a guess and its answer.",
      "bbcc 1,0: That guess has 4 pieces; this game has 5 places.",
      "0,1: Every place is empty.",
      "ccdde 5,0: Turn 1: Tree, Tree, Snowman, Snowman, Stocking. 5 exact, 0 near. You found the code in 1 turn.",
      "0,1: This game is over.",
      "new breaker: New game, 5 places, seed holly-1000.",
      "0,1: No guess is waiting for an answer. Type a guess first.",
    ]
  `);
});

it('announces no broken sentence for any line in any seat, and round-trips every state', async () => {
  const line = fc.constantFrom(
    'SSPP',
    '1,1',
    'SSPP 0,2',
    'code TSNS',
    'true',
    'undo',
    'redo',
    'branch',
    'branch 2',
    'step',
    'hint',
    'repair 1',
    'rescore 1 0,0',
    'edit 1 TTTT 0,1',
    'drop 1',
    'state',
    'codes',
    'choices',
    'where s',
    'why 1 s',
    'new two',
    'new maker states',
    'new solver',
    'skin letters',
    'suggest',
    'pause',
    'code',
    'link',
    'command',
  );
  const seat = fc.constantFrom<Seat>('breaker', 'maker', 'two', 'solver');
  await fc.assert(
    fc.asyncProperty(seat, fc.array(line, { maxLength: 10 }), async (seat, lines) => {
      const controller = controllerAt(seat);
      for (const text of lines) {
        controller.run(text);
        await settled();
        expect(announced(controller)).not.toMatch(/undefined|NaN|\[object|^\s|\s{2}/);
        if (!controller.session.isOver) expect(controller.session.view.value.secret).toBeUndefined();
        const { sheet, draft, seating, answer, notes, held } = controller.session;
        const state = {
          sheet: sheet.value,
          draft: draft.value,
          seating: seating.value,
          answer: answer.value,
          notes: notes.value,
          held: held.value,
        };
        expect(parseSaved(makeSaved(state))).toEqual(state);
      }
    }),
    { numRuns: 60 },
  );
}, 60_000);
