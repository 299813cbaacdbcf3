import { deflateRawSync } from 'node:zlib';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axeInAllLooks } from './axe.ts';
import { openLabPage } from './lab-page.ts';
import { EVERY_LOOK } from './looks.ts';
import { announced, command, giveBack, visit } from './open-page.ts';
import { serveSite } from './site.ts';
import { smallTargets } from './small-targets.ts';
import { openStage, sharedPage } from './stage.ts';

const stage = openStage(serveSite);

const openLab = (path?: string, options?: BrowserContextOptions) => openLabPage(stage, path, options);

const tableRows = (page: Page) =>
  page
    .locator('.lab-result tbody tr')
    .evaluateAll((rows) => rows.map((row) => Array.from(row.children, (cell) => cell.textContent)));

describe('the front page of the Lab', () => {
  it('leads to other pages by typed commands', async () => {
    const { page, troubles } = await openLab('/tree/1/knuth/p3c4r');
    await command(page, 'lab');
    await page.getByRole('heading', { name: 'The Lab' }).waitFor();
    await command(page, 'partition 1122');
    await announced(page, 'SSPP splits 1,296 into 13 parts: at most 256');
    await command(page, 'compare knuth');
    await announced(page, '1 strategy, best first: knuth 5,801 in all');
    await expect.poll(() => page.url()).toContain('#/lab/compare/1/p4c6r/knuth');
    expect(troubles).toEqual([]);
    await giveBack(page);
  });

  const lab = sharedPage(openLab);

  const damaged = 'That link is damaged';

  it.each([
    ['/nowhere', damaged],
    ['/tree/9/optimal/p4c6r', 'That link is version 9, and this app reads version 1.'],
    ['/partition/1/p4c6r/%', damaged],
    [`/tree/${'1,0.'.repeat(3000)}`, damaged],
    [`/own/1/${deflateRawSync('{"name": "odd or ev').toString('base64url')}`, 'damaged or cut short'],
  ])('says what is wrong with an address (%#)', async (path, sentence) => {
    const { page, troubles } = lab;
    await visit(page, `${stage.host.url}#/lab`);
    await page.getByRole('alert').waitFor({ state: 'detached' });
    await visit(page, `${stage.host.url}#/lab${path}`);
    await page.getByRole('alert').filter({ hasText: sentence }).waitFor();
    expect(troubles).toEqual([]);
  });
});

describe('compare', () => {
  it('reproduces the totals from the literature, with the pointer', async () => {
    const { page, troubles } = await openLab('/compare');
    await page.getByLabel('entropy · most bits').uncheck();
    await page.getByLabel('expected · fewest left on average').uncheck();
    await page.getByLabel('optimal · proved best').check();
    await page.getByRole('button', { name: 'Play' }).click();
    await announced(page, '3 strategies, best first: optimal 5,625 in all, 4.3403 on average, 6 at worst');
    await expect
      .poll(() => tableRows(page))
      .toEqual([
        ['knuth', '5801', '4.4761', '5', '1', '6', '62', '533', '694', ''],
        ['parts', '5668', '4.3735', '6', '1', '12', '72', '635', '569', '7'],
        ['optimal', '5625', '4.3403', '6', '1', '8', '101', '632', '547', '7'],
      ]);
    await expect.poll(() => page.getByRole('img', { name: /^knuth: 0\.1% with guess 1/ }).count()).toBe(1);
    await page.getByRole('button', { name: 'Copy as command' }).click();
    const text = page.getByRole('textbox', { name: 'Text to share' });
    await expect
      .poll(() => text.inputValue())
      .toBe('inkling compare mastermind --rules p4c6r --strategies knuth,parts,optimal');
    await page.getByRole('button', { name: 'Copy as mmstrat lines' }).click();
    await expect.poll(() => text.inputValue()).toMatch(/optimal +5625 +4.340 +1 +8 +101 +632 +547 +7/);
    expect(troubles).toEqual([]);
    await giveBack(page);
  });

  it('samples if there are too many codes, says so, and keeps partial results when stopped', async () => {
    const { page } = await openLab('/compare');
    await command(page, 'rules p6c7r');
    await page.getByText('Only sampled, random and states can play.').waitFor();
    await command(page, 'compare states knuth');
    await announced(page, '1 strategy, best first: states about');
    await page.getByText('A sample: states played 200 codes of 117,649').waitFor();
    await page.getByText('knuth did not play').waitFor();
    await command(page, 'compare p5c10r sampled');
    await page.locator('.lab-result tbody tr').waitFor();
    await page.getByRole('heading', { name: 'Compare strategies' }).click();
    await page.keyboard.press('s');
    await announced(page, 'Stopped. No strategy had finished. sampled has found');
    await command(page, 'stop');
    await announced(page, 'Nothing is running.');
    await expect.poll(async () => (await tableRows(page))[0]?.[0]).toBe('sampled');
    await giveBack(page);
  });

  it('keeps the progress of an exact player when it is stopped, and continues from there', async () => {
    const { page, troubles } = await openLab('/compare');
    await command(page, 'compare p5c8r random');
    const partial = page.getByRole('row', { name: /^random …/ });
    await partial.waitFor();
    await page.getByRole('button', { name: 'Stop', exact: true }).click();
    await announced(page, /^Stopped\. No strategy had finished\. random has found [\d,]+ of 32,768\./);
    const found = async () =>
      (await partial.locator('td').allTextContents()).slice(3).reduce((sum, text) => sum + Number(text), 0);
    const before = await found();
    expect(before).toBeGreaterThan(0);
    expect(before).toBeLessThan(32768);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect.poll(found).toBeGreaterThan(before);
    expect(troubles).toEqual([]);
    await giveBack(page);
  });

  // A player who has to use every answer has far fewer guesses to weigh.
  it.each(EVERY_LOOK ? ['word5-hard', 'word'] : ['word5-hard'])(
    'plays words by the rules %s',
    async (rules) => {
      const { page } = await openLab('/compare');
      await command(page, `compare ${rules} entropy`);
      await announced(page, /1 strategy, best first: entropy [\d,]+ in all/);
      await giveBack(page);
    },
  );
});

