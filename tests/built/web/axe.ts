import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { EVERY_LOOK } from './looks.ts';
import { paint } from './painting.ts';

const SOURCE = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * The sprocket holes at both edges are boxes on top of the paper, so axe cannot measure the contrast of text
 * behind them.
 */
const WITHOUT_HOLES = `
  if (!('axe' in window)) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.paper::before, .paper::after { display: none !important }');
    document.adoptedStyleSheets.push(sheet);
  }
`;

/**
 * Returns what axe finds wrong with the page in its present state: the rule and the elements. Text whose
 * contrast it could not measure because a box covers it counts as well, since a check that cannot see must not
 * pass. Every rule runs, but only these results are reported: axe spends most of its time describing what
 * passed.
 */
export async function axe(page: Page, rules = ''): Promise<readonly string[]> {
  if (!(await page.evaluate("'axe' in window"))) {
    await page.evaluate(WITHOUT_HOLES);
    await page.evaluate(SOURCE);
  }
  await paint(page);
  await page.evaluate(endAnimations);
  const { violations, incomplete } = (await page.evaluate(
    `axe.run({ ${rules} preload: false, selectors: false, resultTypes: ['violations', 'incomplete'] })
      .then(({ violations, incomplete }) => ({ violations, incomplete }))`,
  )) as Pick<AxeResults, 'violations' | 'incomplete'>;
  const unseen = incomplete.flatMap(({ id, nodes }) => {
    const blind = nodes.filter(({ any }) => any.some(({ data }) => data?.messageKey === 'pseudoContent'));
    return blind.length > 0 ? [{ id: `${id} unseen`, nodes: blind }] : [];
  });
  const faults = [...violations, ...unseen].map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`,
  );
  return [...faults, ...(await page.evaluate(repeatedIds)).map((id) => `two elements with the id ${id}`)];
}

/** Returns the ids that more than one element has; axe no longer reports them by default. */
function repeatedIds(): readonly string[] {
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  return [...new Set(ids.filter((id, at) => ids.indexOf(id) !== at))];
}

/**
 * Finishes animations, because the colour of an element that fades in cannot be measured yet. Endless
 * animations continue.
 */
function endAnimations(): void {
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
}

/** Runs axe by day, and in all looks if every look is asked for. */
export async function axeInAllLooks(page: Page, phone = PHONE): Promise<readonly string[]> {
  return EVERY_LOOK ? axeByDayAndNight(page, phone) : axe(page);
}

/**
 * Runs axe for a wide screen by day and by night and for a phone by day, one after another in one page:
 * bringing a fresh page into the same state takes longer than running axe. Night changes only the colours, and
 * a phone has the colours of a wide screen. Leaves the page as it found it. `npm test` does this once for each
 * kind of page.
 */
export async function axeByDayAndNight(page: Page, phone = PHONE): Promise<readonly string[]> {
  const wide = page.viewportSize() ?? WIDE;
  const found: string[] = [];
  for (const [look, colorScheme, size, rules] of [
    ['by day', 'light', wide, ''],
    ['by night', 'dark', wide, RULES_OF_COLOUR],
    ['on a phone', 'light', phone, BUT_COLOUR],
  ] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize(size);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    found.push(...(await axe(page, rules)).map((fault) => `${look}: ${fault}`));
  }
  await page.setViewportSize(wide);
  return found;
}

const RULES_OF_COLOUR = "runOnly: ['color-contrast', 'link-in-text-block'],";
/** All other rules, which take half of the time. */
const BUT_COLOUR =
  "rules: { 'color-contrast': { enabled: false }, 'link-in-text-block': { enabled: false } },";
const WIDE = { width: 1240, height: 900 };
const PHONE = { width: 390, height: 844 };
