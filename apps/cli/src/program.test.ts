import { mastermind } from '@inkling/games/mastermind/game';
import { SKIN_IDS } from '@inkling/games/mastermind/skins';
import { OPPONENTS, QUIZZES } from '@inkling/games/witch/params';
import { LEVELS, MATE_RULES } from '@inkling/games/witch/setting';
import fc from 'fast-check';
import { PLAYERS, STRATEGIES } from 'inkling/mastermind/players';
import { WORD_STRATEGIES } from 'inkling/word';
import { describe, expect, it } from 'vitest';
import { optionSpec } from './shell/options.ts';
import { run } from './testing/run.ts';
import { VERBS } from './verbs.ts';

describe('the list of verbs', () => {
  it('offers exactly what the engine knows', () => {
    expect(optionSpec('player').values).toEqual([...PLAYERS, ...OPPONENTS.filter((one) => one !== 'nobody')]);
    expect(optionSpec('strategy').values).toEqual([...STRATEGIES, 'optimal', 'worst']);
    expect(optionSpec('strategy').values).toEqual(expect.arrayContaining([...WORD_STRATEGIES]));
    expect(optionSpec('level').values).toEqual(LEVELS);
    expect(optionSpec('rule').values).toEqual(MATE_RULES);
    expect(optionSpec('quiz').values).toEqual(QUIZZES);
    expect(optionSpec('skin').values).toEqual(SKIN_IDS);
    expect(optionSpec('seat').values?.toSorted()).toEqual(mastermind.seats.toSorted());
  });

  it.each(VERBS.map((verb) => [verb.name, verb] as const))(
    'explains %s, examples first',
    async (name, verb) => {
      const help = await run(`help ${name}`);
      expect(help.exit).toBe(0);
      expect(await run(`${name} --help`)).toMatchObject({ exit: 0, out: help.out });
      const [example] = verb.examples;
      expect(help.out.indexOf(example!.line)).toBeGreaterThan(0);
      expect(help.out.indexOf(example!.line)).toBeLessThan(help.out.indexOf('Usage:'));
      for (const option of verb.options) expect(help.out).toContain(`--${option}`);
    },
  );

  it.each(['bash', 'zsh', 'fish'])('completes in %s every verb and option', async (shell) => {
    const { exit, out } = await run(`completion ${shell}`);
    expect(exit).toBe(0);
    for (const verb of VERBS) {
      expect(out).toContain(verb.name);
      for (const option of verb.options) expect(out).toContain(option);
    }
  });

  it.each([
    ['choces mastermind', 'Did you mean choices?'],
    ['choices masterminf', 'Did you mean mastermind?'],
    ['choices mastermind --rulez mm', 'Did you mean --rules?'],
    ['choices', 'needs a game'],
    ['choices mastermind --rules', 'argument missing'],
    ['choices mastermind aabb', 'The answer is missing'],
    ['choices mastermind aabx:1,0', '“x” at place 4'],
    ['choices mastermind aabb:3,1', 'no other place to be near to'],
    ['choices mastermind aabb:3,2', 'only 4 places'],
    ['choices mastermind aab:1,0', 'this has 3'],
    ['choices mastermind abca:1,0 --rules p4c6n', 'no symbol may repeat'],
    ['choices mastermind --rules p17c3', '1 to 16 places'],
    ['choices mastermind --rules nonsense', 'are not rules'],
    ['choices mastermind --skin santa', 'is not a skin'],
    ['choices mastermind - -', 'only once'],
    ['suggest mastermind --strategy knut', 'Did you mean knuth?'],
    ['suggest mastermind --top 0', '--top'],
    ['why mastermind 5 a', '1 to 4'],
    ['why mastermind 2 x', 'not one of the symbols'],
    ['why mastermind 2', 'needs a place and a symbol'],
    ['solve mastermind', 'needs one secret'],
    ['solve mastermind aab', 'this has 3'],
    ['solve mastermind aabb --first a', '--player states'],
    ['compare mastermind --strategies knuth,nobody', '“nobody” is not a strategy'],
    ['compare mastermind aabb:1,0', 'takes no turns'],
    ['play mastermind --seat middle', 'is not a seat'],
    ['play mastermind --turns 100', '1 to 99'],
    ['solve mastermind abcdefghijkl --rules p12c12r --player knuth', 'more than can be listed'],
    ['completion tcsh', 'is not a shell'],
    ['help nothing', 'is not a verb'],
  ])('refuses `%s`', async (line, sentence) => {
    const { exit, out, err } = await run(line);
    expect([exit, out]).toEqual([2, '']);
    expect(err).toContain(sentence);
    expect(err).toMatch(/^inkling: .*[.?]\n$/);
  });

  it('survives any arguments', async () => {
    const word = fc.oneof(
      fc.constantFrom(...VERBS.map((verb) => verb.name).filter((name) => !['serve', 'bench'].includes(name))),
      fc.constantFrom(
        'mastermind',
        'aabb:1,0',
        '--json',
        '--rules',
        'p3c4',
        '--top',
        '-',
        '--',
        '2',
        'a',
        '--no-color',
      ),
      fc.string(),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(word, { maxLength: 6 }), async (args) => {
        fc.pre(args.every((arg) => arg !== 'serve' && arg !== 'bench'));
        const { exit, err } = await run(args);
        expect([0, 2, 3]).toContain(exit);
        expect(err).not.toMatch(/\n\s+at /);
      }),
      { numRuns: 150 },
    );
  });
});
