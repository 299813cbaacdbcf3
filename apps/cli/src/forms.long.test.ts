import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { run } from './testing/run.ts';

const ROOT = join(import.meta.dirname, '../../..');
/** The forms that scripts depend on, if the file exists next to the repository. */
const CONTRACT = join(ROOT, '../shared/cli.md');
const FOLDER = mkdtempSync(join(tmpdir(), 'inkling-forms-'));
/** What each placeholder for a path stands for. */
const PATHS: Readonly<Record<string, string>> = {
  GAME: join(ROOT, 'examples/guess-who.csv'),
  './guess-who.csv': join(ROOT, 'examples/guess-who.csv'),
  WORDS: join(FOLDER, 'words.txt'),
  TREE: join(FOLDER, 'p3c4.strategy'),
};
writeFileSync(PATHS['WORDS'] as string, 'crane\ntrace\nbrace\ngrace\nslate\n');

/** Every verb with every game and every option that are documented for it. */
const COMMANDS: Readonly<Record<string, readonly string[]>> = {
  play: [
    'play mastermind --seat breaker --rules p4c6r --turns 12 --skin letters --seed a',
    'play mastermind --seat maker --player knuth',
    'play word',
    'play witch',
    'play GAME',
  ],
  choices: ['choices mastermind aabb:1,0', 'choices word salet:wywww', 'choices GAME hat?:no'],
  suggest: [
    ...['knuth', 'expected', 'entropy', 'parts', 'optimal'].map(
      (name) => `suggest mastermind aabb:1,0 abcd:1,1 --strategy ${name} --top 10`,
    ),
    'suggest word salet:wywww --strategy expected --top 3',
    'suggest word slate:wwgwg --guess crane --list WORDS --answers WORDS',
    'suggest GAME hat?:no --guess hair?',
  ],
  check: ['check mastermind aabb:1,0', 'check word salet:wywww', 'check GAME hat?:no'],
  why: ['why mastermind 2 a aabb:0,1', 'why word 2 a salet:wywww', 'why GAME hair? grey hat?:no'],
  patterns: ['patterns salet:wywww --limit 3'],
  solve: [
    ...['knuth', 'expected', 'entropy', 'parts', 'optimal'].map(
      (name) => `solve mastermind acab --player ${name}`,
    ),
    'solve mastermind acab --player states --first f --trace',
    'solve word crane --player entropy --list WORDS --answers WORDS',
    'solve GAME Ada',
  ],
  compare: [
    'compare mastermind --rules p3c4r --strategies knuth,expected,entropy,parts,optimal',
    'compare word --list WORDS --answers WORDS --strategies entropy',
    'compare GAME',
  ],
  optimal: [
    'optimal mastermind --rules p3c4r --max-depth 6 --root aab --out TREE --workers 1',
    'optimal word --list WORDS --answers WORDS',
    'optimal GAME',
  ],
  verify: ['verify TREE'],
  place: [
    ...['easy', 'medium', 'hard'].map((level) => `place witch --level ${level}`),
    'place witch --size 4x5 --bombs 3 --rule rook --count 2 --seed a',
    'place witch --size 4x5 --bombs 3 --rule king',
  ],
  review: [
    'review mastermind aabb:1,0 acdd:0,2 --secret cace',
    'review word slate:wwgwg --secret crane --list WORDS --answers WORDS',
    'review witch a1,b3:A,C c2,a1:B,A --secret w1-3x3-k0-4--0-u1s',
    'review GAME hat?:no',
  ],
  assist: ['assist mastermind', 'assist word --list WORDS --answers WORDS', 'assist GAME'],
  codes: [
    ...['lines', 'csv', 'jsonl'].map((format) => `codes mastermind aabb:1,0 --format ${format}`),
    'codes word salet:wywww',
    'codes GAME hat?:no',
  ],
  audit: ['audit GAME'],
  puzzle: ['puzzle mastermind --grade 1 --seed a', 'puzzle word --grade 1 --seed a', 'puzzle GAME --seed a'],
  help: ['help turns', 'help rules', 'help json'],
};

/** Verbs that wait for others, or that measure; each has separate tests. */
const ELSEWHERE = ['serve', 'bench', 'backup|restore|check', 'arena'];

it.each(Object.values(COMMANDS).flat())('inkling %s', async (line) => {
  await expectDone(line.split(' '));
});

describe('every command in docs/cli.md', () => {
  const shown = formsOf(readFileSync(join(ROOT, 'docs/cli.md'), 'utf8'), REMARK_COLUMN);
  const alone = shown.filter((form) => !['serve', 'bench', 'arena', 'resume', 'room'].includes(verbOf(form)));

  it('is found', () => expect(alone.length).toBeGreaterThan(15));

  it.each(alone)('inkling %s', async (form) => {
    // A check of contradictory turns explains them, and exits with 3.
    await expectDone(form.split(' '), form.startsWith('check') ? 3 : 0);
  });
});

if (existsSync(CONTRACT))
  describe('every form of the contract', () => {
    const forms = formsOf(readFileSync(CONTRACT, 'utf8'));

    it('is here', () => expect(forms.length).toBeGreaterThan(20));

    it.each(forms)('inkling %s is covered by the commands above', (form) => {
      if (ELSEWHERE.includes(verbOf(form))) return;
      const lines = (COMMANDS[verbOf(form)] ?? []).join('\n');
      const [, games = ''] = form.split(/\s+/);
      for (const game of games.split('|').filter((name) => ['mastermind', 'word', 'witch'].includes(name)))
        expect(lines).toContain(` ${game}`);
      for (const [option] of form.matchAll(/--[a-z-]+/g)) expect(lines).toContain(option);
    });
  });
else it.skip(`every command of the contract: ${CONTRACT} is not there`, () => undefined);

/** Expects a run without errors that prints something. */
async function expectDone(args: readonly string[], done = 0): Promise<void> {
  const { exit, out, err } = await run(
    args.map((word) => PATHS[word] ?? word),
    [],
  );
  expect([exit, err]).toEqual([done, expect.not.stringMatching(/^inkling: /m)]);
  expect(out + err).not.toBe('');
}

function verbOf(form: string): string {
  return form.split(/\s/)[0] ?? '';
}

/**
 * Returns the lines `inkling VERB …` of the code blocks, without the remarks on them, which begin after three
 * spaces or at a given column.
 */
function formsOf(page: string, remarks = Number.POSITIVE_INFINITY): readonly string[] {
  return [...page.matchAll(/^```\n([\s\S]*?)^```$/gm)].flatMap(([, block = '']) =>
    [...block.matchAll(/^inkling (.*)$/gm)].map(([, text = '']) =>
      (text.slice(0, remarks).split(/ {3,}/)[0] ?? '').trim(),
    ),
  );
}

const REMARK_COLUMN = 40;
