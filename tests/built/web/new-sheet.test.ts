import { describe, expect, it } from 'vitest';
import { announced, command, giveBack, openPage, reload } from './open-page.ts';
import { serveSite } from './site.ts';
import { smallTargets } from './small-targets.ts';
import { openStage } from './stage.ts';

const stage = openStage(serveSite);

const open = () => openPage(stage.browser, stage.host.url, { reducedMotion: 'reduce' });

describe('a new sheet', () => {
  it('takes custom rules by pointer, explains invalid ones, and remembers them', async () => {
    const { page, troubles } = await open();
    await page.getByRole('button', { name: 'New game' }).click();
    const dialog = page.getByRole('dialog');
    await dialog
      .getByRole('combobox', { name: /^Game/ })
      .selectOption({ label: 'Super: 5 places, 8 pieces' });
    await dialog.getByText('32,768 codes in all.').waitFor();
    await dialog.getByRole('spinbutton', { name: 'Places' }).fill('17');
    await dialog.getByText('Places run from 1 to 16.').waitFor();
    await dialog.getByRole('button', { name: 'Start this game' }).click({ force: true });
    await expect.poll(() => dialog.isVisible()).toBe(true);
    await dialog.getByRole('spinbutton', { name: 'Places' }).fill('3');
    await dialog.getByRole('spinbutton', { name: 'Turns' }).fill('7');
    await dialog.getByRole('combobox', { name: /^Pieces look/ }).selectOption('digits');
    await dialog.getByRole('button', { name: 'Start this game' }).click();
    await page.getByText('Turn 1 of 7.', { exact: true }).waitFor();
    await page.keyboard.press('8');
    await page.getByRole('button', { name: 'Place 1, 8', exact: true }).waitFor();
    await reload(page);
    await page.getByRole('button', { name: 'Place 1, 8', exact: true }).waitFor();
    await page.getByRole('button', { name: 'New game' }).click();
    await expect
      .poll(() => page.getByRole('dialog').getByRole('spinbutton', { name: 'Pieces' }).inputValue())
      .toBe('8');
    expect(troubles).toEqual([]);
    await giveBack(page);
  });

  it('shows nothing about what is possible if help is off', async () => {
    const { page } = await open();
    await page.getByRole('button', { name: 'New game' }).click();
    await page.getByRole('checkbox', { name: 'No help at all' }).check();
    await page.getByRole('textbox', { name: 'Seed' }).fill('holly-3417');
    await page.getByRole('button', { name: 'Start this game' }).click();
    await command(page, 'SSPP');
    await announced(page, /near\.$/);
    await expect.poll(() => page.locator('.evidence, .codes, .suggestions, .symbol-count').count()).toBe(0);
    await expect.poll(() => page.locator('.drawer').count()).toBe(0);
    await giveBack(page);
  });

  it('of twelve places and pieces counts and explains, and fits a phone and a wide window', async () => {
    const { page, troubles } = await openPage(stage.browser, stage.host.url, {
      viewport: { width: 320, height: 800 },
    });
    await command(page, 'new p12c12 30 turns holly');
    await command(page, 'a b c d e f g h i j k l');
    await announced(page, /[\d,]+ codes left\.$/);
    await command(page, 'l k j i h g f e d c b a');
    await announced(page, /^Turn 2: .* [\d,]+ codes left\.$/);
    await command(page, 'why 1 a');
    await announced(page, /Santa can(not)? be at place 1/);
    await command(page, 'hint');
    await announced(page, /certain|likelier/);
    await command(page, 'step');
    await announced(page, /^Sampled played\. Turn 3: /);
    await page.getByText('with notes and hints', { exact: true }).waitFor({ state: 'attached' });
    for (const width of [320, 1240]) {
      await page.setViewportSize({ width, height: 800 });
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
        .toBeLessThanOrEqual(width);
      expect(await smallTargets(page.locator('button'))).toEqual([]);
    }
    expect(troubles).toEqual([]);
    await giveBack(page);
  });
});
