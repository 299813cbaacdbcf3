import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seedRandom } from '@inkling/core/random';
import { expect as value } from '@inkling/core/result';
import { openSeed } from '@inkling/games/daily/open-day';
import { loadWordFor } from '@inkling/games/word/listed-module';
import { describe, expect, it } from 'vitest';
import { run } from '../../testing/run.ts';

const DAY = '2026-11-22';

/** Returns the word that the page of the day deals. */
async function wordOf(day: string): Promise<string> {
  const { rules } = await loadWordFor('w5t6@english');
  return rules.start(value(rules.parseParams('w5t6@english')), seedRandom(openSeed(day, 'word'))).secret;
}

const folder = () => mkdtempSync(join(tmpdir(), 'inkling-daily-'));

describe('inkling daily', () => {
  it('names the day and its published seed, and gives nothing away', async () => {
    const { exit, out } = await run('daily');
    expect(exit).toBe(0);
    expect(out).toContain('Daily No 143, 2026-11-22.');
    expect(out).toContain('from the published seed');
    expect(out.match(/not opened yet/g)).toHaveLength(3);
    expect(out).toContain('inkling daily mastermind, word or witch.');
    expect(out).not.toContain(await wordOf(DAY));
  });

  it('allows one try at the word of the day, and saves and shares it without the word', async () => {
    const state = folder();
    const word = await wordOf(DAY);
    const first = word === 'crane' ? 'salet' : 'crane';
    const begun = await run('daily word', [first, 'undo'], { state });
    expect(begun.out).toContain('You have one try');
    expect(begun.out).toContain('Your try is saved');
    expect((await run('daily', [], { state })).out).toContain('Word (word): 1 turn played.');
    expect((await run('resume', [], { state })).err).toContain('There is no unfinished game.');

    const found = await run('daily word', [word], { state });
    expect(found.out).toContain('Word: found in 2');
    const output = await run('daily word --json', [], { state });
    expect(output.json()).toMatchObject({
      day: DAY,
      number: 143,
      source: 'published-seed',
      games: [{ game: 'word', phase: 'found', turns: 2, withNotes: false }],
    });
    expect(output.json().share).toMatch(/^Inkling, Daily No 143\n\nWord: found in 2\n[⬜🟨🟦]{5}\n🟦{5}$/u);
    expect(output.out.toLowerCase()).not.toContain(word);

    const again = await run('daily word', [word], { state });
    expect([again.unread, again.out.includes('found in 2')]).toEqual([1, true]);
    expect((await run('daily word', [], { state, today: '2026-11-23' })).out).toContain('Daily No 144');
  });

  it('plays each daily game, and records the use of help', async () => {
    const state = folder();
    await run('daily mastermind', ['aabb', 'suggest', 'resign'], { state });
    await run('daily witch', ['a1'], { state });
    const { games } = (await run('daily --json', [], { state })).json();
    expect(games).toMatchObject([
      {
        game: 'mastermind',
        phase: 'lost',
        turns: 1,
        withNotes: true,
        answers: [expect.stringMatching(/^\d,\d$/)],
      },
      { game: 'word', phase: 'open', turns: 0 },
      { game: 'witch', phase: 'begun', withNotes: false },
    ]);
  });

  it('keeps the first result if the day is played in two terminals', async () => {
    const state = folder();
    const word = await wordOf(DAY);
    await run('daily word', [word === 'crane' ? 'salet' : 'crane'], { state });
    const path = join(state, 'inkling', `daily-${DAY}-word.sheet`);
    const begun = readFileSync(path, 'utf8');
    await run('daily word', ['resign'], { state });
    const over = readFileSync(path, 'utf8');
    writeFileSync(path, begun);
    // The other terminal gives up while this one waits for the next word.
    const late = await run('daily word', [word], {
      state,
      onAsk: () => writeFileSync(path, over),
    });
    expect(late.out).toContain('that result stays');
    expect((await run('daily word --json', [], { state })).json().games[0].phase).toBe('lost');
  });

  it('rejects an edited file, and sets it aside', async () => {
    const state = folder();
    await run('daily word', ['crane'], { state });
    const path = join(state, 'inkling', `daily-${DAY}-word.sheet`);
    for (const edited of ['nonsense', readFileSync(path, 'utf8').replace(DAY, '2026-11-21')]) {
      writeFileSync(path, edited);
      const { exit, err } = await run('daily word', ['crane'], { state });
      expect([exit, err]).toEqual([2, expect.stringContaining('It was set aside as')]);
    }
    expect(readdirSync(join(state, 'inkling')).toSorted()).toEqual([
      expect.stringMatching(/\.damaged$/),
      expect.stringMatching(/\.damaged-2$/),
    ]);
  });

  it('names the version of a try saved by another release, and keeps the file', async () => {
    const state = folder();
    await run('daily word', ['crane'], { state });
    const path = join(state, 'inkling', `daily-${DAY}-word.sheet`);
    const later = readFileSync(path, 'utf8').replace('inkling-save 1', 'inkling-save 7');
    writeFileSync(path, later);
    const { exit, err } = await run('daily word', ['crane'], { state });
    expect([exit, err]).toEqual([
      2,
      expect.stringContaining('is version 7, and this program reads version 1'),
    ]);
    expect(readFileSync(`${path}.damaged`, 'utf8')).toBe(later);
  });

  it.each([
    ['daily null', '2026-11-22', 'is not a game of the day'],
    ['daily word twice', '2026-11-22', 'takes one game, or none'],
    ['daily', '2026-07-02', 'Set the clock right.'],
  ])('rejects %s on %s', async (line, today, sentence) => {
    const { exit, err } = await run(line, [], { today });
    expect([exit, err]).toEqual([2, expect.stringContaining(sentence)]);
  });
});
