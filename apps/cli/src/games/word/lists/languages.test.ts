import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seedRandom } from '@inkling/core/random';
import { expect as value } from '@inkling/core/result';
import { loadListedWord } from '@inkling/games/word/listed-module';
import type { WordLanguage } from '@inkling/games/word/rules/languages';
import { loadGermanWords } from 'inkling/word/german';
import { loadSpanishWords } from 'inkling/word/spanish';
import { describe, expect, it } from 'vitest';
import { run } from '../../../testing/run.ts';

async function secretOf(language: WordLanguage, seed: string): Promise<string> {
  const { rules } = await loadListedWord([{ language, length: 5 }]);
  return rules.start(value(rules.parseParams(`w5t6@${language}`)), seedRandom(seed)).secret;
}

const json = async (line: string) => JSON.parse((await run(`${line} --json`)).out);

describe('a question', () => {
  it.each([
    ['german', loadGermanWords, 'küche'],
    ['spanish', loadSpanishWords, 'señal'],
  ] as const)('is about the words of a language: %s', async (list, load, guess) => {
    const { all, likely, withheld } = await load(5);
    const fits = (word: string) => !Array.from(guess).some((letter) => word.includes(letter));
    const { words } = await json(`choices word ${guess}:wwwww --list ${list}`);
    expect(words.likely).toEqual(likely.filter(fits));
    const rest = all.filter((word) => fits(word) && !likely.includes(word) && !withheld.has(word));
    expect(words.all.filter((word: string) => !likely.includes(word))).toEqual(rest);
    const { suggestions } = await json(`suggest word --list ${list.toUpperCase()} --top 1`);
    expect(all).toContain(suggestions[0].guess);
  });

  it('takes letters that the list does not have without their accent, and ß as ss', async () => {
    const codes = async (line: string) => (await json(`codes word ${line}`)).codes;
    expect(await codes('Maße:ggggg --list german')).toContain('masse');
    expect(await codes('cántó:ggggg --list spanish')).toContain('canto');
    expect(await codes('crâne:ggggg')).toContain('crane');
    expect(await json('solve word Maße --list german')).toMatchObject({ secret: 'masse', solved: true });
    expect(await json('why word 2 É crane:gywwy')).toMatchObject({ symbol: 'e', possible: true });
    expect(await run('codes word größe:wwwww --list german')).toMatchObject({
      exit: 2,
      err: expect.stringContaining('the guess has 6 letters and 5 marks'),
    });
  });

  it('prefers the answers of a file, and keeps its further letters', async () => {
    const path = join(mkdtempSync(join(tmpdir(), 'inkling-list-')), 'answers.txt');
    writeFileSync(path, 'küche\ngrâce\n');
    const { words } = await json(`choices word --list german --answers ${path}`);
    expect(words.likely).toEqual(['küche', 'grâce']);
    expect(words.all).toContain('masse');
  });

  it.each([
    ['solve word strase --list german', 'There are no words of 6 letters in the German list'],
    ['suggest word --list german --length 6', 'There are no words of 6 letters in the German list'],
    ['play word --list spanish --length 7', 'There are no words of 7 letters in the Spanish list'],
    [
      'suggest word --list klingon',
      '“klingon” is neither a list nor a file: choose english, german or spanish',
    ],
    ['suggest word --list ./german', '“./german”: there is no such file.'],
  ])('is refused if there is no such list: %s', async (line, sentence) => {
    const { exit, err } = await run(line);
    expect([exit, err]).toEqual([2, expect.stringContaining(sentence)]);
  });
});

describe('a game', () => {
  it('has the words of a language, is saved with its name, and is resumed', async () => {
    const secret = await secretOf('german', 'holly');
    const { out, state } = await run('play word --list german --seed holly', ['señal', 'crane', 'Maße']);
    expect(out).toContain('That word is not in the list');
    expect(out.match(/^Turn \d+: M/gm)).toEqual(['Turn 1: M']);
    const folder = join(state, 'inkling');
    const save = readFileSync(join(folder, readdirSync(folder)[0] ?? ''), 'utf8');
    expect(save).toContain('setup german\n');
    expect(save).toContain('params "w5t6@german"\n');
    const next = await run('resume', [secret, 'no'], { state });
    expect(next.out).toContain('You found it in 2 guesses!');
  });

  it('has several words, or one that runs away', async () => {
    const { out: boards, state } = await run('play boards --boards 2 --list german --seed holly', ['Maße']);
    expect(boards.match(/^Turn 1, word \d: M/gm)).toHaveLength(2);
    expect((await run('resume', ['küche'], { state })).out.match(/^Turn 2, word \d: K/gm)).toHaveLength(2);
    const { out: runaway } = await run('play word --player adversary --list german', ['Maße']);
    expect(runaway).toContain('masse');
    const { err } = await run('play w5t8@spanish');
    expect(err).toContain('--length 5 --turns 8 --list spanish');
  });
});
