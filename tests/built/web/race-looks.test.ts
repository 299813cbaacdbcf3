import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axeInAllLooks } from './axe.ts';
import { EVERY_LOOK, someLanguages } from './looks.ts';
import { command, emptyPage, giveBack, settled, tooWide, visit } from './open-page.ts';
import { openRacePage, SEED } from './race-page.ts';
import { serveSite } from './site.ts';
import { smallTargets } from './small-targets.ts';
import { openStage } from './stage.ts';

const stage = openStage(serveSite);

describe('the look of a race', () => {
  const BEGIN = `race knuth states seed ${SEED}`;
  /** A part of another state shows nothing of its own. */
  const STATES: readonly (readonly [name: string, lines: readonly string[]])[] = [
    ['a fresh race, a part of a covered one', [BEGIN]],
    ['a covered race', [BEGIN, 'SSPP', 'STNS']],
    ['an open race, a part of one that was won', [`race knuth states open seed ${SEED}`, 'SSPP', 'STNS']],
    ['a race that was won', [BEGIN, 'SSPP', 'TSNS']],
    ['a race that was given up, a part of one that was won', [BEGIN, 'SSPP', 'resign']],
    ['the adversary, a part of the proof', ['adversary', 'SSPP', 'STNS']],
    ['the proof', ['adversary', 'SSPP', 'STNS', 'resign']],
    ['the key sheet, a part of that of Mastermind', [BEGIN, '?']],
  ];

  async function reach(page: Page, lines: readonly string[]): Promise<void> {
    for (const line of lines) {
      await command(page, line);
      await settled(page);
    }
  }

  it('passes axe in every state and every look', async () => {
    const { page, troubles } = await openRacePage(stage);
    const found: unknown[] = [];
    const states = EVERY_LOOK ? STATES : STATES.filter(([name]) => !name.includes('a part of'));
    for (const [name, lines] of states) {
      await reach(page, lines);
      found.push([name, await axeInAllLooks(page)]);
    }
    await page.keyboard.press('Escape');
    await reach(page, [BEGIN]);
    for (const [name, title] of [
      ['New race', 'New race'],
      ['Give up', 'Give up?'],
    ] as const) {
      await page.getByRole('button', { name }).first().click();
      await page.getByRole('heading', { name: title }).waitFor();
      found.push([title, await axeInAllLooks(page)]);
      await page.keyboard.press('Escape');
    }
    expect(found).toEqual([...states.map(([name]) => [name, []]), ['New race', []], ['Give up?', []]]);
    expect(troubles).toEqual([]);
    await giveBack(page);
  });

  it.each(someLanguages('en', 'es-ES', 'de-DE'))(
    'fits every width without scrolling sideways in %s',
    async (locale) => {
      const { page } = await emptyPage(stage.browser, { viewport: { width: 320, height: 800 }, locale });
      await visit(page, `${stage.host.url}#/race`);
      await page.locator('.race').waitFor();
      for (const lines of [
        [`race knuth states p5c6r seed ${SEED}`, 'SSPPT', 'TNKBS'],
        ['resign'],
        ['adversary p5c6r', 'SSPPT', 'TNKBS', 'resign'],
      ]) {
        await reach(page, lines);
        expect(await tooWide(page)).toEqual([]);
      }
      await giveBack(page);
    },
  );

  it('has targets of at least 44 px on a phone and on a wide screen', async () => {
    const { page } = await openRacePage(stage, { viewport: { width: 390, height: 844 } });
    await reach(page, [BEGIN, 'SSPP', 'STNS']);
    for (const width of [390, 1240]) {
      await page.setViewportSize({ width, height: 844 });
      const small = await smallTargets(page.locator('button, select, nav a, a.press'));
      expect([width, small]).toEqual([width, []]);
    }
    await giveBack(page);
  });
});
