import { expect, it } from 'vitest';
import { EVERY_LOOK } from './looks.ts';
import { announced, command, giveBack, openPage } from './open-page.ts';
import { serveSite } from './site.ts';
import { openStage } from './stage.ts';

const stage = openStage(serveSite);

/** The guesses of a won game of Mastermind with a known code; the last guess of the game finds it. */
const GUESSES = ['SSPP', 'BBPP', 'SSPB', 'PPSS', 'STNS', 'SSPP', 'BBPP', 'SSPB'];

/** `npm test` looks at the longest game, which leaves the least room. */
it.each(EVERY_LOOK ? [3, 6, 9] : [9])(
  'shows, for a win in %i turns, the whole picture in a window, and Share and the sentence about luck on a phone',
  async (turns) => {
    const { page } = await openPage(stage.browser, stage.host.url, { reducedMotion: 'reduce' });
    const lowest = (selector: string) =>
      page
        .locator(selector)
        .evaluateAll((parts) =>
          Math.max(...parts.map((part) => part.getBoundingClientRect().bottom + window.scrollY)),
        );
    await page.setViewportSize({ width: 1280, height: 800 });
    await command(page, 'new 4 holly-3417');
    for (const [at, guess] of GUESSES.slice(0, turns - 1).entries()) {
      await command(page, guess);
      await announced(page, new RegExp(`Turn ${at + 1}:`));
    }
    await command(page, 'TSNS');
    await page.getByText('stood out').waitFor();
    expect(await page.locator('.share-card').count()).toBe(1);
    expect(await lowest('.share-card')).toBeLessThanOrEqual(800);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.locator('.story > p:first-of-type, .next-share:visible').count()).toBe(2);
    expect(await lowest('.story > p:first-of-type, .next-share')).toBeLessThanOrEqual(844);
    await giveBack(page);
  },
);

it('shows Share at the end of a long race on a phone', async () => {
  const { page } = await openPage(stage.browser, `${stage.host.url}#/race`, {
    reducedMotion: 'reduce',
    viewport: { width: 390, height: 844 },
  });
  for (const [at, guess] of GUESSES.entries()) {
    await command(page, guess);
    await announced(page, new RegExp(`Turn ${at + 1}`));
  }
  await command(page, 'resign');
  const share = page.locator('.next-share:visible');
  await share.waitFor();
  expect(await share.evaluate((button) => button.getBoundingClientRect().bottom)).toBeLessThanOrEqual(844);
  await giveBack(page);
});
