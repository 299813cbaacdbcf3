import type { WitchView } from '@inkling/games/witch/rules/view';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nameOf } from '../../../games/witch/session/roster.ts';
import { parseLobbyCommand, roomIn } from './lobby-command.ts';
import { FIRST_ORDER, openingBody } from './order.ts';
import { parseRoomCommand } from './room-command.ts';
import { entryOf, type RoomEntry } from './room-entry.ts';
import { parseTableCommand } from './table-command.ts';

const entry = entryOf({ game: 'mastermind', rules: 'p4c6r/12' }) as RoomEntry;

describe('a line at the front', () => {
  it('is read from a line, and a line that makes no room says why', () => {
    const made = parseLobbyCommand('make p5c8n/9 kept player abcde', FIRST_ORDER);
    expect(made).toEqual({
      ok: true,
      value: {
        kind: 'make',
        order: { game: 'mastermind', rules: 'p5c8n/9', maker: 'kept', breakers: 'player' },
        code: [0, 1, 2, 3, 4],
      },
    });
    expect(parseLobbyCommand('make w6t7h theirs race', FIRST_ORDER)).toMatchObject({
      value: { order: { game: 'word', rules: 'w6t7h@english', maker: 'theirs', breakers: 'race' } },
    });
    expect(parseLobbyCommand('make w5t6 kept', FIRST_ORDER)).toMatchObject({
      error: { code: 'not-together' },
    });
    expect(parseLobbyCommand('make p4c99r', FIRST_ORDER)).toMatchObject({ error: { code: 'no-such-rules' } });
    expect(parseLobbyCommand('make kept zzzz', FIRST_ORDER)).toMatchObject({
      error: { code: 'unknown-symbol' },
    });
    expect(parseLobbyCommand('', FIRST_ORDER)).toMatchObject({ error: { code: 'nothing' } });
  });

  it('seats a bot at a table of witches, the one that is named or the usual one', () => {
    const made = (line: string) => {
      const read = parseLobbyCommand(line, FIRST_ORDER);
      return read.ok && read.value.kind === 'make' ? openingBody(read.value.order, undefined) : read;
    };
    expect(made('make witch hard expert')).toMatchObject({
      rules: 'hard quiz=names against=expert',
      joint: true,
      seat: 'first',
    });
    expect(made('make witch player')).toMatchObject({ rules: 'medium quiz=names against=perfect' });
    expect(made('make witch one')).toMatchObject({ rules: 'medium quiz=names against=nobody' });
    expect(made('make computer one')).toMatchObject({ maker: 'drawn', joint: true });
    expect(made('make theirs one')).not.toHaveProperty('joint');
  });

  it('takes a link, its end, or a bare name for a room, and nothing else', () => {
    const name = 'AAAAAAAAAAAAAAAAAAAA-_';
    for (const text of [
      name,
      `room/${name}`,
      `https://x.example/sub/#/online/room/${name}`,
      ` #/online/room/${name}/ `,
    ])
      expect(roomIn(text)).toBe(name);
    for (const text of ['', 'room', `${name}A`, `https://x.example/#/duel/${name}`])
      expect(roomIn(text)).toBeUndefined();
  });
});

describe('typed lines', () => {
  it('never throw, whatever is typed', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        fc.constantFrom('', 'mend ', 'answer ', 'sit ', 'make '),
        (text, head) => {
          for (const line of [head + text, text]) {
            expect(typeof parseRoomCommand(line, entry, 3).ok).toBe('boolean');
            expect(typeof parseLobbyCommand(line, FIRST_ORDER).ok).toBe('boolean');
          }
        },
      ),
    );
  });

  it.each([
    ['aabb', { kind: 'code', code: [0, 0, 1, 1] }],
    ['guess SSPP', { kind: 'code', code: [0, 0, 1, 1] }],
    ['answer 1,2', { kind: 'answer', feedback: { exact: 1, near: 2 } }],
    ['mend 2 0,1', { kind: 'mend', turn: 1, feedback: { exact: 0, near: 1 } }],
    ['sit First', { kind: 'sit', seat: 'first' }],
    ['?', { kind: 'help' }],
    ['open', { kind: 'open' }],
  ])('reads %s', (line, value) => {
    expect(parseRoomCommand(line, entry, 3)).toEqual({ ok: true, value });
  });

  it.each([
    ['make p4c6r', { code: 'not-understood', text: 'make p4c6r' }],
    ['pause', { code: 'not-understood', text: 'pause' }],
    ['SSXT', { code: 'unknown-symbol', text: 'X' }],
    ['Santa Santa Tre Bell', { code: 'unknown-symbol', text: 'Tre' }],
    ['guess x', { code: 'unknown-symbol', text: 'x' }],
  ])('tells of %s what is wrong with it', (line, error) => {
    expect(parseRoomCommand(line, entry, 3)).toMatchObject({ ok: false, error });
  });

  it('takes a word of the room before a command of the same letters', () => {
    const four = entryOf({ game: 'word', rules: 'w4t6@english' }) as RoomEntry;
    expect(parseRoomCommand('open', four, 0)).toMatchObject({ value: { kind: 'code' } });
  });

  it.each([
    ['mend 9 1,0', 'no-such-turn'],
    ['mend 2', 'mend-what'],
    ['sit king', 'no-such-seat'],
    ['answer 3,1', 'impossible-feedback'],
    ['aab', 'wrong-length'],
  ])('refuses %s with %s', (line, code) => {
    expect(parseRoomCommand(line, entry, 3)).toMatchObject({ ok: false, error: { code } });
  });
});

describe('a line at a table of witches', () => {
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
  ] as const)('reads %s', (line, view, move) => {
    expect(parseTableCommand(line, view)).toEqual({ ok: true, value: { kind: 'line', line: move } });
  });

  it('keeps the words of every room, refuses what is no move, and never throws', () => {
    expect(parseTableCommand('back', asked)).toEqual({ ok: true, value: { kind: 'back' } });
    expect(parseTableCommand('zzz', table)).toMatchObject({ error: { code: 'no-such-move', text: 'zzz' } });
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.constantFrom(table, asked), (text, view) => {
        expect(typeof parseTableCommand(text, view).ok).toBe('boolean');
      }),
    );
  });
});
