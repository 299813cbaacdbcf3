import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { announced, command, openPage, PATIENCE, reload, visit } from './open-page.ts';
import { serveSite } from './site.ts';
import { openStage } from './stage.ts';

const stage = openStage(serveSite);

/** Opens a second tab of the same browser with the same game. */
async function secondTab(page: Page): Promise<Page> {
  const tab = await page.context().newPage();
  tab.setDefaultTimeout(PATIENCE);
  await tab.goto(`${stage.host.url}#/mastermind`);
  await tab.locator('.pegboard').waitFor();
  return tab;
}

const turns = (page: Page) => page.locator('.turn').count();
const follows = (page: Page) => page.getByText('open in another tab');

it('shows in each tab what is played in the other, loses no turn, follows a tab that starts another game, and keeps the first game', async () => {
  const { page: one, troubles } = await openPage(stage.browser, stage.host.url);
  await command(one, 'new 4 holly-3417');
  await command(one, 'SSPP');
  await announced(one, 'Turn 1');
  const other = await secondTab(one);
  await follows(other).waitFor();
  await expect.poll(async () => [await turns(other), await follows(one).count()]).toEqual([1, 0]);

  await command(one, 'STNS');
  await other.locator('.turn').nth(1).waitFor();
  await command(other, 'SSNT');
  await one.locator('.turn').nth(2).waitFor();
  await follows(one).waitFor();
  await expect.poll(() => follows(other).count()).toBe(0);

  await one.locator('.tray button', { hasText: 'Bell' }).click();
  await other.locator('.slot[aria-label="Place 1, Bell"]').waitFor();
  await follows(other).waitFor();
  await expect.poll(() => follows(one).count()).toBe(0);

  await one.close();
  await follows(other).waitFor({ state: 'detached' });
  await reload(other);
  await announced(other, 'Your game is as you left it, at turn 4.');
  await expect.poll(() => turns(other)).toBe(3);
  expect(troubles).toEqual([]);

  const third = await secondTab(other);
  await command(third, 'new 5 carol');
  await other.getByText('carol', { exact: true }).waitFor();
  await expect.poll(() => turns(other)).toBe(0);
  await visit(third, new URL('#/history', stage.host.url).href);
  await third.getByText('4 places, seed holly-3417').first().waitFor();
});
