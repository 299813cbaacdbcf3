import { seedRandom } from '@inkling/core/random';
import { expect as certainly } from '@inkling/core/result';
import { anyText } from '@inkling/core/testing/any-text';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type WordState, wordGame } from './game.ts';
import { ENGLISH } from './letters.ts';

const answers = ['geese', 'crane', 'slate', 'eerie', 'ox'];
const known = new Set([...answers, 'these', 'melee', 'elegy', 'genes', 'apple', 'pesky']);
const game = wordGame([{ id: 'small', alphabet: ENGLISH, answers, accepts: (word) => known.has(word) }]);
const params = (text: string) => certainly(game.parseParams(text));
const withSecret = (secret: string, text: string = 'w5t6@small'): WordState => ({
  params: params(text),
  turns: [],
  secret,
});
const play = (state: WordState, ...guesses: string[]) =>
  guesses.reduce((at, guess) => certainly(game.apply(at, guess)), state);

describe('the word game', () => {
  it('is marked, won and lost according to the rules', () => {
    const state = play(withSecret('geese'), 'elegy', 'GEESE'.toLowerCase());
    expect(state.turns.map(({ marks }) => marks.join(''))).toEqual(['10210', '22222']);
    expect(game.status(state)).toEqual({ phase: 'over', winner: 'breaker' });
    expect(game.apply(state, 'crane')).toEqual({ ok: false, error: { code: 'game-over' } });
    const lost = play(withSecret('crane', 'w5t1@small'), 'slate');
    expect(game.status(lost)).toEqual({ phase: 'over', winner: undefined });
    expect(game.view(lost, 'breaker')).toMatchObject({ over: true, solved: false, secret: 'crane' });
  });

  it('rejects what is not a guess, and says why', () => {
    const state = withSecret('crane');
    const code = (input: string) => game.interpret(state, 'breaker', input);
    expect(code(' Slate ')).toEqual({ ok: true, value: 'slate' });
    expect(code('')).toEqual({ ok: false, error: { code: 'not-a-word' } });
    expect(code('ox')).toEqual({ ok: false, error: { code: 'length', count: 5 } });
    expect(code('crêpe')).toEqual({ ok: false, error: { code: 'unknown-letter', place: 2, letter: 'ê' } });
    expect(code('zzzzz')).toEqual({ ok: false, error: { code: 'not-in-list' } });
  });

  it('requires every marked copy of a letter in hard mode, and no more', () => {
    const hard = play(withSecret('eerie', 'w5t6h@small'), 'genes');
    expect(hard.turns[0].marks.join('')).toBe('02010');
    expect(game.apply(hard, 'crane')).toMatchObject({ error: { code: 'hard-place', place: 1, letter: 'e' } });
    expect(game.apply(hard, 'pesky')).toMatchObject({
      error: { code: 'hard-copies', letter: 'e', count: 2 },
    });
    expect(game.apply(hard, 'melee').ok).toBe(true);
    expect(game.apply(hard, 'genes').ok).toBe(true);
    expect(play(withSecret('geese'), 'elegy', 'apple').turns).toHaveLength(2);
  });

  it('round-trips params, and rejects invalid ones', () => {
    for (const text of ['w5t6@small', 'w5t99h@small', 'w2t1@small'])
      expect(game.makeParams(params(text))).toBe(text);
    const code = (text: string) => game.parseParams(text);
    expect(code('w5t6@large')).toEqual({ ok: false, error: { code: 'unknown-list' } });
    expect(code('w7t6@small')).toEqual({ ok: false, error: { code: 'no-answers' } });
    for (const text of ['', 'w0t6@small', 'w33t6@small', 'w5t0@small', 'w5', 'w5t6@', '5x6'])
      expect(code(text)).toEqual({ ok: false, error: { code: 'bad-params' } });
    fc.assert(fc.property(anyText(), (text) => void game.parseParams(text)));
  });

  it('draws every answer of the length, and only those', () => {
    const drawn = new Set(
      Array.from({ length: 200 }, (_, i) => game.start(params('w5t6@small'), seedRandom(`${i}`)).secret),
    );
    expect([...drawn].toSorted()).toEqual(['crane', 'eerie', 'geese', 'slate']);
  });

  it('gives the same view for two secrets with the same answers', () => {
    const one = play(withSecret('geese'), 'apple');
    const other = play(withSecret('these'), 'apple');
    expect(one.turns).toEqual(other.turns);
    expect(JSON.stringify(game.view(one, 'breaker'))).toBe(JSON.stringify(game.view(other, 'spectator')));
    expect(JSON.stringify(game.view(one, 'breaker'))).not.toContain('geese');
  });

  it('round-trips moves, and never throws on any string', () => {
    expect(game.parseMove(game.makeMove('crane'))).toEqual({ ok: true, value: 'crane' });
    fc.assert(
      fc.property(anyText(), (text) => {
        const state = withSecret('crane');
        game.interpret(state, 'breaker', text);
        game.apply(state, text);
        const move = game.parseMove(text);
        if (move.ok) expect(game.parseMove(game.makeMove(move.value))).toEqual(move);
      }),
    );
  });
});
