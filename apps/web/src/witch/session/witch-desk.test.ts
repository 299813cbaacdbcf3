import { RandomStream, seedRandom } from '@inkling/core/random';
import { makeSheet } from '@inkling/core/sheet';
import { OPPONENTS, QUIZZES } from '@inkling/games/witch/params';
import { LEVELS, MATE_RULES } from '@inkling/games/witch/setting';
import { signal } from '@preact/signals';
import fc from 'fast-check';
import { witchBotMove } from 'inkling/witch-bot';
import { describe, expect, it } from 'vitest';
import { DEFAULT_PREFERENCES } from '../../session/preferences.ts';
import { parseCommand } from './command.ts';
import { makeKept, parseKept } from './keeping.ts';
import { DEFAULT_LOOK, parseLook } from './look.ts';
import { parseRecords, ruleSet, withResult } from './records.ts';
import { FIRST_SETUP, paramsOf, type Setup, setupOf } from './setup.ts';
import { tileName } from './telling.ts';
import { WitchDesk } from './witch-desk.ts';
import { sheetFor, WitchSession } from './witch-session.ts';

const setups: fc.Arbitrary<Setup> = fc.record({
  level: fc.constantFrom(...LEVELS),
  rule: fc.constantFrom(...MATE_RULES),
  opponent: fc.constantFrom(...OPPONENTS),
  quiz: fc.constantFrom(...QUIZZES),
  calm: fc.boolean(),
  timed: fc.boolean(),
});

/** A desk whose clock runs only when it is told to. */
function deskFor(setup: Setup, seed = 'holly') {
  const waiting = new Set<() => void>();
  const dice = new RandomStream(seedRandom(seed));
  const desk = new WitchDesk(new WitchSession(sheetFor(setup, seed), false), {
    preferences: signal(DEFAULT_PREFERENCES),
    look: signal(DEFAULT_LOOK),
    records: signal({}),
    draw: (below) => dice.below(below),
    later: (_, act) => {
      waiting.add(act);
      return () => waiting.delete(act);
    },
  });
  const tick = () => {
    const [act] = waiting;
    if (act) waiting.delete(act);
    act?.();
    return act !== undefined;
  };
  return { desk, tick, isWaiting: () => waiting.size > 0 };
}

describe('a setup', () => {
  it('survives being made into params', () => {
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
  ])('%j is read', (line, command) => {
    expect(parseCommand(line)).toEqual({ ok: true, value: command });
  });

  it('never throws, whatever it is', () => {
    const { desk } = deskFor(FIRST_SETUP);
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (line) => {
        desk.run(line);
        expect(desk.said.value).not.toBe('');
      }),
    );
  });
});

