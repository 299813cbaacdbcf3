import { RandomStream, seedRandom } from '@inkling/core/random';
import { makeSheet } from '@inkling/core/sheet';
import { drawCode } from '@inkling/games/mastermind/rules/game';
import { skinOf } from '@inkling/games/mastermind/rules/skins';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanSeed, freshSeed } from '../../../shell/seed.ts';
import { parseCommand } from './command-line.ts';
import {
  codeOf,
  type Draft,
  draftOf,
  emptyDraft,
  eraseSymbol,
  fillRest,
  makeDraft,
  moveTo,
  parseDraft,
  placeSymbol,
} from './draft.ts';
import { makeSaved, parseSaved } from './format.ts';
import { MastermindSession, sheetFor, stateFor } from './session.ts';
import { DEFAULT_SETTINGS, parseSettings } from './settings.ts';
import { FIRST_SETUP } from './setup.ts';

const RULES = { places: 4, symbols: 6, repeats: true };
const WINTER = skinOf('winter');

/** Arbitrary sequences of edits to a draft. */
const steps = fc.array(
  fc.oneof(
    fc.nat(5).map((symbol) => (draft: Draft) => placeSymbol(draft, symbol)),
    fc.nat(5).map((symbol) => (draft: Draft) => fillRest(draft, symbol)),
    fc.integer({ min: -3, max: 9 }).map((place) => (draft: Draft) => moveTo(draft, place)),
    fc.constant((draft: Draft) => eraseSymbol(draft)),
    fc.constant((draft: Draft) => draftOf(draft.symbols.map((symbol) => symbol ?? 1))),
  ),
  { maxLength: 30 },
);

describe('a draft', () => {
  it('stays valid after any edits, and round-trips', () => {
    fc.assert(
      fc.property(steps, fc.constantFrom(4, 5), (steps, places) => {
        const draft = steps.reduce((draft, step) => step(draft), emptyDraft(places));
        expect(draft.symbols).toHaveLength(places);
        expect(draft.place).toBeGreaterThanOrEqual(0);
        expect(draft.place).toBeLessThan(draft.symbols.includes(undefined) ? places : places + 1);
        expect(parseDraft(makeDraft(draft), { ...RULES, places })).toEqual(draft);
      }),
    );
  });

  it('fills from left to right, and erases back', () => {
    const full = [0, 2, 3, 0].reduce((draft, symbol) => placeSymbol(draft, symbol), emptyDraft(4));
    expect(codeOf(full)).toEqual([0, 2, 3, 0]);
    const empty = [0, 1, 2, 3, 4].reduce((draft) => eraseSymbol(draft), full);
    expect(empty).toEqual(emptyDraft(4));
  });

  it('accepts nothing more when it is full, until a place is erased or selected', () => {
    const full = [0, 2, 3, 0].reduce((draft, symbol) => placeSymbol(draft, symbol), emptyDraft(4));
    expect(full.place).toBe(4);
    expect(placeSymbol(full, 5)).toEqual(full);
    expect(fillRest(full, 5)).toEqual(full);
    expect(codeOf(placeSymbol(eraseSymbol(full), 5))).toEqual([0, 2, 3, 5]);
    expect(codeOf(placeSymbol(moveTo(full, 1), 5))).toEqual([0, 5, 3, 0]);
  });

  it('moves on to the next empty place, wrapping around', () => {
    const draft = placeSymbol(moveTo(emptyDraft(4), 3), 5);
    expect(draft).toEqual({ symbols: [undefined, undefined, undefined, 5], place: 0 });
  });

  it('is rejected when its string is invalid', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        parseDraft(text, RULES);
      }),
    );
    for (const text of ['', 'a--@0', 'a---@4', 'g---@0', 'a---', 'aaaa@-1'])
      expect(parseDraft(text, RULES)).toBeUndefined();
  });
});

