import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { EVERY_LOOK } from './looks.ts';
import { announced, command, emptyPage, visit } from './open-page.ts';
import { serveSite } from './site.ts';
import { openStage } from './stage.ts';

const stage = openStage(serveSite);

const TODAY = '2026-11-22';

/** Follows the clicks that a newcomer needs from Home, and returns their number. */
async function clicks(page: Page, there: Locator, ...targets: readonly Locator[]): Promise<number> {
  await page.getByRole('link', { name: 'Inkling, home' }).click();
  await page.locator('.lid').nth(2).waitFor();
  for (const target of targets) await target.click();
  await there.first().waitFor();
  return targets.length;
}

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const LOOKS = [...(EVERY_LOOK ? [['a mouse', {}] as const] : []), ['a finger on a phone', PHONE] as const];

it.each(LOOKS)('needs at most two clicks with %s from Home for each of six first tasks', async (_, look) => {
  const { page, troubles } = await emptyPage(stage.browser, {
    permissions: ['clipboard-read', 'clipboard-write'],
    ...look,
  });
  // Otherwise the day could end between its start page and its game.
  await page.clock.install({ time: `${TODAY}T12:00:00Z` });
  await page.goto(stage.host.url);
  const button = (name: RegExp | string) => page.getByRole('button', { name, exact: true });
  const link = (name: RegExp | string) => page.getByRole('link', { name, exact: true });
  const counts: Record<string, number> = {};

  counts['start Mastermind'] = await clicks(page, page.locator('.pegboard'), link('Play: Mastermind'));
  counts['start Word'] = await clicks(page, page.locator('.letter-grid'), link('Play: Word'));
  counts['start Witch'] = await clicks(page, page.locator('.tile'), link(/^Play: .*Witch/));
  counts['find the day’s puzzle'] = await clicks(page, page.locator('main.daily'), link('Daily'));
  counts['find the settings'] = await clicks(
    page,
    page.locator('dialog .all-settings'),
    page.locator('.corner button'),
  );
  await page.keyboard.press('Escape');

  await visit(page, `${stage.host.url}#/mastermind/day/${TODAY}`);
  await page.locator('.pegboard').waitFor();
  for (let turn = 1; turn <= 12; turn++) await command(page, 'BBBB');
  await page.locator('.torn').waitFor();
  await announced(page, /./);
  counts['share'] = await clicks(page, page.locator('.daily-share'), link('Daily'));
  counts['share'] += 1;
  await button('Copy as text').click();

  for (const [task, count] of Object.entries(counts)) expect([task, count <= 2]).toEqual([task, true]);
  // The browser's back button leads from a game to Home, and its forward button returns to the game.
  await clicks(page, page.locator('.pegboard'), link('Play: Mastermind'));
  await page.goBack();
  await page.locator('.lid').nth(2).waitFor();
  await expect.poll(() => page.locator('.pegboard').count()).toBe(0);
  await page.goForward();
  await page.locator('.pegboard').waitFor();
  // Each of these pages is one click away from Home, since `clicks` went back there every time.
  expect(Object.keys(counts)).toHaveLength(6);
  // This site has no server from which to request the day.
  expect(troubles.filter((trouble) => !trouble.includes('404'))).toEqual([]);
  await page.context().close();
});
