import fc from 'fast-check';
import { expect, it } from 'vitest';
import { makeClassroomName, parseClassroomName } from './names.ts';

it.each(['HOLLY 427', 'holly-427', '  Holly427 ', 'holly  427'])('reads %j', (text) => {
  expect(parseClassroomName(text)).toBe('holly-427');
});

it.each([
  '',
  'holly',
  '427',
  'holly 42',
  'holly 4271',
  'make p4c6r',
  'hølly 427',
  'https://a.example/#/online',
])('reads no name in %j', (text) => {
  expect(parseClassroomName(text)).toBeUndefined();
});

it('reads a name as it stands on the wall', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z]{3,8}$/), fc.integer({ min: 100, max: 999 }), (word, number) => {
      const name = `${word}-${number}`;
      expect(parseClassroomName(makeClassroomName(name))).toBe(name);
    }),
  );
});