describe('a session', () => {
  const codes = fc.array(fc.array(fc.nat(5), { minLength: 4, maxLength: 4 }), { maxLength: 14 });

  it('undoes to the start, and redoes to the same end', () => {
    fc.assert(
      fc.property(codes, fc.string(), (codes, seed) => {
        const session = new MastermindSession(stateFor(sheetFor(4, seed)));
        for (const code of codes) session.submit(code);
        const end = session.view.value;
        let count = 0;
        while (session.undo()) count++;
        expect(count).toBe(end.turns.length);
        expect(session.turns.value).toEqual([]);
        while (session.redo());
        expect(session.view.value).toEqual(end);
      }),
      { numRuns: 50 },
    );
  });

  it('rejects an incomplete guess and one after the end, and hides the code until then', () => {
    const session = new MastermindSession(stateFor(sheetFor(4, 'holly-3417')));
    expect(session.submit()).toBe(false);
    expect(session.submission.value).toEqual({
      ready: false,
      why: 'empty-places',
      places: [0, 1, 2, 3],
      total: 4,
    });
    expect(session.view.value.secret).toBeUndefined();
    const secret = drawCode(RULES, new RandomStream(seedRandom('holly-3417')));
    expect(session.submit(secret)).toBe(true);
    expect(session.isOver).toBe(true);
    expect(session.view.value.secret).toEqual(secret);
    expect(session.submit(secret)).toBe(false);
  });

  it('counts as played with notes once the code was shown and a turn undone', () => {
    const session = new MastermindSession(stateFor(sheetFor(4, 'holly-3417')));
    session.submit([5, 5, 5, 5]);
    session.undo();
    expect(session.helps.withNotes).toBe(false);
    while (!session.isOver) session.submit([5, 5, 5, 5]);
    const { secret } = session.view.value;
    session.undo();
    expect(session.submit(secret)).toBe(true);
    expect(session.view.value.status).toMatchObject({ phase: 'over', winner: 'breaker' });
    expect(session.helps.withNotes).toBe(true);
  });

  it('says which turns a guess contradicts', () => {
    const session = new MastermindSession(stateFor(sheetFor(4, 'holly-3417')));
    session.submit([5, 5, 5, 5]);
    session.draft.value = draftOf([5, 0, 0, 0]);
    expect(session.submission.value).toEqual({ ready: true, code: [5, 0, 0, 0], contradicts: [0] });
  });

  it('starts a new game of another size', () => {
    const session = new MastermindSession(stateFor(sheetFor(4, 'a')));
    session.submit([0, 0, 0, 0]);
    session.begin({ ...FIRST_SETUP, rules: { ...RULES, places: 5 } }, 'b');
    expect(session.rules.places).toBe(5);
    expect(session.draft.value).toEqual(emptyDraft(5));
    expect(session.turns.value).toEqual([]);
  });
});

describe('saved data', () => {
  it('round-trips, and contains the seed but not the code', () => {
    const session = new MastermindSession(stateFor(sheetFor(5, 'carol')));
    session.submit([0, 1, 2, 3, 4]);
    session.draft.value = placeSymbol(session.draft.value, 3);
    const { sheet, draft } = session;
    const kept = makeSaved({ ...stateFor(sheet.value), draft: draft.value });
    expect(parseSaved(kept)).toMatchObject({ sheet: session.sheet.value, draft: session.draft.value });
    const secret = drawCode({ ...RULES, places: 5 }, new RandomStream(seedRandom('carol')));
    const letters = Array.from(secret, (symbol) => String.fromCharCode(97 + symbol)).join('');
    expect(JSON.stringify(kept)).not.toContain(letters);
  });

  it('is rejected when invalid, and never throws', () => {
    const sheet = makeSheet(sheetFor(4, 'a'));
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(parseSaved(value)).toBeUndefined();
      }),
    );
    fc.assert(
      fc.property(fc.nat(sheet.length), fc.string(), (at, noise) => {
        const damaged = sheet.slice(0, at) + noise + sheet.slice(at + noise.length);
        parseSaved({ version: 1, sheet: damaged, draft: noise });
      }),
    );
    const foreign = sheet.replace('p4c6r/10/drawn', 'p17c6r/10/drawn');
    expect(parseSaved({ version: 1, sheet: foreign, draft: '' })).toBeUndefined();
  });

  it('loses only the draft when only the draft is invalid', () => {
    const kept = parseSaved({ version: 1, sheet: makeSheet(sheetFor(4, 'a')), draft: '???' });
    expect(kept?.draft).toEqual(emptyDraft(4));
  });

  it('falls back to the default settings', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.anything()), (fields) => {
        parseSettings(fields);
      }),
    );
    expect(parseSettings({})).toEqual(DEFAULT_SETTINGS);
    expect(parseSettings({ pace: 'slow', skin: 1 })).toEqual({ ...DEFAULT_SETTINGS, pace: 'slow' });
  });
});

