import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { run } from './testing/run.ts';
import { VERBS } from './verbs/verbs.ts';

const FOLDER = join(import.meta.dirname, '../../../docs/cli/verbs');

/**
 * `npm run unit -- verb-pages -u` regenerates the pages.
 */
describe('the pages of the verbs', () => {
  const pages = readdirSync(FOLDER).toSorted();

  it('are one for each verb', () => {
    expect(pages).toEqual(VERBS.map(({ name }) => `${name}.md`).toSorted());
  });

  it.each(VERBS.map(({ name }) => name))('say of %s what its help says', async (name) => {
    const { out } = await run(`help ${name}`);
    const [first = '', ...rest] = out.trim().split('\n');
    const summary = first.slice(`${name}: `.length);
    const page = [
      `# inkling ${name}`,
      `${summary.charAt(0).toUpperCase()}${summary.slice(1)}`,
      ['```text', ...rest.join('\n').trim().split('\n'), '```'].join('\n'),
    ];
    await expect(`${page.join('\n\n')}\n`).toMatchFileSnapshot(join(FOLDER, `${name}.md`));
  });
});
