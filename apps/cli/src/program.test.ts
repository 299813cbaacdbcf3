import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seedRandom } from '@inkling/core/random';
import { expect as unwrap } from '@inkling/core/result';
import { mastermind } from '@inkling/games/mastermind/game';
import { makeCode, parseTurn } from '@inkling/games/mastermind/notation';
import { parseRules } from '@inkling/games/mastermind/rules';
import { SKIN_IDS } from '@inkling/games/mastermind/skins';
import fc from 'fast-check';
import { PLAYERS, STRATEGIES } from 'inkling/mastermind/players';
import { describe, expect, it } from 'vitest';
import { runProgram } from './program.ts';
import { optionSpec } from './shell/options.ts';
import type { World } from './shell/world.ts';
import { VERBS } from './verbs.ts';

/** Runs the program with nothing real around it but a state folder of its own. */
async function run(
  args: string | readonly string[],
  lines: readonly string[] = [],
  { terminal = false, state = mkdtempSync(join(tmpdir(), 'inkling-cli-')), env = {} } = {},
) {
  const queue = [...lines];
  const prompts: string[] = [];
  let out = '';
  let err = '';
  let seeds = 0;
  let time = 0;
  const world: World = {
    env: { XDG_STATE_HOME: state, HOME: state, LANG: 'C.UTF-8', ...env },
    out: { isTerminal: terminal, write: (text) => void (out += text) },
    err: { isTerminal: terminal, write: (text) => void (err += text) },
    input: {
      isTerminal: terminal,
      ask: async (prompt) => {
        prompts.push(prompt);
        return queue.shift();
      },
      readAll: async (limit) => (lines.join('\n').length > limit ? undefined : lines.join('\n')),
      close: () => undefined,
    },
    now: () => (time += 1),
    seed: () => `seed-${(seeds += 1)}`,
    breathe: async () => undefined,
  };
  const argv = typeof args === 'string' ? args.split(' ') : args;
  const exit = await runProgram(argv, VERBS, world);
  return { exit, out, err, prompts, state, unread: queue.length, json: () => JSON.parse(out) };
}

const secretOf = (seed: string, params = 'p4c6r/12/drawn') =>
  makeCode(mastermind.start(unwrap(mastermind.parseParams(params)), seedRandom(seed)).secret!);

