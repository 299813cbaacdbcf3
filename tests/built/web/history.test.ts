import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axe, axeInAllLooks } from './axe.ts';
import { announced, command, giveBack, openPage, tooWide, visit } from './open-page.ts';
import { serveSite } from './site.ts';
import { smallTargets } from './small-targets.ts';
import { openStage } from './stage.ts';

const stage = openStage(serveSite);
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'inkling-history-'));
});

afterAll(() => rm(folder, { recursive: true }));

/** Plays three games: one found, one lost, and one of five places left with a half-typed guess. */
async function playThree(page: Page): Promise<void> {
  await command(page, 'new 4 holly-3417');
  await command(page, 'SSPP');
  await announced(page, 'Turn 1');
  await command(page, 'TSNS');
  await announced(page, 'You found the code in 2 turns.');
  await command(page, 'new 4 holly-3417b');
  for (let turn = 1; turn <= 10; turn++) await command(page, 'BBBB');
  await announced(page, 'No turns left.');
  await command(page, 'new 5 carol');
  await command(page, 'SSPPT');
  await announced(page, 'Turn 1');
  await page.locator('#command').blur();
  await page.keyboard.press('t');
}

async function toHistory(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'You', exact: true }).click();
  await page.getByRole('heading', { name: 'Your games' }).waitFor();
}

const names = (page: Page) => page.locator('.kept-name small').allTextContents();

/** Files that hold no games which can be read here, and what the page says about each. */
const HOSTILE = [
  ['a.json', '{', 'That file holds no games from this page, or it is damaged. Nothing was changed.'],
  ['b.json', '[['.repeat(100_000), 'That file holds no games from this page, or it is damaged.'],
  [
    'c.json',
    '{"format":"inkling-sheets","version":9,"sheets":[]}',
    'is version 9, and this page reads version 1',
  ],
  [
    'e.json',
    '{"format":"inkling-sheets","version":0,"sheets":[]}',
    'That file is version 0, which this page does not read. Nothing was changed.',
  ],
  [
    'd.json',
    '{"format":"inkling-sheets","version":1,"sheets":[{"version":1,"sheet":"inkling-sheet 1"},null]}',
    '0 games added. 2 in the file could not be read and were left out.',
  ],
] as const;