describe('a typed command', () => {
  it.each([
    ['SSTB', { kind: 'guess', code: [0, 0, 2, 5] }],
    ['guess sstb', { kind: 'guess', code: [0, 0, 2, 5] }],
    ['Santa, Santa, Tree, Bell', { kind: 'guess', code: [0, 0, 2, 5] }],
    ['1136', { kind: 'guess', code: [0, 0, 2, 5] }],
    ['aacf', { kind: 'guess', code: [0, 0, 2, 5] }],
    [' HINT ', { kind: 'hint' }],
    ['?', { kind: 'help' }],
    ['why 2 s', { kind: 'why', place: 1, symbol: 0 }],
    ['why 4 Stocking', { kind: 'why', place: 3, symbol: 4 }],
    ['new', { kind: 'new' }],
    ['new 5', { kind: 'new', rules: { ...RULES, places: 5 } }],
    ['new 5 red robin', { kind: 'new', rules: { ...RULES, places: 5 }, seed: 'red robin' }],
    ['new robin', { kind: 'new', seed: 'robin' }],
  ])('%s is understood', (text, command) => {
    expect(parseCommand(text, RULES, WINTER)).toEqual({ ok: true, value: command });
  });

  it.each([
    ['', 'nothing'],
    ['why', 'why-what'],
    ['why 5 s', 'no-such-place'],
    ['why 0 s', 'no-such-place'],
    ['why 2 elf', 'no-such-symbol'],
    ['SST', 'wrong-length'],
    ['SSTX', 'unknown-symbol'],
    ['0,1', 'no-guess-waits'],
    ['SSTB 1,0', 'no-guess-waits'],
    ['elephant', 'not-understood'],
    ['asdf', 'not-understood'],
    ['__proto__', 'not-understood'],
  ])('%j is rejected with %s', (text, code) => {
    const command = parseCommand(text, RULES, WINTER);
    expect(!command.ok && command.error.code).toBe(code);
  });

  it('reports which part of a turn is wrong', () => {
    const refused = (text: string) => {
      const command = parseCommand(text, { ...RULES, places: 5 }, WINTER, 'turn');
      return !command.ok && command.error;
    };
    expect(refused('bbcc 1,0')).toEqual({ code: 'wrong-length', length: 4, wanted: 5 });
    expect(refused('bbccd 6,0')).toMatchObject({ code: 'impossible-feedback' });
    expect(refused('nonsense')).toMatchObject({ code: 'not-understood' });
    expect(parseCommand('1, 1, 3, 6', RULES, WINTER, 'turn').ok).toBe(true);
  });

  it('never throws', () => {
    fc.assert(fc.property(fc.string({ maxLength: 600 }), (text) => void parseCommand(text, RULES, WINTER)));
  });
});

it('fresh seeds are a word and a number, and cleaned seeds are short and stay the same', () => {
  const stream = new RandomStream(seedRandom('seeds'));
  for (let i = 0; i < 50; i++) expect(freshSeed((below) => stream.below(below))).toMatch(/^[a-z]+-\d{4}$/);
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), (text) => {
      const seed = cleanSeed(text);
      expect(cleanSeed(seed)).toBe(seed);
      expect(seed.length).toBeLessThanOrEqual(60);
    }),
  );
});
