import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { seedRandom } from '@inkling/core/random';
import { expect as unwrap } from '@inkling/core/result';
import fc from 'fast-check';
import { ENGLISH, wordGame } from 'inkling/word';
import { loadWords } from 'inkling/word/english';
import { describe, expect, it } from 'vitest';
import { run } from '../../../testing/run.ts';

async function secretOf(seed: string, params = 'w5t6@english', length = 5): Promise<string> {
  const { likely } = await loadWords(length);
  const game = wordGame([{ id: 'english', alphabet: ENGLISH, answers: likely, accepts: () => true }]);
  return game.start(unwrap(game.parseParams(params)), seedRandom(seed)).secret;
}

describe('playing word', () => {
  it('prints one sentence per turn, and after a win a result to share', async () => {
    const secret = await secretOf('holly');
    const { exit, out, unread, state } = await run('play word --seed holly', [
      'zzzzz',
      'abc',
      'salet',
      secret,
      'no',
    ]);
    expect([exit, unread]).toEqual([0, 0]);
    expect(out).toContain('not in the list');
    expect(out).toContain('The word has 5 letters.');
    expect(out.match(/^Turn \d+: /gm)).toHaveLength(2);
    expect(out).toContain('You found it in 2 guesses!');
    expect(out).toContain('\nw5 2/6\n');
    expect(out).toContain('●●●●●    1');
    expect(readdirSync(join(state, 'inkling'))).toEqual([]);
  });

  it('shows the word after six wrong guesses, and plays again', async () => {
    const secret = await secretOf('holly');
    const wrong = secret === 'salet' ? 'crane' : 'salet';
    const { out, exit } = await run('play word --seed holly', [
      ...new Array<string>(6).fill(wrong),
      'perhaps',
      'yes',
      wrong,
    ]);
    expect(exit).toBe(0);
    expect(out).toContain(`Here is the word: ${secret.toUpperCase()}.`);
    expect(out).toContain('w5 X/6');
    expect(out.match(/^THE HIDDEN WORD/gm)).toHaveLength(2);
  });

  it('explains why hard mode rejects a guess, without giving the word away', async () => {
    const secret = await secretOf('holly', 'w5t6h@english');
    const close = (await loadWords(5)).all.find((word) => word[0] === secret[0] && word !== secret) as string;
    const other = (await loadWords(5)).all.find((word) => !word.includes(secret[0] as string)) as string;
    const { out, prompts } = await run('play word --hard --seed holly', [close, other]);
    expect(out).toContain(
      `Hard mode: ${(secret[0] as string).toUpperCase()} is exact at place 1 and must stay there.`,
    );
    expect(`${out}${prompts.join()}`.toLowerCase()).not.toContain(secret);
  });

  it('marks letters by brackets and case without colour, and lists the letters', async () => {
    const { out } = await run('play word --seed holly --no-color', ['salet', 'letters', '?', '/board'], {
      terminal: true,
    });
    expect(out).toMatch(/ {2}1 {2}(\[[A-Z]\]|\([a-z]\)| [a-z] ){5} {2}[\d,]+ words? left/);
    expect(out).toContain('[A] exact   (a) near');
    expect(out).not.toContain('\x1b');
    expect(out.match(/^ {2}1 {2}/gm)).toHaveLength(2);
  });

  it('does not count words that are accepted as guesses but never hidden', async () => {
    const { out } = await run('play word --seed holly', ['crane', '/check', '/choices', '/quit']);
    const counts = (text: RegExp) =>
      (text.exec(out) ?? []).slice(1).map((count) => Number(count.replace(',', '')));
    const [left] = counts(/^Turn 1: .* ([\d,]+) words left\.$/m);
    const [likely = 0, others = 0] = counts(/ ([\d,]+) likely words and ([\d,]+) others left/);
    const [unseen = 0] = counts(/^Words: .* and ([\d,]+) more$/m);
    expect([likely + others, 20 + unseen]).toEqual([left, left]);
  });

  it('reads a word of the right length as a guess, and a slash as a command', async () => {
    const { out } = await run('play word --seed holly', [
      'board',
      '/board',
      'undo',
      'redo',
      ...Array.from({ length: 5 }, () => 'hint'),
      'choices',
      'letters',
    ]);
    expect(out.match(/^Turn 1: B/gm)).toHaveLength(3 - 1);
    expect(out).toMatch(/^(?:Certain|Among the likeliest): /m);
    expect(out).toMatch(/place \d\. Type hint again for more/);
    expect(out.match(/^[A-Z]{5} tells most/gm)).toHaveLength(2);
    expect(out).toContain('untried: ');
  });

  it('answers check, why, codes and solve, with a slash if the command is as long as the word', async () => {
    const { out, exit } = await run('play word --seed holly', [
      'salet',
      '/check',
      'why 9 a',
      'why 1 ?',
      'why 1 b',
      '/codes',
      '?',
      '/solve',
    ]);
    expect(exit).toBe(0);
    expect(out).toContain('All answers can be true: ');
    expect(out).toContain('“9” is not a place');
    expect(out).toContain('“?” is not a letter');
    expect(out).toMatch(/^B at place 1 is /m);
    expect(out).toMatch(/^Words: /m);
    expect(out).toMatch(/^ {2}\/solve /m);
    expect(out).toMatch(/The computer found the word in [2-6] guesses, the first of them yours\./);
    expect(out).not.toMatch(/You found it|Review:|🟩/);
  });

  it('reviews the guesses on resign, and resumes the game on undo', async () => {
    const secret = await secretOf('holly');
    const given = ['salet', 'crony', 'resign', 'undo', 'suggest', '/resign', 'no'];
    const { exit, out, unread } = await run('play word --seed holly', given);
    expect([exit, unread]).toEqual([0, 0]);
    expect(out.match(/You gave up\. Here is the word:/g)).toHaveLength(2);
    expect(out).toContain(`You gave up. Here is the word: ${secret.toUpperCase()}.`);
    expect(out).toMatch(/Review: turn \d told the most: of [\d,]+ words it left \d+ words?\./);
    expect(out).toMatch(/^[A-Z]{5} tells most/m);
    const long = await run('play word --length 6 --seed holly', ['/resign', 'no']);
    expect(long.out).toContain('You gave up.');
  });

  it('saves the game for resume, and keeps a damaged file', async () => {
    const secret = await secretOf('holly');
    const first = await run('play word --seed holly', ['salet']);
    expect(first.out).toContain('inkling resume');
    const next = await run('resume', [secret, 'no'], { state: first.state });
    expect(next.out).toContain('Turn 2: ');
    expect(next.out).toContain('You found it in 2 guesses!');
    const again = await run('play word', ['salet']);
    const folder = join(again.state, 'inkling');
    writeFileSync(join(folder, readdirSync(folder)[0] as string), 'inkling-save 1\nnonsense');
    const damaged = await run('resume', [], { state: again.state });
    expect([damaged.exit, readdirSync(folder).length]).toEqual([2, 1]);
    expect(damaged.err).toContain('line 2 is damaged');
  });

  it('plays with a custom word list, without saving the game', async () => {
    const probe = await run('play word');
    const path = join(probe.state, 'own.txt');
    writeFileSync(path, 'äpfel\n');
    const { out, err, exit } = await run(['play', 'word', '--list', path], ['ÄPFEL', 'no']);
    expect([exit, err]).toEqual([0, 'A game with a list of your own is not saved for later.\n']);
    expect(out).toContain('You found it in 1 guess!');
  });

  it.each([
    ['--turns 0', '1 to 99'],
    ['--length 40', '1 to 32'],
    ['--length 31', 'no words of 31 letters'],
    ['salet', 'only options'],
  ])('rejects %s', async (flags, sentence) => {
    const { exit, out, err } = await run(`play word ${flags}`);
    expect([exit, out]).toEqual([2, '']);
    expect(err).toContain(sentence);
  });

  it('survives any input', async () => {
    const entry = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom(
        'salet',
        'crony',
        'hint',
        'undo',
        'redo',
        'choices',
        '/board',
        'letters',
        '?',
        'yes',
        'no',
        'quit',
        '',
      ),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(entry, { maxLength: 12 }), fc.boolean(), async (entries, terminal) => {
        const { exit, err } = await run('play word --seed holly --turns 3', entries, { terminal });
        expect([exit, err]).toEqual([0, '']);
      }),
      { numRuns: 40 },
    );
  }, 60_000);
});
