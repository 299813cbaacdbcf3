import { DIAGRAM_LIMITS } from '@inkling/codes/candidates/diagram/diagram-set';
import { describe, expect, it, onTestFinished } from 'vitest';
import { forksOf } from '../session/branches.ts';
import { DEFAULT_SETTINGS } from '../session/settings.ts';
import { announced, controllerAt } from './testing/controllers.ts';
import { transcript } from './testing/transcript.ts';

describe('the breaker', () => {
  it('lets a computer player continue, announces it, and marks the game as helped', async () => {
    const controller = controllerAt('breaker');
    expect(
      await transcript(controller, ['step knuth', 'play entropy', 'undo', 'state']),
    ).toMatchInlineSnapshot(`
      [
        "step knuth: Knuth played. Turn 1: Santa, Santa, Present, Present. 1 exact, 1 near. 208 codes left.",
        "play entropy: Entropy played. Turn 3: Tree, Santa, Snowman, Santa. 4 exact, 0 near. The code was found in 3 turns.",
        "undo: Back at turn 3. 2 codes left.",
        "state: Turn 3 of 10. 2 codes left. Your guess: place 1 Tree, place 2 Santa, place 3 Snowman, place 4 Santa.",
      ]
    `);
    expect(controller.session.helps).toEqual({ withNotes: false, withHints: true });
    while (controller.session.undo());
    expect(controller.session.helps).toEqual({ withNotes: false, withHints: false });
  });

  it('records hints and lookups separately', async () => {
    const controller = controllerAt('breaker');
    await transcript(controller, ['aabb', 'hint']);
    expect(controller.session.helps).toEqual({ withNotes: false, withHints: true });
    await transcript(controller, ['choices']);
    expect(controller.session.helps).toEqual({ withNotes: true, withHints: true });
  });

  it('finds an example code for the cell under the pointer, without announcing or selecting it', async () => {
    const controller = controllerAt('breaker');
    await transcript(controller, ['SSPP']);
    const before = announced(controller);
    await controller.explainer.pointAt({ place: 1, symbol: 1 });
    expect(controller.explainer.pointed.value).toMatchObject({
      place: 1,
      symbol: 1,
      why: { possible: true },
    });
    expect(controller.explainer.whySentence(controller.explainer.pointed.value)).toMatch(
      /^Present can be at place 2: .* for example \w+, Present, /,
    );
    expect([announced(controller), controller.explainer.why.value]).toEqual([before, undefined]);
    await transcript(controller, ['STNS']);
    expect(controller.explainer.pointed.value).toBeUndefined();
  });

  it('names a repeated piece if each may appear only once', () => {
    const controller = controllerAt('breaker', { rules: { places: 4, symbols: 6, repeats: false } });
    for (const [place, symbol] of [0, 0, 1, 2].entries()) controller.dispatch({ kind: 'put', symbol, place });
    controller.dispatch({ kind: 'submit' });
    expect(announced(controller)).toBe('Santa may appear only once.');
  });

  it('switches between variations and keeps all of them', async () => {
    const controller = controllerAt('breaker');
    expect(
      await transcript(controller, [
        'branch',
        'SSPP',
        'TTTT',
        'undo',
        'SSNB',
        'STNS',
        'branch',
        'branch',
        'branch 3',
      ]),
    ).toMatchInlineSnapshot(`
      [
        "branch: This game has no variations yet: undo, and play another guess to make one.",
        "SSPP: Turn 1: Santa, Santa, Present, Present. 1 exact, 1 near. 208 codes left.",
        "TTTT: Turn 2: Tree, Tree, Tree, Tree. 1 exact, 0 near. 76 codes left.",
        "undo: Back at turn 2. 208 codes left.",
        "SSNB: Turn 2: Santa, Santa, Snowman, Bell. 2 exact, 1 near. 12 codes left.",
        "STNS: Turn 3: Santa, Tree, Snowman, Santa. 2 exact, 2 near. 1 code left.",
        "branch: Another variation, at turn 3. 76 codes left.",
        "branch: Another variation, at turn 4. 1 code left.",
        "branch 3: There are 2 variations here: type branch 1 to branch 2.",
      ]
    `);
    expect(
      forksOf(controller.session.sheet.value).map(({ turn, branches }) => [turn, branches.length]),
    ).toEqual([[1, 2]]);
  });

  it('rejects inconsistent guesses and gives no help, if so configured', async () => {
    const controller = controllerAt('breaker');
    controller.settings.value = { ...DEFAULT_SETTINGS, consistentOnly: true };
    expect(
      await transcript(controller, [
        'BBBB',
        'BSTN',
        'aids off',
        'hint',
        'why 1 s',
        'choices',
        'codes',
        'SSPP',
        'aids on',
      ]),
    ).toMatchInlineSnapshot(`
      [
        "BBBB: Turn 1: Bell, Bell, Bell, Bell. 0 exact, 0 near. 625 codes left.",
        "BSTN: That cannot be the code: it does not fit turn 1. Only guesses that can be the code are accepted here.",
        "aids off: Help is off: nothing is given away.",
        "hint: Hints are off. Turn them on in a new game, or type aids on.",
        "why 1 s: That help is off. Turn it on in a new game, or type aids on.",
        "choices: That help is off. Turn it on in a new game, or type aids on.",
        "codes: That help is off. Turn it on in a new game, or type aids on.",
        "SSPP: Turn 2: Santa, Santa, Present, Present. 1 exact, 1 near.",
        "aids on: Help is on.",
      ]
    `);
  });

  it('plays with code spaces too large to list', async () => {
    const wide = controllerAt('breaker', { rules: { places: 12, symbols: 12, repeats: true }, turnsMax: 30 });
    expect(
      await transcript(wide, ['a b c d e f g h i j k l', 'why 1 a', 'hint', 'step', 'suggest']),
    ).toMatchInlineSnapshot(`
      [
        "a b c d e f g h i j k l: Turn 1: Santa, Present, Tree, Snowman, Stocking, Bell, Candle, Igloo, Mitten, Lantern, Drum, Jumper. 1 exact, 6 near. 970,936,182,216 codes left.",
        "why 1 a: Santa can be at place 1: 80,911,348,518 of 970,936,182,216 codes left have it there, for example Santa, Santa, Santa, Santa, Santa, Santa, Present, Tree, Snowman, Stocking, Bell, Candle.",
        "hint: No other piece is likelier anywhere. Try your guess.",
        "step: Sampled played. Turn 2: Mitten, Jumper, Igloo, Bell, Stocking, Mitten, Bell, Stocking, Present, Jumper, Present, Igloo. 1 exact, 1 near. 7,731,961,676 codes left.",
        "suggest: Try Snowman, Snowman, Snowman, Snowman, Drum, Drum, Bell, Stocking, Drum, Santa, Santa, Santa: 4.68 bits on average, though it cannot be the code itself.",
      ]
    `);
  });
});

