import { seedRandom } from '@inkling/core/random';
import { expect as value } from '@inkling/core/result';
import { describe, expect, it } from 'vitest';
import { quizOptions } from './roster.ts';
import { flip, game, go, pairsOf, ROSTER, refusal } from './testing/table.ts';
import { viewOf } from './view.ts';

const start = (params: string, seed = 'holly') =>
  game.start(value(game.parseParams(params)), seedRandom(seed));

describe('the quiz', () => {
  const named = start('medium');
  const [pair] = pairsOf(named) as [[number, number]];
  const asked = go(named, flip(named, pair[0]), flip(named, pair[1]));
  const witch = asked.asked?.witch as number;

  it('offers four names including the right one, at a random position', () => {
    const view = game.view(asked, 'first');
    expect(view.quiz?.options?.length).toBe(4);
    expect(view.quiz?.options).toContain(witch);
    expect(view.quiz?.hint).toBeUndefined();
    const places = [0, 0, 0, 0];
    for (let i = 0; i < 4000; i++) places[quizOptions([1, 3, 5, 7, 8, 9], 5, `${i}`).indexOf(5)]!++;
    for (const place of places) expect(Math.abs(place - 1000)).toBeLessThan(4 * Math.sqrt(750));
  });

  it('offers only witches of this game who were not asked for yet, down to the last pair', () => {
    for (const level of ['easy', 'medium', 'medium coven=10']) {
      let state = start(level);
      const said = new Set<number>();
      for (const [one, other] of pairsOf(state) as [number, number][]) {
        state = go(state, flip(state, one), flip(state, other));
        const { quiz, tonight } = game.view(state, 'first');
        const options = quiz?.options as readonly number[];
        expect(new Set(options).size).toBe(4);
        expect(options.filter((name) => said.has(name) || !tonight.includes(name))).toEqual([]);
        said.add(quiz?.witch as number);
        state = go(state, 'skip');
      }
      expect(state.phase).toBe('over');
    }
  });

  it('gives nothing away: every guessing strategy is right one time in four', () => {
    type Guess = (options: readonly number[], offered: ReadonlyMap<number, number>) => number;
    const times = (offered: ReadonlyMap<number, number>, name: number) => offered.get(name) ?? 0;
    const ways: Record<string, Guess> = {
      first: ([name = 0]) => name,
      lowest: (options) => Math.min(...options),
      oftenest: (options, offered) =>
        options.reduce((best, name) => (times(offered, name) > times(offered, best) ? name : best)),
      newest: (options, offered) =>
        options.reduce((best, name) => (times(offered, name) < times(offered, best) ? name : best)),
    };
    const right = Object.fromEntries(Object.keys(ways).map((way) => [way, 0]));
    let asked = 0;
    for (let i = 0; i < 500; i++) {
      let state = start('easy', `stranger ${i}`);
      const offered = new Map<number, number>();
      for (const [one, other] of pairsOf(state) as [number, number][]) {
        state = go(state, flip(state, one), flip(state, other));
        const { witch, options = [] } = viewOf(state, ROSTER).quiz ?? { witch: -1 };
        asked++;
        for (const [way, guess] of Object.entries(ways))
          right[way]! += guess(options, offered) === witch ? 1 : 0;
        for (const name of options) offered.set(name, times(offered, name) + 1);
        state = go(state, 'skip');
      }
    }
    const spread = 4 * Math.sqrt(asked * 0.25 * 0.75);
    for (const [way, count] of Object.entries(right))
      expect(Math.abs(count - asked / 4), way).toBeLessThan(spread);
  });

  it('pays for the right name, half of it with the hint, and nothing for a wrong name', () => {
    const right = `name ${ROSTER[witch]?.name}`;
    expect(go(asked, right).points.first).toBe(150);
    const hinted = go(asked, 'hint');
    expect(game.view(hinted, 'first').quiz?.hint).toBe(ROSTER[witch]?.description);
    expect(go(hinted, right).points.first).toBe(125);
    expect(refusal(hinted, 'hint')).toBe('already-hinted');
    expect(go(asked, 'skip').points.first).toBe(100);
    expect(refusal(asked, flip(named, 0))).toBe('quiz-first');
    expect(refusal(asked, 'name Nobody')).toBe('not-an-option');
    const options = game.view(asked, 'first').quiz?.options as number[];
    const wrong = options.find((index) => index !== witch) as number;
    expect(go(asked, `name ${ROSTER[wrong]?.name}`).points.first).toBe(100);
    const byNumber = value(game.interpret(asked, 'first', String(options.indexOf(witch) + 1)));
    expect(value(game.apply(asked, byNumber)).points.first).toBe(150);
  });

  it('forgives one typo in a typed name', () => {
    const typed = start('medium quiz=typed');
    const open = go(typed, flip(typed, pair[0]), flip(typed, pair[1]));
    const name = ROSTER[open.asked?.witch as number]?.name as string;
    expect(go(open, `name ${name.toUpperCase()}`).points.first).toBe(200);
    expect(go(open, `name ${name.slice(1)}`).points.first).toBe(180);
    expect(go(open, `name ${name.slice(2)}`).points.first).toBe(100);
    expect(go(open, 'name ???').points.first).toBe(100);
  });
});
