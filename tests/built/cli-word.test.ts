import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const PROGRAM = join('node_modules', '.bin', 'inkling');
const state = () => mkdtempSync(join(tmpdir(), 'inkling-word-'));

function inkling(line: string, input = '', folder = state()): SpawnSyncReturns<string> {
  return spawnSync(process.execPath, [PROGRAM, ...line.split(' ')], {
    input,
    encoding: 'utf8',
    maxBuffer: 100_000_000,
    env: { ...process.env, XDG_STATE_HOME: folder, NO_COLOR: '', FORCE_COLOR: '' },
  });
}

/** Runs a command with --json, whose output must be a single JSON value on one line. */
function answer(line: string, input = '') {
  const { status, stdout } = inkling(`${line} --json`, input);
  expect(stdout.trimEnd().split('\n')).toHaveLength(1);
  return { status, value: JSON.parse(stdout) };
}

describe('JSON and exit codes', () => {
  it('choices', () => {
    expect(answer('choices word erase:ywwwy')).toMatchObject({
      status: 0,
      value: {
        game: 'word',
        consistent: true,
        strings: '32428',
        green: '.....',
        patterns: { total: 3, completable: 3 },
      },
    });
  });

  it('check, from standard input', () => {
    const { status, value } = answer('check word -', 'leady:gwgwy\r\n\n# the last\nsatay:wwwgy\n');
    expect(status).toBe(3);
    expect(value).toMatchObject({
      consistent: false,
      rules: [],
      code: 'green-count',
      conflict: [1, 2],
      firstBadRound: 2,
    });
    expect(value.repairs.length).toBeGreaterThan(0);
  });

  it('solve', () => {
    const { value } = answer('solve word mango --hard');
    expect(value).toMatchObject({ secret: 'mango', player: 'entropy', solved: true });
    expect(value.turns.at(-1)).toMatchObject({ guess: 'mango', feedback: 'ggggg', exact: 5 });
  });

  it.each([
    ['suggest word salet:wywww', 0],
    ['suggest word salet:wywwq', 2],
    ['suggest word salet:wywww salet:wwwww', 3],
    ['choices word --list /nowhere/at/all', 2],
    ['patterns word erase:ywwwy', 0],
  ])('`%s` exits with %i', (line, code) => expect(inkling(line).status).toBe(code));
});

describe('patterns in a pipe', () => {
  it('prints every arrangement of nine near letters', () => {
    const { stdout, status } = inkling('patterns abcdefghi:yyyyyyyyy');
    const lines = stdout.trimEnd().split('\n');
    expect([status, lines.length, new Set(lines).size]).toEqual([0, 133_496, 133_496]);
  });

  it.skipIf(process.platform === 'win32')(
    'stops when the reader closes the pipe, however many patterns there are',
    () => {
      const guess = 'abcdefghijklmnop:yyyyyyyyyyyyyyyy';
      const line = `"${process.execPath}" "${PROGRAM}" patterns ${guess} | head -2; echo "\${PIPESTATUS[0]}"`;
      const { stdout, stderr } = spawnSync('bash', ['-c', line], { encoding: 'utf8', timeout: 120_000 });
      expect([stdout.split('\n').at(2), stderr]).toEqual(['0', '']);
    },
  );
});
