import type { RoomView } from '@inkling/client/generated/api';
import { describe, expect, it } from 'vitest';
import { code, VIEW } from '../game/testing/room-samples.ts';
import type { RoomGame } from '../session/room-game.ts';
import { english } from './english.ts';
import { german } from './german.ts';
import { english as englishPage } from './page/english.ts';
import { german as germanPage } from './page/german.ts';
import { spanish as spanishPage } from './page/spanish.ts';
import { spanish } from './spanish.ts';

const {
  changes,
  room: { task },
} = english;

const PAIR: RoomView = {
  ...VIEW,
  maker: 'deposited',
  you: 'maker',
  seats: [
    { seat: 'maker', taken: true },
    { seat: 'breaker', taken: true },
  ],
  turn: ['maker'],
  sheets: [{ seat: 'breaker', turnsUsed: 0, over: false, solved: false, resigned: false, turns: [] }],
};
const RACE: RoomView = { ...VIEW, you: 'maker', maker: 'deposited', turn: ['maker'] };
const asRace = (you: RoomView['you']): RoomView => ({
  ...RACE,
  you,
  seats: [{ seat: 'maker', taken: true }, ...VIEW.seats],
});

describe('the announcer of a room', () => {
  it('calls the only other player "the other player"', () => {
    expect(task(PAIR, code)).toBe('Choose the code that the other player will guess.');
    expect(task({ ...PAIR, you: 'breaker' }, code)).toBe('The other player is choosing the code.');
    expect(task(asRace('maker'), code)).toBe('Choose the code that the other players will guess.');
    expect(task(asRace('first'), code)).toBe('Another player is choosing the code.');
  });

  it.each([
    ['maker', 'The other player: Hello!'],
    ['breaker', 'You: Hello!'],
    ['spectator', 'The player who guesses: Hello!'],
  ] as const)('tells a %s who sent a reaction', (you, sentence) => {
    const before = { ...PAIR, you };
    const version = PAIR.version + 1;
    const view = {
      ...before,
      version,
      reactions: [{ seat: 'breaker' as const, reaction: 'hello' as const, at: version }],
    };
    expect(changes(view, before, code)).toBe(sentence);
  });

  const GUEST: RoomView['seats'] = [
    { seat: 'maker', taken: true },
    { seat: 'breaker', taken: true, name: 'fox', mark: 'star' },
  ];

  it('uses the name of a player who has one', () => {
    const before = { ...PAIR, seats: GUEST };
    const reactions = [{ seat: 'breaker', reaction: 'hello', at: 5 }] as const;
    expect(changes({ ...before, version: 5, reactions }, before, code)).toBe('Fox: Hello!');
    expect(changes({ ...before, version: 5 }, PAIR, code)).toMatch(/^The other player: Fox\./);
  });

  it.each([
    ['maker', GUEST, 'Fox gave up. It is over: your code was not found.'],
    ['maker', PAIR.seats, 'The other player gave up. It is over: your code was not found.'],
    ['breaker', PAIR.seats, 'You gave up. It is over: the code was not found.'],
    ['spectator', PAIR.seats, 'The player who guesses gave up. It is over: the code was not found.'],
  ] as const)('tells a %s that a player gave up, without repeating a turn', (you, seats, sentence) => {
    const turns = [{ guess: 'aabb', exact: 1, near: 0 }];
    const sheet = {
      seat: 'breaker' as const,
      turnsUsed: 1,
      over: false,
      solved: false,
      resigned: false,
      turns,
    };
    const before: RoomView = { ...PAIR, you, seats, turn: ['breaker'], sheets: [sheet] };
    const view: RoomView = {
      ...before,
      version: 5,
      phase: 'over',
      turn: [],
      winner: 'maker',
      secret: 'aabc',
      sheets: [{ ...sheet, over: true, resigned: true }],
    };
    expect(changes(view, before, code)).toBe(sentence);
    expect(task(view, code)).toBe(sentence);
  });

  it('tells a racer that the other player gave up, and what to do next', () => {
    const [own, rival] = VIEW.sheets ?? [];
    if (!own || !rival) throw new Error('a race has two sheets');
    const sheets = [own, { ...rival, over: true, resigned: true }];
    expect(changes({ ...VIEW, version: 5, sheets, turn: ['first'] }, VIEW, code)).toBe(
      'The other player gave up. Your turn: make a guess.',
    );
  });

  it('tells everybody that a game was ended, also at a table', () => {
    const sentence = 'This game was ended early. Nobody wins.';
    for (const you of ['maker', 'spectator'] as const) {
      const ended: RoomView = { ...PAIR, you, phase: 'ended', turn: [], version: PAIR.version + 1 };
      expect([task(ended, code), changes(ended, { ...PAIR, you }, code)]).toEqual([sentence, sentence]);
    }
  });

  it('tells the only host that they withdrew an invitation, and others that nobody can join', () => {
    const seats: RoomView['seats'] = [
      { seat: 'maker', taken: true },
      { seat: 'breaker', taken: false },
    ];
    const withdrawn: RoomView = { ...PAIR, seats, phase: 'withdrawn', turn: [] };
    expect(task(withdrawn, code)).toBe('You withdrew this invitation. Nobody can join any more.');
    const forTwo = asRace('first').seats.filter(({ seat }) => seat !== 'second');
    const calledOff: RoomView = { ...withdrawn, seats: [...forTwo, { seat: 'second', taken: false }] };
    for (const you of ['maker', 'first'] as const)
      expect(task({ ...calledOff, you }, code)).toBe('This game was called off. Nobody can join any more.');
    expect(task({ ...withdrawn, you: 'spectator' }, code)).toMatch(/^This invitation was withdrawn\. Ask/);
  });

  it('announces the state of an unchanged table, and greets nobody who plays alone', () => {
    const part = { kind: 'table', changes: () => 'Turned back.', ending: () => 'First player wins!' };
    const game = { ...code, part } as unknown as RoomGame;
    const before: RoomView = { ...VIEW, you: 'spectator', watching: true, table: { tiles: 9 } as never };
    const later = (view: Partial<RoomView>) => changes({ ...before, ...view, version: 9 }, before, game);
    expect(later({})).toBe('You are watching.');
    expect(later({ table: { tiles: 8 } as never })).toBe('Turned back.');
    const alone: RoomView = { ...PAIR, you: 'breaker', seats: PAIR.seats.slice(1), turn: ['breaker'] };
    expect(changes(alone, { ...alone, phase: 'waiting', turn: [] }, code)).toBe('Your turn: make a guess.');
  });

  it('waits for the player from the previous game, without asking anybody to send a link', () => {
    const waiting: RoomView = {
      ...PAIR,
      phase: 'waiting',
      turn: [],
      seats: [
        PAIR.seats[0] as RoomView['seats'][number],
        { seat: 'breaker', taken: false, reserved: 'other' },
      ],
    };
    expect(task(waiting, code)).toBe(
      'The seat of the other player is kept. The game begins when they arrive.',
    );
    expect(task({ ...waiting, you: 'spectator' }, code)).toBe('You are watching.');
    const seats: RoomView['seats'] = [
      { seat: 'maker', taken: true },
      { seat: 'first', taken: true },
      { seat: 'second', taken: false, reserved: 'other' },
    ];
    expect(task({ ...waiting, seats }, code)).toBe(
      'A seat is kept for whoever is missing. The game begins when everybody is here.',
    );
  });

  it('says which of two racers is still looking, or that both are', () => {
    const [first, second] = VIEW.sheets ?? [];
    const race = (sheets: NonNullable<RoomView['sheets']>, view: Partial<RoomView> = {}): RoomView => ({
      ...asRace('maker'),
      turn: sheets.flatMap(({ seat, over }) => (over ? [] : [seat])),
      ...view,
      sheets,
    });
    const done = { ...first, over: true, solved: true } as NonNullable<RoomView['sheets']>[number];
    const open = second as NonNullable<RoomView['sheets']>[number];
    const sentences = [english, german, spanish].map(({ room }) => [
      room.task(race(VIEW.sheets ?? []), code),
      room.task(race([done, open]), code),
      room.task(race([done, open], { you: 'first' }), code),
    ]);
    expect(sentences).toEqual([
      [
        'The other players are looking for the code.',
        'The second player is looking for the code.',
        'You are done; the second player is still looking.',
      ],
      ['Die anderen suchen den Code.', 'Person 2 sucht den Code.', 'Du bist fertig; Person 2 sucht noch.'],
      [
        'Los demás buscan el código.',
        'El jugador 2 busca el código.',
        'Has terminado; el jugador 2 sigue buscando.',
      ],
    ]);
    const named = asRace('first').seats.map((seat) =>
      seat.seat === 'second' ? { ...seat, name: 'fox' as const } : seat,
    );
    expect(task(race([done, open], { you: 'first', seats: named }), code)).toBe(
      'You are done; Fox is still looking.',
    );
    const pair: RoomView = { ...VIEW, turn: ['second'], sheets: [done, open] };
    expect(task(pair, code)).toBe('You are done; the other player is still looking.');
    expect(task({ ...PAIR, turn: ['breaker'] }, code)).toBe('The other player is looking for the code.');
  });

  it('counts missing players in the headings of a game for three', () => {
    const headings = [englishPage, germanPage, spanishPage].map(({ invite }) =>
      [1, 2].flatMap((missing) => [invite.heading(missing, false), invite.awaited(missing, false)]),
    );
    expect(headings).toEqual([
      [
        'Send this to one more friend',
        'Waiting for one more player',
        'Send this to your friends',
        'Waiting for the other players',
      ],
      ['Lade noch jemanden ein', 'Noch jemand fehlt', 'Lade zwei andere ein', 'Die anderen fehlen noch'],
      [
        'Envía esto a una persona más',
        'Esperando a una persona más',
        'Envía esto a los demás',
        'Esperando a los demás',
      ],
    ]);
  });
});

describe('the banner of a room', () => {
  it.each([
    ['English', englishPage],
    ['German', germanPage],
    ['Spanish', spanishPage],
  ])('shows part of the announcement in %s, so that no sentence is shown twice', (_, { speech, ...page }) => {
    expect(page.lost.startsWith(speech.lineLost)).toBe(true);
    expect(speech.queued.endsWith(page.unsent)).toBe(true);
  });
});
