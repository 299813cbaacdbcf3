import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axe, axeByDayAndNight, axeInAllLooks } from './axe.ts';
import { EVERY_LOOK, someOf } from './looks.ts';
import {
  ask,
  closeDialog,
  giveBack,
  openDrawer,
  openPage,
  openSettings,
  settled,
  tooWide,
  visit,
} from './open-page.ts';
import { serveSite } from './site.ts';
import { smallTargets } from './small-targets.ts';
import { openStage, sharedPage } from './stage.ts';

/** Every state of the page, with the steps that lead to it; a part of another state shows nothing of its own. */
const STATES: readonly (readonly [name: string, reach: (page: Page) => Promise<unknown>])[] = [
  ['a fresh sheet, a part of variations', async () => undefined],
  ['a sheet of five places, a part of twelve places', (page) => ask(page, 'new 5 carol')],
  ['printed turns, a part of the open drawer', (page) => playTo(page, ['SSPP', 'STNS'])],
  ['the open drawer, a part of an open why', (page) => playTo(page, ['SSPP', 'STNS', 'notes'])],
  ['an open why', (page) => playTo(page, ['SSPP', 'STNS', 'notes', 'why 1 p'])],
  [
    'an open hint, a part of a hint next to variations',
    (page) => playTo(page, ['SSPP', 'STNS', 'hint', 'hint', 'hint', 'hint']),
  ],
  ['a player that waits for an answer', (page) => playTo(page, ['new maker', '1,1'])],
  ['a code behind its cover', (page) => playTo(page, ['new two', 'TSNS'])],
  ['a contradiction with its repairs', (page) => playTo(page, ['new solver', 'SSPP 1,1', 'SSPP 0,0'])],
  [
    'suggestions, a link and a turn that is open',
    async (page) => {
      await playTo(page, ['new solver', 'SSPP 1,1', 'suggest', 'link']);
      await page.getByRole('button', { name: 'Edit turn 1' }).click();
    },
  ],
  ['variations, a part of a hint next to them', (page) => playTo(page, ['SSPP', 'undo', 'TTTT', 'undo'])],
  [
    'a hint next to variations',
    (page) => playTo(page, ['SSPP', 'undo', 'TTTT', 'hint', 'hint', 'hint', 'hint']),
  ],
  ['twelve pieces', (page) => playTo(page, ['new p4c12r holly', 'a b c d'])],
  [
    'twelve places, a part of twelve pieces',
    (page) => playTo(page, ['new p12c12', 'a b c d e f g h i j k l']),
  ],
  ['the key sheet', (page) => playTo(page, ['?'])],
  ['a new sheet', (page) => page.getByRole('button', { name: 'New game' }).click()],
  ['the end of a win', (page) => playTo(page, ['TSNS'])],
  [
    'the end of a loss, a part of the end of a win',
    (page) =>
      playTo(
        page,
        Array.from({ length: 10 }, () => 'BBBB'),
      ),
  ],
];

async function playTo(page: Page, lines: readonly string[]): Promise<void> {
  for (const line of ['new 4 holly-3417', ...lines]) await ask(page, line);
}

const PHONE = { width: 360, height: 640 };

/** Whether the element is completely inside the window. */
async function inSight(page: Page, selector: string): Promise<boolean> {
  return page.locator(selector).evaluate((box) => {
    const { top, bottom } = box.getBoundingClientRect();
    return top >= -1 && bottom <= innerHeight + 1;
  });
}

/** Lists the elements that are covered by something else while they have the focus. */
async function hiddenInFocus(page: Page): Promise<readonly string[]> {
  await settled(page);
  return page.evaluate(() => {
    const all = document.querySelectorAll<HTMLElement>('a[href], button, summary, select');
    const inFront = document.querySelector('dialog') ?? document.body;
    return [...all].flatMap((one) => {
      if (!inFront.contains(one) || one.closest('.skip, .tab-bar') || !one.checkVisibility()) return [];
      one.focus();
      const { left, top, width, height } = one.getBoundingClientRect();
      const seen = document.elementFromPoint(left + width / 2, top + height / 2);
      return document.activeElement !== one || (seen && (one.contains(seen) || seen.contains(one)))
        ? []
        : [one.textContent || one.ariaLabel || one.tagName];
    });
  });
}

/** Returns what a screen reader calls the links from Home to the games of the day. */
async function waysOfDay(page: Page): Promise<readonly (string | null)[]> {
  const ways = page.locator('.daily-panel li a');
  await ways.first().waitFor();
  return ways.evaluateAll((all) => all.map((way) => way.ariaLabel));
}

const WAYS_OF_DAY = ['play now: Mastermind', 'play now: Word', 'play now: Witch'];

const stage = openStage(serveSite);

