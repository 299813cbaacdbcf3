import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { someOf } from './looks.ts';
import {
  announced,
  closeDialog,
  command,
  emptyPage,
  giveBack,
  openPage,
  openSettings,
  reload,
  visit,
} from './open-page.ts';
import { serveSite } from './site.ts';
import { openStage } from './stage.ts';

describe('a page that shows only what was asked for', () => {
  const stage = openStage(serveSite);
  const line = (page: Page) => page.locator('#command');

  it('hides the command line of each page until its key is pressed, and then shows it for good', async () => {
    const { page, troubles } = await emptyPage(stage.browser);
    for (const place of ['witch', 'word', 'duel']) {
      await visit(page, `${stage.host.url}#/${place}`);
      await page.locator('.console').waitFor();
      expect([place, await line(page).count()]).toEqual([place, 0]);
    }
    await page.keyboard.press('/');
    await expect
      .poll(() =>
        line(page).evaluate((box) => [box === document.activeElement, (box as HTMLInputElement).value]),
      )
      .toEqual([true, '']);
    await reload(page);
    await line(page).waitFor();
    expect(troubles).toEqual([]);
    await giveBack(page);
  });

  it('has settings for the command line and for the number on the drawer', async () => {
    const { page } = await emptyPage(stage.browser);
    await visit(page, `${stage.host.url}#/word`);
    const drawer = page.getByRole('button', { name: 'Words left' });
    await drawer.filter({ hasText: 'words fit your letters' }).waitFor();
    await openSettings(page);
    await page.getByRole('checkbox', { name: 'Command line' }).check();
    await page.getByRole('checkbox', { name: 'How many still fit' }).uncheck();
    await closeDialog(page);
    await drawer.filter({ hasText: 'Help when you ask for it.' }).waitFor();
    await line(page).fill('crane');
    await line(page).press('Enter');
    await announced(page, 'Try 1, CRANE');
    await giveBack(page);
  });
});

/** The seed `holly-3417` draws Tree, Santa, Snowman, Santa; the answers below follow from it. */
const SEED = 'holly-3417';

