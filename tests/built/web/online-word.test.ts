import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axe } from './axe.ts';
import { announced, command, visit } from './open-page.ts';
import { leave, opened, person } from './people.ts';
import { sharedServer } from './shared-server.ts';
import { openStage } from './stage.ts';

const PHONE = { width: 390, height: 844 };

const stage = openStage(sharedServer);

/** Returns the letters of the on-screen keyboard in order. */
const letters = async (page: Page) => (await page.locator('.keyboard .key b').allTextContents()).join('');

/** Presses a key of any keyboard: the browser's own call knows only an American one. */
const pressed = (page: Page, key: string) =>
  page.evaluate((key) => {
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
    );
  }, key);

describe('a room of Word', () => {
  it('uses each player’s keyboard layout, and says what the server rejects', async () => {
    const maker = await person(stage.browser, stage.host.url);
    await visit(maker.page, `${stage.host.url}#/word`);
    await maker.page.getByLabel('Keyboard').selectOption('AZERTY');
    await visit(maker.page, `${stage.host.url}#/online`);
    const link = await opened(maker.page, 'make w5t6 deposited');
    const { page, ...breaker } = await person(stage.browser, stage.host.url, new URL(link).hash);
    await command(page, 'sit');
    await announced(maker.page, 'Everybody is here.');
    await expect.poll(() => letters(maker.page)).toBe('AZERTYUIOPQSDFGHJKLMWXCVBN');
    await maker.page.keyboard.type('c');
    await maker.page.getByText('Your word: place 1 C, place 2 empty').waitFor();
    await maker.page
      .getByRole('button', { name: 'Done', exact: true })
      .and(maker.page.locator(':disabled, [aria-disabled=true]'))
      .waitFor();
    await maker.page.keyboard.press('Backspace');
    await command(maker.page, 'zzzzz');
    await announced(maker.page, 'That word is not in the list.');
    await command(maker.page, 'crane');
    await announced(page, 'Your turn: make a guess.');
    await expect.poll(() => letters(page)).toBe('QWERTYUIOPASDFGHJKLZXCVBNM');
    for (const letter of 'CARGO') await page.getByRole('button', { name: letter, exact: true }).click();
    const rows = page.locator('.letter-grid .letter-row');
    expect(await rows.allTextContents()).toHaveLength(6);
    expect(await rows.first().locator('.marked-typed b').allTextContents()).toEqual([...'CARGO']);
    await page.getByRole('button', { name: 'Enter', exact: true }).click();
    await announced(page, 'Try 1: C right place, A and R wrong place, G and O not in the word.');
    for (const [letter, mark, name] of [
      ['C', 'exact', 'right place'],
      ['A', 'near', 'wrong place'],
      ['R', 'near', 'wrong place'],
      ['G', 'absent', 'not in the word'],
      ['O', 'absent', 'not in the word'],
    ] as const) {
      const key = page.getByRole('button', { name: `${letter}, ${name}`, exact: true });
      await key.and(page.locator(`.key.marked-${mark}`)).waitFor();
    }
    await page
      .getByRole('button', { name: 'B', exact: true })
      .and(page.locator('.key:not([class*="marked"])'))
      .waitFor();
    expect(await axe(page)).toEqual([]);
    await page.locator('#board').focus();
    for (const key of [...'crane', 'Enter']) await page.keyboard.press(key);
    await announced(page, 'The promise was kept, and every answer is what the word gives.');
    await page.locator('.torn-off').getByRole('heading', { name: 'Found in 2!' }).waitFor();
    expect(await axe(page)).toEqual([]);
    await leave(maker, { page, ...breaker });
  });

  it('is played in German from the form to the review, on German keys', async () => {
    const german = { locale: 'de-DE' };
    const maker = await person(stage.browser, stage.host.url, '#/online', german);
    await maker.page.locator('.friend-game').filter({ hasText: 'Wort' }).click();
    await maker.page.locator('summary', { hasText: '5 Buchstaben, 6 Versuche' }).click();
    const list = maker.page.getByRole('combobox', { name: 'Wortliste' });
    await expect.poll(() => list.inputValue()).toBe('german');
    const lengths = maker.page.getByRole('combobox', { name: 'Buchstaben' });
    expect(await lengths.locator('option').allTextContents()).toEqual(['5']);
    await list.selectOption('Englisch');
    await expect.poll(() => lengths.locator('option').count()).toBe(8);
    await list.selectOption('Deutsch');
    await expect.poll(() => lengths.locator('option').count()).toBe(1);
    await command(maker.page, 'make deposited');
    await maker.page.locator('.online-seats').waitFor();
    const breaker = await person(stage.browser, stage.host.url, new URL(maker.page.url()).hash, german);
    const { page } = breaker;
    const terms = page.locator('.game-facts');
    await page.setViewportSize(PHONE);
    await terms.getByText('5 Buchstaben, 6 Versuche').waitFor();
    await command(page, 'sit');
    await announced(maker.page, 'Alle sind da.');
    await command(maker.page, 'crane');
    await announced(maker.page, 'Dieses Wort steht nicht in der Liste.');
    await command(maker.page, 'Küche');
    await expect.poll(() => letters(page)).toBe('QWERTZUIOPASDFGHJKLYXCVBNMÄÖÜ');
    // Only a page in another language has to say in which one to guess.
    await terms.waitFor({ state: 'hidden' });
    await command(page, 'language en');
    await terms.getByText('German, 5 letters, 6 tries').waitFor();
    await command(page, 'language de');
    await terms.waitFor({ state: 'hidden' });
    await page.setViewportSize({ width: 1240, height: 900 });
    for (const letter of 'KÜHLE') await page.getByRole('button', { name: letter, exact: true }).click();
    await page.getByRole('button', { name: 'Raten', exact: true }).click();
    await page.getByRole('button', { name: /^Ü, / }).and(page.locator('.key.marked-exact')).waitFor();
    await page.locator('#board').focus();
    for (const key of [...'küche', 'Enter']) await pressed(page, key);
    await page.locator('.torn-off').getByRole('heading').first().waitFor();
    await page.getByText('KÜHLE').first().waitFor();
    expect(await axe(page)).toEqual([]);
    await leave(maker, breaker);
  });
});
