import { seedRandom } from '@inkling/core/random';
import { nullGame } from '@inkling/games/null/rules/game';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { axeInAllLooks } from './axe.ts';
import { someLanguages } from './looks.ts';
import { announced, command, emptyPage, giveBack, reload, tooWide, visit } from './open-page.ts';
import { serveSite } from './site.ts';
import { openStage } from './stage.ts';

const stage = openStage(serveSite);

/** The secret of the seed `holly`, in a game from 1 to 100. */
const SECRET = nullGame.start({ most: 100, turnsMax: 7, maker: 'drawn' }, seedRandom('holly'))
  .secret as number;

async function open(address = '?games=null#/null', locale = 'en') {
  const opened = await emptyPage(stage.browser, { locale });
  await visit(opened.page, stage.host.url + address);
  await opened.page.locator('#board').waitFor();
  return opened;
}

const guess = async (page: Page, number: number, sentence: string | RegExp) => {
  await page.getByLabel('Your guess').fill(String(number));
  await page.keyboard.press('Enter');
  await announced(page, sentence);
};

it('the null game is available only if it was asked for, and then throughout the tab', async () => {
  const { page, troubles } = await open('#/null/n/100/AAAAAAAA');
  await page.getByText('This app has no page or game named “null”.').waitFor();
  await page.getByRole('link', { name: 'Inkling, home' }).click();
  await page.locator('.lid').nth(2).waitFor();
  await expect.poll(() => page.locator('.lid').count()).toBe(3);
  await visit(page, `${stage.host.url}?games=null#/`);
  await page.getByRole('link', { name: 'Play: The hidden number' }).click();
  await page.getByRole('heading', { name: 'The hidden number' }).waitFor();
  await visit(page, `${stage.host.url}#/null`);
  await page.getByRole('heading', { name: 'The hidden number' }).waitFor();
  await visit(page, `${stage.host.url}#/chess/x`);
  await page.getByText('This app has no page or game named “chess”.').waitFor();
  expect(troubles).toEqual([]);
  await giveBack(page);
});

it('the null game is played by hand, by keys and by typed lines, and survives a reload', async () => {
  const { page, troubles } = await open();
  await page.getByRole('button', { name: 'New game' }).click();
  await page.getByRole('textbox', { name: 'Seed' }).fill('holly');
  await page.getByRole('button', { name: 'Start' }).click();
  await announced(page, 'Guess a number from 1 to 100. You have 7 guesses left.');
  const wrong = SECRET === 50 ? 51 : 50;
  const answer = SECRET < wrong ? 'lower' : 'higher';
  await guess(page, wrong, `Turn 1: ${wrong}. The number is ${answer}.`);
  await expect
    .poll(() => page.locator('.null-turns li').allTextContents())
    .toEqual([`${wrong} The number is ${answer}.`]);
  await page.getByLabel('Your guess').fill('200');
  await page.keyboard.press('Enter');
  await announced(page, 'Type a number from 1 to 100.');
  await page.getByLabel('Your guess').fill('');
  await page.getByLabel('Your guess').blur();
  await page.keyboard.press('u');
  await announced(page, 'You have 7 guesses left.');
  await page.keyboard.press('r');
  await announced(page, 'You have 6 guesses left.');
  await command(page, 'left');
  await announced(page, /It (?:is between \d+ and \d+ inclusive|must be \d+)\./);
  await page.keyboard.press('Escape');
  await page.locator('#command').blur();
  await page.keyboard.press('?');
  await page.getByRole('dialog').getByText('say which numbers are left').first().waitFor();
  await page.keyboard.press('Escape');
  await reload(page);
  await announced(page, 'You have 6 guesses left.');
  await command(page, String(SECRET));
  await page.getByRole('heading', { name: 'You found it in 2 guesses!' }).waitFor();
  expect(await axeInAllLooks(page)).toEqual([]);
  expect(await tooWide(page)).toEqual([]);

  await page.getByRole('link', { name: 'Review this game' }).click();
  await page.locator('.review[aria-busy="false"]').getByText('Found in 2').first().waitFor();
  await visit(page, `${stage.host.url}#/history`);
  await page.getByText('holly').first().waitFor();
  expect(troubles).toEqual([]);
  await giveBack(page);
});

it('the null game is shared by a link that opens it elsewhere', async () => {
  const { page, troubles } = await open();
  await command(page, 'new holly');
  const wrong = SECRET === 10 ? 11 : 10;
  await guess(page, wrong, 'Turn 1');
  await page.getByRole('button', { name: 'Copy link' }).click();
  const link = await page.getByRole('textbox', { name: 'Link to this game' }).inputValue();
  await giveBack(page);
  const other = await open(`?games=null${new URL(link).hash}`);
  await announced(other.page, 'You have 6 guesses left.');
  await other.page.getByText('holly').waitFor();
  await visit(other.page, `${stage.host.url}?games=null#/null/n/100/AAAAAAAA`);
  await other.page.getByRole('alert').filter({ hasText: 'damaged' }).waitFor();
  await expect.poll(() => other.page.locator('.null-turns li').count()).toBe(1);
  expect([...troubles, ...other.troubles]).toEqual([]);
  await giveBack(other.page);
});

/** The name of the game and its button for another one. */
const SPOKEN: Readonly<Record<string, readonly [heading: string, button: string]>> = {
  'es-ES': ['El número oculto', 'Partida nueva'],
  'de-DE': ['Die verborgene Zahl', 'Neues Spiel'],
};

it.each(someLanguages('es-ES', 'de-DE'))('the null game speaks %s', async (locale) => {
  const [heading = '', button = ''] = SPOKEN[locale] ?? [];
  const { page, troubles } = await open('?games=null#/null', locale);
  await page.getByRole('heading', { name: heading }).waitFor();
  await page.getByRole('button', { name: button }).waitFor();
  expect(await tooWide(page)).toEqual([]);
  expect(troubles).toEqual([]);
  await giveBack(page);
});
