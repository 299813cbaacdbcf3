import { anyText } from '@inkling/core/testing/any-text';
import type { WordFaultCode } from '@inkling/games/word/analysis/check';
import { ENGLISH } from '@inkling/games/word/rules/letters';
import { HINT_FAULTS } from '@inkling/games/word/rules/verify';
import { signal } from '@preact/signals';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SavedFields } from '../../../../shell/saved/saved.ts';
import { makeSavedGame, parseSavedGame } from '../../../../shell/saved/saved-game.ts';
import { testHost } from '../../../../shell/testing/host.ts';
import { english } from '../../messages/english.ts';
import { parseWordCommand } from '../../model/command.ts';
import { parseWordSettings } from '../../model/keyboard.ts';
import { NO_OWN_LIST } from '../../model/own-list.ts';
import type { WordWorkers } from '../../session/controller.ts';
import { english as solverEnglish } from '../messages/english.ts';
import { german as solverGerman } from '../messages/german.ts';
import { spanish as solverSpanish } from '../messages/spanish.ts';
import { SolverController } from './controller.ts';
import {
  cycleMark,
  draftOf,
  EMPTY_DRAFT,
  eraseLetter,
  goToPlace,
  makeDraft,
  parseDraft,
  setMark,
  typeLetter,
} from './draft.ts';
import { FORMAT, freshState } from './format.ts';
import { PASTE_LENGTH_MAX, ROUNDS_MAX, RoundsSession } from './rounds-session.ts';

const CONTEXT = { alphabet: ENGLISH, length: 5, rounds: [] };

const word = fc.string({ minLength: 1, maxLength: 32, unit: fc.constantFrom(...'abcxyzäñ') });

describe('a word draft', () => {
  it('round-trips, except for its place', () => {
    fc.assert(
      fc.property(word, fc.nat(40), fc.constantFrom(0, 1, 2), (letters, place, mark) => {
        const draft = setMark(draftOf(letters), mark, place);
        expect(parseDraft(makeDraft(draft))).toEqual({ ...draft, place: 0 });
      }),
    );
  });

  it('is parsed from any value', () => {
    fc.assert(
      fc.property(fc.anything(), (text) => {
        const { letters, marks } = parseDraft(text);
        expect(letters).toHaveLength(marks.length);
      }),
    );
  });

  it('types, erases and marks within its length', () => {
    let draft = [...'salet'].reduce((typed, letter) => typeLetter(typed, letter, 4), EMPTY_DRAFT);
    expect(draft.letters.join('')).toBe('sale');
    draft = cycleMark(setMark(draft, 2), 1);
    expect([draft.marks, draft.place]).toEqual([[2, 1, 0, 0], 1]);
    expect(goToPlace(draft, 99).place).toBe(3);
    expect(eraseLetter(eraseLetter(draft)).marks).toEqual([2, 1]);
  });
});

