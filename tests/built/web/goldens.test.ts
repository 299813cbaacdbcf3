import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { distance, farFromGolden } from './golden.ts';
import { command, emptyPage, giveBack, settled, visit } from './open-page.ts';
import { serveSite } from './site.ts';
import { openStage } from './stage.ts';

const stage = openStage(serveSite);

/** The share of blocks that may differ, for example because of a caret or a smoothed edge. */
const FAR_MAX = 0.004;

/** The looks of a page; the phone comes last, because a page that was once small may keep things hidden. */
const LIGHTS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  day: async () => undefined,
  night: (page) => page.emulateMedia({ colorScheme: 'dark' }),
  forced: (page) => page.emulateMedia({ colorScheme: 'light', forcedColors: 'active' }),
  phone: async (page) => {
    await page.emulateMedia({ forcedColors: 'none' });
    await page.setViewportSize({ width: 375, height: 812 });
  },
};
const DEFICIENCIES = ['protanopia', 'deuteranopia', 'tritanopia'] as const;

/** Scenes: places, and the steps that bring their pages into a reproducible state. */
const SCENES: Readonly<Record<string, readonly [place: string, reach: (page: Page) => Promise<void>]>> = {
  mastermind: [
    'mastermind',
    async (page) => {
      await page.locator('.pegboard').waitFor();
      await command(page, 'new 4 holly-3417');
      for (const guess of ['SSPP', 'STNS']) await command(page, guess);
      await page.getByText('3 codes fit your answers').waitFor();
    },
  ],
  word: [
    'word',
    async (page) => {
      await command(page, 'new 5 holly');
      await command(page, 'crane');
      await page.getByText('CRANE').first().waitFor();
      await page.getByText('words left').first().waitFor();
    },
  ],
  witch: [
    'witch',
    async (page) => {
      await command(page, 'new easy holly');
      await page.getByText('holly').first().waitFor();
    },
  ],
  duel: ['duel/open/none', (page) => page.getByRole('alert').waitFor()],
  race: [
    'race',
    async (page) => {
      await command(page, 'race knuth states open p4c6r seed holly');
      await command(page, 'SSPP');
      await page.locator('.turn').first().waitFor();
    },
  ],
  compare: [
    'lab/compare/1/p4c6r/knuth,expected,entropy,parts',
    (page) => page.getByText('4 of 4 played').waitFor(),
  ],
  lesson: ['learn/entropy', (page) => page.getByText('3.06 bits expected').waitFor()],
  online: ['online', (page) => page.getByText('only by link').first().waitFor()],
  review: [
    'mastermind',
    async (page) => {
      await command(page, 'new 4 holly-3417');
      for (const guess of ['SSPP', 'STNS', 'SSPP', 'TSNS']) await command(page, guess);
      await page.getByRole('link', { name: 'Review this game' }).click();
      await page.locator('.review[aria-busy="false"]').waitFor();
    },
  ],
  history: ['history', (page) => page.locator('main.history').waitFor()],
};

async function look(scene: string): Promise<Page> {
  const [place, reach] = SCENES[scene] ?? ['', async () => undefined];
  const { page } = await emptyPage(stage.browser, { reducedMotion: 'reduce', locale: 'en-GB' });
  await visit(page, new URL(`#/${place}`, stage.host.url).href);
  await reach(page);
  await settled(page);
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.evaluate(() => window.scrollTo(0, 0));
  return page;
}

/** Compares the page with the picture of that name, and returns the difference if it is visible. */
async function farOff(page: Page, name: string): Promise<readonly string[]> {
  const share = await farFromGolden(page, name);
  return share > FAR_MAX ? [`${name}: ${share}`] : [];
}

it.each(Object.keys(SCENES))('%s looks as approved in every light', async (scene) => {
  const page = await look(scene);
  const far: string[] = [];
  if (scene === 'mastermind') far.push(...(await underDeficiencies(page)));
  for (const [light, lit] of Object.entries(LIGHTS)) {
    await lit(page);
    await page.evaluate(() => window.scrollTo(0, 0));
    far.push(...(await farOff(page, `${scene}-${light}`)));
  }
  expect(far).toEqual([]);
  await giveBack(page);
});

/** Compares Mastermind with how people see it who confuse some colours. */
async function underDeficiencies(page: Page): Promise<readonly string[]> {
  const protocol = await page.context().newCDPSession(page);
  const far: string[] = [];
  for (const type of DEFICIENCIES) {
    await protocol.send('Emulation.setEmulatedVisionDeficiency', { type });
    far.push(...(await farOff(page, `mastermind-${type}`)));
  }
  await protocol.send('Emulation.setEmulatedVisionDeficiency', { type: 'none' });
  await protocol.detach();
  return far;
}

it('a change would be noticed: two scenes, and one scene in two lights, differ clearly', async () => {
  const read = (name: string) => readFile(join(import.meta.dirname, 'goldens', `${name}.jpg`));
  const [mastermind, word, night] = await Promise.all(
    ['mastermind-day', 'word-day', 'mastermind-night'].map(read),
  );
  expect(await distance(stage.browser, mastermind as Buffer, mastermind as Buffer)).toBe(0);
  expect(await distance(stage.browser, mastermind as Buffer, word as Buffer)).toBeGreaterThan(0.02);
  expect(await distance(stage.browser, mastermind as Buffer, night as Buffer)).toBeGreaterThan(0.5);
});
