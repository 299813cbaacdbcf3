import { RandomStream, seedRandom } from '@inkling/core/random';
import { makeSheet } from '@inkling/core/sheet';
import { witchBotMove } from '@inkling/games/witch/analysis/bot';
import { OPPONENTS, QUIZZES } from '@inkling/games/witch/rules/params';
import { LEVELS, MATE_RULES } from '@inkling/games/witch/rules/setting';
import { signal } from '@preact/signals';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeSavedGame, parseSavedGame } from '../../../shell/saved/saved-game.ts';
import { testHost } from '../../../shell/testing/host.ts';
import { DEFAULT_LOOK, parseLook } from '../settings/look.ts';
import { tileName } from './announcements.ts';
import { parseBestResults, ruleSet, withResult } from './best-results.ts';
import { parseCommand } from './command.ts';
import { WitchController } from './controller.ts';
import { FORMAT } from './format.ts';
import { sheetFor, WitchSession } from './session.ts';
import { FIRST_SETUP, paramsOf, type Setup, setupOf } from './setup.ts';

const setups: fc.Arbitrary<Setup> = fc.record({
  level: fc.constantFrom(...LEVELS),
  rule: fc.constantFrom(...MATE_RULES),
  opponent: fc.constantFrom(...OPPONENTS),
  quiz: fc.constantFrom(...QUIZZES),
  calm: fc.boolean(),
  timed: fc.boolean(),
});

/** A controller whose clock runs only when it is told to. */
function play(setup: Setup, seed = 'holly', leads = signal(true)) {
  const waiting = new Set<() => void>();
  const dice = new RandomStream(seedRandom(seed));
  const host = testHost({ draw: (below) => dice.below(below), leads });
  const settings = { look: signal(DEFAULT_LOOK), bestResults: signal({}) };
  const controller = new WitchController(
    { sheet: sheetFor(setup, seed), again: false },
    host,
    settings,
    (_, act) => {
      waiting.add(act);
      return () => waiting.delete(act);
    },
  );
  const tick = () => {
    const [act] = waiting;
    if (act) waiting.delete(act);
    act?.();
    return act !== undefined;
  };
  return { controller, said: () => host.announcer.said.value, tick, isWaiting: () => waiting.size > 0 };
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
    const { controller, said } = play(FIRST_SETUP);
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (line) => {
        controller.run(line);
        expect(said()).not.toBe('');
      }),
    );
  });
});

describe('a controller', () => {
  const events = fc.array(
    fc.oneof(
      {
        weight: 6,
        arbitrary: fc.nat(24).map((square) => (controller: WitchController) => controller.choose(square)),
      },
      {
        weight: 1,
        arbitrary: fc
          .integer({ min: 0, max: 5 })
          .map((n) => (controller: WitchController) => controller.answer(n)),
      },
      fc.constantFrom(
        (controller: WitchController) => controller.cover(),
        (controller: WitchController) => controller.goOn(),
        (controller: WitchController) => controller.finishBot(),
        (controller: WitchController) => void controller.play({ kind: 'skip' }),
        (controller: WitchController) => void controller.play({ kind: 'hint' }),
        (controller: WitchController) => controller.sayState(),
      ),
    ),
    { maxLength: 60 },
  );

  it('stays a game that can be kept and read back, whatever is done to it in whatever order', () => {
    fc.assert(
      fc.property(setups, events, fc.array(fc.boolean()), (setup, events, ticks) => {
        const { controller, tick } = play(setup);
        for (const [i, event] of events.entries()) {
          event(controller);
          if (ticks[i]) tick();
        }
        const { sheet, view } = controller.session;
        const state = { sheet: sheet.value, again: true };
        const fields = structuredClone({ version: 1, ...makeSavedGame(FORMAT, state) });
        expect(parseSavedGame(FORMAT, fields)).toEqual(state);
        const named = view.value.tiles.flatMap(({ lie }, square) =>
          lie === 'down' ? [tileName(view.value, square)] : [],
        );
        for (const name of named) expect(name).toMatch(/^Row \d, column \d, face down$/);
        controller.close();
      }),
      { numRuns: 150 },
    );
  });

  it('never lets a clock turn tiles back that somebody may be looking at', () => {
    const { controller, tick, isWaiting } = play({
      ...FIRST_SETUP,
      level: 'hard',
      opponent: 'lru2',
      quiz: 'off',
    });
    for (let turn = 0; turn < 400 && !controller.session.isOver; turn++) {
      if (controller.shown.value) expect(isWaiting()).toBe(false);
      if (!tick()) {
        if (controller.shown.value && controller.session.view.value.phase === 'flip') controller.cover();
        else if (controller.botsTurn.value) controller.goOn();
        else
          controller.choose(
            controller.session.view.value.tiles.findLastIndex(
              ({ lie }, square) => lie === 'down' && square !== turn % 25,
            ),
          );
      }
    }
    expect(
      controller.session.view.value.log.some(({ seat, kind }) => seat === 'second' && kind === 'match'),
    ).toBe(true);
  });

  it('lets no clock run while another tab leads, and goes on when this one does', () => {
    const leads = signal(false);
    const { controller, tick, isWaiting } = play(
      { ...FIRST_SETUP, opponent: 'lru2', quiz: 'off' },
      'holly',
      leads,
    );
    for (let square = 0; !controller.botsTurn.value; square++) {
      controller.choose(square);
      controller.play({ kind: 'skip' });
    }
    controller.cover();
    expect([controller.botsTurn.value, isWaiting()]).toEqual([true, false]);
    leads.value = true;
    if (!controller.shown.value) expect(tick()).toBe(true);
  });

  it('turns a miss back by itself in the timed mode only', () => {
    for (const timed of [false, true]) {
      const { controller, isWaiting } = play({ ...FIRST_SETUP, timed });
      for (let square = 0; !controller.shown.value; square++) {
        controller.choose(square);
        controller.play({ kind: 'skip' });
      }
      expect(isWaiting()).toBe(timed);
    }
  });

  it('keeps a best for a board that was new, and none for the same board again', () => {
    const { controller } = play({ ...FIRST_SETUP, quiz: 'off' });
    const dice = new RandomStream(seedRandom('a game for one'));
    const finish = () => {
      for (let move = 0; move < 200 && !controller.session.isOver; move++)
        controller.play(witchBotMove(controller.session.view.value, 'perfect', dice));
      expect(controller.session.isOver).toBe(true);
    };
    finish();
    expect(controller.isBest.value).toBe(true);
    const { best } = controller;
    expect(best?.moves).toBe(controller.session.view.value.moves.first);
    controller.again();
    finish();
    expect(controller.isBest.value).toBe(false);
    expect(controller.best).toEqual(best);
  });

  it('lays the same board for the same seed, and knows it again', () => {
    const { controller } = play(FIRST_SETUP);
    controller.begin(FIRST_SETUP, '  holly ');
    expect(controller.session.again.value).toBe(true);
    controller.begin(FIRST_SETUP, '');
    expect(controller.session.again.value).toBe(false);
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
        const read = parseSavedGame(FORMAT, value);
        if (read) expect(() => new WitchSession(read).view.value).not.toThrow();
        const fields = Object(value) as Readonly<Record<string, unknown>>;
        expect(parseLook(fields).tile).toBeDefined();
        expect(parseBestResults(fields)).toBeDefined();
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
    expect(parseBestResults(structuredClone(two))).toEqual(two);
    expect(
      parseBestResults({ ...two, nonsense: 3, [`${key} x`]: two[key], 'hard king off': { total: -1 } }),
    ).toEqual(two);
  });
});
