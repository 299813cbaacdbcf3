import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axe } from './axe.ts';
import { EVERY_LOOK, someOf } from './looks.ts';
import { announced, command, emptyPage, giveBack, PATIENCE, reload, visit } from './open-page.ts';
import { serveSite } from './site.ts';
import { openStage } from './stage.ts';

const stage = openStage(serveSite);

const PLACES = [
  '',
  'mastermind',
  'word',
  'wordsolver',
  'witch',
  'duel',
  'online',
  'lab',
  'race',
  'review',
  'history',
] as const;

async function open(context: BrowserContext, hash: string): Promise<{ page: Page; troubles: string[] }> {
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  const troubles: string[] = [];
  page.on('pageerror', (error) => troubles.push(error.message));
  await visit(page, new URL(hash, stage.host.url).href);
  await page.locator('main#board, main #board').first().waitFor();
  return { page, troubles };
}

/** Links to a page whose script cannot be fetched while it opens; the shell reports any such page. */
const PARTS_OF_PAGES: readonly (readonly [place: string, link: string])[] = [
  ['#/lab', 'a:has-text("See the proofs")'],
  ...(EVERY_LOOK ? [['#/puzzles', 'a:has-text("Preview the pages")'] as const] : []),
];

it('says that a page, a part of it, the script for a click or a worker could not be fetched', async () => {
  const { page } = await emptyPage(stage.browser, { locale: 'en-GB' });
  await visit(page, stage.host.url);
  await page.route('**/assets/**', (route) => route.abort());
  await page.getByRole('navigation').first().getByRole('link', { name: 'Puzzles' }).click();
  const missing = page.getByRole('heading', { name: 'This page did not load' });
  await missing.waitFor();
  await page.getByText('Your games are safe').waitFor();
  expect(await axe(page)).toEqual([]);
  const [left = 0, right = 0] = await page.evaluate(() => {
    const [sheet, paper] = ['.missing-sheet', '.masthead'].map((name) =>
      document.querySelector(name)?.getBoundingClientRect(),
    );
    return sheet && paper ? [sheet.left - paper.left, paper.right - sheet.right] : [];
  });
  expect(Math.abs(left - right), 'it stands in the middle').toBeLessThan(1);
  await page.unroute('**/assets/**');
  await page.getByRole('button', { name: 'Reload now' }).click();
  await page.locator('main:not(.opening, .missing-page)').waitFor();
  expect(new URL(page.url()).hash).toBe('#/puzzles');

  const offer = page.locator('.part-missing', { hasText: 'a new version has come out' });
  for (const [place, go] of PARTS_OF_PAGES) {
    await visit(page, new URL(place, stage.host.url).href);
    await page.route('**/assets/**', (route) => route.fulfill({ status: 404 }));
    await page.locator(go).click();
    await missing.waitFor();
    expect(await offer.count()).toBe(0);
    await page.unroute('**/assets/**');
  }
  for (const [place, name] of [
    ['#/lab/tree', 'Play from here'],
    ['#/lab/partition', 'Split'],
  ] as const) {
    await visit(page, new URL(place, stage.host.url).href);
    await page.getByText('can be the secret').waitFor();
    await page.route('**/assets/**', (route) => route.fulfill({ status: 404 }));
    await page.getByRole('button', { name, exact: true }).click();
    await offer.getByRole('button', { name: 'Reload now' }).waitFor();
    // The offer is the same on both pages.
    if (place === '#/lab/tree') expect(await axe(page)).toEqual([]);
    await offer.getByRole('button', { name: 'Not now' }).click();
    expect(await offer.count()).toBe(0);
    await page.unroute('**/assets/**');
  }
  await page.context().close();
});

it('also says so if a worker cannot fetch a word list, and loads it after a reload', async () => {
  const { page } = await emptyPage(stage.browser, { locale: 'en-GB' });
  const offer = page.locator('.part-missing', { hasText: 'Your games are safe' });
  const drawer = 'The words could not be counted.';
  for (const [place, sign, told] of someOf(
    ['#/word', 'text=12,568 words', drawer],
    ['#/boards', 'text=12,568 words', drawer],
    ['#/runaway-word', 'text=12,568 words', drawer],
    ['#/wordsolver', '.advice td', ''],
  )) {
    await page.context().route('**/assets/length-*.js', (route) => route.abort());
    await visit(page, new URL(place, stage.host.url).href);
    await offer.getByRole('button', { name: 'Reload now' }).waitFor();
    expect(await page.locator(sign).count()).toBe(0);
    if (told) await page.locator('.drawer', { hasText: told }).waitFor();
    await page.context().unroute('**/assets/length-*.js');
    await offer.getByRole('button', { name: 'Reload now' }).click();
    await offer.waitFor({ state: 'detached' });
    await page.locator(sign).first().waitFor();
  }
  await page.context().close();
});

