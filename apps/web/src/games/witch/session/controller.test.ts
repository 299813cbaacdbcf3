import { RandomStream, seedRandom } from '@inkling/core/random';
import { witchBotMove } from '@inkling/games/witch/analysis/bot';
import { signal } from '@preact/signals';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeSavedGame, parseSavedGame } from '../../../shell/saved/saved-game.ts';
import { missSentence, tileName, worthOf } from './announcements.ts';
import { seenTiles } from './board-model.ts';
import type { WitchController } from './controller.ts';
import { FORMAT } from './format.ts';
import { covenSize, FIRST_COVEN, parseKnownFaces, WHOLE_COVEN, withFace } from './known-faces.ts';
import { nameOf } from './roster.ts';
import { FIRST_SETUP, type Setup, withCoven } from './setup.ts';
import { play, setups } from './testing/any-setup.ts';

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
        (controller: WitchController) => controller.turnDrawer(true),
        (controller: WitchController) => controller.note({ pictures: true }),
      ),
    ),
    { maxLength: 60 },
  );

  it('round-trips its saved game after any sequence of actions', () => {
    fc.assert(
      fc.property(setups, events, fc.array(fc.boolean()), (setup, events, ticks) => {
        const { controller, tick } = play(setup);
        for (const [i, event] of events.entries()) {
          event(controller);
          if (ticks[i]) tick();
        }
        const { sheet, view } = controller.session;
        const { notes } = controller.session;
        const state = { sheet: sheet.value, again: true, notes: notes.value, seconds: 61 };
        const fields = structuredClone({ version: 1, ...makeSavedGame(FORMAT, state) });
        expect(parseSavedGame(FORMAT, fields)).toEqual(state);
        const named = view.value.tiles.flatMap(({ lie }, square) =>
          lie === 'down' ? [tileName(view.value, square)] : [],
        );
        for (const name of named) expect(name).toMatch(/^Row [a-e], column \d, face down$/);
        controller.close();
      }),
      { numRuns: 150 },
    );
  });

  it('explains why a tile stays down while it asks for a name, worded for typing or for buttons', () => {
    const { controller, announced } = play(FIRST_SETUP);
    const { view } = controller.session;
    const isAsked = () => view.value.phase === 'quiz';
    const { length } = view.value.tiles;
    for (let one = 0; one < length; one++)
      for (let other = one + 1; other < length && !isAsked(); other++)
        for (const square of [one, other]) {
          if (isAsked() || view.value.tiles[square]?.lie !== 'down') continue;
          controller.choose(square);
          if (view.value.phase === 'peek') controller.play({ kind: 'skip' });
          controller.cover();
        }
    expect(isAsked()).toBe(true);
    controller.read('flip a1', 'a1');
    expect([announced(), controller.remark.value]).toEqual(['First say who she is, or skip.', '']);
    controller.choose(0);
    expect([announced(), controller.remark.value]).toEqual(
      Array(2).fill('First say who she is, or choose “Skip”.'),
    );
    controller.play({ kind: 'skip' });
    expect(controller.remark.value).toBe('');
  });

  it('never starts a timer that turns back tiles the user may be looking at', () => {
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

  it('runs no timer while another tab leads, and resumes when this one does', () => {
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

  it('turns a miss back automatically only in timed mode', () => {
    for (const timed of [false, true]) {
      const { controller, isWaiting } = play({ ...FIRST_SETUP, timed });
      for (let square = 0; !controller.shown.value; square++) {
        controller.choose(square);
        controller.play({ kind: 'skip' });
      }
      expect(isWaiting()).toBe(timed);
      expect(missSentence(controller.session.view.value)).toBe(
        `No match. Look closely: they ${timed ? 'are turned back after 6 seconds' : 'stay face up until you turn them back'}.`,
      );
    }
  });

  it('says what a name is worth in this game', () => {
    const worth = (quiz: Setup['quiz']) =>
      worthOf(play({ ...FIRST_SETUP, quiz }).controller.session.view.value);
    expect(worth('names')).toEqual([
      ['a pair', 100],
      ['her name', 50],
      ['the bonus', 100],
    ]);
    expect(worth('typed')[1]).toEqual(['her name', 100]);
    expect(worth('off').map(([what]) => what)).toEqual(['a pair', 'the bonus']);
  });

  it('ranks the result of a new board, but not of the same board again', () => {
    const { controller } = play({ ...FIRST_SETUP, quiz: 'off' });
    const random = new RandomStream(seedRandom('a game for one'));
    const finish = () => {
      for (let move = 0; move < 200 && !controller.session.isOver; move++)
        controller.play(witchBotMove(controller.session.view.value, 'perfect', random));
      expect(controller.session.isOver).toBe(true);
    };
    finish();
    const { best } = controller;
    expect(best).toEqual([controller.ranked.value]);
    expect(best[0]).toMatchObject({
      moves: controller.session.view.value.moves.first,
      day: '2026-11-23',
    });
    controller.again();
    finish();
    expect(controller.ranked.value).toBeUndefined();
    expect(controller.best).toEqual(best);
  });

  it('names no witch on the board or in announcements before she was asked about', () => {
    const { controller, announced } = play({ ...FIRST_SETUP, level: 'medium' });
    const { view } = controller.session;
    const names = view.value.tonight.map(nameOf);
    const open = () => view.value.tiles.map((_, square) => tileName(view.value, square)).join('; ');
    for (let square = 0; square < 16; square++) {
      const isAsked = () => view.value.phase === 'quiz';
      controller.choose(square);
      if (isAsked()) controller.play({ kind: 'skip' });
      const told = view.value.log.flatMap((event) => (event.kind === 'quiz' ? [nameOf(event.witch)] : []));
      const silent = names.filter((name) => !told.includes(name));
      for (const name of silent) expect(`${announced()} ${open()}`).not.toContain(name);
    }
    expect(open()).toMatch(/witch [A-G], \w/);
  });

  it('shows seen tiles only on request, which counts as playing with notes', () => {
    const { controller } = play({ ...FIRST_SETUP, quiz: 'off' });
    controller.choose(0);
    controller.choose(1);
    controller.cover();
    const down = seenTiles(controller.session.view.value);
    expect([...down.keys()]).toEqual([0, 1]);
    expect(controller.marks.value).toBeUndefined();
    expect(controller.progress().withNotes).toBe(false);
    controller.turnDrawer(true);
    expect(controller.marks.value).toEqual({ seen: down, pictures: false });
    controller.turnDrawer(false);
    expect(controller.marks.value).toBeUndefined();
    expect(controller.progress().withNotes).toBe(true);
  });

  it('counts seconds only while the clock is on and the game is in progress', () => {
    const { controller, tick, isWaiting, counted } = play({ ...FIRST_SETUP, quiz: 'off' });
    controller.choose(0);
    expect(isWaiting()).toBe(false);
    controller.look.value = { ...controller.look.value, clock: true };
    for (let second = 0; second < 3; second++) expect(tick()).toBe(true);
    expect(controller.session.seconds.value).toBe(3);
    const before = counted();
    controller.choose(1);
    // A second that has begun is completed, however fast the user plays.
    expect(counted()).toBe(before);
    expect(controller.state.value.seconds).toBe(3);
    const random = new RandomStream(seedRandom('to the end'));
    for (let move = 0; move < 200 && !controller.session.isOver; move++)
      controller.play(witchBotMove(controller.session.view.value, 'perfect', random));
    expect(isWaiting()).toBe(false);
    expect(controller.ranked.value?.seconds).toBe(3);
  });

  it('draws its boards from one more witch for each face named without a hint', () => {
    const { controller } = play(FIRST_SETUP);
    const { view } = controller.session;
    const state = controller.state.value;
    const lies = (at: number) => {
      const { session } = play(FIRST_SETUP, state.sheet.seed).controller;
      session.play({ kind: 'flip', row: Math.floor(at / 3), col: at % 3 });
      const face = session.view.value.tiles[at];
      return face && 'witch' in face ? face.witch : undefined;
    };
    const all = view.value.tiles.map((_, at) => lies(at));
    const mates = (witch: number) => all.flatMap((own, at) => (own === witch ? [at] : []));
    const [first, second] = [...new Set(all.filter((witch) => witch !== undefined))] as [number, number];
    for (const at of mates(first)) controller.choose(at);
    controller.play({ kind: 'name', text: nameOf(first) });
    expect(covenSize(controller.knownFaces.value)).toBe(FIRST_COVEN + 1);
    for (const at of mates(second)) controller.choose(at);
    controller.play({ kind: 'hint' });
    controller.play({ kind: 'name', text: nameOf(second) });
    expect(covenSize(controller.knownFaces.value)).toBe(FIRST_COVEN + 1);
    controller.begin(controller.session.setup, '');
    expect(controller.session.setup.coven).toBe(FIRST_COVEN + 1);
    let known = parseKnownFaces({});
    for (let witch = 0; witch < WHOLE_COVEN; witch++) known = withFace(withFace(known, witch), witch);
    expect([known.ids.length, covenSize(known)]).toEqual([WHOLE_COVEN, WHOLE_COVEN]);
    expect(parseKnownFaces(structuredClone({ ...known }))).toEqual(known);
    controller.begin(withCoven(controller.session.setup, undefined), '');
    expect(controller.session.setup.coven).toBeUndefined();
  });

  it('recognises a seed that was played before', () => {
    const { controller } = play(FIRST_SETUP);
    controller.begin(FIRST_SETUP, '  holly ');
    expect(controller.session.again.value).toBe(true);
    controller.begin(FIRST_SETUP, '');
    expect(controller.session.again.value).toBe(false);
  });
});
