import { anyText } from '@inkling/core/testing/any-text';
import type { WitchView } from '@inkling/games/witch/rules/view';
import { signal } from '@preact/signals';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { room as mastermindPart } from '../../../games/mastermind/room/room-part.tsx';
import { room as witchPart } from '../../../games/witch/room/room-part.tsx';
import { typedMove } from '../../../games/witch/room/typed-move.ts';
import { nameOf } from '../../../games/witch/session/roster.ts';
import { roomPart } from '../../../games/word/room/room-part.tsx';
import type { RoomPart, SheetsPart } from '../../../shell/parts/room-part.ts';
import { parseLobbyCommand, type RoomParts, roomIn } from '../session/lobby-command.ts';
import { parseRoomCommand } from '../session/room-command.ts';
import type { RoomRequest } from '../session/room-request.ts';

const wordPart = roomPart(signal({ keyboard: 'auto' }));
const PARTS: RoomParts = new Map<string, RoomPart>([
  ['mastermind', mastermindPart],
  ['word', wordPart],
  ['witch', witchPart],
]);

const FIRST: RoomRequest = {
  game: 'mastermind',
  rules: 'p4c6r/12',
  maker: 'deposited',
  breakers: 'one',
};

function sheets(part: SheetsPart, rules: string) {
  const game = part.open(rules);
  if (!game) throw new Error(`no game has the rules ${rules}`);
  return game;
}

const codes = sheets(mastermindPart, 'p4c6r/12');
const words = sheets(wordPart, 'w5t6@english');

describe('a typed command in the lobby', () => {
  const made = (line: string) => parseLobbyCommand(line, FIRST, PARTS);

  it('opens a room of any game, or reports why it cannot', () => {
    expect(made('make p5c8n/9 kept player abcde')).toEqual({
      ok: true,
      value: {
        kind: 'make',
        request: { game: 'mastermind', rules: 'p5c8n/9', maker: 'kept', breakers: 'player' },
        secret: 'abcde',
      },
    });
    expect(made('make w6t7h theirs race')).toMatchObject({
      value: { request: { game: 'word', rules: 'w6t7h@english', maker: 'theirs', breakers: 'race' } },
    });
    expect(made('make word')).toMatchObject({ value: { request: { game: 'word', rules: 'w5t6@english' } } });
    expect(made('make p4c99r')).toMatchObject({ error: { code: 'no-such-rules' } });
    expect(made('make kept zzzz')).toMatchObject({
      error: { code: 'no-secret', sentence: 'z is not a piece of this game.' },
    });
    expect(made('make aabb')).toMatchObject({ error: { code: 'not-understood', text: 'aabb' } });
    expect(made('')).toMatchObject({ error: { code: 'nothing' } });
  });

  it.each([
    ['make witch hard expert', 'hard quiz=names against=expert'],
    ['make witch player', 'medium quiz=names against=perfect'],
    ['make witch one', 'medium quiz=names against=nobody'],
    ['make witch easy race', 'easy quiz=names against=person'],
    ['make witch typed lru2', 'medium quiz=typed against=lru2'],
  ])('reads %s word by word', (line, rules) => {
    expect(made(line)).toMatchObject({ value: { request: { game: 'witch', rules } } });
  });

  it('accepts a link, its last part or a bare id as a room, and nothing else', () => {
    const name = 'AAAAAAAAAAAAAAAAAAAA-_';
    for (const text of [
      name,
      `room/${name}`,
      `https://x.example/sub/#/online/room/${name}`,
      ` #/online/room/${name}/ `,
      `https://x.example/#/online/room/${name} hello`,
      `Play: https://x.example/#/online/room/${name}.`,
      `<https://x.example/#/online/room/${name}>`,
    ])
      expect(roomIn(text)).toBe(name);
    for (const text of ['', 'room', `${name}A`, `#/online/room/${name}A`, `https://x.example/#/duel/${name}`])
      expect(roomIn(text)).toBeUndefined();
  });
});

