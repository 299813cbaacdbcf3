import { feedbackOf, scoreCode } from '@inkling/core/feedback';
import { makeSheet } from '@inkling/core/sheet';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeAnswer } from '../session/answer.ts';
import { makeSaved, parseSaved } from '../session/format.ts';
import type { MastermindGameState } from '../session/session.ts';
import type { Seat } from '../session/setup.ts';
import { controllerAt, said } from './testing/controllers.ts';
import { settled, transcript } from './testing/transcript.ts';

describe('the maker', () => {
  it('answers a player by hand, contradicts, and repairs', async () => {
    const controller = controllerAt('maker');
    await settled();
    expect(said(controller)).toBe(
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
        'step',
        'repair',
        'repair 1',
        'undo',
      ]),
    ).toMatchInlineSnapshot(`
      [
        "3,1: 3 exact and 1 near is impossible: the last one would be exact too.",
        "5,0: 5 exact and 0 near are more than there are places.",
        "1,1: Turn 1: Santa, Santa, Present, Present. 1 exact, 1 near. 208 codes left. Knuth guesses Santa, Santa, Tree, Snowman. How many exact, how many near?",
        "0,0: Turn 2: Santa, Santa, Tree, Snowman. 0 exact, 0 near. 20 codes left. Knuth guesses Present, Stocking, Present, Stocking. How many exact, how many near?",
        "state: Turn 3 of 10. Knuth guesses Present, Stocking, Present, Stocking. Your answer so far: 0 exact, 0 near.",
        "hint: Compare place by place: first count the exact ones, then pair what is left over; those are near.",
        "0,0: Turn 3: Present, Stocking, Present, Stocking. 0 exact, 0 near. 0 codes left. No code fits these answers. Turns 1, 2, and 3 cannot all be true. Any one of 16 single corrections would fit.",
        "0,1: No guess is waiting for an answer, because your answers cannot all be true. Correct one first, for example with repair 1.",
        "step: No code fits the answers, so there is nothing to guess.",
        "repair: No code fits these answers. Turns 1, 2, and 3 cannot all be true. Any one of 16 single corrections would fit.",
        "repair 1: Turn 2 is corrected to 1 exact, 1 near. Knuth guesses Santa, Bell, Present, Bell. How many exact, how many near?",
        "undo: No code fits these answers. Turns 1, 2, and 3 cannot all be true. Any one of 16 single corrections would fit.",
      ]
    `);
  });

  it('is checked against the code that was written down, which a player does not need', async () => {
    const controller = controllerAt('maker');
    await settled();
    expect(await transcript(controller, ['true', 'code TSNS', '4,0', 'true'])).toMatchInlineSnapshot(`
      [
        "true: You have not written down a code in this game.",
        "code TSNS: Your code is written down and hidden. Your answers are checked against it.",
        "4,0: Against the code that you wrote down, that guess is 1 exact, 1 near.",
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
    expect(said(controller)).toMatch(/Knuth found your code in \d turns\.$/);
    expect(await transcript(controller, ['true'])).toEqual(['true: No guess is waiting for an answer.']);
  });

  it('is guessed by every player, in at most the turns of the sheet and never against the answers', async () => {
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

describe('two people on one device', () => {
  it('set a code behind a cover, and break it', async () => {
    const controller = controllerAt('two');
    expect(
      await transcript(controller, ['state', 'TSN', 'TSNS', 'undo', 'SSPP', 'undo', 'undo', 'redo', 'TSNS']),
    ).toMatchInlineSnapshot(`
      [
        "state: Enter your code; the other one looks away.",
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

  it('keep no plain code in storage, and get it back', () => {
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

describe('a game from elsewhere', () => {
  it('is entered, contradicted, edited, and goes back', async () => {
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
        "edit 3 TSNS 4,0: Turn 3 is changed.",
        "drop 3: Turn 3 is removed.",
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

  it('leaves a number open that nobody knows, and takes it up again', async () => {
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
        "edit 2 STNS ?,2: Turn 2 is changed.",
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

  it('wants both numbers where codes are too many to list', async () => {
    const controller = controllerAt('solver', { rules: { places: 12, symbols: 12, repeats: true } });
    controller.dispatch({
      kind: 'turn',
      code: Array(12).fill(0),
      answer: { exact: 1, near: 0, unknown: 'near' },
    });
    await settled();
    expect(said(controller)).toBe('With so many codes, both numbers of an answer have to be known.');
    expect(controller.session.view.value.turns).toEqual([]);
  });

  it('keeps every turn when one is changed, whatever they are', async () => {
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

it('says at every new game which seat goes over into it, and why a line is no turn of it', async () => {
  const controller = controllerAt('maker');
  expect(
    await transcript(controller, ['new 4 carol', 'new solver', 'new 5', 'bbcc 1,0', '0,1', 'new breaker']),
  ).toMatchInlineSnapshot(`
    [
      "new 4 carol: New game. Think of a code of 4 places. Knuth guesses Santa, Santa, Present, Present. How many exact, how many near?",
      "new solver: A game you play elsewhere, 4 places. Enter a guess and its answer.",
      "new 5: A game you play elsewhere, 5 places. Enter a guess and its answer.",
      "bbcc 1,0: That guess has 4 pieces; this game has 5 places.",
      "0,1: Every place is empty.",
      "new breaker: New game, 5 places, seed holly-1000.",
    ]
  `);
});

it('says no half sentence to any line in any seat', async () => {
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
        expect(said(controller)).not.toMatch(/undefined|NaN|\[object|^\s|\s{2}/);
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