describe('an accessible page', () => {
  const wide = sharedPage(() => openPage(stage.browser, stage.host.url, { reducedMotion: 'reduce' }));
  const phone = sharedPage(() =>
    openPage(stage.browser, stage.host.url, { viewport: PHONE, hasTouch: true }),
  );

  it.each(EVERY_LOOK ? STATES : STATES.filter(([name]) => !name.includes('a part of')))(
    'passes axe in %s',
    async (name, reach) => {
      const { page, troubles } = wide;
      await closeDialog(page);
      await reach(page);
      expect(await (name === 'an open why' ? axeByDayAndNight(page) : axeInAllLooks(page))).toEqual([]);
      expect(troubles).toEqual([]);
    },
  );

  it('would fail with an image without alt text or with low contrast', async () => {
    const { page } = wide;
    await closeDialog(page);
    await page.evaluate(() => {
      document
        .querySelector('main')
        ?.insertAdjacentHTML('afterbegin', '<img src="data:," id="mute"><p id="pale">pale</p>');
      const pale = document.querySelector<HTMLElement>('#pale');
      if (pale) pale.style.cssText = 'color: #ccc; background: #fff';
    });
    expect((await axe(page)).map((found) => found.slice(0, found.indexOf(':')))).toEqual([
      'color-contrast',
      'image-alt',
    ]);
    await page.locator('#mute, #pale').evaluateAll((added) => added.map((one) => one.remove()));
  });

  it('fits every width without scrolling sideways', async () => {
    const { page } = wide;
    await page.keyboard.press('Escape');
    for (const line of ['new 5 carol', 'SSPPT', 'TNKBS']) await ask(page, line);
    expect(await tooWide(page)).toEqual([]);
  });

  it('has targets of at least 44 px on a phone and in a wide window', async () => {
    const { page } = wide;
    await playTo(page, ['SSPP', 'STNS', 'notes', 'why 1 p']);
    for (const width of [390, 1240]) {
      await page.setViewportSize({ width, height: 844 });
      await settled(page);
      expect([width, await smallTargets(page.locator('button, select, nav a'))]).toEqual([width, []]);
    }
  });

  it('scrolls answers into view on a phone, and opens a dialog at its top', async () => {
    const { page } = phone;
    await playTo(page, ['SSPP', 'STNS']);
    await openDrawer(page);
    const cell = page.locator('.cell').last();
    await cell.tap();
    await page.locator('.finding').waitFor();
    await expect.poll(() => inSight(page, '.finding')).toBe(true);
    await page.getByRole('button', { name: 'More about this game' }).tap();
    await page.getByRole('button', { name: 'Keys' }).tap();
    await expect
      .poll(async () => [await inSight(page, '.dialog h2'), await inSight(page, '.dialog .press-main')])
      .toEqual([true, true]);
    await page.locator('.dialog .press-main').press('Enter');
    const keys = page.getByRole('button', { name: 'Keys' });
    await expect.poll(() => keys.evaluate((button) => button === document.activeElement)).toBe(true);
  });

  it('moves the focus into a dialog in the same task that adds it, so that no keystroke is lost', async () => {
    const { page } = wide;
    const focused = await page.evaluate(async () => {
      const found: boolean[] = [];
      const watch = new MutationObserver(() => {
        const dialog = document.querySelector('dialog');
        if (dialog) found.push(dialog.open && dialog.contains(document.activeElement));
      });
      watch.observe(document.body, { childList: true, subtree: true });
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '?', bubbles: true }));
      while (found.length === 0) await new Promise((resolve) => setTimeout(resolve));
      return found[0];
    });
    expect(focused).toBe(true);
    await closeDialog(page);
  });

  it('removes a dialog as soon as Escape closes it, so that the next keystroke is not lost', async () => {
    const { page } = wide;
    await ask(page, 'new 4 holly-3417');
    await page.locator('#board').focus();
    await page.keyboard.press('?');
    await page.getByRole('dialog').waitFor();
    // On a busy device, the browser reports only much later that it has closed a dialog.
    await page.evaluate(() =>
      addEventListener('close', (event) => event.stopImmediatePropagation(), { capture: true, once: true }),
    );
    for (const key of ['Escape', 't']) await page.keyboard.press(key);
    await page.locator('.slot[aria-label^="Place 1, Tree"]').waitFor();
  });

  it('hides no focused element behind the bar at the lower edge of a phone, and tells screen readers where they are', async () => {
    const { page } = phone;
    await playTo(page, ['SSPP']);
    await page.getByRole('heading', { level: 1, name: 'Mastermind' }).waitFor();
    for (const hash of someOf('', 'lab', 'learn/entropy', 'mastermind')) {
      await visit(page, `${stage.host.url}#/${hash}`);
      if (hash === '') expect(await waysOfDay(page)).toEqual(WAYS_OF_DAY);
      if (hash === 'mastermind') await playTo(page, ['new solver', 'SSPP 1,1', 'suggest']);
      expect([hash, await hiddenInFocus(page)]).toEqual([hash, []]);
    }
    await openSettings(page);
    expect(await hiddenInFocus(page)).toEqual([]);
  });
});

it('an accessible page distinguishes exact from near by shape in forced colours', async () => {
  const { page } = await openPage(stage.browser, stage.host.url, { forcedColors: 'active' });
  await playTo(page, ['SSPP']);
  const paints = await page.locator('.turn .key-square > :not(rect)').evaluateAll((marks) =>
    marks.map((mark) => {
      const { fill, stroke } = getComputedStyle(mark);
      return `${mark.tagName} ${fill === 'none' ? 'open' : 'filled'} ${stroke === 'none' ? '' : 'drawn'}`.trim();
    }),
  );
  expect(paints.slice(0, 3)).toEqual(['circle filled', 'circle open drawn', 'circle filled']);
  await giveBack(page);
});
