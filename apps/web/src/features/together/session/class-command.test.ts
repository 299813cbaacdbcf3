import { anyText } from '@inkling/core/testing/any-text';
import { VOTING_STEPS } from '@inkling/games/contract/room';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseClassCommand } from './class-command.ts';

it.each([
  ['pause', { kind: 'direct', step: 'pause' }],
  [' Go  on ', { kind: 'direct', step: 'resume' }],
  ['resume', { kind: 'direct', step: 'resume' }],
  ['reveal', { kind: 'direct', step: 'reveal' }],
  ['AGAIN', { kind: 'direct', step: 'again' }],
  ['play', { kind: 'play', at: 0 }],
  ['play 2', { kind: 'play', at: 1 }],
  ['numbers', { kind: 'numbers' }],
  ['qr', { kind: 'square' }],
  ['end', { kind: 'end' }],
])('reads %s', (line, command) => {
  expect(parseClassCommand(line)).toEqual(command);
});

it.each(['', 'go', 'play 0', 'play 100', 'play two', 'guess aabb', 'aabb', 'resign', 'constructor'])(
  'leaves %s to the room',
  (line) => {
    expect(parseClassCommand(line)).toBeUndefined();
  },
);

it('has a word for every step of a vote, and never throws', () => {
  const lines = ['pause', 'go on', 'reveal', 'again'].map(parseClassCommand);
  expect(lines.map((command) => (command?.kind === 'direct' ? command.step : ''))).toEqual([...VOTING_STEPS]);
  fc.assert(
    fc.property(anyText(), fc.constantFrom('', 'play '), (text, head) => {
      parseClassCommand(head + text);
    }),
  );
});
