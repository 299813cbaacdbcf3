import { seedRandom } from '@inkling/core/random';
import { expect as value } from '@inkling/core/result';
import { dayAt } from '@inkling/games/daily/day';
import { numberOfDay, openSeed } from '@inkling/games/daily/open-day';
import { loadWordFor } from '@inkling/games/word/listed-module';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axe, axeInAllLooks } from './axe.ts';
import { EVERY_LOOK } from './looks.ts';
import { announced, command, emptyPage, giveBack, reload, stored, tooWide, visit } from './open-page.ts';
import { answered } from './people.ts';
import { startServer } from './running-server.ts';
import { serveSite } from './site.ts';
import { openStage } from './stage.ts';

const DAY = '2026-11-22';
const permissions = ['clipboard-read', 'clipboard-write'];
const COPYING = { reducedMotion: 'reduce', locale: 'en', permissions } as const;

/** Computes the word of a day from the published seed, as anybody can. */
async function wordOf(day: string): Promise<string> {
  const { rules } = await loadWordFor('w5t6@english');
  return rules.start(value(rules.parseParams('w5t6@english')), seedRandom(openSeed(day, 'word'))).secret;
}

/** The entry that the navigation marks as open. */
const marked = (page: Page) => page.locator('.entries [aria-current=page]').textContent();

const border = (mark: Locator) => mark.evaluate((one) => getComputedStyle(one).borderStyle);
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true }).waitFor();

