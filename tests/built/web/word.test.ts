import { markWord } from '@inkling/core/marks';
import { seedRandom } from '@inkling/core/random';
import { wordGame } from '@inkling/games/word/rules/game';
import { ENGLISH, spell } from '@inkling/games/word/rules/letters';
import { loadWords } from '@inkling/lists/english';
import { loadGermanWords } from '@inkling/lists/german';
import { loadSpanishWords } from '@inkling/lists/spanish';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { EVERY_LOOK } from './looks.ts';
import { announced, command, giveBack, reload, settled, stored, visit } from './open-page.ts';
import { serveSite } from './site.ts';
import { openStage } from './stage.ts';
import { openWord, run, SEED } from './word-page.ts';

describe('a game of Word in the built page', () => {
  const stage = openStage(serveSite);
  const open = (options?: BrowserContextOptions) => openWord(stage, options);
  const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

  it('shows no word until the player asks, and then counts as played with notes; keeps the drawer open between visits, and takes a word from it', async () => {
    const { page, troubles } = await open();
    await page.getByText('Find the hidden word of 5 letters in 6 tries.').waitFor();
    await page.getByText('words fit your letters').waitFor();
    expect(await page.locator('.word-chip, .place-letter, .word-noted').count()).toBe(0);
    await run(page, [
      [`new 5 ${SEED}`, 'seed holly'],
      ['salet', 'Try 1'],
    ]);
    await page.getByRole('button', { name: 'Words left' }).click();
    await page.locator('.word-chip').first().waitFor();
    await page.getByText('this game counts as played with notes').waitFor();
    await page.getByRole('button', { name: 'Words left' }).click();
    await page.locator('.word-chip').first().waitFor({ state: 'detached' });
    await settled(page);
    await stored(page);
    await page.reload();
    await page.getByText('with notes', { exact: true }).waitFor();
    expect(await page.locator('.word-chip').count()).toBe(0);
    await command(page, 'lifer');
    await announced(page, 'You found the word in 2 tries.');
    await expect
      .poll(() => page.locator('.share-preview').getAttribute('aria-label'))
      .toContain('with notes');
    await run(page, [
      [`new 5 ${SEED}`, 'seed holly'],
      ['salet', 'Try 1'],
      ['elver', 'Try 2'],
      ['words', 'Try 2'],
    ]);
    await page.locator('.word-chip').first().waitFor();
    await settled(page);
    await stored(page);
    await page.reload();
    await page.getByRole('button', { name: 'LIFER, common: use it as your guess' }).click();
    await page.locator('#command').blur();
    await press(page, 'Enter');
    await announced(page, 'You found the word in 3 tries.');
    expect(troubles).toEqual([]);
    await giveBack(page);
  });

  it('uses and keeps the keyboard layout that the player chose, shows hard mode, and lets it change before the first try without losing a letter', async () => {
    const { page } = await open();
    const first = () =>
      page
        .locator('.key-row')
        .first()
        .locator('b')
        .allTextContents()
        .then((keys) => keys.join(''));
    const layout = page.getByLabel('Keyboard');
    for (const [name, keys] of [
      ['AZERTY', 'AZERTYUIOP'],
      ['A to Z', 'ABCDEFGHIJ'],
      ['QWERTZ', 'QWERTZUIOP'],
    ] as const) {
      await layout.selectOption(name);
      await expect.poll(first).toBe(keys);
    }
    await settled(page);
    await stored(page);
    await page.reload();
    await expect.poll(first).toBe('QWERTZUIOP');
    const hard = page.getByLabel('Hard mode');
    await page.keyboard.type('cra');
    await hard.check();
    await page.getByText('every mark so far has to be used').waitFor();
    await page.keyboard.type('ne');
    await page.keyboard.press('Enter');
    await announced(page, 'Try 1, CRANE');
    await expect.poll(() => hard.isDisabled()).toBe(true);
    await hard.click({ force: true });
    await announced(page, 'Hard mode can only be changed before the first try');
    expect(await hard.isChecked()).toBe(true);
    await giveBack(page);
  });

  const LISTS = [
    ['es-ES', 'QWERTYUIOP', 'señal', 'Intento 1, SEÑAL', loadSpanishWords],
    ['de-DE', 'QWERTZUIOP', 'küche', 'Versuch 1, KÜCHE', loadGermanWords],
  ] as const;

  it.each(EVERY_LOOK ? LISTS : LISTS.slice(-1))(
    'plays with the words of %s, with keys for its letters',
    async (locale, keys, word, told, load) => {
      const { page, troubles } = await open({ locale });
      expect((await page.locator('.key-row').first().locator('b').allTextContents()).join('')).toBe(keys);
      for (const letter of word.toUpperCase()) await press(page, letter);
      await page.keyboard.press('Enter');
      await announced(page, told);
      await command(page, 'crane');
      await announced(page, 'CRANE');
      expect(await page.locator('.letter-row [class*=marked-]').count()).toBeGreaterThan(0);
      const { likely } = await load(5);
      for (let tries = 0; tries < 6 && (await page.locator('.torn').count()) === 0; tries++) {
        await command(page, word);
        await settled(page);
      }
      const secret = (await page.locator('.torn .unseen').first().textContent()) ?? '';
      expect(likely.filter((own) => secret.includes(own.toUpperCase()))).toHaveLength(1);
      expect(troubles).toEqual([]);
      await giveBack(page);
    },
  );

  it('plays with the player’s own word list, which it checks and keeps', async () => {
    const { page, troubles } = await open();
    await press(page, 'Your own list');
    const dialog = page.locator('dialog[open]');
    await dialog.getByLabel('Words', { exact: true }).fill('12345 67890');
    await press(page, 'Keep this list');
    await dialog.getByText('None of these lines is a word').waitFor();
    // Leaving the file chooser leaves the dialog open.
    await dialog.getByLabel('Open a text file').dispatchEvent('cancel');
    await dialog.getByLabel('Open a text file').setInputFiles({
      name: 'words.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('Küche\nlinse\nsenf\n!!\n'),
    });
    await dialog.getByText('3 words kept; 1 line was not a word').waitFor();
    await press(page, 'Play with it');
    await announced(page, 'New game, 5 letters');
    await page.getByRole('button', { name: 'New game' }).first().click();
    const sources = await page
      .getByRole('link', { name: 'Where these words come from' })
      .getAttribute('href');
    const told = await page.request.get(new URL(sources ?? '', stage.host.url).href);
    expect(await told.text()).toContain('German Wiktionary');
    await page.keyboard.press('Escape');
    await page.getByText('2 words fit your letters').waitFor();
    await settled(page);
    await stored(page);
    await page.reload();
    await page.getByText('your own list', { exact: true }).waitFor();
    await command(page, 'crane');
    await announced(page, 'CRANE is not in the list of words.');
    await command(page, 'linse');
    await announced(page, 'Try 1, LINSE');
    await settled(page);
    if ((await page.locator('.torn').count()) === 0) await command(page, 'küche');
    await announced(page, 'You found the word');
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await expect
      .poll(() => page.getByRole('textbox', { name: 'Text', exact: true }).inputValue())
      .toContain('Inkling Word, my own list');
    await page.keyboard.press('Escape');
    await visit(page, `${stage.host.url}#/review`);
    await page.getByText('Measured by the words of your list.').waitFor();
    await expect.poll(() => page.getByText('common word').count()).toBe(0);
    expect(troubles).toEqual([]);
    await giveBack(page);
  });

  it('is won, announcing one sentence per try', async () => {
    const { page, troubles } = await open();
    const spoken = await run(page, [
      [`new 5 hard ${SEED}`, 'New'],
      ['salet', 'Try 1'],
      ['crony', 'Hard mode'],
      ['boxer', 'must have'],
      ['qqqqq', 'not in the list'],
      ['elver', 'Try 2'],
      ['undo', '141 words'],
      ['redo', '10 words'],
      ['lifer', 'You found'],
    ]);
    expect(spoken).toEqual([
      'New hard game, 5 letters, seed holly.',
      'Try 1, SALET: S and A not in the word, L wrong place, E right place, T not in the word. 141 words left.',
      'Hard mode: E must stay at place 4.',
      'Hard mode: the guess must have L.',
      'QQQQQ is not in the list of words.',
      'Try 2, ELVER: E not that often, L wrong place, V not in the word, E and R right place. 10 words left.',
      'Try 2 of 6. 141 words left. Your guess: empty.',
      'Try 3 of 6. 10 words left. Your guess: empty.',
      'Try 3, LIFER: L, I, F, E, and R right place. You found the word in 3 tries.',
    ]);
    await expect
      .poll(() => page.locator('.share-preview').getAttribute('aria-label'))
      .toContain('Try 3: 5 exact, 0 near.');
    expect(troubles).toEqual([]);
    await giveBack(page);
  });

  it('is lost with the keyboard, and resumed with the half-typed guess', async () => {
    const { page, troubles } = await open();
    await run(page, [[`new 5 ${SEED}`, 'New game']]);
    await page.locator('#command').blur();
    for (const [index, guess] of ['crony', 'crony', 'crony', 'crony', 'crony'].entries()) {
      await page.keyboard.type(guess);
      await page.keyboard.press('Enter');
      await announced(page, `Try ${index + 1}`);
    }
    await page.keyboard.type('sal');
    await reload(page);
    await announced(page, 'after 5 tries');
    await page.keyboard.type('et');
    await page.keyboard.press('Enter');
    await announced(page, 'No tries left. The word was LIFER.');
    await page.setViewportSize({ width: 390, height: 844 });
    const parts = ['.torn', '.lesson-box', '.nexts', '.letter-grid', '.story', '.share-card'];
    await page.locator('.story-bars').waitFor();
    const tops = await page.evaluate(
      (names) => names.map((name) => document.querySelector(name)?.getBoundingClientRect().top ?? Number.NaN),
      parts,
    );
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
    expect(troubles).toEqual([]);
    await giveBack(page);
  });

  it('shows the same page, tree and storage for two words that give the same answers', async () => {
    const guesses = ['salet', 'crony'];
    const english = await loadWords(5);
    const game = wordGame([
      { id: 'english', alphabet: ENGLISH, answers: english.likely, accepts: () => true },
    ]);
    const params = { length: 5, tries: 6, hard: false, list: 'english' };
    const seen = new Map<string, { seed: string; secret: string }>();
    let twins: readonly string[] = [];
    for (let i = 1000; twins.length === 0; i++) {
      const { secret } = game.start(params, seedRandom(`twin-${i}`));
      const numbers = (word: string) => spell(ENGLISH, word) ?? [];
      const marks = guesses.map((guess) => markWord(numbers(guess), numbers(secret)).join('')).join();
      const other = seen.get(marks);
      if (other && other.secret !== secret) twins = [other.seed, `twin-${i}`];
      seen.set(marks, { seed: `twin-${i}`, secret });
    }
    const everything = async (seed: string) => {
      const { page } = await open();
      await run(page, [
        [`new 5 ${seed}`, 'New game'],
        ['salet', 'Try 1'],
        ['crony', 'Try 2'],
        ['words', 'Try 2'],
      ]);
      await page.locator('.word-chip').first().waitFor();
      await settled(page);
      const session = await page.context().newCDPSession(page);
      const { nodes } = await session.send('Accessibility.getFullAXTree');
      const tree = nodes.map(({ role, name, value, description }) => [
        role?.value,
        name?.value,
        value?.value,
        description?.value,
      ]);
      const kept = await stored(page);
      const all = [await page.content(), JSON.stringify(tree), kept, page.url()];
      await page.context().close();
      return all
        .join('\n')
        .replaceAll(seed, 'SEED')
        .replaceAll(/"changed":"[^"]*"/g, '"changed":"WHEN"');
    };
    const [one = '', other = ''] = twins;
    expect(await everything(one)).toBe(await everything(other));
  });
});
