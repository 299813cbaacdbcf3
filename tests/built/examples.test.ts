import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';

const FOLDER = join(import.meta.dirname, '../../examples');

/** What each program prints, in part. */
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
