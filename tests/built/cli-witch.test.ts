import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const PROGRAM = join('node_modules', '.bin', 'inkling');
const state = () => mkdtempSync(join(tmpdir(), 'inkling-witch-'));

function inkling(line: string, input = '', folder = state()) {
  return spawnSync(process.execPath, [PROGRAM, ...line.split(' ')], {
    input,
    encoding: 'utf8',
    env: { ...process.env, XDG_STATE_HOME: folder, NO_COLOR: '', FORCE_COLOR: '' },
  });
}

interface Square {
  readonly row: number;
  readonly col: number;
  readonly type: string;
  readonly pairId?: number;
}

function boardOf(flags: string): readonly Square[] {
  return JSON.parse(inkling(`place witch ${flags} --json`).stdout).boards[0].squares;
}

describe('place witch', () => {
  it('prints the documented JSON object', () => {
    const { status, stdout } = inkling('place witch --level medium --seed holly --json');
    expect(status).toBe(0);
    expect(stdout.trimEnd().split('\n')).toHaveLength(1);
    const value = JSON.parse(stdout);
    expect(value).toMatchObject({ level: 'medium', rule: 'king', feasible: true, boardsTotal: '863344' });
    expect(value.boards[0]).toMatchObject({ seed: 'holly', squares: expect.any(Array) });
    expect(value.boards[0].squares[0]).toMatchObject({ row: 0, col: 0, type: expect.any(String) });
  });

  it('never places mates or specials next to each other', () => {
    const { boards } = JSON.parse(inkling('place witch --level hard --count 10 --seed x --json').stdout);
    for (const { squares } of boards as { squares: readonly Square[] }[])
      for (const one of squares)
        for (const other of squares) {
          const near = Math.max(Math.abs(one.row - other.row), Math.abs(one.col - other.col)) === 1;
          if (near && one.type === 'gameTile') expect(one.pairId).not.toBe(other.pairId);
          if (near && one.type !== 'gameTile') expect(other.type).toBe('gameTile');
        }
  });

  it('explains in one sentence why there is no board, and exits with 3', () => {
    const { status, stdout, stderr } = inkling('place witch --size 2x3 --bombs 1');
    expect([status, stdout]).toEqual([3, '']);
    expect(stderr).toContain('its mate must touch it');
    const object = inkling('place witch --size 2x3 --bombs 1 --json');
    expect(object.status).toBe(3);
    expect(JSON.parse(object.stdout)).toMatchObject({ feasible: false, reason: expect.any(String) });
    expect(inkling('place witch --size 99x1').status).toBe(2);
  });
});

describe('play witch', () => {
  it('deals the board that place shows, and can be left halfway and resumed to the end', () => {
    const tiles = boardOf('--level easy --seed holly').filter(({ type }) => type === 'gameTile');
    const flips = tiles
      .toSorted((a, b) => (a.pairId ?? 0) - (b.pairId ?? 0))
      .map(({ row, col }) => `${row + 1},${col + 1}`);
    const folder = state();
    const begun = inkling('play witch --seed holly --quiz off', `${flips.slice(0, 3).join('\n')}\n`, folder);
    expect(begun.stdout).toContain('inkling resume');
    const { stdout, status } = inkling('resume', `${flips.slice(3).join('\n')}\nno\n`, folder);
    expect(status).toBe(0);
    expect(stdout).toContain('You found them all in 4 moves. 3 stars of 3.');
    expect(readdirSync(join(folder, 'inkling'))).toEqual([]);
  });
});

describe('play word', () => {
  it('can be left, resumed and finished through a pipe', () => {
    const folder = state();
    expect(inkling('play word --seed holly --turns 2', 'salet\n', folder).stdout).toContain('Turn 1: S ');
    const { stdout, status } = inkling('resume', 'crony\nno\n', folder);
    expect(status).toBe(0);
    expect(stdout).toMatch(/w5 [2X]\/2/);
    expect(stdout).not.toContain('\x1b');
  });
});
