import { expect as unwrap } from '@inkling/core/result';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defineDeduction } from './deduction.ts';
import { makeJsonGame, parseCsvGame, parseJsonGame } from './game-text.ts';

const HATS = 'who,Ada,Bob,Cy\nhat?,yes,no,no\nbeard?,no,no,yes\n';

describe('a game as CSV', () => {
  it.each([
    ['commas', HATS],
    ['semicolons and CRLF', HATS.replaceAll(',', ';').replaceAll('\n', '\r\n')],
    ['tabs, a byte order mark and blank lines', `\uFEFF${HATS.replaceAll(',', '\t')}\n\n`],
    ['quotes', 'who,"Ada","Bob",Cy\n"hat?",yes,"no",no\nbeard?,no,no,yes'],
  ])('is parsed with %s', (_, text) => {
    const game = defineDeduction(unwrap(parseCsvGame(text, 'hats')));
    expect(game.secrets).toEqual(['Ada', 'Bob', 'Cy']);
    expect([...game.position([['hat?', 'no']]).candidates()]).toEqual(['Bob', 'Cy']);
    expect(game.position().why('beard?', 'yes')).toMatchObject({ secrets: 1, left: 1 });
  });

  it('may declare which answer solves it, and quote separators and quotation marks', () => {
    const game = unwrap(parseCsvGame('solved=found,"a, b","say ""x"""\n"a, b",found,no\nx,no,found', 'q'));
    expect(game).toMatchObject({ solved: 'found', secrets: ['a, b', 'say "x"'], guesses: ['a, b', 'x'] });
  });

  it.each([
    ['', 'no-secrets', { row: 1 }],
    ['who,Ada\n', 'no-guesses', undefined],
    ['who,Ada,Bob\r\n\r\nhat?,yes\r\n', 'wrong-length', { row: 3 }],
    ['who,Ada,Bob\nhat?,yes,\n', 'empty-cell', { row: 2, cell: 3 }],
    ['who,Ada,\nhat?,yes,no\n', 'empty-cell', { row: 1, cell: 3 }],
    ['who,Ada,Ada\nhat?,yes,no\n', 'label-twice', { row: 1, cell: 3 }],
    ['who,Ada,Bob\nhat?,yes,no\n\nhat?,no,no\n', 'label-twice', { row: 4, cell: 1 }],
    ['who,Ada\nhat?,"yes\n', 'open-quote', { row: 2, cell: 2 }],
    ['x'.repeat(32_000_001), 'too-long', undefined],
  ])('is rejected with the place of the error: %.40j', (text, code, place) => {
    const read = parseCsvGame(text, 'x');
    expect(read).toMatchObject({ ok: false, error: { code } });
    expect(!read.ok && read.error.place).toEqual(place);
  });
});

describe('an invalid argument', () => {
  it.each([
    [() => parseCsvGame(undefined as never, 'x'), 'a game is read from a string, not from undefined'],
    [() => parseJsonGame(5 as never, 'x'), 'a game is read from a string, not from 5'],
    [
      () => makeJsonGame(undefined as never),
      'makeJsonGame needs a game that defineDeduction has made, not undefined',
    ],
    [() => makeJsonGame({ secrets: ['x'] } as never), 'not a definition (give it to defineDeduction)'],
  ])('throws a TypeError: %#', (call, message) => {
    expect(call).toThrow(TypeError);
    expect(call).toThrow(message);
  });
});

