import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_PREFERENCES } from '../../../shell/preferences.ts';
import { resultOf } from '../result/result.tsx';
import { rowWithHeld } from '../session/held-places.ts';
import { announced, controllerAt } from './testing/controllers.ts';

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('the controller', () => {
  it('announces one sentence for each command', async () => {
    const controller = controllerAt('breaker', {}, 'holly-3417');
    const transcript: string[] = [];
    for (const line of [
      'SSPP',
      'STNS',
      'why 1 santa',
      'hint',
      'hint',
      'hint',
      'hint',
      'state',
      'undo',
      'redo',
      'choices',
      'suggest',
      'TSNS',
      'undo',
      'new 5 carol',
    ]) {
      controller.run(line);
      await settled();
      transcript.push(`${line}: ${announced(controller)}`);
    }
    expect(transcript).toMatchInlineSnapshot(`
      [
        "SSPP: Turn 1: Santa, Santa, Present, Present. 1 exact, 1 near. 208 codes left.",
        "STNS: Turn 2: Santa, Tree, Snowman, Santa. 2 exact, 2 near. 3 codes left.",
        "why 1 santa: Santa can be at place 1: 2 of 3 codes left have it there, for example Santa, Tree, Santa, Snowman.",
        "hint: Nothing new is certain, but at one place some pieces are likelier than others.",
        "hint: Look at place 1.",
        "hint: 2 of the 3 codes left have the same piece at place 1.",
        "hint: No piece is likelier at place 1 than Santa.",
        "state: Turn 3 of 10. 3 codes left. Your guess: place 1 empty, place 2 empty, place 3 empty, place 4 empty.",
        "undo: Back at turn 2. 208 codes left.",
        "redo: Turn 2: Santa, Tree, Snowman, Santa. 2 exact, 2 near. 3 codes left.",
        "choices: Place 1: Santa, Tree. Place 2: Santa, Tree, Snowman. Place 3: Santa, Tree, Snowman. Place 4: Santa, Snowman.",
        "suggest: Try Santa, Tree, Santa, Snowman: 1.58 bits on average.",
        "TSNS: Turn 3: Tree, Santa, Snowman, Santa. 4 exact, 0 near. You found the code in 3 turns.",
        "undo: Back at turn 3. 3 codes left.",
        "new 5 carol: New game, 5 places, seed carol.",
      ]
    `);
  });

  it('shows no result while the answers contradict each other, until one is corrected', async () => {
    const controller = controllerAt('solver');
    const ending = () => [resultOf(controller)?.headline, controller.progress().phase];
    const sentences: string[] = [];
    for (const line of ['SSTB 0,0', 'SSPP 4,0', 'TTTT 1,0', '1,0', 'state']) {
      controller.run(line);
      if (line === 'SSPP 4,0') expect(ending()).toEqual([undefined, 'unfinished']);
      await settled();
      sentences.push(`${line}: ${announced(controller).replaceAll('\u00a0', '')}`);
    }
    expect(ending()).toEqual([undefined, 'unfinished']);
    expect(sentences.slice(1)).toMatchInlineSnapshot(`
      [
        "SSPP 4,0: Turn 2: Santa, Santa, Present, Present. 4 exact, 0 near. 0 codes left. No code fits these answers. Turns 1 and 2 cannot both be true. Any one of 7 single corrections would fit.",
        "TTTT 1,0: No guess is waiting for an answer, because your answers cannot all be true. Correct one first, for example with repair 1.",
        "1,0: No guess is waiting for an answer, because your answers cannot all be true. Correct one first, for example with repair 1.",
        "state: No guess is waiting for an answer, because your answers cannot all be true. Correct one first, for example with repair 1.",
      ]
    `);
    controller.run('edit 1 SSTB 2,0');
    await settled();
    expect(ending()).toEqual(['Found in 2!', 'found']);
  });

  it('shows no result of a lost game either while the answers contradict each other', async () => {
    const controller = controllerAt('solver', { turnsMax: 2 });
    for (const line of ['SSTB 0,0', 'SSPP 3,0']) controller.run(line);
    await settled();
    expect(resultOf(controller)).toBeUndefined();
    controller.run('repair 1');
    await settled();
    expect(resultOf(controller)?.headline).toBe('This game has no turns left.');
  });

  it('survives any typed lines, announces no broken values, and never reveals the secret early', async () => {
    const line = fc.oneof(
      fc.constantFrom(
        'hint',
        'undo',
        'redo',
        'why 1 s',
        'why 9 s',
        'choices',
        'suggest',
        'state',
        '?',
        'new',
        'x',
      ),
      fc
        .array(fc.constantFrom(...'SPTNKB'), { minLength: 3, maxLength: 5 })
        .map((letters) => letters.join('')),
      fc.string(),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(line, { maxLength: 12 }), async (lines) => {
        const controller = controllerAt('breaker', {}, 'fuzz');
        for (const text of lines) {
          controller.run(text);
          await settled();
          expect(announced(controller)).not.toMatch(/undefined|NaN|\[object/);
          if (!controller.session.isOver) expect(controller.session.view.value.secret).toBeUndefined();
        }
      }),
      { numRuns: 40 },
    );
  });

  it('does not announce how many codes are left when help is off', async () => {
    const controller = controllerAt('breaker', {}, 'holly-3417');
    controller.preferences.value = { ...DEFAULT_PREFERENCES, aids: false };
    controller.run('SSPP');
    await settled();
    expect(announced(controller)).toBe('Turn 1: Santa, Santa, Present, Present. 1 exact, 1 near.');
  });

  it('rejects another piece when the row is full, and says so', () => {
    const controller = controllerAt('breaker');
    for (const symbol of [0, 0, 1, 1, 2]) controller.dispatch({ kind: 'pick', symbol });
    expect(controller.session.draft.value).toEqual({ symbols: [0, 0, 1, 1], place: 4 });
    const full = 'Every place is filled. Check the guess, or erase something first.';
    expect([announced(controller), controller.remark.sentence.value]).toEqual([full, full]);
    controller.dispatch({ kind: 'erase' });
    expect(controller.remark.sentence.value).toBe('');
    controller.dispatch({ kind: 'pick', symbol: 2 });
    expect(controller.session.draft.value.symbols).toEqual([0, 0, 1, 2]);
  });

  it('starts a new row with the first piece after an undo, unless a place was chosen', () => {
    const controller = controllerAt('breaker');
    const { draft } = controller.session;
    controller.run('SSTT');
    controller.run('undo');
    expect(draft.value.symbols).toEqual([0, 0, 2, 2]);
    for (const symbol of [5, 4, 3, 1]) controller.dispatch({ kind: 'pick', symbol });
    controller.dispatch({ kind: 'submit' });
    expect(controller.session.turns.value.map(({ guess }) => Array.from(guess))).toEqual([[5, 4, 3, 1]]);
    controller.dispatch({ kind: 'undo' });
    controller.dispatch({ kind: 'move', place: 2 });
    controller.dispatch({ kind: 'pick', symbol: 0 });
    expect(draft.value.symbols).toEqual([5, 4, 0, 1]);
  });

  it('keeps the held pieces when it starts a new row, and says where a key put a piece', async () => {
    const controller = controllerAt('breaker');
    const { draft, held } = controller.session;
    controller.dispatch({ kind: 'copy', code: [1, 2, 3, 4] });
    controller.dispatch({ kind: 'hold', place: 0 });
    const before = rowWithHeld(draft.value, held.value);
    controller.dispatch({ kind: 'pick', symbol: 5 });
    expect(draft.value).toEqual({ symbols: [1, 5, undefined, undefined], place: 2 });
    await controller.putPiece.say(before);
    expect(controller.putPiece.said.value?.sentence).toBe('Place 2, Bell');
  });

  it('remarks on what a key cannot do, but not on a typed line, whose reply is right above it', () => {
    const controller = controllerAt('breaker');
    controller.dispatch({ kind: 'undo' });
    expect(controller.remark.sentence.value).toBe('There is nothing to undo.');
    controller.run('undo');
    expect(announced(controller)).toContain('There is nothing to undo.');
    expect(controller.remark.sentence.value).toBe('');
  });

  it('says at the start of a game that guesses are restricted as before', () => {
    const controller = controllerAt('breaker');
    controller.run('new 4 carol');
    expect(announced(controller)).toBe('New game, 4 places, seed carol.');
    controller.settings.value = { ...controller.settings.value, consistentOnly: true };
    controller.run('new 4 carol');
    expect(announced(controller)).toBe(
      'New game, 4 places, seed carol. Only guesses that can still be the code are accepted, as before.',
    );
  });

  it('refuses to undo a finished daily game, and says why', () => {
    const controller = controllerAt('breaker', { turnsMax: 2 }, 'day-2026-11-30-mastermind');
    for (const line of ['SSPP', 'undo', 'SSST', 'SSPP']) controller.run(line);
    expect(controller.session.isOver).toBe(true);
    const { cursor } = controller.session.sheet.value;
    for (const line of ['undo', 'branch']) {
      controller.run(line);
      expect(announced(controller)).toContain('You get one try at a daily game, so its result is final.');
    }
    expect(controller.session.sheet.value.cursor).toBe(cursor);
    expect(resultOf(controller)?.back).toBeUndefined();
  });

  it('allows undo after the end of any other game', () => {
    const controller = controllerAt('breaker', { turnsMax: 1 });
    controller.run('SSPP');
    expect(resultOf(controller)?.back).toBeDefined();
    controller.run('undo');
    expect(controller.session.isOver).toBe(false);
  });
});
