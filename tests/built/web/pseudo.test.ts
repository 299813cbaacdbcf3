import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { EVERY_LOOK } from './looks.ts';
import { emptyPage, settled, visit } from './open-page.ts';
import { cutOff, unspoken } from './pseudo/page-text.ts';
import { servePseudoSite } from './pseudo/pseudo-site.ts';
import { WALKS } from './pseudo/walks.ts';
import { openStage, sharedPage } from './stage.ts';

const NARROW = { width: 320, height: 720 };
const WIDE = { width: 1280, height: 900 };

describe('the page in a pseudo-language', () => {
  const stage = openStage(servePseudoSite);

  /** Goes on all walks: loading the app anew takes longer than a short walk. */
  const opened = sharedPage(() => emptyPage(stage.browser, { viewport: NARROW, reducedMotion: 'reduce' }));

  it.each(WALKS)('takes the text of %s from its catalogue, and has room for it', async (_, states) => {
    const { page } = opened;
    for (const [state, place, reach] of states) {
      await page.keyboard.press('Escape');
      await visit(page, `${stage.host.url}#/${place}`);
      await page.locator('main:not(.opening)').waitFor();
      await reach(page);
      await settled(page);
      // Begins at the width that the last state ended with: changing the layout of a page takes longer than
      // inspecting it.
      const isNarrow: boolean = page.viewportSize()?.width === NARROW.width;
      const both = isNarrow ? [NARROW, WIDE] : [WIDE, NARROW];
      for (const viewport of EVERY_LOOK ? both : [NARROW]) {
        if (EVERY_LOOK) await page.setViewportSize(viewport);
        await page.evaluate(() => new Promise(requestAnimationFrame));
        expect({ state, viewport, unspoken: await unspoken(page), cutOff: await cutOff(page) }).toEqual({
          state,
          viewport,
          unspoken: [],
          cutOff: [],
        });
        // The same from right to left: nothing sticks out on the other side.
        if (EVERY_LOOK && viewport === NARROW)
          expect({ state, cutOff: await mirrored(page) }).toEqual({ state, cutOff: [] });
      }
    }
  });
});

/** Returns what does not fit when the page is laid out from right to left. */
async function mirrored(page: Page): Promise<readonly string[]> {
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl';
  });
  const found = await cutOff(page);
  await page.evaluate(() => {
    document.documentElement.dir = 'ltr';
  });
  return found;
}
