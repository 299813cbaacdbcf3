import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { run } from '../../../testing/run.ts';

describe('place', () => {
  it.each([
    ['', 'easy', 'rook', '195', 9],
    [' --level medium', 'medium', 'king', '863344', 16],
    [' --level hard', 'hard', 'king', '1830203087616', 25],
    [' --level easy --rule king', 'easy', 'king', '13', 9],
  ])('prints JSON in the contract’s shape: %s', async (flags, level, rule, boardsTotal, squares) => {
    const { exit, json } = await run(`place witch${flags} --seed holly --json`);
    expect(exit).toBe(0);
    expect(json()).toMatchObject({ level, rule, feasible: true, boardsTotal });
    const [board] = json().boards;
    expect(board.seed).toBe('holly');
    expect(board.squares).toHaveLength(squares);
    for (const square of board.squares)
      expect(square).toEqual({
        row: expect.any(Number),
        col: expect.any(Number),
        type: expect.stringMatching(/^(gameTile|bonus|bomb)$/),
        ...(square.type === 'gameTile' ? { pairId: expect.any(Number) } : {}),
      });
  });

  it('gives each board a seed that reproduces it', async () => {
    const { boards } = (await run('place witch --level hard --seed holly --count 3 --json')).json();
    expect(boards).toHaveLength(3);
    for (const { squares, seed } of boards) {
      const again = (await run(['place', 'witch', '--level', 'hard', '--seed', seed, '--json'])).json();
      expect(again.boards[0].squares).toEqual(squares);
    }
  });

  it('explains on request how the board was placed, and prints the same board', async () => {
    const line = 'place witch --level medium --seed y';
    const plain = await run(line);
    const { out } = await run(`${line} --explain`);
    const isTry = (text: string) => text.startsWith('try ');
    expect(
      out
        .split('\n')
        .filter((text) => !isTry(text))
        .join('\n'),
    ).toBe(plain.out);
    expect(out.split('\n').filter(isTry)).toEqual([
      'try 1: bonus a2, bomb b2; a2 and b2 touch, so it begins again.',
      'try 2: bonus d3, bomb d1, a3–b1, a4–c1, b3–a1, b4–c2, c3–a2, b2–c4, d2–d4. This is the board.',
    ]);
    const [board] = (await run(`${line} --explain --json`)).json().boards;
    expect(board.tries[0].clash).toEqual([
      { row: 0, col: 1 },
      { row: 1, col: 1 },
    ]);
    expect((await run(`${line} --explain --count 21`)).err).toContain('1 to 20');
  });

  it('prints the letter of each pair twice', async () => {
    const { out } = await run('place witch --level medium --seed holly');
    const cells = out
      .split('\n')
      .filter((line) => /^ +[a-t] /.test(line))
      .flatMap((line) => line.trim().split(/\s+/).slice(1));
    const counts = new Map<string, number>();
    for (const cell of cells) counts.set(cell, (counts.get(cell) ?? 0) + 1);
    expect([...counts.keys()].toSorted().join('')).toBe('!*ABCDEFG');
    for (const [cell, count] of counts) expect(count).toBe(/[A-Z]/.test(cell) ? 2 : 1);
  });

  it('proves in a sentence that no board exists, and suggests the smallest --touching', async () => {
    const { exit, out, err } = await run('place witch --size 2x3 --bombs 1');
    expect([exit, out]).toEqual([3, '']);
    expect(err).toContain('touches every other free square, so its mate must touch it');
    expect(err).toContain('--touching 1');
    const object = (await run('place witch --size 2x3 --bombs 1 --json')).json();
    expect(object).toMatchObject({
      feasible: false,
      reason: expect.any(String),
      code: 'impossible',
      least: 1,
    });
    expect((await run('place witch --size 2x3 --bombs 1 --touching 1')).exit).toBe(0);
  });

  it.each([
    ['20x20', '--bombs 1'],
    ['3x4', '--bombs 1'],
    ['5x5 --bombs 3', '--bombs 2 or 4'],
    ['4x4 --bombs 2', '--bombs 1 or 3'],
    ['2x4 --bombs 0', '--bombs 1'],
  ])('suggests numbers of bombs that leave an even number of tiles, for %s', async (size, advice) => {
    const { exit, err } = await run(`place witch --size ${size}`);
    expect([exit, err]).toEqual([3, expect.stringContaining(`: ${advice} makes it even.`)]);
    for (const bombs of advice.match(/\d+/g) ?? [])
      expect((await run(`place witch --size ${size.split(' ')[0]} --bombs ${bombs}`)).err).not.toContain(
        'odd number',
      );
  });

  it('suggests another size if no number of bombs helps', async () => {
    expect((await run('place witch --size 2x2')).err).toContain('an odd number: take another size.');
    expect((await run('place witch --size 1x2')).err).toContain('an odd number: take another size.');
  });

  it.each([
    ['--size 4x4 --bombs 2', 3, 'an odd number: --bombs 1 or 3 makes it even'],
    ['--size 4x4 --bombs 9', 3, 'this board has room for at most 4 of them.'],
    ['--size 2x2 --bombs 1', 3, 'this board has room for at most 1 of them.'],
    ['--size 2x3 --bombs 1 --rule king', 3, 'With bonus and bomb at a1 and a3, the square at a2 touches'],
    ['--size 2x3 --bombs 1 --rule king', 3, 'so its mate must touch it; elsewhere they do no better.'],
    ['--level hard --touching 2', 3, 'leave --touching out'],
    ['--size 21x2', 2, '1 to 20'],
    ['--size big', 2, 'as in 4x5'],
    ['--level easy --size 3x3', 2, 'not both'],
    ['--level harder', 2, 'Did you mean hard?'],
    ['--rule queen', 2, 'Known: king and rook'],
    ['--count 0', 2, '1 to 10000'],
    ['--bombs -1', 2, '0 to 400'],
    ['b3', 2, 'only options'],
  ])('rejects %s', async (flags, code, sentence) => {
    const { exit, out, err } = await run(`place witch ${flags}`);
    expect([exit, out]).toEqual([code, '']);
    expect(err).toContain(sentence);
  });

  it.each(['--size 21x2', '--level easy --size 3x3', '--size big'])(
    'names --size as the faulty option in %s',
    async (flags) => {
      const { json } = await run(`place witch ${flags} --json`);
      expect(json().error).toMatchObject({ code: 'bad-value', at: '--size' });
    },
  );

  it('survives any small board size and number of bombs', async () => {
    const side = fc.integer({ min: 0, max: 5 });
    const flags = fc.tuple(side, side, fc.integer({ min: 0, max: 4 }), fc.constantFrom('king', 'rook'));
    await fc.assert(
      fc.asyncProperty(flags, async ([rows, cols, bombs, rule]) => {
        const { exit, out } = await run(
          `place witch --size ${rows}x${cols} --bombs ${bombs} --rule ${rule} --json`,
        );
        expect([0, 2, 3]).toContain(exit);
        if (exit !== 2) expect(JSON.parse(out).feasible).toBe(exit === 0);
      }),
      { numRuns: 60 },
    );
  });
});
