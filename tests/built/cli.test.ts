import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { answer, inkling, PROGRAM, state } from './inkling.ts';

const string = expect.any(String);

const number = expect.any(Number);

describe('JSON and exit codes', () => {
  it('choices', () => {
    const { status, value } = answer('choices mastermind aabb:1,0 acdd:0,2');
    expect(status).toBe(0);
    expect(value).toMatchObject({ game: 'mastermind', rules: 'p4c6r', total: '1296', left: string });
    for (const cell of value.places.flat())
      expect(cell).toEqual({ symbol: string, count: string, share: number });
    expect(value.codes.length).toBe(Math.min(20, Number(value.left)));
  });

  it('suggest', () => {
    const { status, value } = answer('suggest mastermind aabb:1,0 --strategy entropy --top 3');
    expect([status, value.game, value.left, value.strategy]).toEqual([0, 'mastermind', '256', 'entropy']);
    expect(value.suggestions).toHaveLength(3);
    for (const suggestion of value.suggestions)
      expect(suggestion).toEqual({
        guess: string,
        possible: expect.any(Boolean),
        worst: number,
        expected: number,
        bits: number,
        parts: number,
      });
  });

  it('check, consistent and not', () => {
    expect(answer('check mastermind aabb:1,0')).toMatchObject({
      status: 0,
      value: { consistent: true, left: '256' },
    });
    const { status, value } = answer('check mastermind aabb:1,0 ccdd:1,1 aabb:0,0');
    expect(status).toBe(3);
    expect(value).toMatchObject({
      consistent: false,
      conflict: [1, 3],
      conflicts: [[1, 3]],
      message: string,
    });
    for (const repair of value.repairs)
      expect(repair).toEqual({ turn: number, feedback: string, left: string });
  });

  it('why, for an impossible and a possible symbol', () => {
    expect(answer('why mastermind 2 a aabb:0,1').value).toMatchObject({
      place: 2,
      symbol: 'a',
      possible: false,
      turns: [1],
      message: string,
    });
    expect(answer('why mastermind 3 a aabb:0,1').value).toMatchObject({
      possible: true,
      witness: string,
      count: string,
    });
  });

  it('solve', () => {
    expect(answer('solve mastermind acab --player states --first e --trace').value).toEqual({
      game: 'mastermind',
      rules: 'p4c6r',
      secret: 'acab',
      player: 'states',
      turns: [
        { guess: 'eeff', exact: 0, near: 0, left: '256' },
        { guess: 'aabb', exact: 2, near: 1, left: string },
        { guess: 'caba', exact: 0, near: 4, left: string },
        { guess: 'acab', exact: 4, near: 0, left: '1' },
      ],
      solved: true,
      trace: expect.arrayContaining(['eeff 0 0', '     possible guesses eliminated were 18']),
    });
  });

  it('compare', () => {
    expect(answer('compare mastermind').value).toMatchObject({
      rules: 'p4c6r',
      rows: [
        { strategy: 'knuth', total: 5801, worst: 5, histogram: [1, 6, 62, 533, 694] },
        { strategy: 'expected', total: 5696, worst: 6 },
        { strategy: 'entropy', total: 5722, worst: 6 },
        { strategy: 'parts', total: 5668, worst: 6 },
      ],
    });
  });

  it.each([
    ['--version', 0],
    ['choices mastermind aabb:1,0', 0],
    ['choices mastermind aabb:5,0', 2],
    ['choices mastermind aabb:1,0 --bogus', 2],
    ['chioces mastermind', 2],
    ['choices go', 2],
    ['suggest mastermind aabb:1,0 aabb:2,0', 3],
  ])('`%s` exits with %i', (line, code) => expect(inkling(line).status).toBe(code));
});

describe('the four runs printed in the essay, byte for byte', () => {
  it.each([
    [
      'acab',
      'e',
      [
        'eeff 0 0',
        '     eliminating e',
        '     eliminating e',
        '     eliminating f',
        '     eliminating f',
        'aabb 2 1',
        '     possible guesses eliminated were 18',
        'caba 0 4',
        '     removing c from position 1',
        '     removing a from position 2',
        '     removing b from position 3',
        '     removing a from position 4',
        '     possible guesses eliminated were 3',
        'acab 4 0',
      ],
    ],
    [
      'fafa',
      'f',
      [
        'ffaa 2 2',
        '     possible guesses eliminated were 1',
        'afaf 0 4',
        '     possible guesses eliminated were 2',
        'fafa 4 0',
      ],
    ],
    [
      'afae',
      'd',
      [
        'ddee 1 0',
        'ffaa 2 1',
        '     eliminating b',
        '     eliminating c',
        '     possible guesses eliminated were 35',
        'faea 0 4',
        '     removing f from position 1',
        '     removing a from position 2',
        '     removing e from position 3',
        '     removing a from position 4',
        '     possible guesses eliminated were 33',
        'afae 4 0',
      ],
    ],
    [
      'fcaf',
      'f',
      [
        'ffaa 2 1',
        'bbcc 0 1',
        '     removing b from position 1',
        '     removing b from position 2',
        '     removing c from position 3',
        '     removing c from position 4',
        '     eliminating d',
        '     eliminating e',
        '     possible guesses eliminated were 11',
        'faba 1 1',
        '     possible guesses eliminated were 13',
        'cffa 0 4',
        '     removing c from position 1',
        '     removing f from position 2',
        '     removing f from position 3',
        '     removing a from position 4',
        '     possible guesses eliminated were 11',
        'fcaf 4 0',
      ],
    ],
  ])('%s from %s', (secret, first, lines) => {
    const { stdout, stderr, status } = inkling(
      `solve mastermind ${secret} --player states --first ${first} --trace`,
    );
    expect([stdout, stderr, status]).toEqual([`${lines.join('\n')}\n`, '', 0]);
  });
});

