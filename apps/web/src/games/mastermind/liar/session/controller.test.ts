import { describe, expect, it } from 'vitest';
import type { GameHost } from '../../../../shell/game-screen.ts';
import { testHost } from '../../../../shell/testing/host.ts';
import { resultOf } from '../result/result.tsx';
import { LiarController } from './controller.ts';
import { FIRST_SETUP, freshState } from './format.ts';
import { runLine } from './run.ts';

function open(): readonly [LiarController, GameHost] {
  const host = testHost();
  return [new LiarController(freshState(FIRST_SETUP, 'holly'), host), host];
}

/** Returns what is announced after each line. */
function transcript([controller, host]: ReturnType<typeof open>, lines: readonly string[]): string[] {
  return lines.map((line) => {
    runLine(controller, line);
    return `${line}: ${host.announcer.sentence.value.replaceAll('\u00a0', '')}`;
  });
}

describe('typed lines', () => {
  it('mark a turn and announce it, and report a missing turn', () => {
    expect(
      transcript(open(), ['SSPP', 'doubt 1', 'doubt 1', 'doubt 7', 'doubt 0', 'doubt', 'doubt one']),
    ).toMatchInlineSnapshot(`
      [
        "SSPP: Turn 1: Santa, Santa, Present, Present. 1 exact, 1 near.",
        "doubt 1: Turn 1 is marked as a lie.",
        "doubt 1: Turn 1 is no longer marked as a lie.",
        "doubt 7: There is no turn 7.",
        "doubt 0: There is no turn 0.",
        "doubt: Name a turn, for example: doubt 2.",
        "doubt one: Name a turn, for example: doubt 2.",
      ]
    `);
  });

  it('point to the help if they are neither a code nor a command', () => {
    const lines = transcript(open(), ['surrender', 'constructor', 'new Holly', 'SSP', 'hint', 'SSTB']);
    expect(lines).toMatchInlineSnapshot(`
      [
        "surrender: That is neither a code in this game nor a command. Type ? for all commands.",
        "constructor: That is neither a code in this game nor a command. Type ? for all commands.",
        "new Holly: New game, 1 lie at most, seed Holly.",
        "SSP: A code has 4 pieces, and this has 3.",
        "hint: Try Santa, Santa, Santa, Santa: 1,294 codes are left on average if its answer is true.",
        "SSTB: Turn 1: Santa, Santa, Tree, Bell. 0 exact, 1 near.",
      ]
    `);
  });

  it('give up by either command, and count as played with notes once that is undone', () => {
    for (const line of ['resign', 'Give up']) {
      const opened = open();
      const [controller] = opened;
      transcript(opened, ['SSPP', line]);
      expect(resultOf(controller)?.headline).toBe('The code was');
      expect(controller.progress()).toMatchObject({ phase: 'lost', withNotes: false });
      transcript(opened, ['undo']);
      expect(controller.progress()).toMatchObject({ phase: 'unfinished', withNotes: true });
    }
  });
});