it('says when there are too many codes to count, and plays on', async () => {
  const limits = DIAGRAM_LIMITS as { nodes: number };
  const { nodes } = limits;
  onTestFinished(() => {
    limits.nodes = nodes;
  });
  limits.nodes = 1 << 17;
  const controller = controllerAt('breaker', { rules: { places: 16, symbols: 20, repeats: true } });
  for (const code of ['a b c d e f g h i j k l m n o p', 'q r s t a c e g i k m o b d f h'])
    await transcript(controller, [code]);
  expect(controller.findings.value?.lefts.at(-1)).toBeUndefined();
  expect(announced(controller)).toMatch(/^Turn 2: .* near\.$/);
  expect(
    await transcript(controller, ['hint', 'why 1 a', 'choices', 'codes', 'step', 'step states']),
  ).toMatchInlineSnapshot(`
    [
      "hint: There are too many codes to count here, so that has no answer.",
      "why 1 a: There are too many codes to count here, so that has no answer.",
      "choices: There are too many codes to count here, so that has no answer.",
      "codes: The codes left have not been counted.",
      "step: There are too many codes here for this player to count. Choose Four states, which needs no counting.",
      "step states: Four states played. Turn 3: r, q, i, h, g, e, f, d, c, b, a, a, a, a, a, a. 0 exact, 8 near.",
    ]
  `);
});
