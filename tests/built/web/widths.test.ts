import { expect, it } from 'vitest';
import { edges } from './edges.ts';
import { someLanguages, someOf } from './looks.ts';
import { announced, command, emptyPage, giveBack, settled, tooWide, visit } from './open-page.ts';
import { serveSite } from './site.ts';
import { openStage } from './stage.ts';

const stage = openStage(serveSite);

async function open(
  hash: string,
  viewport: { readonly width: number; readonly height: number },
  locale = 'en',
) {
  const { page } = await emptyPage(stage.browser, { locale, viewport, reducedMotion: 'reduce' });
  await visit(page, new URL(hash, stage.host.url).href);
  return page;
}

it('fills a wide window with the sheet of a game with a friend, and with the front page of the Lab', async () => {
  const page = await open('#/online', { width: 2560, height: 1440 });
  await page.locator('.friend-sheet').waitFor();
  const { left, right } = await edges(page, '.masthead');
  expect(await edges(page, '.friend-sheet, .match-side')).toMatchObject({ left, right });
  await visit(page, new URL('#/lab', stage.host.url).href);
  await page.locator('.lab-index .row').first().waitFor();
  expect((await edges(page, '.lab-index')).bottom).toBeGreaterThan(1000);
  await giveBack(page);
});

it.each(someLanguages('en', 'es', 'de'))(
  'keeps the names in the tab bar and the three looks apart on the narrowest phone (%s)',
  async (locale) => {
    const page = await open('#/', { width: 320, height: 568 }, locale);
    const names = await page.locator('.tab-bar a').evaluateAll((all) =>
      all.map((link) => {
        const range = document.createRange();
        range.selectNodeContents(link.lastChild ?? link);
        return range.getBoundingClientRect();
      }),
    );
    const gaps = names.slice(1).map(({ left }, at) => left - (names[at]?.right ?? 0));
    expect(names).toHaveLength(5);
    expect(Math.min(...gaps)).toBeGreaterThan(18);
    await visit(page, new URL('#/mastermind', stage.host.url).href);
    await page
      .getByRole('button', { name: /^(Settings|Einstellungen|Ajustes)$/ })
      .first()
      .click();
    const looks = page.locator('.settings-look label');
    await looks.first().waitFor();
    const tops = await looks.evaluateAll((all) =>
      all.map((look) => Math.round(look.getBoundingClientRect().top)),
    );
    expect(tops).toHaveLength(3);
    expect(new Set(tops).size).toBe(1);
    await giveBack(page);
  },
);

const LOW = [
  { width: 844, height: 390 },
  { width: 640, height: 400 },
] as const;

it('shows all that a move needs in a low window without scrolling', async () => {
  const page = await open('#/mastermind', LOW[0]);
  for (const [hash, needed] of [
    ['mastermind', '.hidden-code, .guess, .tray, .press-check'],
    ['word', '.letter-grid, .key'],
    ['boards', '.several-boards, .key'],
    ['witch', '.coven-table, .score-strip'],
  ] as const) {
    await visit(page, new URL(`#/${hash}`, stage.host.url).href);
    await page.locator(needed).first().waitFor();
    if (hash === 'witch') await page.locator('.tile').first().click();
    for (const viewport of LOW) {
      await page.setViewportSize(viewport);
      await settled(page);
      const at = [hash, viewport.width];
      expect(await page.locator('.nameplate .icon-back').isVisible()).toBe(true);
      expect(await page.locator('.entries').isVisible()).toBe(false);
      const { bottom, right } = await edges(page, needed);
      expect([at, bottom <= viewport.height, right <= viewport.width]).toEqual([at, true, true]);
      const isCut = await page
        .locator('#board')
        .evaluate((board) => board.scrollHeight > board.clientHeight + 12);
      expect([at, isCut]).toEqual([at, false]);
    }
  }
  await giveBack(page);
});

