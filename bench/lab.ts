import { finish } from '@inkling/core/finish';
import { expect } from '@inkling/core/result';
import { findOptimum } from 'inkling/optimal';
import { launchToMeasure } from '../tests/built/web/launch.ts';
import { serveSite } from '../tests/built/web/site.ts';
import { median } from './measure.ts';

/**
 * The optimal tree of p4c6r in the Lab of the built app (`npm run build` first): the time from pressing the
 * button to the drawn icicle, in a page that has never searched, so that loading the search, searching,
 * checking and drawing all count. For comparison, the search alone in Node: the first run in this process, and
 * the median of the others.
 */
export async function run(print: (line: string) => void): Promise<void> {
  const [browser, site] = await Promise.all([launchToMeasure(), serveSite()]);
  try {
    const drawn: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const context = await browser.newContext();
      const page = await context.newPage();
      await page.goto(`${site.url}#/lab/tree`);
      // The tree of a player is shown from the start; the form for another tree is collapsed.
      await page.locator('.lab-columns').waitFor();
      await page.getByRole('button', { name: 'Icicle' }).click();
      await page.locator('.lab-icicle rect').first().waitFor();
      await page.locator('.lab-setup > summary').click();
      await page.locator('.lab-sources select').selectOption('the exact search');
      drawn.push(await page.evaluate(timeToIcicle));
      await context.close();
    }
    print(
      `lab optimal p4c6r, button to drawn icicle: median ${median(drawn).toFixed(0)} ms, worst ${Math.max(...drawn).toFixed(0)} ms of ${ROUNDS}`,
    );
    const searches = Array.from({ length: ROUNDS }, () => {
      const begun = performance.now();
      const rules = { places: 4, symbols: 6, repeats: true };
      const { total } = expect(finish(findOptimum({ game: 'mastermind', rules })));
      if (total !== 5625) throw new Error('not the optimum');
      return performance.now() - begun;
    });
    const [first = 0, ...rest] = searches;
    print(
      `the search alone in Node: first ${first.toFixed(0)} ms, then median ${median(rest).toFixed(0)} ms`,
    );
    print(`ratio, whole in the browser to first search in Node: ${(median(drawn) / first).toFixed(2)}`);
  } finally {
    await browser.close();
    await site.close();
  }
}

const ROUNDS = 7;

/**
 * Runs in the page: presses the button and returns the milliseconds until the icicle of the found tree is in
 * the document.
 */
function timeToIcicle(): Promise<number> {
  return new Promise((resolve) => {
    const begun = performance.now();
    const watch = new MutationObserver(() => {
      const isFound = document.querySelector('[role=status]')?.textContent?.includes('Verified');
      if (!isFound || !document.querySelector('.lab-icicle rect')) return;
      watch.disconnect();
      resolve(performance.now() - begun);
    });
    watch.observe(document.body, { childList: true, subtree: true, characterData: true });
    document.querySelector<HTMLButtonElement>('.lab-sources button[type=submit]')?.click();
  });
}
