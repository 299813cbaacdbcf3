import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as inkling from 'inkling';
import { describe, expect, it } from 'vitest';

const FOLDER = join(import.meta.dirname, '../../examples');

/** A part of each program's output. */
const PRINTED: Readonly<Record<string, string>> = {
  'guess-who.mjs': '2.67 questions on average, 3 at worst.',
  'hidden-rule.mjs': '22 pairs of code and rule are left.',
  'higher-or-lower.mjs': '5.8 guesses on average and 7 at worst.',
  'hint-helper.mjs': '67 codes fit.',
  'search.mjs': '451 guesses for 125 codes, proved.\nThe certificate holds: true.',
  'small-battleship.mjs': '30 ships. Shoot at c3 first.',
  'twelve-coins.mjs': 'No plan takes fewer than 3 weighings; this one takes 3.',
  'witch-dealer.mjs': '863344 boards keep the rules.',
  'word-bot.mjs': 'All 14 words take 29 guesses, 3 at worst.',
};

describe('the examples', () => {
  it.each(Object.entries(PRINTED))('%s runs and prints the expected output', async (name, printed) => {
    const { stdout } = await promisify(execFile)(process.execPath, [join(FOLDER, name)]);
    expect(stdout).toContain(printed);
  });

  it('are all run here and mentioned in docs/library.md, except for modules of another example', () => {
    const programs = readdirSync(FOLDER).filter(
      (name) => name.endsWith('.mjs') && !/^search-(worker|game)\.mjs$/.test(name),
    );
    expect(programs.toSorted()).toEqual(Object.keys(PRINTED));
    const page = readFileSync(join(FOLDER, '../docs/library.md'), 'utf8');
    expect(Object.keys(PRINTED).filter((name) => !page.includes(name))).toEqual([]);
  });
});

const HIGHER_OR_LOWER = `const game = defineDeduction({
  name: 'higher or lower',
  secrets: Array.from({ length: 100 }, (_, i) => i + 1),
  answer: (guess, secret) => (guess === secret ? 'found' : guess < secret ? 'higher' : 'lower'),
  solved: 'found',
});`;

/** The `@example` in the header of each sub-path of the package; its `// → ` comments are the expected output. */
describe('the examples in the API docs', () => {
  const HOME = join(FOLDER, '../packages/inkling');
  const own = JSON.parse(readFileSync(join(HOME, 'package.json'), 'utf8')) as {
    readonly exports: Readonly<Record<string, string | { readonly '@inkling/source': string }>>;
  };
  const entries = Object.values(own.exports).flatMap((entry) =>
    typeof entry === 'string' ? [] : [entry['@inkling/source']],
  );
  const examples = entries.map((entry) => {
    const [, body = ''] =
      /@example\n \* ```js\n(.*?)^ \* ```$/ms.exec(readFileSync(join(HOME, entry), 'utf8')) ?? [];
    return body.replaceAll(/^ \* ?/gm, '');
  });

  const names = Object.keys(inkling);
  /**
   * The examples of single functions. If an example defines no game, it uses the one of `defineDeduction`. Some
   * would need a separate worker.
   */
  const members = readdirSync(join(FOLDER, '../packages'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /src.*\.ts$/.test(file) && !file.endsWith('.test.ts') && !file.includes('worker'))
    .flatMap((file) => {
      const text = readFileSync(join(FOLDER, '../packages', file), 'utf8');
      return Array.from(text.matchAll(/@example\n((?: +\* [^`@\n]+\n)+) +\*\//g), ([, lines = '']) => {
        const body = lines.replaceAll(/^ +\* /gm, '');
        const own = body.includes('const game = ') ? body : `${HIGHER_OR_LOWER}\n${body}`;
        const used = names.filter((name) => new RegExp(`\\b${name}\\b`).test(own));
        return { file, body: `import { ${used.join(', ')} } from 'inkling';\n${own}` };
      });
    });

  it('exist for every sub-path', () => {
    expect(entries.filter((_, at) => examples[at] === '')).toEqual([]);
  });

  it('run and print the expected output', async () => {
    const folder = mkdtempSync(join(FOLDER, '../tests/.examples-'));
    try {
      const calls = examples.map((body, at) => {
        writeFileSync(join(folder, `${at}.mjs`), body);
        return `console.log('== ${entries[at]}'); await import('./${at}.mjs');`;
      });
      writeFileSync(join(folder, 'all.mjs'), calls.join('\n'));
      const { stdout } = await promisify(execFile)(process.execPath, [join(folder, 'all.mjs')]);
      const said = examples.map((body, at) =>
        [`== ${entries[at]}`, ...Array.from(body.matchAll(/^\/\/ → (.*)$/gm), ([, line]) => line)].join('\n'),
      );
      expect(stdout.trimEnd()).toBe(said.join('\n'));
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  it('compile as strict TypeScript', () => {
    const folder = mkdtempSync(join(FOLDER, '../tests/.examples-'));
    try {
      const files = [...examples, ...members.map(({ body }) => body)].map((body, at) => {
        const file = join(folder, `${at}.mts`);
        writeFileSync(file, body);
        return file;
      });
      const tsc = join(FOLDER, '../node_modules/@typescript/native/bin/tsc');
      const options = [
        '--strict',
        '--ignoreConfig',
        '--noEmit',
        '--module',
        'nodenext',
        '--target',
        'es2023',
        '--types',
        'node',
      ];
      const { status, stdout } = spawnSync(process.execPath, [tsc, ...options, ...files], {
        encoding: 'utf8',
      });
      expect({ status, stdout }).toEqual({ status: 0, stdout: '' });
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  it('of single functions return the values in their comments', async () => {
    expect(members.length).toBeGreaterThan(12);
    const folder = mkdtempSync(join(FOLDER, '../tests/.examples-'));
    try {
      const calls = members.map(({ body }, at) => {
        const shown = body.replaceAll(
          /^(.*); \/\/ .*$/gm,
          'console.error(inspect($1, { breakLength: Infinity }));',
        );
        writeFileSync(join(folder, `${at}.mjs`), `import { inspect } from 'node:util';\n${shown}`);
        return `await import('./${at}.mjs');`;
      });
      writeFileSync(join(folder, 'all.mjs'), calls.join('\n'));
      const { stderr } = await promisify(execFile)(process.execPath, [join(folder, 'all.mjs')]);
      const said = members.flatMap(({ body }) =>
        Array.from(body.matchAll(/; \/\/ (.*)$/gm), ([, value]) => value),
      );
      expect(stderr.trimEnd().split('\n')).toEqual(said);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  it('are published on one page per sub-path, and the index has no inline scripts or styles', () => {
    const pages = join(FOLDER, '../apps/web/dist/docs');
    const modules = readdirSync(join(pages, 'modules'));
    expect(modules.length).toBe(entries.length);
    expect(readFileSync(join(pages, 'modules', 'worker_ready.html'), 'utf8')).toContain('makeJsonGame');
    expect(readFileSync(join(pages, 'index.html'), 'utf8')).not.toMatch(/<script>|style="/);
  });
});
