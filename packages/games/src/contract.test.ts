import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { seedRandom } from '@inkling/core/random';
import { expect as value } from '@inkling/core/result';
import { makeSheet, newSheet, parseSheet, playMove, replay, type Sheet } from '@inkling/core/sheet';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AnyGame, AnyGameModule } from './contract/game-module.ts';
import { MAKERS, type Maker, ROOM_SEATS } from './contract/room.ts';
import { checkRoomSetup, type RoomSetup, roomParams, roomSeats } from './contract/room-setup.ts';
import type { GameSamples, RulesSamples } from './contract/testing/samples.ts';
import { checksum } from './encoding/checksum.ts';
import { makePermalink, parsePermalink } from './link/permalink.ts';
import { GAMES } from './registry.ts';

const subjects = await Promise.all(
  GAMES.toSorted((a, b) => Number(b.hidden ?? false) - Number(a.hidden ?? false)).map(
    async ({ id, load }) => ({
      id,
      module: await load(),
      samples: ((await import(`./${id}/testing/samples.ts`)) as { SAMPLES: GameSamples }).SAMPLES,
    }),
  ),
);

/** Single-player variations. They are in the folder of the game that they vary, and have rules but no module. */
const alone = await Promise.all(
  GAMES.flatMap(({ id }) =>
    readdirSync(join(import.meta.dirname, id))
      .filter((name) => existsSync(join(import.meta.dirname, id, name, 'rules')))
      .map(
        async (name) =>
          (await import(`./${id}/${name}/testing/samples.ts`)) as { RULES: AnyGame; SAMPLES: RulesSamples },
      ),
  ),
);

it('tests the rules of every variation', () => {
  expect(alone.map(({ RULES }) => RULES.id)).toEqual(['liar', 'boards', 'runaway-word']);
});

it('begins with the null game', () => {
  expect(subjects[0]?.id).toBe('null');
});

it.each(subjects)('$id has the same id in its module and in its rules', ({ id, module }) => {
  expect([module.id, module.rules.id]).toEqual([id, id]);
});

const withRules = [
  ...subjects.map(({ module, samples }) => ({ id: module.id, game: module.rules, samples })),
  ...alone.map(({ RULES: game, SAMPLES: samples }) => ({ id: game.id, game, samples })),
];

describe.each(withRules)('the rules of $id', ({ game, samples }) => {
  it('parse the params that they print', () => {
    for (const text of samples.params) {
      const parsed = game.parseParams(text);
      expect(parsed.ok && game.makeParams(parsed.value)).toBe(text);
    }
  });

  it('never throw, whatever string they are given', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        game.parseParams(text);
        game.parseMove(text);
        const state = startOf(game, samples.params[0] ?? '');
        for (const seat of game.seats) game.interpret(state, seat, text);
      }),
      { numRuns: 500 },
    );
  });

  it('never mutate a state; their moves round-trip, and a sheet replays to the same state', () => {
    const script = fc.array(fc.tuple(fc.constantFrom(...game.seats), fc.constantFrom(...samples.inputs)), {
      maxLength: 30,
    });
    fc.assert(
      fc.property(fc.constantFrom(...samples.params), fc.string(), script, (paramsText, seed, steps) => {
        const legal = game.parseParams(paramsText);
        if (!legal.ok) throw new Error(paramsText);
        let state = game.start(legal.value, seedRandom(seed));
        let sheet = newSheet(game.id, paramsText, seed);
        for (const [seat, input] of steps) {
          const before = JSON.stringify(state);
          const move = game.interpret(state, seat, input);
          if (!move.ok) {
            expect(typeof move.error.code).toBe('string');
            continue;
          }
          const text = game.makeMove(move.value);
          const again = game.parseMove(text);
          expect(again.ok && game.makeMove(again.value)).toBe(text);
          expect(again.ok && again.value).toEqual(move.value);
          const next = game.apply(state, move.value);
          expect(JSON.stringify(state)).toBe(before);
          if (!next.ok) continue;
          state = next.value;
          sheet = playMove(sheet, text);
        }
        const read = parseSheet(makeSheet(sheet));
        expect(read).toEqual({ ok: true, value: sheet });
        const replayed = replay(game, sheet);
        expect(replayed.ok && replayed.value).toEqual(state);
      }),
      { numRuns: 200 },
    );
  });
});