describe('partition', () => {
  it('opens a part and goes back, by keys', async () => {
    const { page, troubles } = await openLab('/partition/1/p4c6r/aabb');
    await announced(page, 'SSPP splits 1,296 into 13 parts');
    await page.getByText('All of them make the same partition.').waitFor();
    await page.locator('body').press('4');
    await announced(page, /splits 208 into/);
    await expect.poll(() => page.url()).toMatch(/partition\/1\/p4c6r\/[a-f]{4}\/aabb:1,1$/);
    await page.locator('body').press('u');
    await announced(page, 'SSPP splits 1,296');
    expect(troubles).toEqual([]);
    await giveBack(page);
  });

  it('shows two guesses side by side, and marks the better one', async () => {
    const { page } = await openLab('/partition');
    await announced(page, /splits 1,296/);
    await page.getByLabel('Guess', { exact: true }).fill('1122');
    await page.getByLabel('Compare with').fill('1123');
    await page.getByRole('button', { name: 'Split', exact: true }).click();
    await announced(page, /SSPP splits .* SSPT splits/);
    await expect.poll(() => page.locator('.lab-split').count()).toBe(2);
    const worst = page.locator('.lab-verdicts tr').filter({ hasText: 'Largest part' });
    await expect.poll(() => worst.locator('.lab-leads').textContent()).toBe('256');
    await page.locator('.lab-split').nth(1).getByRole('button', { name: 'Open 0 exact, 4 near' }).click();
    await announced(page, /splits/);
    await expect.poll(() => page.url()).toContain('/aabc:0,4');
    await giveBack(page);
  });

  it('splits words, and explains what cannot be split', async () => {
    const { page } = await openLab('/partition/1/word5/raise');
    await announced(page, /raise splits [\d,]+ into \d+ parts/);
    await command(page, 'raise:ggggg');
    await announced(page, /splits 1 into 1 part/);
    await command(page, 'zzzzz');
    await announced(page, 'zzzzz is not in the word list');
    await command(page, 'rules p4c6r');
    await command(page, '1122:4,0');
    await command(page, '1122:0,0');
    await announced(page, 'No code fits these turns');
    await command(page, '1122:3,1');
    await announced(page, 'No code answers 3 exact, 1 near.');
    await expect.poll(() => page.locator('#command').inputValue()).toBe('1122:3,1');
    await giveBack(page);
  });
});

/** The states of the Lab's pages, and what is announced once they are complete. */
const STATES: readonly (readonly [path: string, spoken?: string | RegExp])[] = [
  ['/nowhere'],
  ['/compare/1/p4c6r/knuth', /best first/],
  ['/partition/1/p4c6r/aabb~abcd', /splits/],
  ['/tree'],
  ['/tree/1/knuth/p3c4r/1,0', 'Tree of knuth for p3c4r'],
];

/** These have the parts of another state, without its notice or its result, or with words for codes. */
const LIKE_OTHERS: typeof STATES = EVERY_LOOK
  ? [[''], ['/compare'], ['/partition/1/word5/raise', 'raise splits']]
  : [];

/** The dialogs of keys differ only in their lists, of which the page of trees has the longest. */
const WITH_KEYS: readonly string[] = EVERY_LOOK
  ? ['', '/compare', '/partition/1/p4c6r/aabb~abcd', '/tree/1/knuth/p3c4r/1,0']
  : ['/tree/1/knuth/p3c4r/1,0'];

it('the pages of the Lab pass axe, do not scroll sideways, and have targets of at least 44 px', async () => {
  const { page, troubles } = await openLab('', { reducedMotion: 'reduce' });
  for (const [path, spoken] of [...LIKE_OTHERS, ...STATES]) {
    await visit(page, `${stage.host.url}#/lab${path}`);
    if (spoken) await announced(page, spoken);
    await looksRight(page, path);
    if (!WITH_KEYS.includes(path)) continue;
    if (path.startsWith('/tree')) {
      await command(page, 'outline');
      await page.getByRole('tree').waitFor();
      await looksRight(page, 'outline');
    }
    await page.locator('main h2').first().click();
    await page.keyboard.press('?');
    await page.getByRole('dialog').waitFor();
    await looksRight(page, `keys of ${path}`);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
  expect(troubles).toEqual([]);
  await giveBack(page);
});

async function looksRight(page: Page, state: string): Promise<void> {
  expect([state, await axeInAllLooks(page, SMALL)]).toEqual([state, []]);
  for (const size of [SMALL, WIDE]) {
    await page.setViewportSize(size);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect([state, size.width, wide <= 0]).toEqual([state, size.width, true]);
    const small = await smallTargets(page.locator('button, select, nav a, summary'));
    expect([state, size.width, small]).toEqual([state, size.width, []]);
  }
}

const SMALL = { width: 320, height: 700 };
const WIDE = { width: 1240, height: 900 };