describe('a browser that cannot save', () => {
  it.each([
    [
      'because it is full',
      ['history'],
      () => {
        IDBObjectStore.prototype.put = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      },
    ],
    [
      'because it has no storage',
      PLACES,
      () => {
        Object.defineProperty(window, 'indexedDB', {
          value: {
            open: () => {
              throw new DOMException('not here', 'SecurityError');
            },
          },
        });
      },
    ],
  ] as const)('keeps playing %s, and warns once that nothing is saved', async (_, places, breakIt) => {
    const context = await stage.browser.newContext();
    await context.addInitScript(breakIt);
    const { page, troubles } = await open(context, '#/mastermind');
    await page
      .getByRole('alert')
      .filter({ hasText: /not (?:let|keep|save)/ })
      .waitFor();
    await command(page, 'new 4 holly-3417');
    await command(page, 'SSPP');
    await announced(page, 'Turn 1: Santa, Santa, Present, Present. 1 exact, 1 near.');
    await expect.poll(() => page.getByRole('alert').count()).toBe(1);
    for (const place of places) {
      await visit(page, new URL(`#/${place}`, stage.host.url).href);
      await page.locator('main#board, main #board').first().waitFor();
    }
    await page.getByText('what you play now is lost when you leave').waitFor();
    await expect.poll(() => page.getByText('A game is saved once you make a guess').count()).toBe(0);
    await visit(page, new URL('#/daily', stage.host.url).href);
    await page.getByRole('alert').filter({ hasText: 'reloading will lose the game' }).waitFor();
    await visit(page, new URL('#/online', stage.host.url).href);
    await page.getByRole('alert').filter({ hasText: 'reloading will lose the game' }).waitFor();
    await visit(page, new URL('#/online/links', stage.host.url).href);
    await page.getByRole('button', { name: 'Draw one for me' }).waitFor();
    await command(page, 'make');
    await page.getByRole('alert').filter({ hasText: 'copy the links before you leave' }).waitFor();
    expect(troubles).toEqual([]);
    await context.close();
  });
});

/** Pages that ask whether there is a server get an error because there is none, which is expected. */
const isTrouble = (trouble: string) => !trouble.startsWith('Failed to load resource');

describe('unreadable saved data', () => {
  /** A record of any of these is set aside in one place, whatever is in it: `saved.test.ts`. */
  const OF_ANOTHER_VERSION: readonly unknown[] = [
    null,
    42,
    'text',
    [],
    { version: 99, sheet: 'inkling-sheet 1', draft: 'aaaa@9' },
  ];
  const EMPTY = { version: 1 };
  const BROKEN = {
    version: 1,
    sheet: 'inkling-sheet 1\ngame mastermind\n',
    draft: {},
    role: 'maker',
    turns: [[]],
  };
  const RECORDS = [
    ...['mastermind', 'word', 'witch', 'race'].map((game) => `game/${game}`),
    ...['mastermind', 'word', 'witch'].map((game) => `settings/${game}`),
    'best/witch',
    'preferences',
    'online/recovery',
  ];
  /** What begins with one of these is read by whoever lists the games, without a look at its version. */
  const LISTED = ['sheet/mastermind p4c6r/12/drawn/', 'sheet/word w5t6@english/', 'duel/', 'race/'];
  const LISTS = LISTED.flatMap((prefix) =>
    [...OF_ANOTHER_VERSION, EMPTY, BROKEN].map((value, at) => [`${prefix}x${at}`, value] as const),
  );

  it('prevents no page from opening', async () => {
    const { page, troubles } = await emptyPage(stage.browser);
    await visit(page, new URL('#/history', stage.host.url).href);
    for (const [kind, garbage] of [
      ['of another version', OF_ANOTHER_VERSION],
      ['empty', [EMPTY]],
      ['broken', [BROKEN]],
    ] as const) {
      const records = RECORDS.map((key, at) => [key, garbage[at % garbage.length]] as const);
      await page.evaluate(writeAll, [...records, ...LISTS]);
      await reload(page);
      for (const place of PLACES) {
        await visit(page, new URL(`#/${place}`, stage.host.url).href);
        await page.locator('main#board, main #board').first().waitFor();
        expect(troubles.filter(isTrouble), `${place} with records that are ${kind}`).toEqual([]);
      }
    }
    await giveBack(page);
  });
});

/** Writes values into the storage of the page, under their keys. */
async function writeAll(entries: readonly (readonly [key: string, value: unknown])[]): Promise<void> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open('inkling', 1);
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error));
  });
  const transaction = database.transaction('kept', 'readwrite');
  for (const [key, value] of entries) transaction.objectStore('kept').put(value, key);
  await new Promise((resolve) => {
    transaction.oncomplete = resolve;
  });
  database.close();
}

describe('touch alone', () => {
  it('plays Mastermind on a phone, shows the result and Share without scrolling, and reviews the game', async () => {
    const context = await stage.browser.newContext({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    const { page, troubles } = await open(context, '#/mastermind');
    await page.locator('.pegboard').waitFor();
    await command(page, 'new 4 holly-3417');
    const print = async (names: readonly string[]) => {
      for (const name of names) await page.locator('.tray button', { hasText: name }).tap();
      await page.getByRole('button', { name: /^Check/ }).tap();
    };
    await print(['Santa', 'Santa', 'Present', 'Present']);
    await announced(page, 'Turn 1');
    for (const turn of [2, 3]) {
      await command(page, 'BBBB');
      await announced(page, `Turn ${turn}`);
    }
    await print(['Tree', 'Santa', 'Snowman', 'Santa']);
    await announced(page, 'You found the code in 4 turns.');
    await page.getByText('stood out').waitFor();
    const lowest = () =>
      page
        .locator('.result, .nexts .press, .story > p:first-of-type')
        .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().bottom + window.scrollY));
    expect(await lowest()).toHaveLength(6);
    expect(Math.max(...(await lowest()))).toBeLessThan(844);
    await page.getByRole('button', { name: 'Share' }).tap();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap();
    await page.getByRole('link', { name: 'Review this game' }).tap();
    await page.locator('.review[aria-busy="false"]').waitFor();
    await page.locator('.review-turn').nth(1).tap();
    await page.getByText('Turn 2. 208 codes left before it.').waitFor();
    expect(troubles).toEqual([]);
    await context.close();
  });
});
