import { expect, it } from 'vitest';
import { axeInAllLooks } from './axe.ts';
import { announced, emptyPage, giveBack, reload, settled, tooWide, visit } from './open-page.ts';
import { serveSite } from './site.ts';
import { openStage } from './stage.ts';

const stage = openStage(serveSite);

const TABLE = [
  ',Ada,Bo,Cleo,Dov,Fay,Hana',
  'Has a dog?,yes,yes,no,no,no,no',
  'Rides a bike?,yes,no,yes,no,no,no',
  'Red scarf?,yes,yes,no,yes,no,no',
  'Walks a dog?,yes,yes,no,no,no,no',
].join('\n');

it('reads a table, points at the faulty cell, audits it, and plays it by its link and in a frame', async () => {
  const { page, troubles } = await emptyPage(stage.browser);
  await visit(page, new URL('#/lab/own', stage.host.url).href);
  await page.getByLabel('Name of the game').fill('Who took the biscuit?');
  const area = page.getByRole('textbox', { name: 'Table', exact: true });
  await area.fill(TABLE.replace('bike?,yes,no', 'bike?,yes,'));
  await page.getByRole('button', { name: 'Read the table' }).click();
  await page.locator('.own-fault', { hasText: 'Row 3, cell 3: the cell is empty.' }).waitFor();
  expect(await page.getByRole('alert').count(), 'the console says it').toBe(0);
  expect(await axeInAllLooks(page)).toEqual([]);
  await page.getByRole('button', { name: 'Show me where' }).click();
  await page.keyboard.type('no');
  expect(await area.inputValue()).toBe(TABLE);
  await page.getByRole('button', { name: 'Read the table' }).press('Enter');

  await page.getByRole('heading', { name: 'Nearly fair.' }).waitFor();
  await page.getByText('Fay and Hana have the same answer to every question.').waitFor();
  await page.getByText('“Has a dog?” and “Walks a dog?” ask the same thing.').waitFor();
  await page.getByText('Proved: 2.40 questions on average, 3 at worst').waitFor();
  await page.locator('.own-tree summary').nth(1).click();
  await settled(page);
  expect(await axeInAllLooks(page)).toEqual([]);
  expect(await tooWide(page)).toEqual([]);

  await page.getByRole('button', { name: 'Copy link' }).click();
  const link = await page.getByRole('textbox', { name: 'Text to share' }).inputValue();
  await page.getByRole('link', { name: 'Play this game' }).click();
  expect(page.url()).toBe(link);
  await page.getByRole('button', { name: 'Red scarf?', exact: true }).click();
  await announced(page, 'Question 1, Red scarf?:');
  await page.getByText('3 of 6 secrets fit').waitFor();
  await reload(page);
  await page.getByText('3 of 6 secrets fit').waitFor();
  await page.locator('.own-turns li').waitFor();
  expect(await axeInAllLooks(page)).toEqual([]);

  await page.goto(link.replace('#', 'embed.html#'));
  await page.getByRole('button', { name: 'You hide' }).click();
  for (const question of ['Red scarf?', 'Rides a bike?']) {
    await page.getByRole('heading', { name: `“${question}”: what is your answer?` }).waitFor();
    await page.getByRole('button', { name: 'no', exact: true }).click();
  }
  await page
    .getByRole('heading', { name: 'It is one of Fay and Hana: no question tells them apart.' })
    .waitFor();
  expect(await tooWide(page)).toEqual([]);
  expect(troubles).toEqual([]);
  await giveBack(page);
});

it('says how many secrets and questions it leaves out', async () => {
  const { page } = await emptyPage(stage.browser);
  await visit(page, new URL('#/lab/own', stage.host.url).href);
  const same = Array.from('abcdefgh', (question) => `${question}?${',no'.repeat(9)},yes`);
  const useless = Array.from('tuvwxyz', (question) => `${question}?${',no'.repeat(10)}`);
  const table = [',A,B,C,D,E,F,G,H,I,J', ...same, ...useless].join('\n');
  await page.getByRole('textbox', { name: 'Table', exact: true }).fill(table);
  await page.getByRole('button', { name: 'Read the table' }).click();
  await page.getByText('A, B, C, D, E, F, and 3 more have the same answer to every question.').waitFor();
  await page.getByText('“a?”, “b?”, “c?”, “d?”, “e?”, “f?”, and 2 more ask the same thing.').waitFor();
  await page.getByText('And 3 more like this.').waitFor();
  await giveBack(page);
});

it('fits the page however long the name of the game is', async () => {
  const { page } = await emptyPage(stage.browser);
  const address = new URL('#/lab/own', stage.host.url).href;
  await visit(page, address);
  await page.getByLabel('Name of the game').fill('n'.repeat(300));
  await page.getByRole('textbox', { name: 'Table', exact: true }).fill(TABLE);
  await page.getByRole('button', { name: 'Read the table' }).click();
  await page.getByRole('heading', { name: 'Nearly fair.' }).waitFor();
  await page.locator('.said').filter({ hasText: 'nnn' }).waitFor({ state: 'attached' });
  expect(await tooWide(page)).toEqual([]);
  await visit(page, new URL('#/lab', stage.host.url).href);
  await visit(page, address);
  await page.getByRole('button', { name: 'nnn' }).waitFor();
  expect(await tooWide(page)).toEqual([]);
  await giveBack(page);
});