describe('a game of Mastermind with the drawer closed', () => {
  const stage = openStage(serveSite);

  const open = async (options: BrowserContextOptions = {}) => {
    const opened = await openPage(stage.browser, stage.host.url, { reducedMotion: 'reduce', ...options });
    await command(opened.page, `new 4 ${SEED}`);
    await announced(opened.page, `seed ${SEED}`);
    await opened.page.locator('#command').blur();
    await opened.page.evaluate(() => window.scrollTo(0, 0));
    return opened;
  };

  /** No help was given, so the result mentions none. */
  const expectCalm = async (page: Page) => {
    expect(await page.locator('.evidence, .codes, .symbol-count, .slot-fits, .piece-ghost').count()).toBe(0);
    expect(await page.getByText('with notes', { exact: true }).count()).toBe(0);
  };

  const middleOf = async (page: Page, selector: string) => {
    const box = await page.locator(selector).boundingBox();
    if (!box) throw new Error(`${selector} is out of sight`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const piece = (symbol: number) => `.tray [data-symbol="${symbol}"]`;
  const place = (at: number) => `.guess [data-place="${at}"]`;

  /**
   * Drags pieces, an earlier turn, and a piece out of the guess; then checks two guesses. `carry` drags with
   * one kind of pointer.
   */
  const playBy = async (page: Page, carry: (from: string, to: string) => Promise<void>) => {
    const check = page.locator('.press-check');
    for (const [symbol, at] of [
      [2, 3],
      [0, 1],
      [3, 2],
      [2, 0],
    ] as const)
      await carry(piece(symbol), place(at));
    await carry(place(3), place(1));
    await expect
      .poll(() => page.locator('.slot').evaluateAll((slots) => slots.map((slot) => slot.ariaLabel)))
      .toEqual(['Place 1, Tree', 'Place 2, Tree', 'Place 3, Snowman', 'Place 4, Santa']);
    await check.click();
    await announced(page, 'Turn 1: Tree, Tree, Snowman, Santa. 3 exact, 0 near.');
    await expectCalm(page);
    await carry('[data-turn="0"]', place(2));
    await page.getByRole('button', { name: 'Place 2, Tree' }).waitFor();
    await carry(piece(0), place(1));
    await check.click();
    await announced(page, 'You found the code in 2 turns.');
  };

  it('is won by dragging with the mouse', async () => {
    const { page, troubles } = await open();
    await playBy(page, async (from, to) => {
      const [start, end] = [await middleOf(page, from), await middleOf(page, to)];
      await page.mouse.move(start.x, start.y);
      await page.mouse.down();
      await page.mouse.move(end.x, end.y, { steps: 4 });
      await page.mouse.up();
    });
    expect(troubles).toEqual([]);
    await giveBack(page);
  });

  it('shows the piece names, the turn and the actions on small phones', async () => {
    const { page } = await open({ viewport: { width: 320, height: 640 } });
    for (const key of ['1', '1', '2', '2', 'Enter']) await page.keyboard.press(key);
    await page.locator('.turn').waitFor();
    const names = page.locator('.symbol-name');
    for (const width of someOf(320, 360)) {
      await page.setViewportSize({ width, height: 640 });
      for (const name of await names.all()) {
        const box = await name.boundingBox();
        expect(box?.height, `${await name.textContent()} at ${width}`).toBeGreaterThan(10);
        expect(await name.evaluate((own) => own.scrollWidth <= own.clientWidth + 1)).toBe(true);
      }
      const actions = await page.locator('.actions').boundingBox();
      expect((actions?.y ?? 0) + (actions?.height ?? 0)).toBeLessThanOrEqual(640);
      const title = await page.locator('.page-title').boundingBox();
      const turn = await page.locator('.game-progress').boundingBox();
      expect((title?.x ?? 0) + (title?.width ?? 0), `${width}`).toBeLessThan(turn?.x ?? 0);
    }
    await giveBack(page);
  });

  it('shows the actions on a phone, and after eight turns the last answer and the next guess', async () => {
    const { page } = await open({ viewport: { width: 320, height: 640 } });
    for (const [rules, width, height] of someOf(
      ['p5c6r', 320, 640],
      ['p5c8r', 360, 640],
      ['p4c12r', 320, 640],
      ['p8c12r', 390, 844],
      ['p6c9r', 390, 844],
      ['p8c12r', 320, 640],
    )) {
      await page.setViewportSize({ width, height });
      await command(page, `new ${rules} ${SEED}`);
      await announced(page, `seed ${SEED}`);
      await expect.poll(() => page.locator('.slot').count()).toBe(Number(rules[1]));
      await page.locator('#command').blur();
      await page.evaluate(() => scrollTo(0, 0));
      const actions = await page.locator('.actions').boundingBox();
      expect((actions?.y ?? 0) + (actions?.height ?? 0), rules).toBeLessThanOrEqual(height);
    }
    for (const [rules, guess, width, height] of someOf(
      ['p4c6r', '1122', 320, 640],
      ['p4c6r', '1122', 360, 640],
      ['p8c12r', '11223344', 390, 844],
    )) {
      await page.setViewportSize({ width, height });
      await command(page, `new ${rules} ${SEED}`);
      await expect.poll(() => page.locator('.turn').count()).toBe(0);
      for (let turn = 1; turn <= 8; turn++) {
        await command(page, guess);
        await announced(page, `Turn ${turn}`);
      }
      const board = await page.locator('.pegboard').boundingBox();
      const last = await page.locator('.turn').last().boundingBox();
      const next = await page.locator('.pegboard .guess').boundingBox();
      expect(last?.y).toBeGreaterThan(board?.y ?? 0);
      expect((next?.y ?? 0) + (next?.height ?? 0)).toBeLessThan((board?.y ?? 0) + (board?.height ?? 0));
    }
    await giveBack(page);
  });

  it('is won by dragging with a finger, with board, tray and actions visible at 360 × 640', async () => {
    const { page, troubles } = await open({ viewport: { width: 360, height: 640 }, hasTouch: true });
    const low = await page
      .locator('.pegboard, .drawer, .tray, .press-check')
      .evaluateAll((boxes) => Math.max(...boxes.map((box) => box.getBoundingClientRect().bottom)));
    expect(low).toBeLessThanOrEqual(640);
    const protocol = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
      protocol.send('Input.dispatchTouchEvent', { type, touchPoints: points });
    await playBy(page, async (from, to) => {
      const [start, end] = [await middleOf(page, from), await middleOf(page, to)];
      await touch('touchStart', [start]);
      for (const part of [0.3, 0.7, 1])
        await touch('touchMove', [
          { x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part },
        ]);
      await touch('touchEnd', []);
    });
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('is won with the keyboard, and keeps held pieces for the next guess', async () => {
    const { page, troubles } = await open();
    for (const key of ['1', 'ArrowLeft', 'x', 'ArrowRight', '1', '4', '1', 'Enter'])
      await page.keyboard.press(key);
    await announced(page, 'Turn 1: Santa, Santa, Snowman, Santa. 3 exact, 0 near.');
    await page.getByRole('button', { name: 'Place 1, Santa. kept for the next guess' }).waitFor();
    for (const key of ['ArrowLeft', 'x', '3', '1', '4', '1', 'Enter']) await page.keyboard.press(key);
    await announced(page, 'You found the code in 2 turns.');
    expect(troubles).toEqual([]);
    await giveBack(page);
  });

  it('animates nothing on a win if motion is turned off', async () => {
    const { page } = await open({ reducedMotion: 'no-preference' });
    await page.evaluate(() => {
      const seen = new Set<string>();
      Object.assign(window, { moved: seen });
      document.addEventListener('animationstart', (event) => seen.add(event.animationName));
      document.addEventListener('transitionstart', (event) => seen.add(event.propertyName));
    });
    const moved = async () => {
      await page.evaluate(() => (window as unknown as { moved: Set<string> }).moved.clear());
      await command(page, 'TSNS');
      await announced(page, 'You found the code in 1 turn.');
      await page.waitForFunction(() => document.getAnimations().length === 0);
      return page.evaluate(() => [...(window as unknown as { moved: Set<string> }).moved]);
    };
    expect(await moved()).toContain('tear-off');
    await openSettings(page);
    await page.getByLabel('No motion').check();
    await closeDialog(page);
    await command(page, `new 4 ${SEED}`);
    await announced(page, `seed ${SEED}`);
    expect(await moved()).toEqual([]);
    await giveBack(page);
  });
});
