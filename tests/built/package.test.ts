import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publint } from 'publint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const PACKAGES = ['core', 'art', 'deduction', 'codes', 'words', 'matching', 'games', 'lists', 'inkling'];
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';

/** What somebody else would write after `npm install inkling`. */
const STRANGER = `
import { CodeAnalysis, ConstraintSolver, finish, parseRules, parseTurn, suggestions, type KeyPegs } from 'inkling';

const elements = ['Santa', 'Present', 'Tree', 'Snowman', 'Stocking', 'Bell'] as const;
const solver = new ConstraintSolver(elements, 4);
const answers: KeyPegs[] = [{ black: 1, white: 0 }];
const choices: string[][] = solver.getValidChoices([['Santa', 'Santa', 'Tree', 'Bell']], answers);
const left: number = solver.getPossibleCodesCount([['Santa', 'Santa', 'Tree', 'Bell']], answers);

const rules = parseRules('p4c6r');
if (!rules.ok) throw new Error(rules.error.code);
const turn = parseTurn('aabb:1,0', rules.value);
if (!turn.ok) throw new Error(turn.error.code);
const position = CodeAnalysis.of(rules.value, [turn.value]);
if (!position.ok) throw new Error(position.error);
const [best] = finish(suggestions('knuth', position.value, 1));
console.log(JSON.stringify({ choices: choices.map((row) => row.length), left, count: String(position.value.count()), worst: best?.worst }));
`;

const folder = mkdtempSync(join(tmpdir(), 'inkling-stranger-'));
const run = (...args: string[]) =>
  execFileSync(npm, args, { cwd: folder, encoding: 'utf8', shell: process.platform === 'win32' });
/** The tarball of each package. */
let tarballs: readonly string[] = [];

beforeAll(() => {
  const paths = PACKAGES.map((name) => join(ROOT, 'packages', name));
  const packed: unknown = JSON.parse(run('pack', '--json', '--pack-destination', folder, ...paths));
  tarballs = (packed as { filename: string }[]).map(({ filename }) => join(folder, filename));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the packed library', () => {
  beforeAll(() => {
    writeFileSync(
      join(folder, 'package.json'),
      JSON.stringify({ name: 'stranger', private: true, type: 'module' }),
    );
    run('install', '--offline', '--no-audit', '--no-fund', '--ignore-scripts', ...tarballs);
    writeFileSync(join(folder, 'stranger.ts'), STRANGER);
  });

  it('type-checks and runs in a stranger’s folder', () => {
    const tsc = join(ROOT, 'node_modules', '@typescript', 'native', 'bin', 'tsc');
    const options = [
      '--strict',
      '--module',
      'nodenext',
      '--target',
      'es2023',
      '--lib',
      'es2023,dom',
      '--types',
      '',
    ];
    execFileSync(process.execPath, [tsc, ...options, 'stranger.ts'], { cwd: folder, stdio: 'pipe' });
    const printed = execFileSync(process.execPath, ['stranger.js'], { cwd: folder, encoding: 'utf8' });
    expect(JSON.parse(printed)).toEqual({ choices: [6, 6, 5, 5], left: 182, count: '256', worst: 44 });
  });

  it('brings no dependency but its own rooms', () => {
    const lock = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')) as {
      packages: Record<string, unknown>;
    };
    const installed = Object.keys(lock.packages)
      .filter((path) => path !== '')
      .map((path) => path.replace('node_modules/', ''));
    expect(installed.toSorted()).toEqual([
      '@inkling/art',
      '@inkling/codes',
      '@inkling/core',
      '@inkling/deduction',
      '@inkling/games',
      '@inkling/lists',
      '@inkling/matching',
      '@inkling/words',
      'inkling',
    ]);
  });
});

it.each(PACKAGES.map((name, at) => ({ name, at })))(
  'the package $name is well formed',
  async ({ name, at }) => {
    const bytes = readFileSync(tarballs[at] as string);
    const tarball = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer;
    const { messages, pkg } = await publint({ pack: { tarball }, strict: true });
    expect([pkg?.['name'], messages]).toEqual([
      expect.stringMatching(new RegExp(`^(@inkling/)?${name}$`)),
      [],
    ]);
  },
);
