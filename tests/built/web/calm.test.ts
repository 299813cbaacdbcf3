import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { closeDialog, emptyPage, openSettings, reload, said, visit } from './desk.ts';
import { serveSite } from './site.ts';
import { openStage } from './stage.ts';

describe('a page that waits to be asked', () => {
  const stage = openStage(serveSite);
  const line = (page: Page) => page.locator('#command');

  it.each(['witch', 'word', 'duel'])('hides the command line of %s until its key', async (place) => {
    const { page, troubles } = await emptyPage(stage.browser);
    await visit(page, `${stage.host.url}#/${place}`);
    await page.locator('.console').waitFor();
    expect(await line(page).count()).toBe(0);
    await page.keyboard.press('/');
    await expect
      .poll(() =>
        line(page).evaluate((box) => [box === document.activeElement, (box as HTMLInputElement).value]),
      )
      .toEqual([true, '']);
    await reload(page);
    await line(page).waitFor();
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('has the command line and the number on the drawer among the settings', async () => {
    const { page } = await emptyPage(stage.browser);
    await visit(page, `${stage.host.url}#/word`);
    const drawer = page.getByRole('button', { name: 'Words left' });
    await drawer.filter({ hasText: 'words fit your letters' }).waitFor();
    await openSettings(page);
    await page.getByRole('checkbox', { name: 'Command line' }).check();
    await page.getByRole('checkbox', { name: 'How many still fit' }).uncheck();
    await closeDialog(page);
    await drawer.filter({ hasText: 'Helps you when you ask.' }).waitFor();
    await line(page).fill('crane');
    await line(page).press('Enter');
    await said(page, 'Try 1, CRANE');
    await page.context().close();
  });
});