describe('the solver', () => {
  const solver = (line: string) => {
    const session = new RoundsSession(freshState('english'));
    const command = parseWordCommand(line, CONTEXT);
    if (command.ok && command.value.kind === 'rounds') session.add(command.value.rounds);
    return session;
  };

  it('undoes and redoes every change of a round', () => {
    const session = solver('salet:gywww crane:wwwyg');
    const before = session.rounds.value;
    session.cycle(0, 4);
    session.remove(1);
    expect(session.rounds.value.map(({ marks }) => marks.join(''))).toEqual(['21001']);
    session.undo();
    session.undo();
    expect(session.rounds.value).toEqual(before);
    session.redo();
    expect(session.rounds.value[0]?.marks.join('')).toBe('21001');
    session.clear();
    expect(session.rounds.value).toEqual([]);
  });

  it('rejects a round of another length, and takes its length from the first draft', () => {
    const session = solver('salet:gywww');
    session.draft = draftOf('crab');
    expect(session.addDraft()).toBe(false);
    const fresh = new RoundsSession({ ...freshState('english'), draft: draftOf('crab') });
    expect(fresh.length.value).toBe(4);
    expect(fresh.addDraft()).toBe(true);
  });

  it('accepts rounds up to the maximum', () => {
    const session = solver('salet:gywww');
    const [round] = session.rounds.value;
    expect(session.add(Array.from({ length: ROUNDS_MAX - 1 }, () => round as never))).toBe(true);
    expect(session.add([round as never])).toBe(false);
    expect(session.rounds.value.length).toBe(ROUNDS_MAX);
  });

  it('keeps rounds when the list changes, except those with letters it lacks', () => {
    const session = new RoundsSession(freshState('german'));
    session.draft = draftOf('grüne');
    session.addDraft();
    session.draft = draftOf('stern');
    session.addDraft();
    session.setList('english');
    expect(session.rounds.value.map(({ guess }) => guess.map((n) => ENGLISH.letters[n]).join(''))).toEqual([
      'stern',
    ]);
  });

  it('round-trips its saved state, and rejects anything else', () => {
    const session = solver('salet:gywww crane:wwwyg');
    session.draft = draftOf('cra');
    session.setGrid({ rows: [[0, 1, 0, 0, 0]], solved: false });
    const kept: SavedFields = { version: 1, ...makeSavedGame(FORMAT, session.state.value) };
    expect(parseSavedGame(FORMAT, structuredClone(kept))).toEqual(session.state.value);
    expect(parseSavedGame(FORMAT, { ...kept, sheet: 'torn' })).toBeUndefined();
    expect(parseSavedGame(FORMAT, { ...kept, sheet: `${kept['sheet']}nonsense 9 9` })).toBeUndefined();
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(parseSavedGame(FORMAT, value)).toBeUndefined();
      }),
    );
  });
});

it('explains next to the box why pasted text is rejected, until something else is pasted', () => {
  const silent = {
    ask: () => Promise.resolve(undefined),
    interrupt: () => undefined,
  } as unknown as WordWorkers['quick'];
  const saved = { settings: signal(parseWordSettings({})), ownList: signal(NO_OWN_LIST) };
  const workers = { quick: silent, slow: silent };
  const controller = new SolverController(freshState('english'), testHost(), workers, saved);
  const remarkOn = (text: string) => {
    controller.paste(text);
    return controller.remark.value;
  };
  expect(remarkOn('hello this is rubbish 12')).toBe('Round 1 has no marks. Write it as salet:gywww.');
  expect(remarkOn('salet:gywww')).toBe('');
  expect(remarkOn('z'.repeat(PASTE_LENGTH_MAX + 1))).toBe('That text is too long to be rounds.');
  expect(remarkOn('⬛⬛⬛⬛⬛')).not.toBe('That text is too long to be rounds.');
  controller.close();
});

describe('a typed line', () => {
  it.each([
    ['salet', { kind: 'word', word: 'salet' }],
    ['guess hint', { kind: 'word', word: 'hint' }],
    ['baby', { kind: 'word', word: 'baby' }],
    ['why 2 s', { kind: 'why', place: 1, letter: 18 }],
    ['new 6 hard holly berry', { kind: 'new', length: 6, hard: true, seed: 'holly berry' }],
    ['new', { kind: 'new', length: undefined, hard: false, seed: '' }],
    ['?', { kind: 'help' }],
    ['drop 2', { kind: 'drop', number: 2 }],
    ['list german', { kind: 'list', list: 'german' }],
    ['words', { kind: 'words' }],
    ['patterns', { kind: 'patterns' }],
    ['new solver', { kind: 'solver' }],
    ['Crêpe', { kind: 'word', word: 'crepe' }],
  ])('%s is understood', (line, command) => {
    expect(parseWordCommand(line, CONTEXT)).toEqual({ ok: true, value: command });
  });

  it.each(['salet:gywww', 'salet gywww', 'saletgywww', 'salet 🟩🟨⬜⬜⬜'])('%s is a round', (line) => {
    const round = { guess: [18, 0, 11, 4, 19], marks: [2, 1, 0, 0, 0] };
    expect(parseWordCommand(line, CONTEXT)).toEqual({ ok: true, value: { kind: 'rounds', rounds: [round] } });
  });

  it('gets a sentence for any error', () => {
    fc.assert(
      fc.property(anyText({ maxLength: 60 }), (line) => {
        const command = parseWordCommand(line, CONTEXT);
        if (!command.ok) expect(english.speech.commandFault(command.error)).toMatch(/\S\.$/u);
      }),
    );
  });
});