describe('a typed command', () => {
  it('never throws in a room or in the lobby, whatever is typed', () => {
    fc.assert(
      fc.property(anyText(), fc.constantFrom('', 'correct ', 'answer ', 'sit ', 'make '), (text, head) => {
        for (const line of [head + text, text]) {
          expect(typeof parseRoomCommand(line, codes, 3).ok).toBe('boolean');
          expect(typeof parseRoomCommand(line, words, 3).ok).toBe('boolean');
          expect(typeof parseLobbyCommand(line, FIRST, PARTS).ok).toBe('boolean');
        }
      }),
    );
  });

  it.each([
    ['aabb', { kind: 'guess', text: 'aabb' }],
    ['guess SSPP', { kind: 'guess', text: 'aabb' }],
    ['answer 1,2', { kind: 'answer', answer: '1,2' }],
    ['correct 2 0,1', { kind: 'correct', turn: 1, answer: '0,1' }],
    ['sit First', { kind: 'sit', seat: 'first' }],
    ['say Hello', { kind: 'say', reaction: 'hello' }],
    ['?', { kind: 'help' }],
    ['open', { kind: 'open' }],
  ])('reads %s', (line, value) => {
    expect(parseRoomCommand(line, codes, 3)).toEqual({ ok: true, value });
  });

  it.each([
    ['make p4c6r', { code: 'not-understood', text: 'make p4c6r' }],
    ['pause', { code: 'not-understood', text: 'pause' }],
    ['SSXT', { code: 'no-guess', sentence: 'X is not a piece of this game.' }],
    ['Santa Santa Tre Bell', { code: 'no-guess', sentence: 'Tre is not a piece of this game.' }],
    ['guess x', { code: 'no-guess', sentence: 'x is not a piece of this game.' }],
    ['correct 9 1,0', { code: 'no-such-turn', text: '9' }],
    ['correct 2', { code: 'correct-what' }],
    ['say what I like', { code: 'no-such-reaction' }],
    ['sit king', { code: 'no-such-seat', text: 'king' }],
    ['answer 3,1', { code: 'no-guess', sentence: expect.stringContaining('all places but one') }],
    ['aab', { code: 'no-guess', sentence: 'That has 3 pieces; this game has 4 places.' }],
  ])('reports what is wrong with %s', (line, error) => {
    expect(parseRoomCommand(line, codes, 3)).toEqual({ ok: false, error });
  });

  it('prefers a valid guess over a command of the same letters', () => {
    const four = sheets(wordPart, 'w4t6@english');
    expect(parseRoomCommand('open', four, 0)).toEqual({ ok: true, value: { kind: 'guess', text: 'open' } });
    expect(parseRoomCommand('answer 1,0', words, 0)).toMatchObject({ error: { code: 'not-understood' } });
  });
});

describe('a typed command at a Witch table', () => {
  const table = { phase: 'flip', quiz: undefined } as WitchView;
  const asked = {
    phase: 'quiz',
    quiz: { witch: 3, options: [5, 3, 1, 0], hint: undefined },
  } as unknown as WitchView;

  it.each([
    ['b3', table, 'flip 2,3'],
    ['peek 1,2', { ...table, phase: 'peek' }, 'peek 1,2'],
    ['a1', { ...table, phase: 'peek' }, 'peek 1,1'],
    ['cover', table, 'cover'],
    ['2', asked, `name ${nameOf(3)}`],
    ['hint', asked, 'hint'],
    ['Old  Mother', asked, 'name Old Mother'],
    ['zzz', table, undefined],
  ] as const)('reads %s', (line, view, move) => {
    expect(typedMove(line, view)).toBe(move);
  });

  it('never throws', () => {
    fc.assert(
      fc.property(anyText(), fc.constantFrom(table, asked), (text, view) => {
        expect(['string', 'undefined']).toContain(typeof typedMove(text, view));
      }),
    );
  });
});