describe('history', () => {
  it('suggests a first game while it is empty', async () => {
    const { page, troubles } = await openPage(stage.browser, stage.host.url);
    await toHistory(page);
    await page.getByText('No games yet.').waitFor();
    await command(page, 'export');
    await announced(page, 'No games yet.');
    await page.getByText(/^Statistics appear after your first game of Mastermind/).waitFor();
    expect(await axe(page)).toEqual([]);
    await page.getByRole('link', { name: 'Play Mastermind' }).click();
    await page.locator('.pegboard').waitFor();
    expect(troubles).toEqual([]);
    await giveBack(page);
  });

  it('lists every sheet, newest first, counts them, fits, and reopens one at its half-typed guess', async () => {
    const { page, troubles } = await openPage(stage.browser, stage.host.url);
    await playThree(page);
    await toHistory(page);
    await expect
      .poll(() => names(page))
      .toEqual(['5 places, seed carol', '4 places, seed holly-3417b', '4 places, seed holly-3417']);
    const standings = await page.locator('.kept-name strong').allTextContents();
    expect(standings).toEqual(['unfinished, 1 turn', 'not found in 10', 'found in 2']);
    const chart = page.locator('.turns-chart').first();
    await chart.waitFor();
    const rows = await chart.locator('tbody tr').allTextContents();
    expect(rows).toEqual(['10', '21', 'not found1']);
    const [phone, wide] = [{ width: 320, height: 700 }, page.viewportSize()];
    expect(await axeInAllLooks(page, phone)).toEqual([]);
    expect(await tooWide(page)).toEqual([]);
    for (const size of [phone, wide ?? phone]) {
      await page.setViewportSize(size);
      expect(await smallTargets(page.locator('button'))).toEqual([]);
    }
    await page.getByRole('button', { name: 'Open: 4 places, seed holly-3417', exact: true }).click();
    await announced(page, 'Your game is as you left it, at turn 2.');
    await toHistory(page);
    await page.getByRole('button', { name: 'Continue: 5 places, seed carol' }).focus();
    await page.keyboard.press('Enter');
    await announced(page, 'Your game is as you left it, at turn 2.');
    const slots = await page.locator('.slot').evaluateAll((slots) => slots.map((slot) => slot.ariaLabel));
    expect(slots.slice(0, 2)).toEqual(['Place 1, Tree', 'Place 2, empty']);
    expect(troubles).toEqual([]);
    await giveBack(page);
  });

  it('is moved to another browser with a file, explains why it rejects hostile files, is a single tab stop with arrow-key navigation, and asks before it deletes', async () => {
    const { page } = await openPage(stage.browser, stage.host.url);
    await playThree(page);
    await toHistory(page);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save to a file' }).click(),
    ]);
    const file = join(folder, download.suggestedFilename());
    await download.saveAs(file);
    expect(file).toMatch(/inkling-games\.json$/);

    const other = await openPage(stage.browser, stage.host.url);
    await toHistory(other.page);
    const picker = other.page.locator('input[type=file]');
    for (const [name, text, sentence] of HOSTILE) {
      await writeFile(join(folder, name), text);
      await picker.setInputFiles(join(folder, name));
      await announced(other.page, sentence);
      await expect.poll(() => names(other.page)).toEqual([]);
    }
    await picker.setInputFiles(file);
    await announced(other.page, '3 games added.');
    await expect.poll(() => names(other.page)).toHaveLength(3);
    await picker.setInputFiles(file);
    await announced(other.page, '0 games added. 3 already here.');
    expect(other.troubles).toEqual([]);
    await giveBack(other.page);

    await expect.poll(() => page.locator('.saved-games [tabindex="0"]').count()).toBe(1);
    await page.locator('.saved-games [tabindex="0"]').focus();
    for (const key of ['ArrowDown', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'Enter'])
      await page.keyboard.press(key);
    const dialog = page.getByRole('dialog', { name: 'Delete for good?' });
    await dialog.getByText('4 places, seed holly-3417b will be deleted').waitFor();
    expect(await axe(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => names(page)).toHaveLength(3);
    await page.locator('.saved-games :focus').waitFor();
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: 'Delete' }).press('Enter');
    await announced(page, '1 game deleted.');
    await expect.poll(() => names(page)).toEqual(['5 places, seed carol', '4 places, seed holly-3417']);
    const focused = await page.evaluate(() => document.activeElement?.ariaLabel);
    expect(focused).toBe('Delete: 4 places, seed holly-3417');
    await page.getByRole('button', { name: 'Delete all games' }).click();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await announced(page, '2 games deleted.');
    await visit(page, `${stage.host.url}#/mastermind`);
    await page.getByRole('button', { name: 'Place 1, empty' }).waitFor();
    await expect.poll(() => page.locator('.turn').count()).toBe(0);
    await giveBack(page);
  });

  it('opens, reviews and deletes sheets of every game by typed commands', async () => {
    const { page, troubles } = await openPage(stage.browser, stage.host.url);
    await command(page, 'new 4 holly-3417');
    await command(page, 'SSPP');
    await announced(page, 'Turn 1');
    await visit(page, `${stage.host.url}#/word`);
    await command(page, 'new holly');
    await command(page, 'crane');
    await announced(page, 'Try 1, CRANE');
    await visit(page, `${stage.host.url}#/witch`);
    await page.locator('.tile').first().click();
    await toHistory(page);
    await page.locator('.saved-game').nth(2).waitFor();
    await expect
      .poll(() => names(page))
      .toEqual([expect.stringMatching(/^seed /), 'seed holly', '4 places, seed holly-3417']);
    expect(await page.locator('.kept-name b').allTextContents()).toEqual(['Witch', 'Word', 'Mastermind']);
    await command(page, 'state');
    await announced(
      page,
      /^1: Witch, seed .*, 0 of \d+ pairs. 2: Word, seed holly, unfinished, 1 turn. 3: 4 places/,
    );
    expect(await page.getByRole('button', { name: /^Review: seed holly/ }).count(), 'it goes on').toBe(0);
    await page.getByRole('button', { name: /^Review: 4 places/ }).waitFor();
    await command(page, 'review 2');
    await announced(page, 'Word has no review, or this game is not over.');
    await command(page, 'open 9');
    await announced(page, 'There is no game 9: 3 games here.');
    await command(page, 'open 2');
    await page.getByText('Try 1, CRANE').first().waitFor({ state: 'attached' });
    await page.goBack();
    await command(page, 'review 3');
    await page.locator('.review[aria-busy="false"]').waitFor();
    await toHistory(page);
    await command(page, 'delete 3');
    await page.getByRole('dialog').getByRole('button', { name: 'Keep' }).click();
    await command(page, 'delete all yes');
    await announced(page, '3 games deleted.');
    expect(troubles).toEqual([]);
    await giveBack(page);
  });
});

it('leaves out games of a file that their rules refuse, and says how many', async () => {
  const { page, troubles } = await openPage(stage.browser, stage.host.url);
  await visit(page, `${stage.host.url}#/word`);
  await command(page, 'new holly');
  await command(page, 'crane');
  await announced(page, 'Try 1, CRANE');
  await toHistory(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save to a file' }).click(),
  ]);
  const file = join(folder, 'word.json');
  await download.saveAs(file);
  const text = await readFile(file, 'utf8');
  expect(text).toContain('@english');
  const picker = page.locator('input[type=file]');
  const add = async (changed: string, sentence: string) => {
    // Another sentence first, since two files may get the same one.
    await command(page, 'state');
    await announced(page, /^1: Word/);
    await writeFile(file, changed);
    await picker.setInputFiles(file);
    await announced(page, sentence);
  };
  const refused = '0 games added. 1 in the file could not be read and was left out.';
  await add(text.replace('crane', 'zzzzz'), refused);
  await add(text.replace('@english', '@klingon'), refused);
  await add(text.replace('w5t6', 'w15t6'), refused);
  await add(text.replace('crane', 'sloth'), '1 game gained new moves.');
  await add(text, '0 games added. 1 already here.');
  await expect.poll(() => names(page)).toEqual(['seed holly']);
  await add(text.replaceAll('holly', 'ivy'), '1 game added.');
  await expect.poll(() => names(page)).toHaveLength(2);
  expect(troubles).toEqual([]);
  await giveBack(page);
});
