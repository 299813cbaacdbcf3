import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { EVERY_LOOK, someLanguages } from './looks.ts';
import {
  announced,
  ask,
  closeDialog,
  command,
  emptyPage,
  giveBack,
  type OpenPage,
  reload,
  settled,
  visit,
} from './open-page.ts';
import { serveSite } from './site.ts';
import { openStage } from './stage.ts';
import { type PageState, stateFaults } from './state-faults.ts';
import { run } from './word-page.ts';

describe('the word solver in the built page', () => {
  const stage = openStage(serveSite);

  const openSolver = async () => {
    const { page, troubles } = await emptyPage(stage.browser, { reducedMotion: 'reduce' });
    await visit(page, `${stage.host.url}#/wordsolver`);
    await page.getByText('Good guesses').waitFor();
    return { page, troubles };
  };

  const paste = async (page: Page, text: string) => {
    await page.getByLabel('Paste rounds').fill(text);
    await page.getByRole('button', { name: 'Add these' }).click();
  };

  describe('a page that stays open', () => {
    let opened: OpenPage;

    beforeAll(async () => {
      opened = await openSolver();
    });

    beforeEach(async () => {
      await visit(opened.page, `${stage.host.url}#/wordsolver`);
      await ask(opened.page, 'clear');
      await opened.page.locator('#command').blur();
    });

    afterAll(() => giveBack(opened.page));

    it('works with the keyboard alone', async () => {
      const { page, troubles } = opened;
      for (const key of ['s', 'a', 'l', 'e', 't', '0', '2', '0', '1', '0']) await page.keyboard.press(key);
      await page.keyboard.press('Enter');
      expect(await announced(page, 'Round 1')).toBe(
        'Round 1, SALET: S not in the word, A right place, L not in the word, E wrong place, T not in the word. 100 words left.',
      );
      for (const key of ['c', 'h', 'u', 'r', 'm', 'Backspace', 'n', '2', 'Enter'])
        await page.keyboard.press(key);
      await announced(page, 'Round 2');
      await page.keyboard.press('[');
      await announced(page, 'Changed. 100 words left.');
      await page.keyboard.press('=');
      await announced(page, '1 round. 100 words left.');
      expect(troubles).toEqual([]);
    });

    it('works with commands alone, and says if only the list is at fault', async () => {
      const { page, troubles } = opened;
      const spoken = await run(page, [
        ['salet 🟨⬜⬜🟩⬜', 'Round 1'],
        ['why 4 e', 'E can be at place 4'],
        ['why 2 a', 'A cannot'],
        ['nonsense!', 'no marks'],
        ['clear', 'cleared'],
        ['zzzzz:ggwww', 'Round 1'],
      ]);
      expect(spoken[2]).toBe('A cannot be at place 2: round 1 rules it out.');
      await page.locator('.no-word').filter({ hasText: 'no word in this list does' }).waitFor();
      expect(troubles).toEqual([]);
    });

    it('works with the pointer alone, and repairs a contradiction with one click', async () => {
      const { page, troubles } = opened;
      const letters = page.getByRole('toolbar', { name: 'Letters' });
      const type = async (word: string) => {
        for (const letter of word.toUpperCase())
          await letters.getByRole('button', { name: letter, exact: true }).click();
      };
      const add = page.getByRole('button', { name: 'Add round', exact: true });
      await type('salet');
      await page.getByRole('button', { name: 'Place 4, E: not in the word' }).click();
      await add.click();
      await announced(page, 'E wrong place');
      await type('crane');
      await add.click();
      await announced(page, 'Rounds 1 and 2 cannot both be true.');
      await page.getByText('One of rounds 1 and 2 puts E in the word').waitFor();
      await page.getByRole('button', { name: 'Round 2, place 5: E wrong place' }).click();
      await announced(page, 'Changed.');
      await page.getByRole('button', { name: 'Undo' }).click();
      await announced(page, 'Rounds 1 and 2 cannot both be true.');
      await page.getByRole('button', { name: 'Redo' }).click();
      await page.getByRole('button', { name: 'Place 5, E: ruled out' }).click();
      await announced(page, /E cannot be at place 5: .*round 2/);
      await page.getByRole('button', { name: 'List patterns' }).click();
      await page.locator('.pattern-list li').first().waitFor();
      expect(troubles).toEqual([]);
    });

    it('lists patterns, and explains why a word of another length is not a round', async () => {
      const { page, troubles } = opened;
      await command(page, 'erase:ywwwy');
      await announced(page, 'Round 1');
      await command(page, 'patterns');
      await announced(page, 'Patterns: 3.');
      await page.locator('.pattern-list li', { hasText: '__EE_' }).waitFor();
      expect(await page.locator('.pattern-list li').count()).toBe(3);
      await command(page, 'nineteen');
      await announced(page, '8 letters of 5: all rounds have the same length.');
      await command(page, 'play');
      await page.getByText('Find the hidden word').waitFor();
      await command(page, 'new solver');
      await page.getByText('Good guesses').waitFor();
      expect(troubles).toEqual([]);
    });

    it('reads squares that somebody shared as text or as a picture, and says how many words could give them', async () => {
      const { page, troubles } = opened;
      const address = await page.evaluate(() => {
        const canvas = document.createElement('canvas');
        [canvas.width, canvas.height] = [340, 180];
        const paper = canvas.getContext('2d') as CanvasRenderingContext2D;
        for (const [row, colours] of [
          '#787c7e #c9b458 #787c7e #787c7e #6aaa64',
          '#6aaa64 #6aaa64 #6aaa64 #6aaa64 #6aaa64',
        ].entries())
          for (const [at, colour] of colours.split(' ').entries()) {
            paper.fillStyle = colour;
            paper.fillRect(10 + 64 * at, 10 + 64 * row, 58, 58);
          }
        return canvas.toDataURL('image/png');
      });
      const field = page.getByLabel('Or a picture of its squares');
      const picture = Buffer.from(address.split(',')[1] ?? '', 'base64');
      await field.setInputFiles({ name: 'game.png', mimeType: 'image/png', buffer: picture });
      await page.getByText('4,444 of 4,463 common words could give these squares').first().waitFor();
      await field.setInputFiles({ name: 'no.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
      await announced(page, 'No grid of coloured squares was found in that picture.');
      await paste(page, 'Wordle 1,234 3/6\n\n🟩🟩🟩🟩⬛\n🟩🟩🟩⬛🟨\n🟩🟩🟩🟩🟩');
      const found = await announced(page, 'could give these squares');
      const [, count = '', of = ''] = /^([\d,]+) of ([\d,]+) common words/.exec(found) ?? [];
      const number = (text: string) => Number(text.replace(',', ''));
      expect(number(count)).toBeGreaterThan(0);
      expect(number(count)).toBeLessThan(number(of) / 2);
      await page.getByRole('img', { name: '3 rows of squares without letters' }).waitFor();
      await paste(page, '🟩🟩🟩🟩🟩\n⬛🟨⬛⬛⬛');
      await announced(page, 'Row 1 finds the word, yet there are rows below it.');
      await page.getByRole('button', { name: 'Remove the squares' }).click();
      await page.locator('.word-squares').waitFor({ state: 'detached' });
      expect(troubles).toEqual([]);
    });

    it('rejects too many pasted rounds and too long a text, and stays usable', async () => {
      const { page, troubles } = opened;
      const field = page.getByLabel('Paste rounds');
      for (const count of EVERY_LOOK ? [61, 500] : [61]) {
        await paste(page, 'salet:gywww\n'.repeat(count));
        await announced(page, 'No more than 60 rounds fit here. Remove one to add another.');
        // Rejected text stays in the field, so that it can be corrected.
        expect(await field.inputValue()).toBe('salet:gywww\n'.repeat(count));
        await command(page, 'salet:gywww');
        await announced(page, 'Round 1, SALET');
        await command(page, 'clear');
        await announced(page, 'cleared');
      }
      await field.fill('');
      await field.evaluate((box) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/plain', 'salet:gywww\n'.repeat(2000));
        box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
      });
      await announced(page, 'That text is too long to be rounds.');
      expect(await field.inputValue()).toBe('');
      expect(troubles).toEqual([]);
    });

    it('passes axe, fits, and has large targets, in a wide window and on a small phone', async () => {
      const { page, troubles } = opened;
      const states: readonly PageState[] = [
        ['rounds, a word being typed and a why', ['salet:wgwyw', 'crane', 'why 2 a']],
        ['a contradiction', ['crane:wygww']],
        ...(EVERY_LOOK ? [['the keys', ['?']] as const] : []),
      ];
      expect(await stateFaults(page, states)).toEqual([]);
      if (EVERY_LOOK) await closeDialog(page);
      expect(troubles).toEqual([]);
    });

    it('accepts squares that were pasted under Learn, and keeps them', async () => {
      const { page, troubles } = opened;
      await visit(page, `${stage.host.url}#/learn`);
      await page.getByLabel('Paste its turns').fill('Wordle 1,234 3/6\n\n⬛🟨⬛⬛⬛\n🟨⬛🟩⬛⬛\n🟩🟩🟩🟩🟩');
      await page.getByRole('button', { name: 'Review it' }).click();
      await page.getByRole('link', { name: 'Solve a word from another game' }).click();
      const found = await announced(page, 'could give these squares');
      const shown = page.getByRole('img', { name: '3 rows of squares without letters' });
      await shown.waitFor();
      expect(new URL(page.url()).hash).toBe('#/wordsolver');
      await reload(page);
      await shown.waitFor();
      expect(await announced(page, 'could give these squares')).toBe(found);
      expect(troubles).toEqual([]);
    });
  });

  it.each(someLanguages('en', 'es', 'de'))('shows all letters on the smallest phone (%s)', async (locale) => {
    const { page } = await emptyPage(stage.browser, { locale, viewport: { width: 320, height: 568 } });
    await visit(page, `${stage.host.url}#/wordsolver`);
    await page.locator('.keyboard').waitFor();
    const [keys, bar] = await page
      .locator('.keyboard, .tab-bar')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect()));
    expect(keys?.bottom).toBeLessThanOrEqual(bar?.top ?? 0);
    await giveBack(page);
  });

  it('scrolls contradictory rounds into view on a phone, with a way out', async () => {
    const { page } = await emptyPage(stage.browser, {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      reducedMotion: 'reduce',
    });
    await visit(page, `${stage.host.url}#/wordsolver/english%20salet%3Awwwyw`);
    await page.getByRole('group', { name: 'Round 1' }).waitFor();
    const panel = page.getByRole('region', { name: 'These rounds cannot both be true' });
    for (const letter of 'CRANE') await page.locator('.key').getByText(letter, { exact: true }).tap();
    await page.getByRole('button', { name: 'Add round', exact: true }).tap();
    await announced(page, 'Rounds 1 and 2 cannot both be true.');
    const under = await page.locator('.tab-bar').evaluate((bar) => bar.getBoundingClientRect().top);
    const heading = panel.getByRole('heading').first();
    await expect.poll(async () => (await heading.boundingBox())?.y ?? under).toBeLessThan(under - 40);
    await panel.getByRole('button').first().tap();
    await panel.waitFor({ state: 'detached' });
    await giveBack(page);
  });

  it('opens with the rounds of a link, keeps them, and takes over the tries of a finished game', async () => {
    const { page, troubles } = await emptyPage(stage.browser, { reducedMotion: 'reduce' });
    await page.goto(`${stage.host.url}#/wordsolver/german%20stern%3Agywww`);
    await page.getByRole('group', { name: 'Round 1' }).waitFor();
    expect(await page.getByLabel('Words from').inputValue()).toBe('german');
    expect(page.url()).toMatch(/#\/wordsolver$/);
    await settled(page);
    await page.reload();
    await announced(page, 'Your round is as you left it.');
    await page.goto(`${stage.host.url}#/wordsolver/nonsense`);
    await page.locator('.notice').waitFor();
    await visit(page, `${stage.host.url}#/word`);
    await page.locator('.letter-grid').waitFor();
    await run(page, [
      ['new 5 holly', 'New game'],
      ['salet', 'Try 1'],
      ['lifer', 'You found'],
    ]);
    await page.getByRole('link', { name: 'Open in Solve a word' }).click();
    await page.getByRole('group', { name: 'Round 2' }).waitFor();
    expect(await page.getByRole('group', { name: /^Round \d+$/ }).count()).toBe(2);
    expect(troubles).toEqual([]);
    await giveBack(page);
  });
});
