import { anyText } from '@inkling/core/testing/any-text';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseCommand } from './command.ts';
import { FIRST_SETUP, paramsOf, setupOf } from './setup.ts';
import { play, setups } from './testing/any-setup.ts';

describe('a setup', () => {
  it('round-trips through params', () => {
    fc.assert(
      fc.property(setups, (setup) => {
        expect(setupOf(paramsOf(setup))).toEqual(setup);
      }),
    );
  });
});

describe('a typed line', () => {
  it.each([
    ['b3', { kind: 'square', text: '2,3' }],
    ['flip C12', { kind: 'square', text: '3,12' }],
    ['2, 3', { kind: 'square', text: '2,3' }],
    ['2', { kind: 'move', text: '2' }],
    ['Morwenna', { kind: 'move', text: 'Morwenna' }],
    ['new hard  holly 1', { kind: 'new', level: 'hard', seed: 'holly 1' }],
    ['new holly', { kind: 'new', level: undefined, seed: 'holly' }],
    ['NEW', { kind: 'new', level: undefined, seed: undefined }],
    ['?', { kind: 'help' }],
    ['Again', { kind: 'again' }],
  ])('%j is parsed', (line, command) => {
    expect(parseCommand(line)).toEqual({ ok: true, value: command });
  });

  it('never throws, and always gets a reply', () => {
    const { controller, announced } = play(FIRST_SETUP);
    fc.assert(
      fc.property(anyText({ maxLength: 300 }), (line) => {
        controller.run(line);
        expect(announced()).not.toBe('');
      }),
    );
  });
});
