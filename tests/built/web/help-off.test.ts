import { expect, it } from 'vitest';
import { closeDialog, giveBack, openSettings, settled, visit } from './open-page.ts';
import { serveSite } from './site.ts';
import { openStage } from './stage.ts';
import { openWord } from './word-page.ts';

const stage = openStage(serveSite);

it('offers no help in four games once the player has switched it off', async () => {
  const { page } = await openWord(stage);
  await page.locator('.drawer').waitFor();
  await openSettings(page);
  await page.getByLabel('Help while playing').uncheck();
  await closeDialog(page);
  for (const game of ['word', 'boards', 'runaway-word', 'liar']) {
    await visit(page, new URL(`#/${game}`, stage.host.url).href);
    await page.locator('.letter-row, .pegboard-row').first().waitFor();
    await settled(page);
    const offers = page.locator('.drawer').or(page.getByRole('button', { name: 'Hint' }));
    expect([game, await offers.count()]).toEqual([game, 0]);
  }
  await giveBack(page);
});
