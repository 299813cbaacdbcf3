import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { command, launch } from './desk.ts';
import { distance, farFromGolden } from './golden.ts';
import { serveSite } from './site.ts';

let browser: Browser;
let site: Awaited<ReturnType<typeof serveSite>>;

beforeAll(async () => {
  [browser, site] = await Promise.all([launch(), serveSite()]);
});

afterAll(async () => {
  await browser.close();
  await site.close();
});

/** The share of blocks that may differ: a caret, a smoothed edge. */
const FAR_MAX = 0.004;
const WIDE = { width: 1240, height: 900 };

/** How a page is looked at. */
const LIGHTS: Readonly<Record<string, BrowserContextOptions>> = {
  day: { viewport: WIDE, colorScheme: 'light' },
  night: { viewport: WIDE, colorScheme: 'dark' },
  phone: { viewport: { width: 375, height: 812 }, colorScheme: 'light', hasTouch: true },
  forced: { viewport: WIDE, forcedColors: 'active' },
};
const DEFICIENCIES = ['protanopia', 'deuteranopia', 'tritanopia'] as const;

/** A place in a state that is the same every time. */
const SCENES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  mastermind: async (page) => {
    await page.locator('.evidence table').waitFor();
    await command(page, 'new 4 holly-3417');
    for (const guess of ['SSPP', 'STNS']) await command(page, guess);
    await page.getByText('208 → 3').first().waitFor();
  },
  word: async (page) => {
    await visit(page, '#/word');
    await command(page, 'play');
    await command(page, 'new 5 holly');
    await command(page, 'crane');
    await page.locator('.round').first().waitFor();
    await page.getByText('words left').first().waitFor();
  },
  witch: async (page) => {
    await visit(page, '#/witch');
    await command(page, 'new easy holly');
    await page.getByText('holly').first().waitFor();
  },
  duel: async (page) => {
    await visit(page, '#/duel');
    await page.locator('main.duel').waitFor();
  },
  race: async (page) => {
    await visit(page, '#/race');
    await command(page, 'race knuth states open p4c6r seed holly');
    await command(page, 'SSPP');
    await page.locator('.turn').first().waitFor();
  },
  compare: async (page) => {
    await visit(page, '#/lab/compare/1/p4c6r/knuth,expected,entropy,parts');
    await page.getByText('4 of 4 played').waitFor();
  },
  lesson: async (page) => {
    await visit(page, '#/learn/entropy');
    await page.getByText('3.06 bits expected').waitFor();
  },
  online: async (page) => {
    await visit(page, '#/online');
    await page.getByText('by links only').first().waitFor();
  },
  review: async (page) => {
    await command(page, 'new 4 holly-3417');
    for (const guess of ['SSPP', 'STNS', 'SSPP', 'TSNS']) await command(page, guess);
    await page.getByRole('link', { name: 'Review this sheet' }).click();
    await page.getByText('all turns judged').waitFor();
  },
  history: async (page) => {
    await visit(page, '#/history');
    await page.locator('main.history').waitFor();
  },
};

async function visit(page: Page, hash: string): Promise<void> {
  await page.goto(new URL(hash, site.url).href);
}

async function look(scene: string, options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext({ ...options, reducedMotion: 'reduce', locale: 'en-GB' });
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  await page.goto(site.url);
  await SCENES[scene]?.(page);
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.evaluate(() => window.scrollTo(0, 0));
  return page;
}

describe.each(Object.keys(SCENES))('%s looks as it was approved', (scene) => {
  it.each(Object.keys(LIGHTS))('by %s', async (light) => {
    const page = await look(scene, LIGHTS[light] as BrowserContextOptions);
    expect(await farFromGolden(page, `${scene}-${light}`)).toBeLessThanOrEqual(FAR_MAX);
    await page.context().close();
  });
});

it.each(DEFICIENCIES)('Mastermind reads under %s', async (type) => {
  const page = await look('mastermind', LIGHTS['day'] as BrowserContextOptions);
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('Emulation.setEmulatedVisionDeficiency', { type });
  expect(await farFromGolden(page, `mastermind-${type}`)).toBeLessThanOrEqual(FAR_MAX);
  await page.context().close();
});

it('would see a change: two scenes, and one scene in two lights, are far apart', async () => {
  const read = (name: string) => readFile(join(import.meta.dirname, 'goldens', `${name}.jpg`));
  const [mastermind, word, night] = await Promise.all(
    ['mastermind-day', 'word-day', 'mastermind-night'].map(read),
  );
  expect(await distance(browser, mastermind as Buffer, mastermind as Buffer)).toBe(0);
  expect(await distance(browser, mastermind as Buffer, word as Buffer)).toBeGreaterThan(0.02);
  expect(await distance(browser, mastermind as Buffer, night as Buffer)).toBeGreaterThan(0.5);
});