describe('the daily challenge without a server', () => {
  const stage = openStage(serveSite);

  const open = async (address: string, time: string) => {
    const { page } = await emptyPage(stage.browser, COPYING);
    await page.clock.install({ time });
    await visit(page, new URL(address, stage.host.url).href);
    await page.getByText('Anybody can work them out').waitFor();
    return page;
  };

  it('is played once, shared without its word, and replaced at midnight', async () => {
    const page = await open('#/daily', `${DAY}T23:40:00Z`);
    await page.getByText('From the published seed: the same for everybody').waitFor();
    await heading(page, 'Daily No 143');
    await page.getByText('No streak yet').waitFor();
    await page.getByText('0 h 20 min').waitFor();
    const dot = page.locator('.day-streak li').last().locator('.day-dot');
    expect(await border(dot), 'nothing is begun').toBe('dashed');
    await page.getByRole('link', { name: 'Play: Word' }).click();
    await page.getByText('Daily No 143').waitFor();
    await expect.poll(() => marked(page)).toBe('Daily');
    const word = await wordOf(DAY);
    await command(page, word === 'crane' ? 'salet' : 'crane');
    await announced(page, 'Try 1');
    await page.getByRole('link', { name: 'The day’s page' }).click();
    await page.getByText('1 turn played').waitFor();
    expect(await border(dot), 'one is under way').toBe('solid');
    await page.getByRole('link', { name: 'Continue, turn 2: Word' }).click();
    await page.locator('.letter-grid').waitFor();
    await command(page, word);
    await announced(page, 'You found the word in 2 tries.');
    expect(await page.getByRole('button', { name: 'Undo' }).count()).toBe(0);
    await command(page, 'undo');
    await announced(page, 'You get one try at a daily game, so its result is final.');
    await page.getByRole('link', { name: 'The day’s page' }).click();
    await page.getByText('Found in 2', { exact: true }).waitFor();
    await page.getByText('1 day', { exact: true }).waitFor();
    await reload(page);
    await page.getByText('You found it on 1 of 1 day.').waitFor();
    expect(await page.getByText('You usually need').count(), 'one day is no habit').toBe(0);
    await page.getByText('Found in 2', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Copy as text' }).click();
    await announced(page, 'Copied.');
    const shared = await page.evaluate(() => navigator.clipboard.readText());
    expect(shared).toMatch(
      /^Inkling, Daily No 143\n\nWord: found in 2\n[⬜🟨🟦]+\n🟦{5}\n\nhttp.*#\/daily$/u,
    );
    expect(shared.toLowerCase()).not.toContain(word);
    // With two narrow columns there is no room next to the picture.
    await page.setViewportSize({ width: 768, height: 1024 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(768);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    const dialog = page.locator('dialog');
    await dialog.getByLabel('Picture').or(dialog.locator('.share-preview')).first().waitFor();
    const fields = await dialog.locator('textarea').all();
    const sent = await Promise.all(fields.map((field) => field.inputValue()));
    expect(sent).toEqual([shared, expect.stringContaining('Word –●')]);
    expect((await dialog.innerHTML()).toLowerCase()).not.toContain(word);
    await page.keyboard.press('Escape');

    await page.clock.fastForward('30:00');
    await heading(page, 'Daily No 144');
    await page.getByRole('link', { name: 'Play: Word' }).waitFor();
    await page.getByText('1 day', { exact: true }).waitFor();
    await page.clock.setSystemTime(`${DAY}T23:50:00Z`);
    await page.clock.runFor(6000);
    await heading(page, 'Daily No 143');
    await page.getByText('Found in 2', { exact: true }).waitFor();

    await page.getByRole('checkbox', { name: 'Keep my results on this device' }).uncheck();
    await page.getByText('Your results are not kept.').waitFor();
    await expect.poll(() => stored(page, 'daily')).not.toContain('found');
    await page.context().close();
  });

  it('keeps the marks of each game clear of its button on the narrowest phone, offers all past days as practice, and explains that other days do not exist', async () => {
    const page = await open('#/daily', `${DAY}T10:00:00Z`);
    expect(await axeInAllLooks(page)).toEqual([]);
    expect(await tooWide(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 844 });
    const gaps = await page.locator('.daily-game').evaluateAll((games) =>
      games.map((game) => {
        const marks = [...game.querySelectorAll('.daily-answers *')].map(
          (mark) => mark.getBoundingClientRect().right,
        );
        return (game.querySelector('.daily-do')?.getBoundingClientRect().left ?? 0) - Math.max(...marks);
      }),
    );
    expect(gaps).toHaveLength(3);
    expect(Math.min(...gaps)).toBeGreaterThan(0);
    await page.setViewportSize({ width: 1240, height: 900 });
    await page.getByRole('link', { name: /^Wednesday,? 18 November/ }).click();
    await heading(page, 'Daily No 139');
    await page.getByText('Practice changes neither your streak nor your statistics.').waitFor();
    const word = await wordOf('2026-11-18');
    expect((await page.content()).toLowerCase()).not.toContain(word);
    await page.getByText('The solutions of this day').click();
    await page.getByText(`Word: ${word.toUpperCase()}`).waitFor();
    await page.getByText(/^Mastermind: \w+, \w+, \w+, \w+$/).waitFor();
    await page.getByRole('link', { name: 'Play: Word' }).click();
    await page.getByText('Daily No 139').waitFor();
    await command(page, await wordOf('2026-11-18'));
    await announced(page, 'You found the word in');
    await page.getByRole('link', { name: 'The day’s page' }).click();
    await heading(page, 'Daily No 139');
    await page.getByText('Found in 1', { exact: true }).waitFor();
    await page.getByText('Statistics begin with the first day').waitFor();
    for (const [address, sentence] of [
      ['#/daily/2026-11-23', 'is still to come.'],
      ['#/daily/2026-07-02', 'Daily games began on'],
      ['#/daily/2026-11-31', 'There is no such day.'],
      ['#/word/day/2026-11-23', 'is still to come.'],
      ['#/word/day/yesterday', 'There is no such day.'],
    ] as const) {
      await visit(page, new URL(address, stage.host.url).href);
      await page.getByText(sentence).waitFor();
    }
    await page.context().close();
  });
});

describe('the daily challenge of a server', () => {
  const stage = openStage(startServer);

  const open = async () => {
    const { page, troubles } = await emptyPage(stage.browser, COPYING);
    await visit(page, new URL('#/daily', stage.host.url).href);
    await page.getByText('Dealt by this server').waitFor();
    return { page, troubles };
  };

  it('is one try in a room, shows the results of others afterwards, and marks the use of help', async () => {
    const { page } = await open();
    expect(await page.getByText('Everybody today').count()).toBe(0);
    await page.getByText('One try at each game.').waitFor();
    await page.getByText('Your Mastermind code is yours alone').waitFor();
    await page.getByRole('button', { name: 'Play: Word' }).click();
    await page.waitForURL(/#\/online\/room\//);
    const room = page.url();
    await page.getByRole('heading', { name: /^Daily No \d+$/ }).waitFor();
    await expect.poll(() => marked(page)).toBe('Daily');
    expect(await page.getByRole('heading', { name: 'Seats' }).count()).toBe(0);
    await command(page, 'crane');
    await announced(page, /Try 1/);
    await answered(page);
    await visit(page, new URL('#/daily', stage.host.url).href);
    await page.getByRole('button', { name: 'I’m playing with help: Word' }).click();
    await announced(page, 'Noted: this game counts as played with notes.');
    await page.getByText('1 turn played, with notes').waitFor();
    await page.getByRole('button', { name: 'Continue: Word' }).click();
    await page.waitForURL(room);
    await announced(page, 'Your turn');
    await command(page, 'resign');
    await page.getByRole('heading', { name: 'The word was' }).waitFor();
    await page.locator('.torn-kicker', { hasText: 'You gave up' }).waitFor();
    await page.getByRole('img', { name: /Word, Daily No .*Given up after 1 try, with notes\./ }).waitFor();
    await page.getByRole('button', { name: 'Share' }).first().waitFor();
    expect(await axe(page)).toEqual([]);
    await page.getByRole('link', { name: 'Daily results' }).click();
    await page.getByText('Not found, with notes', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Word', exact: true }).click();
    await page.getByText(/^(1 person has|\d+ people have) finished it\.$/).waitFor();
    await page.getByRole('button', { name: 'Copy as text' }).click();
    await announced(page, 'Copied.');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      /\n\nWord: not found, with notes\n[⬜🟨🟦]{5}\n\nhttp/u,
    );
    expect(await stored(page, 'daily')).toMatch(/"answers":\["[012]{5}"\]/);
    await page.getByText('1 day', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Rest my streak for a week' }).click();
    await page.getByText(/^Resting until \w+ \d+ \w+\.$/).waitFor();
    await page.getByText('Leaderboards and keys').click();
    await page.getByRole('button', { name: 'Show the leaderboard' }).waitFor();
    expect(await axe(page)).toEqual([]);
    await page.getByRole('button', { name: 'Result: Word' }).click();
    await page.getByRole('button', { name: 'Review this game' }).click();
    await page.waitForURL(/#\/review\/word\//);
    await visit(page, new URL('#/history', stage.host.url).href);
    await page.getByText(/^Daily No \d+, 5 letters, 6 tries/).waitFor();
    await giveBack(page);
  });

  it('uses the server’s clock if that of the device is 26 hours ahead or behind', async () => {
    const { page } = await emptyPage(stage.browser, {
      reducedMotion: 'reduce',
      locale: 'en',
      timezoneId: 'Pacific/Kiritimati',
    });
    for (const [hours, off] of [
      [-26, 'ahead'],
      [26, 'behind'],
    ] as const) {
      const serverMs = Date.parse((await fetch(stage.host.url)).headers.get('date') ?? '');
      await page.clock.setFixedTime(serverMs - hours * 3_600_000);
      await page.goto(new URL(`?${off}#/daily`, stage.host.url).href);
      await page.getByText(`This device’s clock is 26 hours ${off}; the server’s day counts.`).waitFor();
      const today = numberOfDay(dayAt(serverMs)) ?? 0;
      // Midnight may have passed in the meantime.
      await page.getByRole('heading', { name: new RegExp(`^Daily No (?:${today}|${today + 1})$`) }).waitFor();
    }
    await page.getByRole('button', { name: 'Play: Word' }).click();
    await page.waitForURL(/#\/online\/room\//);
    await announced(page, 'Your turn');
    await command(page, 'resign');
    await page.getByRole('link', { name: 'Daily results' }).click();
    await page.getByText('Not found', { exact: true }).waitFor();
    await page.getByText('1 day', { exact: true }).waitFor();
    await page.context().close();
  });

  it('announces the state of a game in German before the first move, and says that its word is English', async () => {
    const { page, troubles } = await emptyPage(stage.browser, { reducedMotion: 'reduce', locale: 'de-DE' });
    await visit(page, new URL('#/daily', stage.host.url).href);
    await page.getByRole('button', { name: 'Spielen: Hexe' }).click();
    await announced(page, /^0 von \d+ Paaren/);
    expect(troubles).toEqual([]);
    await visit(page, new URL('#/daily', stage.host.url).href);
    await page.getByRole('listitem').filter({ hasText: 'Wort' }).getByText(', auf Englisch').waitFor();
    await page.getByRole('button', { name: 'Spielen: Wort' }).click();
    await page.waitForURL(/#\/online\/room\//);
    await page.getByText('Englisch, 5 Buchstaben, 6 Versuche').first().waitFor();
    await command(page, 'hunde');
    await announced(page, 'Hier wird auf Englisch gespielt');
    await giveBack(page);
  });

  const OTHER_LANGUAGES = EVERY_LOOK ? ['es-ES'] : [];
  it.each(OTHER_LANGUAGES)('announces the state of the game in %s before the first move', async (locale) => {
    const { page, troubles } = await emptyPage(stage.browser, { locale });
    await visit(page, new URL('#/daily', stage.host.url).href);
    await page.getByRole('button', { name: /: Bruja$/ }).click();
    await announced(page, /^0 de \d+ parejas/);
    expect(troubles).toEqual([]);
    await giveBack(page);
  });

  it('opens a separate room for each guest', async () => {
    const people = [await open(), await open()];
    const rooms: string[] = [];
    for (const { page } of people) {
      await page.getByRole('button', { name: 'Play: Mastermind' }).click();
      await page.waitForURL(/#\/online\/room\//);
      rooms.push(page.url());
      await announced(page, 'Your turn');
      await giveBack(page);
    }
    expect(new Set(rooms).size).toBe(2);
  });
});