describe('a game as JSON', () => {
  const game = { secrets: ['a', 'b'], guesses: ['q'], answers: [[0, 1]], solved: 'identified' };

  it('is parsed', () => {
    const named = { ...game, name: 'two', features: [{ vowel: 1 }, { vowel: 0 }] };
    const read = defineDeduction(unwrap(parseJsonGame(JSON.stringify(named), 'file')));
    expect(read.name).toBe('two');
    expect(read.position([['q', 1]]).at(0)).toBe('b');
    expect(read.position().shares().get('vowel')?.get(1)).toBe(1);
    expect(unwrap(parseJsonGame(JSON.stringify(game), 'file')).name).toBe('file');
  });

  it.each([
    [{ secrets: [] }, 'secrets'],
    [{ secrets: ['a', 3] }, 'secrets[1]'],
    [{ secrets: 'ab' }, 'secrets'],
    [{ guesses: [''] }, 'guesses[0]'],
    [{ answers: [] }, 'answers'],
    [{ answers: [[0]] }, 'answers[0]'],
    [{ answers: [[0, null]] }, 'answers[0][1]'],
    [{ solved: {} }, 'solved'],
    [{ name: 7 }, 'name'],
    [{ features: [{}] }, 'features'],
    [{ features: [{}, { hat: [] }] }, 'features[1]'],
  ])('is rejected with the path of the invalid value: %j', (changed, at) => {
    expect(parseJsonGame(JSON.stringify({ ...game, ...changed }), 'x')).toMatchObject({
      ok: false,
      error: { code: 'wrong-value', place: { path: at } },
    });
  });

  it('is rejected if two secrets have the same label, or if it is truncated', () => {
    const twice = JSON.stringify({ ...game, secrets: ['a', 'a'] });
    expect(parseJsonGame(twice, 'x')).toMatchObject({
      error: { code: 'label-twice', place: { path: 'secrets[1]' }, text: 'a' },
    });
    expect(parseJsonGame('{"secrets": [', 'x')).toMatchObject({ error: { code: 'not-json' } });
  });

  it('is rejected with the path of an unknown field', () => {
    expect(parseJsonGame('{"secrets": ["a"], "answers": [["x"]], "weights": [2]}', 'x')).toEqual({
      ok: false,
      error: { code: 'unknown-field', place: { path: 'weights' } },
    });
  });

  it('is made from a game that was defined in code, and round-trips', () => {
    const seats = defineDeduction({
      name: 'seats',
      secrets: [{ seat: 1 }, { seat: 2 }, { seat: 3 }],
      guesses: [2, 3],
      answer: (guess, { seat }) => (seat < guess ? 'before' : seat - guess),
      solved: 'identified',
      label: (item) => (typeof item === 'number' ? `from ${item}?` : `seat ${item.seat}`),
      features: ({ seat }) => ({ end: seat === 2 ? 'no' : 'yes' }),
      weights: [1, 2, 1],
    });
    const text = makeJsonGame(seats);
    expect(JSON.parse(text)).toEqual({
      name: 'seats',
      secrets: ['seat 1', 'seat 2', 'seat 3'],
      guesses: ['from 2?', 'from 3?'],
      answers: [
        ['before', 0, 1],
        ['before', 'before', 0],
      ],
      solved: 'identified',
      features: [{ end: 'yes' }, { end: 'no' }, { end: 'yes' }],
    });
    const read = unwrap(parseJsonGame(text, 'file'));
    expect([makeJsonGame(read), makeJsonGame(defineDeduction(read))]).toEqual([text, text]);
  });

  it('is not made from a game whose table would be too large to parse', () => {
    const secrets = Array.from({ length: 5000 }, (_, i) => i);
    const game = defineDeduction({ name: 'wide', secrets, answer: (a, b) => Math.sign(b - a), solved: 0 });
    expect(() => makeJsonGame(game)).toThrow('a table of 25000000 answers, and 16777216 are the most');
  });

  it('or CSV, parsed from any string, gives an error or a game that can be defined', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.array(fc.array(fc.string())).map((rows) => rows.map((row) => row.join()).join('\n')),
        ),
        (text) => {
          for (const parse of [parseCsvGame, parseJsonGame]) {
            const read = parse(text, 'any');
            if (!read.ok) continue;
            expect(defineDeduction(read.value).position().isConsistent).toBe(true);
            const again = unwrap(parseJsonGame(makeJsonGame(read.value), 'again'));
            expect(makeJsonGame(again)).toBe(makeJsonGame(read.value));
          }
        },
      ),
      { numRuns: 300 },
    );
  });
});