describe('the sentences', () => {
  const codes = [...Object.keys(HINT_FAULTS), 'joint-placement', 'alphabet'] as WordFaultCode[];

  it.each(codes)('are complete for the fault %s', (code) => {
    const fault = { code, rule: undefined, rounds: [0, 2], letters: ['a', 'b'], places: [1, 3] };
    expect(solverEnglish.conflict.fault(fault)).toMatch(/^[A-Z][\s\S]*\.$/);
  });

  it('use one-based rounds and places in each language', () => {
    const fault = {
      code: 'mark-order',
      rule: undefined,
      rounds: [0],
      letters: ['a'],
      places: [1, 3],
    } as const;
    const repair = { kind: 'mark', round: 1, place: 2, guess: 'crane', marks: 'wwgww', left: 1n } as const;
    for (const { conflict } of [solverEnglish, solverGerman, solverSpanish]) {
      const numbers = (text: string) => text.match(/\d+/g)?.map(Number);
      expect(numbers(conflict.fault(fault))).toEqual([1, 2, 4]);
      expect(numbers(conflict.set([0, 2]))).toEqual([1, 3]);
      expect(numbers(conflict.set([2]))).toEqual([3]);
      expect(numbers(conflict.drop([1]))).toEqual([2]);
      expect(numbers(conflict.spoken([1], 0))).toEqual([2]);
      expect(conflict.repair({ ...repair, word: 'crane' })).toMatch(/2\D+3: A/);
    }
  });

  it.each([
    [
      solverEnglish,
      [
        'This round cannot be true',
        'These rounds cannot both be true',
        'Rounds 1 and 2 cannot both be true.',
      ],
      'A needs 3 places, but round 1 leaves it only places 4 and 5.',
      'Round 1, place 3: A not that often',
    ],
    [
      solverGerman,
      [
        'Diese Runde kann nicht stimmen',
        'Diese Runden können nicht beide stimmen',
        'Runden 1 und 2 können nicht beide stimmen.',
      ],
      'A braucht 3 Plätze, aber Runde 1 lässt nur Plätze 4 und 5 übrig.',
      'Runde 1, Platz 3: A nicht so oft',
    ],
    [
      solverSpanish,
      [
        'Esta ronda no puede ser cierta',
        'Estas rondas no pueden ser las dos ciertas',
        'Las rondas 1 y 2 no pueden ser las dos ciertas.',
      ],
      'A necesita 3 lugares, pero la ronda 1 solo le deja los lugares 4 y 5.',
      'Ronda 1, lugar 3: A no tantas veces',
    ],
  ] as const)('agree in number with rounds, places and copies (%#)', ({ conflict }, heads, fault, repair) => {
    expect([conflict.heading(1), conflict.heading(2)]).toEqual([heads[0], heads[1]]);
    expect(conflict.spoken([0, 1], 2)).toContain(heads[2]);
    const noRoom = {
      code: 'no-room',
      rule: 3,
      rounds: [0],
      letters: ['a'],
      places: [3, 4],
      copies: 3,
    } as const;
    expect(conflict.fault(noRoom)).toBe(fault);
    const slip = {
      kind: 'mark',
      round: 0,
      place: 2,
      guess: 'aaabc',
      marks: 'yywww',
      left: 12_167n,
    } as const;
    expect(conflict.repair({ ...slip, word: 'aaabc' })).toBe(repair);
  });
});
