import { expect as unwrap } from '@inkling/core/result';
import { describe, expect, it } from 'vitest';
import { parseCode, parseFeedback, parseTurn } from './notation.ts';
import { parsePartialAnswer, parsePartialTurn } from './partial-turn.ts';
import { parseRules } from './rules.ts';

const rules = unwrap(parseRules('p4c6r'));

describe('key pegs', () => {
  it.each([
    ['●●○○', 2, 2],
    ['••◦◦', 2, 2],
    ['•○', 1, 1],
    ['◦', 0, 1],
    ['●–·', 1, 0],
    ['—', 0, 0],
  ])('%s is %i exact and %i near', (text, exact, near) => {
    expect(parseFeedback(text, 4)).toEqual({ ok: true, value: { exact, near } });
    expect(parseTurn(`aabb:${text}`, rules).ok).toBe(true);
  });

  it('may follow a code after a space', () => {
    expect(parseTurn('aabb •◦', rules)).toEqual(parseTurn('aabb:1,1', rules));
  });
});

describe('a string that is too long', () => {
  const wide = ' '.repeat(500);

  it('is rejected as a turn, even if only its whitespace is long', () => {
    expect(parseTurn('aabb:1,0', rules).ok).toBe(true);
    expect(parseTurn(`aabb${wide}:1,0`, rules)).toMatchObject({ ok: false, error: { code: 'wrong-length' } });
    expect(parseTurn(`${wide}aabb:1,0`, rules).ok).toBe(false);
  });

  it('is rejected as an answer, even with millions of spaces', () => {
    const long = `1${' '.repeat(4_000_000)}x`;
    expect(parseFeedback(long, 4)).toMatchObject({ ok: false, error: { code: 'bad-feedback' } });
    expect(parsePartialAnswer(long, 4)).toMatchObject({ ok: false, error: { code: 'bad-feedback' } });
    expect(parsePartialTurn(`aabb ${long}`, rules)).toMatchObject({
      ok: false,
      error: { code: 'wrong-length' },
    });
  });

  it('is rejected as a code', () => {
    expect(parseCode(`a${wide}abb`, rules)).toMatchObject({ ok: false, error: { code: 'wrong-length' } });
  });
});
