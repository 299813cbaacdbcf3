import { PLAYERS, STRATEGIES } from '@inkling/games/mastermind/analysis/players';
import { mastermind } from '@inkling/games/mastermind/rules/game';
import { SKIN_IDS } from '@inkling/games/mastermind/rules/skins';
import { OPPONENTS, QUIZZES } from '@inkling/games/witch/rules/params';
import { LEVELS, MATE_RULES } from '@inkling/games/witch/rules/setting';
import { WORD_STRATEGIES } from 'inkling/word';
import { describe, expect, it } from 'vitest';
import { gamesOf, optionsOf } from '../contract/game-terminal.ts';
import { run } from '../testing/run.ts';
import { VERBS } from '../verbs/verbs.ts';
import { GAMES } from './registry.ts';

const valuesOf = (game: string, verb: string, option: string) =>
  GAMES.find(({ id }) => id === game)?.verbs[verb]?.options[option]?.values;

/** Every verb with every game that supports it. */
const PAIRS = VERBS.flatMap((verb) => gamesOf(verb, GAMES).map((game) => ({ verb, game })));

describe('the games of the terminal', () => {
  it.each([
    ['mastermind', 'play', 'player', [...PLAYERS, 'adversary']],
    ['mastermind', 'play', 'seat', mastermind.seats],
    ['mastermind', 'play', 'skin', SKIN_IDS],
    ['mastermind', 'suggest', 'strategy', [...STRATEGIES, 'optimal']],
    ['mastermind', 'solve', 'player', [...PLAYERS, 'optimal']],
    ['mastermind', 'compare', 'strategies', [...PLAYERS, 'optimal']],
    ['word', 'compare', 'strategies', [...WORD_STRATEGIES, 'knuth', 'optimal']],
    ['word', 'suggest', 'strategy', [...WORD_STRATEGIES, 'knuth', 'optimal']],
    ['word', 'solve', 'player', [...WORD_STRATEGIES, 'knuth', 'optimal']],
    ['witch', 'play', 'player', OPPONENTS],
    ['witch', 'play', 'quiz', QUIZZES],
    ['witch', 'place', 'level', LEVELS],
    ['witch', 'place', 'rule', MATE_RULES],
  ])('%s: %s offers exactly the engine’s values for --%s', (game, verb, option, known) => {
    expect(valuesOf(game, verb, option)?.toSorted()).toEqual([...known].toSorted());
  });

  it('support only known verbs, and every verb has a handler', async () => {
    const names = VERBS.map(({ name }) => name);
    for (const { verbs } of GAMES) expect(names).toEqual(expect.arrayContaining(Object.keys(verbs)));
    for (const verb of VERBS) {
      const loads = verb.load ? [verb.load] : gamesOf(verb, GAMES).map(({ verbs }) => verbs[verb.name]!.load);
      expect(loads).not.toEqual([]);
      for (const load of loads) expect(await load()).toBeTypeOf('function');
    }
  });

  it('agree on which options of a verb take a value, because the parser knows no game', () => {
    for (const { verb, game } of PAIRS)
      for (const [name, { value }] of Object.entries(optionsOf(verb, game)))
        for (const other of gamesOf(verb, GAMES)) {
          const there = optionsOf(verb, other)[name];
          if (there) expect(`${name} ${there.value === undefined}`).toBe(`${name} ${value === undefined}`);
        }
  });

  it('reject the options of another game, and name that game', async () => {
    let refused = 0;
    for (const { verb, game } of PAIRS)
      for (const other of gamesOf(verb, GAMES))
        for (const [name, { value }] of Object.entries(optionsOf(verb, other))) {
          if (Object.hasOwn(optionsOf(verb, game), name)) continue;
          const typed = value === undefined ? [`--${name}`] : [`--${name}`, '1'];
          const { exit, out, err } = await run([verb.name, game.id, ...typed], [], {
            env: { INKLING_GAMES: GAMES.map(({ id }) => id).join(',') },
          });
          expect([exit, out]).toEqual([2, '']);
          expect(err).toContain(`--${name} is an option of `);
          expect(err).toContain(`${verb.name} ${other.id}`);
          refused += 1;
        }
    expect(refused).toBeGreaterThan(60);
  });
});
