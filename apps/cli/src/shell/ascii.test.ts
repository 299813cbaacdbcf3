import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { run } from '../testing/run.ts';

const env = { LC_ALL: 'C' };
/** Characters beyond ASCII. */
const OTHER_SIGNS = /[^\p{ASCII}]/u;

describe('in an ASCII locale', () => {
  it.each([
    'choices mastermind aabb:1,0',
    'choices masterminf',
    'check mastermind aabb:1,0 aabb:0,0',
    'review mastermind aabb:1,0 acdd:0,2',
    'compare mastermind --rules p3c4 --games 5 --strategies knuth',
    'why mastermind 2 a aabb:0,1',
    'puzzle --seed a',
    'help arena',
    'help turns',
    'help man',
    'help',
  ])('%s prints only ASCII', async (line) => {
    const { out, err } = await run(line, [], { env });
    expect(out + err).not.toMatch(OTHER_SIGNS);
    expect(out + err).not.toBe('');
  });

  it('names from files and machine-readable output stay unchanged', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'inkling-ascii-')), 'names.csv');
    writeFileSync(file, 'who,Zoë,“Bob”\nhat…?,yes,no\n');
    const lines = ['--json', '--format csv', '--format jsonl'].flatMap((how) => [
      `suggest ${file} ${how}`,
      `codes ${file} ${how}`,
    ]);
    for (const line of lines) expect((await run(line, [], { env })).out).toBe((await run(line)).out);
    expect((await run(`choices ${file}`, [], { env })).out).toContain('Zoë');
  });
});
