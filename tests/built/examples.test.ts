import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';

const FOLDER = join(import.meta.dirname, '../../examples');

/** Part of what each program prints. */
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
  it.each(Object.entries(PRINTED))('%s runs', async (name, printed) => {
    const { stdout } = await promisify(execFile)(process.execPath, [join(FOLDER, name)]);
    expect(stdout).toContain(printed);
  });

  it('are all run here, but for the modules of another', () => {
    const programs = readdirSync(FOLDER).filter(
      (name) => name.endsWith('.mjs') && !/^search-(worker|game)\.mjs$/.test(name),
    );
    expect(programs.toSorted()).toEqual(Object.keys(PRINTED));
    const page = readFileSync(join(FOLDER, '../docs/library.md'), 'utf8');
    expect(Object.keys(PRINTED).filter((name) => !page.includes(name))).toEqual([]);
  });
});

/**
 * The `@example` at the head of each sub-path of the package; its `// → ` comments are the expected output.
 */
describe('the examples in the pages of the API', () => {
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

  it('stand in every one', () => {
    expect(entries.filter((_, at) => examples[at] === '')).toEqual([]);
  });

  it('run, and print what they say', async () => {
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

  it('are shown on the pages, which name every sub-path', () => {
    const pages = join(FOLDER, '../apps/web/dist/docs');
    const modules = readdirSync(join(pages, 'modules'));
    expect(modules.length).toBe(entries.length);
    expect(readFileSync(join(pages, 'modules', 'worker_ready.html'), 'utf8')).toContain('makeJsonGame');
    expect(readFileSync(join(pages, 'index.html'), 'utf8')).not.toMatch(/<script>|style="/);
  });
});