describe.each(subjects)('a room of $id', ({ module, samples }) => {
  const { room, players } = module;

  it('parses the rules that it prints, for every maker', () => {
    for (const maker of room.makers)
      for (const rules of samples.rules) {
        const params = room.parseRules(rules, maker);
        expect(params.ok && room.makeRules(params.value)).toBe(rules);
        expect(checkRoomSetup(module, setupOf(module, rules, maker))).toEqual({ ok: true, value: { rules } });
      }
  });

  it('has only the seats that rooms allow, and only computer players of its module', () => {
    for (const maker of room.makers)
      for (const rules of samples.rules)
        for (const { seat, computer } of roomSeats(module, setupOf(module, rules, maker))) {
          expect(ROOM_SEATS).toContain(seat);
          if (computer !== undefined) expect(players.map(({ name }) => name)).toContain(computer);
        }
    if (room.kind === 'sheets') expect(module.rules.seats).toContain('breaker');
    expect(room.makers.includes('kept')).toBe(room.kind === 'sheets' && room.byHand !== undefined);
  });

  it('rejects invalid setups with an error code', () => {
    const rules = samples.rules[0] ?? '';
    for (const maker of MAKERS.filter((name) => !room.makers.includes(name)))
      expect(checkRoomSetup(module, setupOf(module, rules, maker))).toMatchObject({
        error: 'maker-not-for-this-game',
      });
    const drawn = setupOf(module, rules, 'drawn');
    expect(checkRoomSetup(module, { ...drawn, rules: 'nonsense' })).toMatchObject({ error: 'bad-rules' });
    expect(checkRoomSetup(module, { ...drawn, computer: 'nobody' })).toMatchObject({
      error: 'computer-not-for-this-game',
    });
    expect(checkRoomSetup(module, { ...drawn, commitment: 'A'.repeat(43) })).toMatchObject({
      error: 'bad-commitment',
    });
  });

  it('has a secret from the start if it is drawn, and it is a valid one', () => {
    for (const maker of room.makers)
      for (const rules of samples.rules) {
        const params = roomParams(module, setupOf(module, rules, maker));
        const state = room.start(params, maker, seedRandom('contract'));
        const text = room.secretText(state);
        expect(text !== undefined).toBe(maker === 'drawn');
        if (text !== undefined) expect(room.isSecret(params, text)).toBe(true);
        expect(room.turnsUsed(state)).toBe(0);
      }
  });

  it('accepts every listed answer from a maker who answers by hand, and a correction of it', () => {
    if (room.kind !== 'sheets' || !room.byHand || module.record?.kind !== 'sheets') return;
    const { byHand } = room;
    for (const rules of samples.rules) {
      const params = roomParams(module, setupOf(module, rules, 'kept'));
      const drawn = roomParams(module, setupOf(module, rules, 'drawn'));
      const secret = room.secretText(room.start(drawn, 'drawn', seedRandom('contract')));
      const [best, ...others] = byHand.answers(params);
      const waiting = room.play(room.start(params, 'kept', seedRandom('')), 'breaker', `guess ${secret}`);
      for (const answer of [best ?? '', ...others]) {
        const told = room.play(value(waiting), 'maker', byHand.answerMove(answer));
        const [turn] = room.turns(value(told));
        expect(turn && module.record.answerText(turn)).toBe(answer);
        expect(room.isSolved(value(told))).toBe(answer === best);
        const correction = byHand.correctionMove(0, best ?? '');
        expect(byHand.corrects(correction)).toBe(true);
        expect(byHand.corrects(byHand.answerMove(answer))).toBe(false);
        expect(room.isSolved(value(room.play(value(told), 'maker', correction)))).toBe(true);
      }
    }
  });

  it('never throws, whatever line it is given, and rejects lines with its own error codes', () => {
    const line = fc.oneof(fc.constantFrom(...samples.lines, ...room.moves), fc.string({ unit: 'grapheme' }));
    const steps = fc.array(fc.tuple(fc.constantFrom(...ROOM_SEATS), line), { maxLength: 30 });
    const setup = fc.tuple(fc.constantFrom(...samples.rules), fc.constantFrom(...room.makers));
    fc.assert(
      fc.property(setup, fc.string(), steps, ([rules, maker], seed, script) => {
        let state = room.start(roomParams(module, setupOf(module, rules, maker)), maker, seedRandom(seed));
        for (const [seat, text] of script) {
          const next = room.play(state, seat, text);
          if (next.ok) state = next.value;
          else expect(room.faults).toContain(next.error.code);
          if (room.kind === 'sheets') {
            expect(room.turns(state).length).toBe(room.turnsUsed(state));
            expect(room.ownTurns(state).length).toBe(room.turnsUsed(state));
            room.turns(state).forEach((turn) => {
              expect(Object.keys(turn).toSorted()).toEqual(
                ['guess', ...Object.keys(room.answerSchema)].toSorted(),
              );
            });
          }
        }
      }),
      { numRuns: 200 },
    );
  });
});

