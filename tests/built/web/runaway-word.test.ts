import { expect, it } from 'vitest';
import { axe } from './axe.ts';
import { announced, command, emptyPage, giveBack, reload, tooWide, visit } from './open-page.ts';
import { serveSite } from './site.ts';
import { openStage } from './stage.ts';

const stage = openStage(serveSite);

it('Runaway Word escapes six tries, proves that it never lied, and is shared, reviewed and saved', async () => {
  const { page, troubles } = await emptyPage(stage.browser, { reducedMotion: 'reduce', locale: 'en' });
  await visit(page, `${stage.host.url}#/runaway-word`);
  await page.getByText('It changes whenever it can.').waitFor();
  for (const [at, word] of ['salet', 'crony', 'bumph'].entries()) {
    await command(page, word);
    await announced(page, `Try ${at + 1}`);
  }
  await reload(page);
  await page.locator('.letter-grid').waitFor();
  for (const [at, word] of ['fudge', 'vodka', 'wizen'].entries()) {
    await command(page, word);
    await announced(page, `Try ${at + 4}`);
  }
  await announced(page, 'The word could have been');
  await page.getByRole('heading', { name: 'It could have been' }).waitFor();
  await page.getByText('All 6 answers were checked again: none was false').waitFor();
  await page.getByText('Counted by the common words. During play rare words count, too.').waitFor();
  expect(await axe(page)).toEqual([]);
  expect(await tooWide(page)).toEqual([]);
  const left = await page.locator('.runaway-counts tbody tr').allTextContents();
  expect(left).toHaveLength(6);
  await expect.poll(() => page.locator('.share-card').first().textContent()).toContain('Runaway Word');
  await page.getByRole('link', { name: 'Review' }).click();
  await expect.poll(() => page.locator('.review-turn').count()).toBe(6);
  await page.getByText('Runaway Word, 5 letters').first().waitFor();
  await visit(page, `${stage.host.url}#/history`);
  await page.locator('main').getByText('Runaway Word').first().waitFor();
  expect(troubles).toEqual([]);
  await giveBack(page);
});
