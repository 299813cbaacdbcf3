import { describe, expect, it } from 'vitest';
import { announced, command, giveBack, openDrawer, openPage, reload } from './open-page.ts';
import { serveSite } from './site.ts';
import { openStage } from './stage.ts';

const stage = openStage(serveSite);

const open = () => openPage(stage.browser, stage.host.url, { reducedMotion: 'reduce' });

describe('the sheet with an automatic player and variations', () => {
  it('is played to the end at a pace, marked as assisted, and paused when the user acts', async () => {
    const { page, troubles } = await open();
    await command(page, 'new 4 holly-3417');
    await openDrawer(page);
    await page.locator('#command').blur();
    await page.keyboard.press('.');
    await announced(
      page,
      'Knuth played. Turn 1: Santa, Santa, Present, Present. 1 exact, 1 near. 208 codes left.',
    );
    await page.getByText('with notes and hints', { exact: true }).waitFor();
    await page.keyboard.press(',');
    await announced(page, 'Knuth played. Turn 2');
    await page.getByRole('button', { name: 'Pause' }).waitFor();
    await page.keyboard.press('u');
    await announced(page, 'Back at turn 2.');
    await page.getByRole('button', { name: 'Play on' }).waitFor();
    await command(page, 'play entropy');
    await announced(page, /The code was found in \d turns\.$/);
    await reload(page);
    await page.getByText('with notes and hints', { exact: true }).waitFor();
    expect(troubles).toEqual([]);
    await giveBack(page);
  });

  it('keeps every variation one press away', async () => {
    const { page } = await open();
    await command(page, 'new 4 holly-3417');
    for (const [line, sentence] of [
      ['SSPP', 'Turn 1'],
      ['TTTT', 'Turn 2'],
      ['undo', 'Back at turn 2'],
      ['SSNB', 'Turn 2: Santa, Santa, Snowman, Bell'],
    ] as const) {
      await command(page, line);
      await announced(page, sentence);
    }
    const fork = page.getByRole('group', { name: 'From turn 2' });
    await expect.poll(() => fork.getByRole('button').allTextContents()).toEqual(['TTTT', 'SSNB']);
    await fork.getByRole('button', { name: 'TTTT' }).click();
    await announced(page, 'Another variation, at turn 3. 76 codes left.');
    await page.locator('#command').blur();
    await page.keyboard.press('v');
    await announced(page, 'Another variation, at turn 3. 12 codes left.');
    await giveBack(page);
  });

  it('strikes out what is impossible at the place, and says why when it is pressed', async () => {
    const { page } = await open();
    await command(page, 'new 4 holly-3417');
    await command(page, 'BBBB');
    await announced(page, 'Turn 1');
    await openDrawer(page);
    const bell = page
      .getByRole('toolbar')
      .getByRole('button', { name: 'Bell 0 places. Bell cannot be at place 1' });
    await bell.click();
    await announced(page, 'Bell cannot be at place 1: every code that has it there contradicts turn 1.');
    await page.getByRole('button', { name: 'Place 1, Bell', exact: true }).waitFor();
    await giveBack(page);
  });
});
