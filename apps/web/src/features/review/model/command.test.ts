import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseReviewCommand } from './command.ts';

const read = (text: string) => {
  const command = parseReviewCommand(text, 4);
  return command.ok ? command.value : command.error;
};

describe('a typed command on a review', () => {
  it.each([
    ['turn 3', { kind: 'turn', turn: 2 }],
    [' 4 ', { kind: 'turn', turn: 3 }],
    ['Next  Costly', { kind: 'costly' }],
    ['next', { kind: 'next' }],
    ['back', { kind: 'previous' }],
    ['again', { kind: 'again', turn: undefined }],
    ['again 3', { kind: 'again', turn: 2 }],
    ['try again 1', { kind: 'again', turn: 0 }],
    ['play best', { kind: 'best', turn: undefined }],
    ['best 2', { kind: 'best', turn: 1 }],
    ['share', { kind: 'share', what: 'game' }],
    ['share command', { kind: 'share', what: 'command' }],
    ['share turn', { kind: 'share', what: 'turn' }],
    ['practice', { kind: 'practice', turn: undefined }],
    ['practise 2', { kind: 'practice', turn: 1 }],
    ['practice 2', { kind: 'practice', turn: 1 }],
    ['?', { kind: 'help' }],
    ['', { code: 'nothing' }],
    ['turn', { code: 'no-such-turn', text: '', turns: 4 }],
    ['turn 0', { code: 'no-such-turn', text: '0', turns: 4 }],
    ['again 5', { code: 'no-such-turn', text: '5', turns: 4 }],
    ['turn three', { code: 'no-such-turn', text: 'three', turns: 4 }],
    ['99999999999', { code: 'no-such-turn', text: '99999999999', turns: 4 }],
    ['share constructor', { code: 'no-such-share', text: 'constructor' }],
    ['__proto__', { code: 'not-understood', text: '__proto__' }],
    ['constructor', { code: 'not-understood', text: 'constructor' }],
  ])('%j', (text, meant) => {
    expect(read(text)).toEqual(meant);
  });

  it('never makes the parser throw, and never refers to a turn outside the game', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 30 }), (text, turns) => {
        const command = parseReviewCommand(text, turns);
        if (command.ok && 'turn' in command.value && command.value.turn !== undefined)
          expect(command.value.turn).toBeLessThan(turns);
      }),
    );
  });
});