describe('a whole game', () => {
  it('is lost after twelve turns, and another one begins', () => {
    const guesses = new Array(12).fill('aaaa').join('\n');
    const { stdout, status } = inkling('play mastermind --seat breaker --seed holly', `${guesses}\nyes\n`);
    expect(status).toBe(0);
    expect(stdout).toContain('Turn 12: R R R R');
    expect(stdout).toContain("Here's the code:");
    expect(stdout.match(/^MASTERMIND/gm)).toHaveLength(2);
  });

  it('is won by always guessing the first remaining code', () => {
    const folder = state();
    let { stdout } = inkling(
      'play mastermind --seat breaker --skin letters --seed holly',
      'aabb\ncodes\n',
      folder,
    );
    for (let turn = 0; turn < 11 && !stdout.includes('You cracked the code'); turn++) {
      const [first] = [...stdout.matchAll(/^([a-f]{4})(?: |$)/gm)].map((match) => match[1]!);
      ({ stdout } = inkling('resume', `${first}\ncodes\n`, folder));
    }
    expect(stdout).toContain('You cracked the code');
  });

  it('as maker: the program finds a code; contradictory answers are explained and corrected', () => {
    const won = inkling('play mastermind --seat maker', 'aabb\n4,0\nno\n').stdout;
    expect(won).toContain('I cracked your code in 1 guess: R R G G.');
    const { stdout, status } = inkling(
      'play mastermind --seat maker --rules p2c3 --turns 5',
      '3,1\n0,0\n0,0\n0,0\n1\nquit\n',
    );
    expect(status).toBe(0);
    expect(stdout).toContain('No code fits these answers.');
    expect(stdout).toMatch(/Corrected: turn 1 is /);
    expect(stdout).toContain('Your game is saved');
  });

  it('survives being killed, and is resumed where it was', async () => {
    const folder = state();
    const child = spawn(process.execPath, [PROGRAM, 'play', 'mastermind', '--seat', 'breaker'], {
      env: { ...process.env, XDG_STATE_HOME: folder },
    });
    child.stdin.write('abcd\n');
    for await (const chunk of child.stdout) if (String(chunk).includes('Turn 1: R G B Y')) break;
    child.kill('SIGKILL');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    expect(inkling('resume', '', folder).stdout).toContain('Turn 1: R G B Y');
    expect(readdirSync(join(folder, 'inkling'))).toHaveLength(1);
  });
});

it('inkling serve explains in one line why a server cannot start', () => {
  for (const [line, sentence] of [
    ['serve --port abc', 'inkling: --port “abc”: give a whole number from 0 to 65535.'],
    ['serve --host nosuchhost.invalid --port 0', 'inkling: Cannot listen on nosuchhost.invalid, port 0: '],
  ] as const) {
    const folder = state();
    const { status, stderr } = inkling(`${line} --data ${folder}`);
    expect([status, stderr.split('\n').length]).toEqual([2, 2]);
    expect(stderr).toContain(sentence);
  }
});

it('inkling audit reports the line where a game module cannot be parsed or fails', () => {
  for (const [text, at, message] of [
    ['export default {\n  secrets: [1, 2\n};\n', 'line 3', ', line 3, cannot be run: Unexpected token'],
    ['\nnothing.at(0);\n', 'line 2', ', line 2, cannot be run: nothing is not defined.'],
    ['import "./not-there.mjs";\n', expect.stringContaining('game.mjs'), 'Cannot find module'],
  ] as const) {
    const path = join(state(), 'game.mjs');
    writeFileSync(path, text);
    const { status, value } = answer(`audit ${path}`);
    expect([status, value.error]).toEqual([
      2,
      { code: 'bad-file', message: expect.stringContaining(message), at },
    ]);
  }
});

it('the program was built', () => expect(existsSync(join('apps', 'cli', 'dist', 'main.js'))).toBe(true));
