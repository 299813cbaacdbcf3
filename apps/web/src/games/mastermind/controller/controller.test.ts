import { signal } from '@preact/signals';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_PREFERENCES } from '../../../shell/preferences.ts';
import { type StartThread, WorkerClient } from '../../../shell/worker/worker-client.ts';
import type { Questions } from '../engine/questions.ts';
import { Thinker } from '../engine/thinker.ts';
import { emptyDraft } from '../session/draft.ts';
import { MastermindSession, sheetFor } from '../session/session.ts';
import { DEFAULT_SETTINGS } from '../session/settings.ts';
import { runLine } from './command-handlers.ts';
import { Desk } from './controller.ts';

/** The engine without a worker: it answers a moment later. */
const startHere: StartThread<Questions> = (onAnswer) => {
  const thinker = new Thinker();
  return {
    ask: (asked) =>
      queueMicrotask(() => {
        const work = thinker.answer(asked);
        for (let step = work.next(); ; step = work.next())
          if (step.done) {
            onAnswer({ id: asked.id, answer: step.value });
            return;
          }
      }),
    stop: () => undefined,
  };
};

function deskFor(seed: string): Desk {
  const session = new MastermindSession(sheetFor(4, seed), emptyDraft(4));
  return new Desk(
    session,
    signal(DEFAULT_PREFERENCES),
    signal(DEFAULT_SETTINGS),
    new WorkerClient(startHere, () => undefined),
    () => 0,
  );
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('the desk', () => {
  it('speaks one sentence for each thing done', async () => {
    const desk = deskFor('holly-3417');
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
      runLine(desk, line);
      await settled();
      transcript.push(`${line}: ${desk.said.value}`);
    }
    expect(transcript).toMatchInlineSnapshot(`
      [
        "SSPP: Turn 1: Santa, Santa, Present, Present. 1 exact, 1 near. 208 codes left.",
        "STNS: Turn 2: Santa, Tree, Snowman, Santa. 2 exact, 2 near. 3 codes left.",
        "why 1 santa: Santa can be at place 1: 2 of 3 codes left have it there, for example Santa, Tree, Santa, Snowman.",
        "hint: Nothing new is certain, but one placement is likelier than all others.",
        "hint: Look at place 1.",
        "hint: At place 1, one element stands in 2 of the 3 codes left.",
        "hint: Santa is the likeliest at place 1.",
        "state: Turn 3 of 12. 3 codes left. Your guess: place 1 empty, place 2 empty, place 3 empty, place 4 empty.",
        "undo: Back at turn 2. 208 codes left.",
        "redo: Turn 2: Santa, Tree, Snowman, Santa. 2 exact, 2 near. 3 codes left.",
        "choices: Place 1: Santa, Tree. Place 2: Santa, Tree, Snowman. Place 3: Santa, Tree, Snowman. Place 4: Santa, Snowman.",
        "suggest: Try Santa, Tree, Santa, Snowman: 1.58 bits on average.",
        "TSNS: Turn 3: Tree, Santa, Snowman, Santa. 4 exact, 0 near. You found the code in 3 turns.",
        "undo: Back at turn 3. 3 codes left.",
        "new 5 carol: New sheet, 5 places, seed carol.",
      ]
    `);
  });

  it('keeps up with any line that is typed, and never says more than it knows', async () => {
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
        const desk = deskFor('fuzz');
        for (const text of lines) {
          runLine(desk, text);
          await settled();
          expect(desk.said.value).not.toMatch(/undefined|NaN|\[object/);
          if (!desk.session.isOver) expect(desk.session.view.value.secret).toBeUndefined();
        }
      }),
      { numRuns: 40 },
    );
  });

  it('says nothing of what is possible when the person asked for no aids', async () => {
    const desk = deskFor('holly-3417');
    desk.preferences.value = { ...DEFAULT_PREFERENCES, aids: false };
    runLine(desk, 'SSPP');
    await settled();
    expect(desk.said.value).toBe('Turn 1: Santa, Santa, Present, Present. 1 exact, 1 near.');
  });
});
