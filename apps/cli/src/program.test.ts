import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gamesOf, optionsOf } from './contract/game-terminal.ts';
import { offeredGames } from './games/registry.ts';
import { run } from './testing/run.ts';
import { VERBS } from './verbs/verbs.ts';

const GAMES = offeredGames({});

const LINK = 'http://127.0.0.1:1/#/online/room/abc';
const NO_LINK = { code: 'bad-input', at: LINK };

describe('the command line', () => {
  it.each(VERBS.map((verb) => [verb.name, verb] as const))(
    'explains %s, with examples first',
    async (name, verb) => {
      const help = await run(`help ${name}`);
      expect(help.exit).toBe(0);
      expect(await run(`${name} --help`)).toMatchObject({ exit: 0, out: help.out });
      const games = gamesOf(verb, GAMES);
      const examples = [...verb.examples, ...games.flatMap(({ verbs }) => verbs[name]?.examples ?? [])];
      expect(help.out.indexOf(examples[0]!.line)).toBeGreaterThan(0);
      expect(help.out.indexOf(examples[0]!.line)).toBeLessThan(help.out.indexOf('Usage:'));
      for (const game of [undefined, ...games])
        for (const option of Object.keys(optionsOf(verb, game))) expect(help.out).toContain(`--${option}`);
    },
  );

  it.each(['bash', 'zsh', 'fish'])('completes every verb and option in %s', async (shell) => {
    const { exit, out } = await run(`completion ${shell}`);
    expect(exit).toBe(0);
    for (const verb of VERBS) {
      expect(out).toContain(verb.name);
      for (const game of [undefined, ...gamesOf(verb, GAMES)])
        for (const option of Object.keys(optionsOf(verb, game))) expect(out).toContain(option);
    }
  });

  it.each([
    ['choces mastermind', 'Did you mean choices?'],
    ['choices masterminf', 'Did you mean mastermind?'],
    ['choices mastermind --rulez mm', 'Did you mean --rules?'],
    ['foo', 'unknown command “foo”. See inkling --help.'],
    ['backup monday.db', 'unknown command “backup”. Did you mean server backup? See inkling --help.'],
    ['choices mastermind --top 3', '“--top”. --top is an option of suggest. See inkling help choices.'],
    ['choices mastermind --nonsense', 'unknown option “--nonsense”. See inkling help choices.'],
    ['choices bulls 1234:1,2', 'choices does not take bulls; use mastermind --rules bc.'],
    ['check bulls', 'check does not take bulls; use mastermind --rules bc.'],
    ['place bulls', 'place does not take bulls; it takes witch.'],
    ['place mastermind', 'place does not take mastermind; it takes witch.'],
    [
      'optimal p4c6r',
      '“p4c6r” is not a game, but the rules of one. Did you mean inkling optimal mastermind --rules p4c6r?',
    ],
    ['optimal w5t6', 'the rules of one. Did you mean inkling optimal word --length 5?'],
    ['play w5t6', 'the rules of one. Did you mean inkling play word --length 5 --turns 6?'],
    ['play P3c4n/10', 'the rules of one. Did you mean inkling play mastermind --rules P3c4n --turns 10?'],
    ['compare bc', 'the rules of one. Did you mean inkling compare mastermind --rules bc?'],
    ['place 4x4', 'the rules of one. Did you mean inkling place witch --size 4x4?'],
    ['room w5t6', 'the rules of one. Did you mean inkling room word --rules w5t6?'],
    ['play w5t', 'Known: mastermind, word,'],
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
    ['solve mastermind aabb:1,0', 'inkling suggest mastermind aabb:1,0.'],
    ['solve mastermind aab', 'this has 3'],
    ['solve mastermind aabb --first a', '--player states'],
    ['compare mastermind --strategies knuth,nobody', '“nobody” is not a strategy'],
    ['compare mastermind aabb:1,0', 'takes no turns'],
    ['play mastermind --seat middle', 'is not a seat'],
    ['play mastermind --turns 100', '1 to 99'],
    ['solve mastermind abcdefghijkl --rules p12c12r --player knuth', 'more than can be listed'],
    ['completion tcsh', '“tcsh” is not a shell. Known: bash'],
    ['help nothing', 'is not a verb'],
    ['mastermind --rules mm', 'A verb comes before the game: inkling play mastermind.'],
    ['./hats.csv', 'A verb comes before the game: inkling play ./hats.csv.'],
  ])('rejects `%s`', async (line, sentence) => {
    const { exit, out, err } = await run(line);
    expect([exit, out]).toEqual([2, '']);
    expect(err).toContain(sentence);
    expect(err).toMatch(/^inkling: .*[.?]\n$/);
  });

  it.each([
    ['choces mastermind --json', { code: 'unknown-verb' }],
    ['choices masterminf --json', { code: 'unknown-game' }],
    ['choices mastermind --rulez mm --json', { code: 'unknown-option', at: '--rulez' }],
    ['choices mastermind --hard --json', { code: 'foreign-option', at: '--hard' }],
    ['choices mastermind --rules nonsense --json', { code: 'bad-value', at: '--rules' }],
    ['choices mastermind aabb:1,0 aabx:1,0 --json', { code: 'bad-input', at: 'turn 2' }],
    ['choices word salet:gywww xx --json', { code: 'bad-input', at: 'round 2' }],
    ['why mastermind 5 a --json', { code: 'bad-input', at: 'PLACE' }],
    ['why word 1 ж --json', { code: 'bad-input', at: 'SYMBOL' }],
    ['why examples/guess-who.csv hut? no --json', { code: 'bad-input', at: 'FEATURE' }],
    ['why examples/guess-who.csv hair? pink --json', { code: 'bad-input', at: 'VALUE' }],
    ['solve mastermind zz --json', { code: 'bad-input', at: 'SECRET' }],
    ['solve word zz1 --json', { code: 'bad-input', at: 'SECRET' }],
    ['solve word crane --first zz1 --json', { code: 'bad-value', at: '--first' }],
    ['solve examples/guess-who.csv Nobody --json', { code: 'bad-input', at: 'SECRET' }],
    ['review mastermind aabb:1,0 --secret zz --json', { code: 'bad-value', at: '--secret' }],
    ['suggest mastermind --guess zzzzz --json', { code: 'bad-value', at: '--guess' }],
    ['suggest word --guess zzzzz --json', { code: 'bad-value', at: '--guess' }],
    ['suggest examples/guess-who.csv --guess x? --json', { code: 'bad-value', at: '--guess' }],
    ['puzzle aabb31 --json', { code: 'bad-input', at: 'clue 1' }],
    ['suggest mastermind --top 0 --json', { code: 'bad-value', at: '--top' }],
    ['choices word --list /no/such --json', { code: 'bad-file', at: '/no/such' }],
    ['optimal mastermind --rules p8c12 --json', { code: 'too-large' }],
    ['verify /no/such --json', { code: 'bad-file', at: '/no/such' }],
    ['solve mastermind --json', { code: 'usage' }],
    ['suggest mastermind aabb:1,0 --format csv --json', { code: 'usage', at: '--format' }],
    ['compare mastermind --rules p2c3 --format mmstrat --json', { code: 'usage', at: '--format' }],
    ['solve word mango --first zzzzz --json', { code: 'bad-value', at: '--first' }],
    ['optimal mastermind --rules p2c3 --weights /dev/null --json', { code: 'bad-file', at: '--weights' }],
    [`verify ${LINK} --json`, NO_LINK],
    ['place witch --size 99x99 --json', { code: 'bad-value', at: '--size' }],
  ])('reports as JSON what is wrong with `%s`', async (line, error) => {
    const { exit, out, err, json } = await run(line);
    expect([exit, err, out.split('\n').length]).toEqual([2, '', 2]);
    expect(json()).toEqual({ error: { ...error, message: expect.stringMatching(/[.?]$/) } });
  });

  it('names the line of standard input that cannot be read', async () => {
    const { json } = await run('choices mastermind - --json', ['# two turns', 'aabb:1,0', 'ccdd']);
    expect(json().error).toMatchObject({ code: 'bad-input', at: 'line 3' });
  });

  it.each(['--no-color', 'nonsense', '--nonsense'])(
    'exits with 2 on %s, which is not a command',
    async (line) => {
      expect((await run(line)).exit).toBe(2);
    },
  );

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
