import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const SOURCE = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The rows of holes at both edges are boxes laid on the paper; axe cannot tell what colour stands behind its words then. */
const WITHOUT_HOLES = `
  if (!('axe' in window)) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.paper::before, .paper::after { display: none !important }');
    document.adoptedStyleSheets.push(sheet);
  }
`;

/**
 * What axe finds wrong with the page as it stands: the rule and the elements; also the words whose contrast it could not
 * measure for a box laid over them, because a check that is blind must not pass. Every rule is tried, but only these are
 * described: axe spends most of its time on describing what is right.
 */
export async function axe(page: Page, rules = ''): Promise<readonly string[]> {
  if (!(await page.evaluate("'axe' in window"))) {
    await page.evaluate(WITHOUT_HOLES);
    await page.evaluate(SOURCE);
  }
  const { violations, incomplete } = (await page.evaluate(
    `axe.run({ ${rules} preload: false, selectors: false, resultTypes: ['violations', 'incomplete'] })
      .then(({ violations, incomplete }) => ({ violations, incomplete }))`,
  )) as Pick<AxeResults, 'violations' | 'incomplete'>;
  const unseen = incomplete.flatMap(({ id, nodes }) => {
    const blind = nodes.filter(({ any }) => any.some(({ data }) => data?.messageKey === 'pseudoContent'));
    return blind.length > 0 ? [{ id: `${id} unseen`, nodes: blind }] : [];
  });
  return [...violations, ...unseen].map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`,
  );
}

/**
 * The same on a wide screen by day and by night and on a phone by day, one after the other in one page: to bring a page of its own
 * to the same state for each look takes longer than to ask axe. By night nothing differs but colours, and a phone has the same
 * colours as a wide screen. The page is left as it was.
 */
export async function axeInAllLooks(page: Page, phone = PHONE): Promise<readonly string[]> {
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

export const RULES_OF_COLOUR = "runOnly: ['color-contrast', 'link-in-text-block'],";
/** All other rules: half the work. */
export const BUT_COLOUR =
  "rules: { 'color-contrast': { enabled: false }, 'link-in-text-block': { enabled: false } },";
const WIDE = { width: 1240, height: 900 };
const PHONE = { width: 390, height: 844 };
