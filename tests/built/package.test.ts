import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { publint } from 'publint';
import { rolldown } from 'rolldown';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { assemble } from '../../tools/assemble.mjs';

const ROOT = join(import.meta.dirname, '../..');
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';

/** What a user of the library would write after `npm install inkling`. */
const STRANGER = `
import { CodeAnalysis, ConstraintSolver, finish, parseRules, parseTurn, suggestions, type KeyPegs } from 'inkling';
import { verifyHints } from 'inkling/word';
import { loadGermanWords } from 'inkling/word/german';

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
loadGermanWords(5).then((words) =>
  console.log(
    JSON.stringify({
      choices: choices.map((row) => row.length),
      left,
      count: String(position.value.count()),
      worst: best?.worst,
      word: typeof verifyHints,
      german: words.all.length,
    }),
  ),
);
`;

const PRINTED = { choices: [6, 6, 5, 5], left: 182, count: '256', worst: 44, word: 'function', german: 7312 };

const folder = mkdtempSync(join(tmpdir(), 'inkling-stranger-'));
const installed = join(folder, 'node_modules', 'inkling');
const run = (command: string, ...args: string[]) =>
  execFileSync(command, args, { cwd: folder, encoding: 'utf8', shell: process.platform === 'win32' });
let tarball = '';

beforeAll(async () => {
  const assembled = join(folder, 'assembled');
  await assemble(assembled);
  run(npm, 'pack', '--silent', '--pack-destination', folder, assembled);
  rmSync(assembled, { recursive: true });
  tarball = join(folder, readdirSync(folder).find((name) => name.endsWith('.tgz')) as string);
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'stranger', private: true }));
  run(npm, 'install', '--offline', '--no-audit', '--no-fund', '--ignore-scripts', tarball);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the npm package', () => {
  it('is well formed, and at most 2.5 MB in size', async () => {
    const bytes = readFileSync(tarball);
    console.log(`${bytes.length} bytes`);
    expect(bytes.length).toBeLessThanOrEqual(2_500_000);
    const buffer = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer;
    const { messages, pkg } = await publint({ pack: { tarball: buffer }, strict: true });
    expect([pkg?.['name'], messages]).toEqual(['inkling', []]);
    for (const name of ['README.md', 'LICENSE', 'NOTICE']) expect(readdirSync(installed)).toContain(name);
  });

  it('has no dependencies', () => {
    const lock = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')) as {
      packages: Record<string, unknown>;
    };
    expect(Object.keys(lock.packages)).toEqual(['', 'node_modules/inkling']);
  });

  it('exports nothing by wildcard, and no unlisted module', () => {
    const own = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as { exports: object };
    expect(Object.keys(own.exports).filter((path) => path.includes('*'))).toEqual([]);
    expect(() => run(process.execPath, '--eval', "import('inkling/core/result')")).toThrow(
      /ERR_PACKAGE_PATH_NOT_EXPORTED/,
    );
  });

  it('works in an empty folder without any setup', () => {
    const program = join(installed, 'bin', 'inkling.js');
    const { version } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
    for (const word of ['--version', '-v']) expect(run(process.execPath, program, word)).toBe(`${version}\n`);
    expect(run(process.execPath, program, 'choices', 'mastermind', 'aabb:4,0', '--json')).toContain(
      '"left":"1"',
    );
    const played = execFileSync(
      join(folder, 'node_modules', '.bin', 'inkling'),
      ['play', 'mastermind', '--seat', 'breaker'],
      {
        cwd: folder,
        encoding: 'utf8',
        input: 'aabb\nresign\n',
        shell: process.platform === 'win32',
      },
    );
    expect(played).toContain('R R G G');
    const words = run(process.execPath, program, 'suggest', 'word', 'salet:gywww', '--json');
    expect(JSON.parse(words)).toMatchObject({ left: '63' });
  });
});

