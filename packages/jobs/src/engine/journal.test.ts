import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import type { Fact } from './fact.ts';
import { Journal, JournalError } from './journal.ts';

const folder = mkdtempSync(join(tmpdir(), 'inkling-journal-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const NAME = { proof: 'p1c1r-0', version: '3' };
const FACTS: readonly Fact[] = [7, 8, 9].map((lower) => ({
  key: `é ${lower}`,
  lower,
  proof: '~ ab',
  upper: 10,
  tree: '[0,1,[2]]',
  spent: 3,
}));

function written(): string {
  const path = join(folder, 'facts');
  rmSync(path, { force: true });
  const journal = Journal.open(path, NAME);
  for (const fact of FACTS) journal.append(fact);
  journal.close();
  return readFileSync(path, 'utf8');
}

/** Returns the facts that are read from a text, or the error. */
function read(text: string): readonly Fact[] | JournalError {
  const path = join(folder, 'read');
  writeFileSync(path, text);
  try {
    const journal = Journal.open(path, NAME);
    journal.close();
    return [...journal.facts.values()];
  } catch (error) {
    if (error instanceof JournalError) return error;
    throw error;
  }
}

describe('a file of facts', () => {
  it('is read as it was written, without an incomplete last line', () => {
    const text = written();
    expect(read(text)).toEqual(FACTS);
    expect(read(text.slice(0, -5))).toEqual(FACTS.slice(0, 2));
  });

  it('is refused if a line was changed, and the line is named', () => {
    const lines = written().split('\n');
    const whole = fc.integer({ min: 1, max: FACTS.length });
    fc.assert(
      fc.property(whole, fc.nat(), fc.stringMatching(/^[ -~]$/), (number, pick, put) => {
        const line = lines[number] as string;
        const at = pick % line.length;
        fc.pre(line[at] !== put);
        const changed = line.slice(0, at) + put + line.slice(at + 1);
        expect(read(lines.with(number, changed).join('\n'))).toMatchObject({
          code: 'damaged',
          line: number + 1,
        });
      }),
      { numRuns: 300 },
    );
    const bare = lines.map((line, at) => (at === 0 ? line : line.slice(9)));
    expect(read(bare.join('\n'))).toMatchObject({ code: 'damaged', line: 2 });
  });
});
