import { expect as unwrap } from '@inkling/core/result';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defineDeduction } from './deduction.ts';
import { parseCsvGame, parseJsonGame } from './game-text.ts';

const HATS = 'who,Ada,Bob,Cy\nhat?,yes,no,no\nbeard?,no,no,yes\n';

describe('a game as CSV', () => {
  it.each([
    ['commas', HATS],
    ['semicolons and CRLF', HATS.replaceAll(',', ';').replaceAll('\n', '\r\n')],
    ['tabs, a byte order mark and blank lines', `\uFEFF${HATS.replaceAll(',', '\t')}\n\n`],
    ['quotes', 'who,"Ada","Bob",Cy\n"hat?",yes,"no",no\nbeard?,no,no,yes'],
  ])('is read with %s', (_, text) => {
    const game = defineDeduction(unwrap(parseCsvGame(text, 'hats')));
    expect(game.secrets).toEqual(['Ada', 'Bob', 'Cy']);
    expect([...game.position([['hat?', 'no']]).candidates()]).toEqual(['Bob', 'Cy']);
    expect(game.position().why('beard?', 'yes')).toMatchObject({ secrets: 1, left: 1 });
  });

  it('may say which answer ends it, and quote separators and quotes', () => {
    const game = unwrap(parseCsvGame('solved=found,"a, b","say ""x"""\n"a, b",found,no\nx,no,found', 'q'));
    expect(game).toMatchObject({ solved: 'found', secrets: ['a, b', 'say "x"'], guesses: ['a, b', 'x'] });
  });

  it.each([
    ['', 'no-secrets', 'row 1'],
    ['who,Ada\n', 'no-guesses', ''],
    ['who,Ada,Bob\nhat?,yes\n', 'wrong-length', 'row 2'],
    ['who,Ada,Bob\nhat?,yes,\n', 'empty-cell', 'row 2, cell 3'],
    ['who,Ada,\nhat?,yes,no\n', 'empty-cell', 'row 1, cell 3'],
    ['who,Ada,Ada\nhat?,yes,no\n', 'label-twice', 'row 1'],
    ['who,Ada,Bob\nhat?,yes,no\nhat?,no,no\n', 'label-twice', 'column 1'],
    ['who,"Ada,Bob\nhat?,yes,no\n', 'open-quote', 'row 1'],
  ])('%j is refused with its place', (text, code, at) => {
    expect(parseCsvGame(text, 'x')).toMatchObject({ ok: false, error: { code, at } });
  });
});

describe('a game as JSON', () => {
  const game = { secrets: ['a', 'b'], guesses: ['q'], answers: [[0, 1]], solved: 'identified' };

  it('is read', () => {
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
    [{ guesses: [''] }, 'guesses[0]'],
    [{ answers: [] }, 'answers'],
    [{ answers: [[0]] }, 'answers[0]'],
    [{ answers: [[0, null]] }, 'answers[0][1]'],
    [{ solved: {} }, 'solved'],
    [{ name: 7 }, 'name'],
    [{ features: [{}] }, 'features'],
    [{ features: [{}, { hat: [] }] }, 'features[1]'],
  ])('%j is refused with its place', (changed, at) => {
    expect(parseJsonGame(JSON.stringify({ ...game, ...changed }), 'x')).toMatchObject({
      ok: false,
      error: { code: 'bad-value', at },
    });
  });

  it('and any other text gives a fault or a game that can be defined', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        for (const parse of [parseCsvGame, parseJsonGame]) {
          const read = parse(text, 'any');
          if (read.ok) expect(defineDeduction(read.value).position().isConsistent).toBe(true);
        }
      }),
      { numRuns: 300 },
    );
  });
});