const linked = subjects.flatMap(({ id, module, samples }) =>
  module.link ? [{ id, module, samples, link: module.link }] : [],
);

it('no two games have the same link prefix', () => {
  const prefixes = linked.map(({ link }) => link.prefix);
  expect(new Set(prefixes).size).toBe(prefixes.length);
  for (const prefix of prefixes) expect(prefix).toMatch(/^[a-z]{1,12}$/);
});

describe.each(linked)('links of $id', ({ id, module, samples, link }) => {
  const specs = linked.map((one) => one.link);

  it('name their game, and round-trip the played line of a sheet', () => {
    const { sheets } = link;
    expect(link.game).toBe(id);
    if (!sheets) return;
    let linkable = 0;
    fc.assert(
      fc.property(fc.constantFrom(...samples.params), scriptOf(module, samples), (params, script) => {
        const sheet = playedSheet(module, params, script);
        const made = sheets.linkOf(sheet);
        if (!made.ok) return;
        linkable++;
        const text = value(makePermalink(made.value, link));
        expect(value(parsePermalink(text, specs))).toEqual(made.value);
        const opened = sheets.sheetOf(made.value);
        expect(replay(module.rules, opened).ok).toBe(true);
        expect(sheets.linkOf(opened)).toEqual(made);
      }),
      { numRuns: 200 },
    );
    expect(linkable).toBeGreaterThan(50);
  });

  it('parse any string to a link that prints to the same string, or to an error code', () => {
    const readable = fc.constantFrom('1', '5', '8', 'p4c6r', 'p2c2n', '999');
    const payload = fc.string({ unit: fc.constantFrom(...'ABCabcxyz019-_'), minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(readable, payload, fc.boolean(), (rules, text, seal) => {
        const body = `${link.prefix}/${rules}/${text}`;
        const whole = seal ? body + checksum(body) : body;
        const read = parsePermalink(whole, specs);
        if (read.ok) expect(makePermalink(read.value, link)).toEqual({ ok: true, value: whole });
        else expect(typeof read.error.code).toBe('string');
      }),
      { numRuns: 1000 },
    );
  });
});

type Script = readonly (readonly [seat: string, input: string])[];

function scriptOf({ rules }: AnyGameModule, { inputs }: GameSamples): fc.Arbitrary<Script> {
  return fc.array(fc.tuple(fc.constantFrom(...rules.seats), fc.constantFrom(...inputs)), { maxLength: 30 });
}

/** Returns the sheet of a game in which the seats try these inputs. Refused inputs are skipped. */
function playedSheet({ rules }: AnyGameModule, params: string, script: Script): Sheet {
  let sheet = newSheet(rules.id, params, 'seed');
  let state = rules.start(value(rules.parseParams(params)), seedRandom('seed'));
  for (const [seat, input] of script) {
    const move = rules.interpret(state, seat, input);
    const next = move.ok ? rules.apply(state, move.value) : move;
    if (!move.ok || !next.ok) continue;
    state = next.value;
    sheet = playMove(sheet, rules.makeMove(move.value));
  }
  return sheet;
}

/** Returns a setup with these rules, with a commitment if the maker needs one. */
function setupOf({ id }: AnyGameModule, rules: string, maker: Maker): RoomSetup {
  const setup = { game: id, rules, maker, breakers: 1 } as const;
  return maker === 'kept' ? { ...setup, commitment: 'A'.repeat(43) } : setup;
}

function startOf(game: AnyGame, paramsText: string): unknown {
  const params = game.parseParams(paramsText);
  if (!params.ok) throw new Error(paramsText);
  return game.start(params.value, seedRandom('contract'));
}