describe('the list of verbs', () => {
  it('offers exactly what the engine knows', () => {
    expect(optionSpec('player').values).toEqual(PLAYERS);
    expect(optionSpec('strategy').values).toEqual(STRATEGIES);
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
    ['choices mastermind --rules p12c12r', 'more codes than can be listed'],
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
    ['play mastermind --seat maker --rules p12c12r', 'more codes than can be listed'],
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

describe('questions about a history', () => {
  it('are answered in the shapes of the contract', async () => {
    const choices = (await run('choices mastermind aabb:1,0 acdd:0,2 --json')).json();
    expect(choices).toMatchObject({ game: 'mastermind', rules: 'p4c6r', total: '1296' });
    expect(choices.places).toHaveLength(4);
    for (const place of choices.places) {
      const sum = place.reduce((total: number, { count }: { count: string }) => total + Number(count), 0);
      expect(String(sum)).toBe(choices.left);
    }
    expect(choices.codes).toEqual(choices.codes.toSorted());
    expect((await run('why mastermind 2 a aabb:0,1 --json')).json()).toMatchObject({
      place: 2,
      symbol: 'a',
      possible: false,
      turns: [1],
    });
    const possible = (await run('why mastermind 3 a aabb:0,1 --json')).json();
    expect(possible).toMatchObject({ possible: true, witness: expect.stringMatching(/^..a.$/) });
    expect((await run('suggest mastermind aabb:1,0 --top 1 --json')).json()).toMatchObject({
      game: 'mastermind',
      left: '256',
      strategy: 'knuth',
      suggestions: [{ guess: 'acdd', possible: true, worst: 44, parts: 13 }],
    });
  });

  it.each(['choices', 'suggest', 'why 1 a', 'check'])('explain a contradiction: %s', async (verb) => {
    const [name, ...rest] = verb.split(' ');
    const args = [name!, 'mastermind', ...rest, 'aabb:1,0', 'ccdd:1,1', 'aabb:0,0'];
    const { exit, json } = await run([...args, '--json']);
    expect(exit).toBe(3);
    expect(json()).toMatchObject({ consistent: false, conflict: [1, 3], conflicts: [[1, 3]] });
    expect(
      json().repairs.map((repair: { turn: number; feedback: string }) => [repair.turn, repair.feedback]),
    ).toContainEqual([3, '1,0']);
    const people = await run(args);
    expect(people.exit).toBe(3);
    expect(people.out + people.err).toContain('Turns 1 and 3 cannot both be true.');
  });

  it('offer only repairs that do repair', async () => {
    const turns = ['aabb:1,0', 'aabb:0,0', 'cdef:2,2'];
    const { repairs } = (await run(['check', 'mastermind', ...turns, '--json'])).json();
    expect(repairs.length).toBeGreaterThan(0);
    for (const { turn, feedback, left } of repairs) {
      const mended = turns.with(turn - 1, `${turns[turn - 1]!.split(':')[0]}:${feedback}`);
      expect((await run(['check', 'mastermind', ...mended, '--json'])).json()).toMatchObject({
        consistent: true,
        left,
      });
    }
  });

  it.each([
    'aabb:1,0',
    'AABB:1,0',
    '1122:1,0',
    'aabb 1 0',
    '1122:1A0B',
    '1122:1B0W',
    'Santa,Santa,Present,Present:1,0',
  ])('read the turn %s', async (turn) =>
    expect((await run(['check', 'mastermind', turn, '--json'])).json().left).toBe('256'),
  );

  it('read turns from standard input, and name a bad line by its number', async () => {
    const lines = ['# my game', '', 'aabb:1,0', '  ccdd 0 2 '];
    expect((await run('check mastermind - --json', lines)).json().left).toBe('24');
    const { exit, err } = await run('check mastermind -', [...lines, 'oops:1,0']);
    expect([exit, err]).toEqual([2, expect.stringContaining('Line 5 of the input, “oops:1,0”')]);
  });

  it('answer in the words of a skin, with canonical letters in JSON', async () => {
    const { json } = await run('choices mastermind SSPP:4,0 --skin winter --json');
    expect(json().places[3]).toEqual([{ symbol: 'b', name: 'Present', count: '1', share: 1 }]);
    expect((await run('why mastermind 2 s SSPP:0,1 --skin winter')).out).toBe(
      'Santa at place 2 is ruled out by turn 1.\n',
    );
  });
});

describe('playing as breaker', () => {
  const turns = /^Turn \d+: /gm;

  it('wins, in one sentence a turn', async () => {
    const secret = secretOf('holly');
    const { exit, out, unread } = await run('play mastermind --seed holly', [
      'breaker',
      'zzzz',
      'abc',
      'aaaa',
      secret,
      'no',
    ]);
    expect([exit, unread]).toEqual([0, 0]);
    expect(out.match(turns)).toHaveLength(2);
    expect(out).toContain(
      `Turn 2: ${secret.toUpperCase().split('').join(' ')}, 4 exact, 0 near. 1 code left.`,
    );
    expect(out).toContain('You cracked the code in 2 guesses!');
  });

  it('loses after twelve turns, sees the code, and plays again', async () => {
    const wrong = secretOf('holly') === 'aaaa' ? 'bbbb' : 'aaaa';
    const lines = [...new Array<string>(12).fill(wrong), 'maybe', 'yes', wrong];
    const { out, exit } = await run('play mastermind --seat breaker --seed holly', lines);
    expect(exit).toBe(0);
    expect(out).toContain("C'mon! It wasn't that hard...");
    expect(out).toContain(secretOf('holly').toUpperCase().split('').join(' '));
    expect(out).toContain("Don't leave having lost to a computer...");
    expect(out.match(/^MASTERMIND/gm)).toHaveLength(2);
  });

  it('takes back, plays again, and keeps the game at the end of input for resume', async () => {
    const first = await run('play mastermind --seat breaker --seed holly', [
      'aabb',
      'undo',
      'undo',
      'redo',
      'cdef',
    ]);
    expect(first.out).toContain('There is nothing to take back.');
    expect(first.out).toContain('inkling resume');
    const next = await run('resume', [secretOf('holly'), 'n'], { state: first.state });
    expect(next.out).toContain('Turn 2: C D E F');
    expect(next.out).toContain('You cracked the code in 3 guesses!');
    expect(readdirSync(join(first.state, 'inkling'))).toEqual([]);
    expect(await run('play mastermind --resume', [], { state: first.state })).toMatchObject({
      exit: 0,
      err: expect.stringContaining('no unfinished game'),
    });
  });

  it('does not lose a damaged save', async () => {
    const { state } = await run('play mastermind --seat breaker', ['aabb']);
    const folder = join(state, 'inkling');
    const [name] = readdirSync(folder);
    writeFileSync(join(folder, name!), 'ink spilt over it');
    const { exit, err } = await run('resume', [], { state });
    expect([exit, err]).toEqual([2, expect.stringContaining('kept aside')]);
    expect(readdirSync(folder)).toEqual([`${name}.damaged`]);
  });

  it('draws squares and circles on a terminal, coloured only where that is allowed', async () => {
    const lines = ['sspp', 'choices', 'hint', 'board'];
    const line = 'play mastermind --seat breaker --skin winter --seed holly';
    const colour = await run(line, lines, { terminal: true });
    const plain = await run(line, lines, { terminal: true, env: { NO_COLOR: '1' } });
    expect(colour.out).toContain('\x1b[');
    expect(plain.out).not.toContain('\x1b[');
    expect(plain.out).toContain('[S][S][P][P]  ●○··  1 exact, 1 near');
    const uncoloured = colour.out
      .split('\x1b[')
      .map((part, at) => (at === 0 ? part : part.replace(/^[\d;]*m/, '')));
    expect(uncoloured.join('')).toBe(plain.out);
    expect(plain.prompts).toContain('---> ');
    const ascii = await run(line, lines, { terminal: true, env: { LC_ALL: 'C' } });
    expect(ascii.out).toContain('#o--');
  });
});

describe('playing as maker', () => {
  const mm = unwrap(parseRules('mm'));

  it.each(PLAYERS.map((player) => [player]))('is found by %s', async (player) => {
    const secret = 'fcaf';
    const answers = [secret];
    for (;;) {
      const { out } = await run(`play mastermind --seat maker --seed x --player ${player}`, answers);
      if (out.includes('I cracked your code')) break;
      const guess = [...out.matchAll(/^Guess \d+: (.*?)\./gm)].at(-1)![1]!.replaceAll(' ', '').toLowerCase();
      const solved = (await run(['check', 'mastermind', `${secret}:4,0`, `${guess}:0,0`, '--json'])).json();
      const truth = solved.consistent
        ? '0,0'
        : solved.repairs.find((repair: { turn: number }) => repair.turn === 2).feedback;
      expect(parseTurn(`${guess}:${truth}`, mm).ok).toBe(true);
      answers.push(truth);
      expect(answers.length).toBeLessThan(14);
    }
  });

  it('is told when an answer disagrees with the code that was typed', async () => {
    const { out } = await run('play mastermind --seat maker', ['abcd', '2,0', 'hint', '1,1']);
    expect(out).toContain('Against the code you typed that guess is 1 exact, 1 near.');
    expect(out).toContain('Turn 1: A A B B, 1 exact, 1 near.');
  });

  it('is refused impossible answers, told which cannot all be true, and corrects one', async () => {
    const lines = [
      '3,1',
      '4,1',
      '0,0',
      '0,0',
      '0,0',
      '0,0',
      'why 1 a',
      '99',
      'rescore 9 1,0',
      'rescore 2 4,1',
      '1',
      '1,0',
    ];
    const { out, exit } = await run('play mastermind --seat maker --rules p2c3 --turns 5', lines);
    expect(exit).toBe(0);
    expect(out).toContain('No code fits these answers.');
    expect(out).toMatch(/cannot (both|all) be true/);
    expect(out).toContain('There is no such turn to correct.');
    expect(out).toMatch(/Corrected: turn \d is/);
  });
});

describe('every prompt', () => {
  it('takes any line and never throws, hangs or says nonsense', async () => {
    const line = fc.oneof(
      fc.constantFrom(
        'maker',
        'breaker',
        'undo',
        'redo',
        'hint',
        'choices',
        'codes',
        'board',
        'resign',
        'why 2 a',
        'why',
        '?',
      ),
      fc.constantFrom(
        'aab',
        'abc',
        'ccc',
        '0,0',
        '1,0',
        '0,1',
        '1 1',
        '3,0',
        'rescore 1 1,0',
        'rescore x',
        '1',
        '2',
        'yes',
        '',
      ),
      fc.string({ unit: 'grapheme' }),
    );
    const options = fc.constantFrom(
      '',
      '--seat maker',
      '--seat maker --player states',
      '--seat breaker --plain',
    );
    const state = mkdtempSync(join(tmpdir(), 'inkling-fuzz-'));
    await fc.assert(
      fc.asyncProperty(
        options,
        fc.boolean(),
        fc.array(line, { maxLength: 40 }),
        async (given, terminal, lines) => {
          const args = `play mastermind --rules p3c3 --turns 4 --seed fuzz ${given}`.trim();
          const { exit, out, err } = await run(args, lines, { terminal, state });
          expect(exit).toBe(0);
          expect(out + err).not.toMatch(/undefined|NaN|\[object/);
          const again = await run('resume', ['hint', 'quit'], { terminal, state });
          expect(again.exit).toBe(0);
        },
      ),
      { numRuns: 150 },
    );
  });
});