const pages = ['README.md', 'packages/inkling/README.md', 'docs/library.md'];
const programs = pages.flatMap((page) => {
  const text = readFileSync(join(ROOT, page), 'utf8');
  return [...text.matchAll(/^( *)```js\n([\s\S]*?)^\1```$/gm)].map(
    ({ 1: indent = '', 2: body = '', index }) => ({
      page,
      line: text.slice(0, index).split('\n').length,
      body: body.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
    }),
  );
});

/**
 * Each example runs unchanged in plain Node, in a folder that holds only the package; its `// → ` comments
 * are the expected output.
 */
describe('the example programs in the documentation', () => {
  it.each(programs)('$page:$line runs and prints the expected output', ({ page, line, body }) => {
    const name = `${page.replaceAll('/', '-')}-${line}.mjs`;
    writeFileSync(join(folder, name), body);
    const said = Array.from(body.matchAll(/\/\/ → (.*)$/gm), ([, printed]) => `${printed}\n`);
    expect(run(process.execPath, name)).toBe(said.join(''));
  });

  it('are plain JavaScript, with at least one on each page', () => {
    expect(pages.filter((page) => !programs.some((program) => program.page === page))).toEqual([]);
    const typed = pages.filter((page) => /```(ts|typescript)\b/.test(readFileSync(join(ROOT, page), 'utf8')));
    expect(typed).toEqual([]);
  });
});

describe('the types and code of the npm package', () => {
  const tsc = join(ROOT, 'node_modules', '@typescript', 'native', 'bin', 'tsc');
  const check = (...options: string[]) =>
    execFileSync(
      process.execPath,
      [tsc, '--strict', '--target', 'es2023', '--lib', 'es2023,dom', '--types', '', ...options],
      { cwd: folder, stdio: 'pipe', encoding: 'utf8' },
    );

  it('work with ES modules and CommonJS, and accept the example programs as strict TypeScript', () => {
    const plain = programs.filter(({ body }) => !body.includes("'node:"));
    expect(plain.length).toBeGreaterThan(3);
    const files = plain.map(({ page, line, body }) => {
      const file = `${page.replaceAll('/', '-')}-${line}.mts`;
      writeFileSync(join(folder, file), body);
      return file;
    });
    for (const name of ['stranger.mts', 'stranger.cts']) writeFileSync(join(folder, name), STRANGER);
    check('--module', 'nodenext', '--outDir', 'made', 'stranger.mts', 'stranger.cts', ...files);
    for (const name of ['stranger.mjs', 'stranger.cjs'])
      expect(JSON.parse(run(process.execPath, join('made', name)))).toEqual(PRINTED);
  });

  it('work with a bundler', () => {
    writeFileSync(join(folder, 'bundled.ts'), STRANGER);
    check('--module', 'esnext', '--moduleResolution', 'bundler', '--noEmit', 'bundled.ts');
  });

  it('work as one file without imports, so that a page needs no bundler', async () => {
    const page = readFileSync(join(installed, 'inkling.js'), 'utf8');
    expect(page.match(/\bfrom\s*["'][^"']+["']|\bimport\s*["']/g) ?? []).toEqual([]);
    const { ConstraintSolver } = (await import(
      pathToFileURL(join(installed, 'inkling.js')).href
    )) as typeof import('inkling');
    expect(new ConstraintSolver(['a', 'b'], 3).getPossibleCodesCount([], [])).toBe(8);
  });

  it('bundle ConstraintSolver into at most 12 kB, without any word lists', async () => {
    writeFileSync(join(folder, 'solver.mjs'), "export { ConstraintSolver } from 'inkling';");
    const bundle = await rolldown({ input: join(folder, 'solver.mjs'), logLevel: 'silent' });
    const { output } = await bundle.generate({ format: 'es', minify: true });
    const bytes = gzipSync(output[0].code, { level: 9 }).length;
    console.log(`import { ConstraintSolver }: ${bytes} bytes with gzip`);
    expect(bytes).toBeLessThanOrEqual(12_000);
    const modules = output.flatMap((chunk) => (chunk.type === 'chunk' ? chunk.moduleIds : []));
    expect(modules.filter((id) => /lists|words/.test(id))).toEqual([]);
  });
});
