import type { BrowserContextOptions } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { EVERY_LOOK, someLanguages, someOf } from './looks.ts';
import { announced, ask, command, emptyPage, giveBack, settled, visit } from './open-page.ts';
import { paintFromTheStart } from './painting.ts';
import { serveSite } from './site.ts';
import { openStage, sharedPage } from './stage.ts';
import { type PageState, stateFaults } from './state-faults.ts';
import { openWord, run, SEED } from './word-page.ts';

const WIDE = { width: 1240, height: 900 };

describe('the look of Word', () => {
  const stage = openStage(serveSite);
  const open = (options?: BrowserContextOptions) => openWord(stage, options);

  it('hardly shifts the page while the list of words loads', async () => {
    const { page } = await emptyPage(stage.browser, { viewport: { width: 390, height: 844 } });
    await paintFromTheStart(page);
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await visit(page, new URL('#/word', stage.host.url).href);
    await page.locator('.letter-grid').waitFor();
    await settled(page);
    const moved = async () => {
      const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
      return shifts.reduce((sum, shift) => sum + shift, 0);
    };
    expect(await moved()).toBeLessThan(0.1);
    await page.locator('main').evaluate((main) => {
      main.style.marginTop = '300px';
    });
    await expect.poll(moved).toBeGreaterThan(0.1);
    await page.context().close();
  });

  describe('in a window that stays open', () => {
    const opened = sharedPage(open);

    beforeEach(async () => {
      await opened.page.setViewportSize(WIDE);
      await opened.page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'none' });
      await ask(opened.page, `new 5 ${SEED}`);
      await opened.page.locator('#command').blur();
    });

    it('has at most ten keys in a row at every width, each wide enough for a finger, and keeps the legend of the marks in place while a word is typed', async () => {
      const { page } = opened;
      const faults: string[] = [];
      for (const width of someOf(320, 360, 390, 414, 600, 768, 1024, 1240, 1920)) {
        await page.setViewportSize({ width, height: 800 });
        const boxes = await page
          .locator('.key')
          .evaluateAll((keys) => keys.map((key) => key.getBoundingClientRect().toJSON() as DOMRect));
        const tops = [...new Set(boxes.map(({ top }) => top))];
        const lengths = tops.map((own) => boxes.filter(({ top }) => top === own).length);
        if (String(lengths) !== '10,9,9') faults.push(`${width}: rows of ${lengths}`);
        const narrow = Math.min(...boxes.map((box) => box.width));
        if (narrow < (width < 360 ? 26 : 30)) faults.push(`${width}: keys of ${narrow} px`);
        if (boxes.some(({ height }) => height < 48)) faults.push(`${width}: low keys`);
        const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        if (over > 0) faults.push(`${width}: ${over} px too wide`);
      }
      expect(faults).toEqual([]);
      await page.setViewportSize(WIDE);
      const top = () => page.locator('.word-marks').evaluate((marks) => marks.getBoundingClientRect().top);
      const tops = [await top()];
      for (const letter of 'qqqqq') {
        await page.keyboard.type(letter);
        tops.push(await top());
      }
      await page.keyboard.press('Enter');
      await announced(page, 'not in the list');
      tops.push(await top());
      expect(new Set(tops).size).toBe(1);
    });

    it.each(someOf({ width: 390, height: 844 }, { width: 1280, height: 800 }, { width: 844, height: 390 }))(
      'rejects the last word without covering its letters or the keys (%o)',
      async (viewport) => {
        const { page } = opened;
        await page.setViewportSize(viewport);
        await run(page, [
          ...['crane', 'sloth', 'fjord', 'brown', 'proof'].map(
            (word, at) => [word, `Try ${at + 1}`] as const,
          ),
          ['zzzzz', 'not in the list'],
        ]);
        const box = (selector: string) =>
          page.locator(selector).evaluate((part) => part.getBoundingClientRect().toJSON() as DOMRect);
        const [row, remark] = [await box('.letter-row[aria-current]'), await box('.board-remark')];
        expect(remark.top >= row.bottom || remark.bottom <= row.top || remark.left >= row.right).toBe(true);
        expect(remark.bottom - viewport.height).toBeLessThanOrEqual(0);
        const [keyboard, board] = [await box('.keyboard'), await box('.word-board')];
        expect(remark.bottom <= keyboard.top || remark.top >= keyboard.bottom).toBe(true);
        if (viewport.height > viewport.width) expect(remark.top).toBeGreaterThanOrEqual(board.bottom);
        await page.mouse.click(row.left + 1, row.top + 1);
        expect(await page.locator('.board-remark').isVisible()).toBe(false);
      },
    );

    it('flips tiles and shakes a rejected word only if motion is not reduced', async () => {
      const { page } = opened;
      for (const [reducedMotion, moves, word, told] of [
        ['reduce', 'none', 'crane', 'Try 1'],
        ['no-preference', 'turn-over', 'sloth', 'Try 2'],
      ] as const) {
        await page.emulateMedia({ reducedMotion });
        await run(page, [[word, told]]);
        const name = (selector: string) =>
          page
            .locator(selector)
            .first()
            .evaluate((tile) => getComputedStyle(tile).animationName);
        expect(await name('.letter-row-new .letter-tile')).toBe(moves);
        await command(page, 'zzzzz');
        await announced(page, 'not in the list');
        expect(await name('.letter-row-refused')).toBe(moves === 'none' ? 'none' : 'refuse');
      }
    });

    it('distinguishes the marks by edge and sign in forced colours', async () => {
      const { page } = opened;
      await page.emulateMedia({ forcedColors: 'active' });
      await run(page, [['elver', 'Try 1']]);
      const looks = await page
        .locator('.letter-row')
        .first()
        .locator('.letter-tile')
        .evaluateAll((tiles) =>
          tiles.map((tile) => {
            const sign = tile.querySelector('svg > *') as Element;
            const fill = getComputedStyle(sign).fill === 'none' ? 'open' : 'filled';
            return `${getComputedStyle(tile).borderTopStyle} ${sign.tagName} ${fill}`;
          }),
        );
      expect(new Set(looks).size).toBe(3);
    });

    it('passes axe, fits, and has large targets, in a wide window and on a small phone', async () => {
      const { page, troubles } = opened;
      const states: readonly PageState[] = [
        ...(EVERY_LOOK ? [['a game', ['salet']] as const] : []),
        ['the words and a reason', [...(EVERY_LOOK ? [] : ['salet']), 'words', 'why 2 a']],
        ['the end of a game', ['lifer']],
        ...(EVERY_LOOK ? [['the keys', ['?']] as const] : []),
      ];
      expect(await stateFaults(page, states)).toEqual([]);
      expect(troubles).toEqual([]);
    });
  });

  it('has tall keys on phones of 390 × 844 and of 320 × 568, and loses no tap between them', async () => {
    const { page } = await open({ viewport: { width: 390, height: 844 }, hasTouch: true });
    for (const [width, height, least] of [
      [390, 844, 57],
      [320, 568, 44],
    ] as const) {
      await page.setViewportSize({ width, height });
      const { heights, lost } = await page.locator('.keyboard').evaluate((keyboard) => {
        const keys = [...keyboard.querySelectorAll('.key')].map((key) => key.getBoundingClientRect());
        const { top, bottom, left, right } = keyboard.getBoundingClientRect();
        const lost: string[] = [];
        for (let y = top + 0.5; y < bottom; y++)
          for (let x = left + 0.5; x < right; x++)
            if (!document.elementFromPoint(x, y)?.closest('.key')) lost.push(`${x} ${y}`);
        return { heights: keys.map((key) => key.height), lost };
      });
      expect(Math.min(...heights)).toBeGreaterThanOrEqual(least);
      expect(lost).toEqual([]);
    }
    await giveBack(page);
  });

  describe('on a phone that stays open', () => {
    const opened = sharedPage(() => open({ viewport: { width: 320, height: 568 }, hasTouch: true }));

    beforeEach(async () => {
      const { page } = opened;
      await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
      await ask(page, `new 5 ${SEED}`);
      const drawer = page.locator('.drawer-head[aria-expanded=true]');
      if ((await drawer.count()) > 0) await drawer.click();
    });

    it('explains a rejected word next to the keys, and accepts no letter too many', async () => {
      const { page } = opened;
      await page.setViewportSize({ width: 360, height: 640 });
      await command(page, 'crane');
      await announced(page, 'Try 1');
      const remark = page.locator('.board-remark');
      const ready = page.getByText('5 letters, ready to enter.');
      for (const letter of 'ZZZZZX') await page.getByRole('button', { name: letter, exact: true }).tap();
      expect(await ready.count()).toBe(1);
      await page.getByRole('button', { name: 'Enter', exact: true }).tap();
      await announced(page, 'ZZZZZ is not in the list of words.');
      expect(await remark.textContent()).toBe('ZZZZZ is not in the list of words.');
      expect(await ready.count()).toBe(0);
      await page.getByRole('button', { name: 'Erase' }).tap();
      await expect.poll(() => remark.textContent()).toBe('');
    });

    it.each(
      someOf<readonly [number, number, number]>(
        [320, 568, 16],
        [390, 664, 16],
        [390, 844, 16],
        [390, 844, 32],
      ),
    )(
      'shows its board and all keys in %i by %i px with letters of %i px, the drawer open or closed',
      async (width, height, size) => {
        const { page } = opened;
        await page.setViewportSize({ width, height });
        await page.evaluate((px) => document.documentElement.style.setProperty('font-size', `${px}px`), size);
        const seen = () =>
          page.evaluate(() => {
            const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
            const [row, keys] = [box('.letter-row[aria-current]'), box('.keyboard')];
            return row && keys && row.top > 0 && row.bottom < keys.top && keys.bottom <= innerHeight;
          });
        for (const word of ['crane', 'sloth', 'fjord', 'bumpy']) {
          await command(page, word);
          await announced(page, word.toUpperCase());
          await page.evaluate(() => scrollTo(0, 0));
          expect([word, await seen()]).toEqual([word, true]);
        }
        await command(page, 'words');
        await page.getByRole('button', { name: 'Show a good guess' }).waitFor();
        await page.evaluate(() => scrollTo(0, 0));
        expect(await seen()).toBe(true);
        await page.getByRole('button', { name: 'Show a good guess' }).click();
        await page
          .locator('.word-good')
          .getByText(/^Try [A-Z]{5}: /)
          .waitFor();
        expect(await page.locator('.board-remark').isVisible()).toBe(false);
      },
    );
  });

  it('shows every key of every layout on a small phone, in each language', async () => {
    const faults: string[] = [];
    for (const locale of someLanguages('en-GB', 'es-ES', 'de-DE')) {
      const { page } = await emptyPage(stage.browser, { locale, hasTouch: true });
      await visit(page, new URL('#/word', stage.host.url).href);
      await settled(page);
      const order = page.locator('select:has(option[value=azerty])');
      for (const layout of ['qwerty', 'qwertz', 'azerty', 'alphabet'])
        for (const width of EVERY_LOOK ? [320, 360] : [320]) {
          await page.setViewportSize({ width, height: 640 });
          await order.selectOption(layout);
          await page.evaluate(() => new Promise(requestAnimationFrame));
          await page.evaluate(() => scrollTo(0, 0));
          const boxes = await page
            .locator('.key')
            .evaluateAll((keys) => keys.map((key) => key.getBoundingClientRect().toJSON() as DOMRect));
          const at = `${locale}, ${layout}, ${width}`;
          if (boxes.length < 28) faults.push(`${at}: ${boxes.length} keys`);
          if (boxes.some(({ width: wide }) => wide < (width < 360 ? 26 : 30))) faults.push(`${at}: narrow`);
          if (boxes.some(({ height }) => height < 48)) faults.push(`${at}: low`);
          const low = Math.max(...boxes.map(({ bottom }) => bottom));
          if (low > 640) faults.push(`${at}: keys down to ${low}`);
        }
      await giveBack(page);
    }
    expect(faults).toEqual([]);
  });
});