describe('a desk', () => {
  const events = fc.array(
    fc.oneof(
      { weight: 6, arbitrary: fc.nat(24).map((square) => (desk: WitchDesk) => desk.choose(square)) },
      {
        weight: 1,
        arbitrary: fc.integer({ min: 0, max: 5 }).map((n) => (desk: WitchDesk) => desk.answer(n)),
      },
      fc.constantFrom(
        (desk: WitchDesk) => desk.cover(),
        (desk: WitchDesk) => desk.goOn(),
        (desk: WitchDesk) => desk.finishBot(),
        (desk: WitchDesk) => void desk.play({ kind: 'skip' }),
        (desk: WitchDesk) => void desk.play({ kind: 'hint' }),
        (desk: WitchDesk) => desk.sayState(),
      ),
    ),
    { maxLength: 60 },
  );

  it('stays a game that can be kept and read back, whatever is done to it in whatever order', () => {
    fc.assert(
      fc.property(setups, events, fc.array(fc.boolean()), (setup, events, ticks) => {
        const { desk, tick } = deskFor(setup);
        for (const [i, event] of events.entries()) {
          event(desk);
          if (ticks[i]) tick();
        }
        const { sheet, view } = desk.session;
        const kept = parseKept(structuredClone(makeKept(sheet.value, true)));
        expect(kept).toEqual({ ok: true, value: { sheet: sheet.value, again: true } });
        const named = view.value.tiles.flatMap(({ lie }, square) =>
          lie === 'down' ? [tileName(view.value, square)] : [],
        );
        for (const name of named) expect(name).toMatch(/^Row \d, column \d, face down$/);
        desk.close();
      }),
      { numRuns: 150 },
    );
  });

  it('never lets a clock turn tiles back that somebody may be looking at', () => {
    const { desk, tick, isWaiting } = deskFor({
      ...FIRST_SETUP,
      level: 'hard',
      opponent: 'lru2',
      quiz: 'off',
    });
    for (let turn = 0; turn < 400 && !desk.session.isOver; turn++) {
      if (desk.shown.value) expect(isWaiting()).toBe(false);
      if (!tick()) {
        if (desk.shown.value && desk.session.view.value.phase === 'flip') desk.cover();
        else if (desk.botsTurn.value) desk.goOn();
        else
          desk.choose(
            desk.session.view.value.tiles.findLastIndex(
              ({ lie }, square) => lie === 'down' && square !== turn % 25,
            ),
          );
      }
    }
    expect(desk.session.view.value.log.some(({ seat, kind }) => seat === 'second' && kind === 'match')).toBe(
      true,
    );
  });

  it('turns a miss back by itself in the timed mode only', () => {
    for (const timed of [false, true]) {
      const { desk, isWaiting } = deskFor({ ...FIRST_SETUP, timed });
      for (let square = 0; !desk.shown.value; square++) {
        desk.choose(square);
        desk.play({ kind: 'skip' });
      }
      expect(isWaiting()).toBe(timed);
    }
  });

  it('keeps a best for a board that was new, and none for the same board again', () => {
    const { desk } = deskFor({ ...FIRST_SETUP, quiz: 'off' });
    const dice = new RandomStream(seedRandom('a game for one'));
    const finish = () => {
      for (let move = 0; move < 200 && !desk.session.isOver; move++)
        desk.play(witchBotMove(desk.session.view.value, 'perfect', dice));
      expect(desk.session.isOver).toBe(true);
    };
    finish();
    expect(desk.record.value).toBe(true);
    const { best } = desk;
    expect(best?.moves).toBe(desk.session.view.value.moves.first);
    desk.again();
    finish();
    expect(desk.record.value).toBe(false);
    expect(desk.best).toEqual(best);
  });

  it('lays the same board for the same seed, and knows it again', () => {
    const { desk } = deskFor(FIRST_SETUP);
    desk.begin(FIRST_SETUP, '  holly ');
    expect(desk.session.again.value).toBe(true);
    desk.begin(FIRST_SETUP, '');
    expect(desk.session.again.value).toBe(false);
  });
});

describe('what is kept', () => {
  it('is read from anything without throwing', () => {
    const sheet = makeSheet(sheetFor(FIRST_SETUP, 'holly'));
    const damaged = fc
      .tuple(fc.nat(sheet.length), fc.nat(9), fc.string({ maxLength: 5 }))
      .map(([at, cut, put]) => ({ version: 1, sheet: sheet.slice(0, at) + put + sheet.slice(at + cut) }));
    fc.assert(
      fc.property(fc.oneof(fc.anything(), damaged), (value) => {
        const read = parseKept(value);
        if (read.ok) expect(() => new WitchSession(read.value.sheet, false).view.value).not.toThrow();
        expect(parseLook(value).tile).toBeDefined();
        expect(parseRecords(value)).toBeDefined();
      }),
    );
  });

  it('holds the best results by rule set: more points, then fewer moves', () => {
    const key = ruleSet(FIRST_SETUP);
    const one = withResult({}, key, { total: 400, moves: 7, stars: 2 });
    expect(withResult(one, key, { total: 399, moves: 5, stars: 3 })).toBe(one);
    expect(withResult(one, key, { total: 400, moves: 7, stars: 2 })).toBe(one);
    const two = withResult(one, key, { total: 400, moves: 6, stars: 3 });
    expect(two[key]?.moves).toBe(6);
    expect(parseRecords(structuredClone(two))).toEqual(two);
    expect(
      parseRecords({ ...two, nonsense: 3, [`${key} x`]: two[key], 'hard king off': { total: -1 } }),
    ).toEqual(two);
  });
});
