import { describe, expect, it } from 'vitest';
import { makeChangeEvent, parseChangeEvent } from './postgres-change-events.ts';

describe('change events', () => {
  it('round-trip, and nothing else is parsed', () => {
    for (const one of [
      { kind: 'room', room: 'a-_9', version: 7 },
      { kind: 'forgotten', guest: 'Zz' },
      {
        kind: 'taken',
        server: 'one-1',
        taken: [
          { mark: 'a-_9', units: 12.5, perSecond: 0.0333 },
          { mark: 'b', units: 1, perSecond: 100 },
        ],
      },
      { kind: 'alive', server: 'one-1', asks: true },
      { kind: 'alive', server: 'one-1', asks: false },
      { kind: 'stopping', server: 'one-1' },
      {
        kind: 'present',
        server: 'one-1',
        rooms: [
          { room: 'a-_9', seats: ['breaker', 'maker'], watchers: 0 },
          { room: 'b', seats: [], watchers: 12 },
        ],
      },
    ] as const)
      expect(parseChangeEvent(makeChangeEvent(one))).toEqual(one);
    for (const line of [
      '',
      'room',
      'room a',
      'room a 0',
      'room a 1 2',
      "room a' 1",
      'forgotten',
      'room a 9999999999',
      'taken one',
      'taken one a:1:1',
      'taken one a:1.00:-1.0000',
      'taken one a:1.00:1.0000,',
      'alive',
      'alive one two',
      'stopping',
      'stopping one two',
      'present one',
      'present one a:maker',
      'present one a:maker+:0',
      'present one a:MAKER:0',
      'present one a::-1',
      'present one a::1,',
    ])
      expect(parseChangeEvent(line)).toBeUndefined();
  });
});