it.each(someLanguages('en', 'es', 'de'))(
  'keeps everything within its box on a small phone in landscape (%s)',
  async (locale) => {
    const page = await open('#/mastermind', { width: 568, height: 320 }, locale);
    for (const hash of ['mastermind', 'bulls', 'liar']) {
      await visit(page, new URL(`#/${hash}`, stage.host.url).href);
      await settled(page);
      const [cover, word] = await page.evaluate(() => {
        const range = document.createRange();
        range.selectNodeContents(document.querySelector('.hidden-code-word') as Element);
        const cover = document.querySelector('.hidden-code')?.getBoundingClientRect();
        return [cover?.right ?? 0, range.getBoundingClientRect().right];
      });
      expect([hash, cover - word >= 4]).toEqual([hash, true]);
    }
    await visit(page, new URL('#/mastermind', stage.host.url).href);
    await command(page, 'new 5 holly');
    await page.locator('.five-columns').waitFor();
    await settled(page);
    const board = await edges(page, '#board');
    expect((await edges(page, '.pegboard-row .key-square')).right).toBeLessThan(board.right);
    await visit(page, new URL('#/boards', stage.host.url).href);
    await settled(page);
    const head = await edges(page, '.masthead');
    expect((await edges(page, '.several-board')).left).toBeGreaterThanOrEqual(head.left);
    const room = await page.locator('.key-enter').evaluate((key) => {
      const range = document.createRange();
      range.selectNodeContents(key.querySelector('.key-word') as Element);
      return key.getBoundingClientRect().width - range.getBoundingClientRect().width;
    });
    expect(room).toBeGreaterThanOrEqual(8);
    await giveBack(page);
  },
);

it('has room for a whole turn and for the tray on a phone', async () => {
  const viewports = someOf(
    { width: 320, height: 568 },
    { width: 360, height: 640 },
    { width: 390, height: 640 },
  );
  const page = await open('#/mastermind', viewports[0] ?? LOW[0], 'de');
  await page.locator('.drawer-count b').waitFor();
  for (const viewport of viewports) {
    await page.setViewportSize(viewport);
    const word = await page.locator('.hidden-code-word').evaluate((word) => {
      const range = document.createRange();
      range.selectNodeContents(word);
      return range.getBoundingClientRect().right;
    });
    expect((await edges(page, '.hidden-code')).right - word).toBeGreaterThanOrEqual(4);
    expect((await edges(page, '.press-check')).bottom).toBeLessThanOrEqual(viewport.height);
  }
  for (const hash of ['liar', 'runaway']) {
    await visit(page, new URL(`#/${hash}`, stage.host.url).href);
    await page.locator('.guess').waitFor();
    await command(page, '1234');
    await page.locator('.turn .key-square').waitFor();
    // How far the turn got is computed in the background and may appear later.
    await page.locator('.liar-doubt, .change:not(:empty)').first().waitFor({ state: 'attached' });
    for (const viewport of viewports) {
      await page.setViewportSize(viewport);
      await settled(page);
      const at = [hash, viewport.width];
      expect([at, (await page.evaluate(piecesOverChange)) <= 0]).toEqual([at, true]);
    }
  }
  await visit(page, new URL('#/bulls', stage.host.url).href);
  await command(page, '1234');
  await page.locator('.turn').waitFor();
  await page.locator('.drawer-head').click();
  await page.locator('.evidence table').waitFor();
  for (const viewport of viewports) {
    await page.setViewportSize(viewport);
    await settled(page);
    const hidden = await page.locator('.tray .symbol').evaluateAll(
      (symbols) =>
        symbols.filter((symbol) => {
          const { left, right, top, bottom } = symbol.getBoundingClientRect();
          const above = (x: number) => document.elementFromPoint(x, (top + bottom) / 2);
          return [left + 6, right - 6].some((x) => !symbol.parentElement?.contains(above(x)));
        }).length,
    );
    expect([viewport.width, hidden]).toEqual([viewport.width, 0]);
  }
  await giveBack(page);
});

