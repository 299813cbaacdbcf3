import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seedRandom } from '@inkling/core/random';
import { expect as unwrap } from '@inkling/core/result';
import { PLAYERS } from '@inkling/games/mastermind/analysis/players';
import { mastermind } from '@inkling/games/mastermind/rules/game';
import { makeCode, parseTurn } from '@inkling/games/mastermind/rules/notation';
import { parseRules } from '@inkling/games/mastermind/rules/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { run } from '../../../testing/run.ts';

const secretOf = (seed: string, params = 'p4c6r/12/drawn') =>
  makeCode(mastermind.start(unwrap(mastermind.parseParams(params)), seedRandom(seed)).secret!);

describe('playing as breaker', () => {
  const turns = /^Turn \d+: /gm;

  it('gives more with each hint, up to a guess', async () => {
    const hints = Array.from({ length: 5 }, () => 'hint');
    const line = 'play mastermind --seat breaker --rules p3c3 --skin letters --seed holly';
    const { out } = await run(line, ['abc', ...hints, 'suggest', 'resign', 'no']);
    expect(out).toMatch(/Type hint again for more\./);
    expect(out.match(/^A guess that tells a lot: (?:[a-c] ?){3}\.$/gim)?.length).toBeGreaterThanOrEqual(3);
    const fresh = await run('play mastermind --seat breaker --seed holly', ['hint', 'hint', 'quit']);
    expect(fresh.out).toContain('every code is equally likely');
    expect(fresh.out).toMatch(/^A guess that tells a lot: /m);
  });

  it('uses coloured pegs, or letters if there are more symbols than colours', async () => {
    const { out } = await run('play mastermind --seat breaker --seed holly', ['rgby', 'aabb', 'quit']);
    expect(out).toContain('Code pegs: R Red, G Green, B Blue, Y Yellow, O Orange and P Purple.');
    expect(out).toContain('Take a guess in the format RGBY.');
    expect(out).toContain('Turn 1: R G B Y, ');
    expect(out).toContain('Turn 2: R R G G, ');
    const many = await run('play mastermind --seat breaker --rules p4c12 --seed holly', ['quit']);
    expect(many.out).toContain('Take a guess in the format ABCD.');
    const help = await run('play mastermind --seat breaker --seed holly', ['?', 'why 2 r', 'rg', 'quit']);
    expect(help.out).toMatch(/why 2 r +why Red can or cannot stand at place 2/);
    expect(help.out).toContain('No turn has been played: every symbol is possible everywhere.');
    expect(help.out).toContain('A code has 4 symbols, as in RGBY, and this has 2.');
  });

  it('asks for the seat before showing the title', async () => {
    const { out } = await run('play mastermind --seed holly', ['breaker', 'quit']);
    expect(out).toMatch(
      /^Will you be playing as the code MAKER or the code BREAKER\?\n[\s\S]*^MASTERMIND\.$/m,
    );
  });

  it('finishes the game for the user on solve', async () => {
    const { out, exit } = await run('play mastermind --seat breaker --seed holly', ['aabb', 'solve', 'no']);
    expect(exit).toBe(0);
    expect(out).toMatch(/The computer found the code in [2-7] guesses, the first of them yours\./);
    // A single turn leaves nothing to compare, and the computer's turns are not the user's.
    expect(out).not.toContain('Review:');
    const line = 'play mastermind --seat breaker --seed holly';
    const two = await run(line, ['aabb', 'ccdd', 'solve', 'no']);
    expect(two.out).toMatch(/found the code in [3-8] guesses, the first 2 of them yours\./);
    expect(two.out).toMatch(/^Review: turn [12] told the most/m);
    const whole = await run(line, ['solve', 'no']);
    expect(whole.out).toMatch(/^The computer found the code in [2-7] guesses\./m);
    expect((await run('play mastermind --seat maker', ['slve'])).out).not.toContain('Did you mean solve');
    expect((await run('play mastermind --seat breaker', ['slve'])).out).toContain('Did you mean solve?');
  });

  it('plays Bulls and Cows, in digits, as play bulls', async () => {
    const code = unwrap(
      parseTurn(`${secretOf('holly', 'p4c10n/12/drawn')}:4,0`, unwrap(parseRules('bc'))),
    ).guess;
    const digits = Array.from(code, (symbol) => (symbol + 1) % 10).join('');
    const { exit, out } = await run('play bulls --seed holly', ['1123', digits, 'no']);
    expect(exit).toBe(0);
    expect(out).toContain('BULLS AND COWS.');
    expect(out).toContain('4 places, 10 symbols, no symbol repeats');
    expect(out).toContain(`Turn 1: ${[...digits].join(' ')}, 4 exact, 0 near.`);
  });

  it('shows at the end what each guess was worth', async () => {
    const lines = ['aabb', 'aabb', 'resign', 'no'];
    const { out } = await run('play mastermind --seat breaker --seed holly', lines);
    expect(out).toMatch(/Review: turn 1 told the most: of 1,296 codes it left [\d,]+ codes?\./);
    expect(out).toContain('Turn 2 told nothing new.');
  });

  it('prints one sentence per turn, and announces the win', async () => {
    const secret = secretOf('holly');
    const { exit, out, unread } = await run('play mastermind --skin letters --seed holly', [
      'breaker',
      'zzzz',
      'abc',
      'aaaa',
      secret,
      'no',
    ]);
    expect([exit, unread]).toEqual([0, 0]);
    // First the question, then the title, the task, and what the two numbers mean.
    const parts = ['MAKER or the code BREAKER?', 'MASTERMIND.', 'You get 12 turns', 'Exact: ', '--->'];
    const places = parts.map((part) => out.indexOf(part));
    expect(places.every((place, at) => place > (places[at - 1] ?? -1))).toBe(true);
    expect(out.match(turns)).toHaveLength(2);
    expect(out).toContain(
      `Turn 2: ${secret.toUpperCase().split('').join(' ')}, 4 exact, 0 near. 1 code left.`,
    );
    expect(out).toContain('You cracked the code in 2 guesses!');
  });

  it('shows the code after twelve wrong guesses, and plays again', async () => {
    const wrong = secretOf('holly') === 'aaaa' ? 'bbbb' : 'aaaa';
    const lines = [...new Array<string>(12).fill(wrong), 'maybe', 'yes', wrong];
    const { out, exit } = await run('play mastermind --seat breaker --skin letters --seed holly', lines);
    expect(exit).toBe(0);
    expect(out).toContain("C'mon! It wasn't that hard...");
    expect(out).toContain(secretOf('holly').toUpperCase().split('').join(' '));
    expect(out).toContain("Don't leave having lost to a computer...");
    expect(out.match(/^MASTERMIND/gm)).toHaveLength(2);
  });

  it('undoes and redoes turns, and saves the game at the end of input for resume', async () => {
    const first = await run('play mastermind --seat breaker --skin letters --seed holly', [
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
      exit: 2,
      err: expect.stringContaining('no unfinished game'),
    });
  });

  it('sets a damaged save aside instead of deleting it', async () => {
    const { state } = await run('play mastermind --seat breaker', ['aabb']);
    const folder = join(state, 'inkling');
    const [name] = readdirSync(folder);
    writeFileSync(join(folder, name!), 'ink spilt over it');
    const { exit, err } = await run('resume', [], { state });
    expect([exit, err]).toEqual([2, expect.stringContaining('set aside')]);
    expect(readdirSync(folder)).toEqual([`${name}.damaged`]);
  });

  it('draws squares and circles on a terminal, in colour only if that is allowed', async () => {
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

  it.each(PLAYERS.map((player) => [player]))('lets %s find the code', async (player) => {
    const secret = 'fcaf';
    const answers = [secret];
    for (;;) {
      const { out } = await run(
        `play mastermind --seat maker --skin letters --seed x --player ${player}`,
        answers,
      );
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

  it('warns when an answer disagrees with the code that was typed', async () => {
    const { out } = await run('play mastermind --seat maker --skin letters', ['abcd', '2,0', 'hint', '1,1']);
    expect(out).toContain('Against the code you typed that guess is 1 exact, 1 near.');
    expect(out).toContain('Turn 1: A A B B, 1 exact, 1 near.');
  });

  it('rejects impossible answers, names contradictory ones, and corrects one', async () => {
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
  it('accepts any line without throwing, hanging or printing nonsense', async () => {
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
          expect(again.err === '' ? again.exit : again.err).toSatisfy(
            (end) => end === 0 || /no unfinished game/.test(String(end)),
          );
        },
      ),
      { numRuns: 150 },
    );
  });
});