/** Returns by how many pixels the pieces of a turn reach over what is written next to them. */
function piecesOverChange(): number {
  const beside = document.querySelector('.liar-doubt, .change:not(:empty)') as Element;
  const range = document.createRange();
  range.selectNodeContents(beside);
  const boxes = beside.matches('button') ? [beside, ...beside.children] : [range];
  const isSeen = getComputedStyle(beside).overflow !== 'hidden';
  const lefts = boxes.map((box) => box.getBoundingClientRect()).filter(({ width }) => width > 0 && isSeen);
  const pieces = [...document.querySelectorAll('.turn .pegs > *')];
  const right = Math.max(...pieces.map((piece) => piece.getBoundingClientRect().right));
  return right - Math.min(...lefts.map(({ left }) => left));
}

it('keeps answers to long codes on the board, and seven or eight places on one line if wide', async () => {
  const page = await open('#/mastermind', { width: 1240, height: 900 });
  for (const [rules, widths] of [
    ['p12c12', [1000, 1240, 1920]],
    ['p16c12', [1000, 1240, 1920]],
    ['8', [1000, 1240]],
    ['7', [1240]],
  ] as const) {
    await command(page, `new ${rules}`);
    await page.locator('.two-lines').waitFor();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const board = await edges(page, '#board');
      expect([
        rules,
        width,
        (await edges(page, '.pegboard-row .key-square')).right < board.right - 8,
      ]).toEqual([rules, width, true]);
    }
    const tops = await page
      .locator('.slot')
      .evaluateAll((slots) => slots.map((slot) => slot.getBoundingClientRect().top));
    expect([rules, new Set(tops).size]).toEqual([rules, rules.startsWith('p') ? 2 : 1]);
  }
  await giveBack(page);
});

it('shows the current guess when a phone is rotated, and wraps a long seed', async () => {
  const page = await open('#/mastermind', { width: 390, height: 844 });
  for (let turn = 1; turn <= 6; turn++) {
    await command(page, 'SSPP');
    await announced(page, `Turn ${turn}`);
  }
  await page.locator('#board').focus();
  await page.setViewportSize({ width: 568, height: 320 });
  await expect.poll(async () => (await edges(page, '.guess')).bottom).toBeLessThanOrEqual(320);
  await command(page, `new ${'longseed'.repeat(7)}`);
  await page.locator('.foot', { hasText: 'longseedlongseed' }).waitFor();
  expect(await tooWide(page)).toEqual([]);
  await giveBack(page);
});

it('keeps what is next to the board in sight, and clear of the text below it, in a low window', async () => {
  const page = await open('#/mastermind', LOW[0]);
  const side = page.locator('.play-side, .coven-findings');
  const expectClear = async () => {
    const room = await page.evaluate(() => {
      scrollTo(0, document.body.scrollHeight);
      const [side, said] = ['.play-side, .coven-findings', '.console'].map((name) =>
        document.querySelector(name)?.getBoundingClientRect(),
      );
      return (said?.top ?? 0) - (side?.bottom ?? 0);
    });
    expect(room).toBeGreaterThanOrEqual(0);
  };
  const inEachWindow = async (check: () => Promise<void>) => {
    for (const viewport of LOW) {
      await page.setViewportSize(viewport);
      await settled(page);
      await check();
    }
  };
  for (let turn = 1; turn <= 7; turn++) {
    await command(page, 'SSPP');
    await announced(page, `Turn ${turn}`);
    if (turn === 1) await inEachWindow(expectClear);
  }
  await inEachWindow(async () => {
    await page.locator('.guess').evaluate((row) => row.scrollIntoView({ block: 'end' }));
    await expect.poll(() => side.evaluate((side) => side.getBoundingClientRect().top)).toBeGreaterThan(0);
    await expectClear();
  });
  await visit(page, new URL('#/witch', stage.host.url).href);
  await page.locator('.tile').first().click();
  await inEachWindow(expectClear);
  await giveBack(page);
});
