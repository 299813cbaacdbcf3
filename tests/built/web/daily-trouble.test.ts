import { scoreCode } from '@inkling/core/feedback';
import { markWord } from '@inkling/core/marks';
import { seedRandom } from '@inkling/core/random';
import { expect as value } from '@inkling/core/result';
import { daysAfter } from '@inkling/games/daily/day';
import { FIRST_DAY, numberOfDay, openSeed } from '@inkling/games/daily/open-day';
import { mastermind } from '@inkling/games/mastermind/rules/game';
import { loadWordFor } from '@inkling/games/word/listed-module';
import { ENGLISH, spell } from '@inkling/games/word/rules/letters';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { announced, command, emptyPage, reload, settled, stored, visit } from './open-page.ts';
import { serveSite } from './site.ts';
import { openStage } from './stage.ts';

const stage = openStage(serveSite);
const DAY = '2026-11-22';
const { rules } = await loadWordFor('w5t6@english');

/** Computes the word of a day from the published seed, as anybody can. */
function wordOf(day: string): string {
  return rules.start(value(rules.parseParams('w5t6@english')), seedRandom(openSeed(day, 'word'))).secret;
}

async function open(address: string, time: string, options: BrowserContextOptions = {}) {
  const { page, troubles } = await emptyPage(stage.browser, {
    reducedMotion: 'reduce',
    locale: 'en',
    ...options,
  });
  await page.clock.install({ time });
  const asked: string[] = [];
  page.on('request', (request) =>
    asked.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`),
  );
  await visit(page, new URL(address, stage.host.url).href);
  return { page, troubles, asked };
}

/** A daily game with two different secrets that give the same answers to the moves made in the page. */
interface PairGame {
  readonly game: string;
  /** Returns the answers of a day's secret; `secret` is what differs between days. */
  told(day: string): { readonly answers: string; readonly secret: string };
  play(page: Page): Promise<void>;
}

const codeOf = (day: string) =>
  mastermind.start(value(mastermind.parseParams('p4c6r/12/drawn')), seedRandom(openSeed(day, 'mastermind')));

const PAIR_GAMES: readonly PairGame[] = [
  {
    game: 'word',
    told: (day) => {
      const secret = wordOf(day);
      return { answers: markWord(spell(ENGLISH, 'crane')!, spell(ENGLISH, secret)!).join(''), secret };
    },
    async play(page) {
      await page.locator('.letter-grid').waitFor();
      await command(page, 'crane');
      await announced(page, 'Try 1');
      await command(page, 'hint');
      await announced(page, 'Look at place');
    },
  },
  {
    game: 'mastermind',
    told: (day) => {
      const { secret } = codeOf(day);
      return { answers: JSON.stringify(scoreCode([0, 0, 1, 1], secret!)), secret: String(secret) };
    },
    async play(page) {
      await page.locator('.pegboard button').first().waitFor();
      await command(page, 'SSPP');
      await announced(page, 'Turn 1');
      await command(page, 'hint');
      await page.locator('.finding').waitFor();
    },
  },
  {
    game: 'witch',
    told: (day) => ({ answers: '', secret: day }),
    async play(page) {
      await page.locator('#board button').first().waitFor();
    },
  },
];

/** Returns two days with different secrets that gave the same answers. */
function twins({ told }: PairGame): readonly [string, string] {
  const seen = new Map<string, { readonly day: string; readonly secret: string }>();
  for (let day = '2026-09-10'; day < DAY; day = daysAfter(day, 1)) {
    const { answers, secret } = told(day);
    const other = seen.get(answers);
    if (other !== undefined && other.secret !== secret) return [other.day, day];
    seen.set(answers, { day, secret });
  }
  throw new Error('no twins among these days');
}

/** Plays one day of each game in one browser, and returns all that it showed, stored and requested after each. */
async function everything(days: readonly string[]): Promise<readonly (readonly string[])[]> {
  const { page, asked } = await open('#/daily', `${DAY}T10:00:00Z`);
  const plain = (text: string) =>
    days
      .reduce(
        (told, day) => told.replaceAll(day, 'DAY').replaceAll(`Daily No ${numberOfDay(day)}`, 'Daily No N'),
        text,
      )
      .replaceAll(/T10:[\d:.]+Z/g, 'TIME')
      .replaceAll(/\b[A-Z][a-z]+day,? \d+ [A-Z][a-z]+\b/g, 'DATE');
  const found: string[][] = [];
  for (const [at, { game, play }] of PAIR_GAMES.entries()) {
    await visit(page, new URL(`#/${game}/day/${days[at]}`, stage.host.url).href);
    await play(page);
    await settled(page);
    const requests = [...new Set(asked)].toSorted().join('\n');
    found.push([await page.evaluate(contents), await page.title(), await stored(page), requests].map(plain));
  }
  await page.context().close();
  return found;
}

/** Returns the contents of the page. Its head is sorted, because the files that it lists arrive in any order. */
function contents(): string {
  const head = [...document.head.children].map((each) => each.outerHTML);
  return [...head.toSorted(), document.body.outerHTML].join('\n');
}

it('shows, stores and requests the same on two days of a game that gave the same answers', async () => {
  const pairs = PAIR_GAMES.map(twins);
  const shown = await everything(pairs.map(([one]) => one));
  for (const [at, { game }] of PAIR_GAMES.entries()) expect(shown[at]?.join('')).toContain(`day-DAY-${game}`);
  expect(await everything(pairs.map(([, other]) => other))).toEqual(shown);
});

it('keeps one result of a day that two tabs finish simultaneously', async () => {
  const { page: one } = await open(`#/word/day/${DAY}`, `${DAY}T10:00:00Z`);
  await one.locator('.letter-grid').waitFor();
  const other = await one.context().newPage();
  await other.clock.install({ time: `${DAY}T10:00:00Z` });
  await visit(other, new URL(`#/word/day/${DAY}`, stage.host.url).href);
  await other.locator('.letter-grid').waitFor();
  for (const page of [one, other]) await page.locator('#board').focus();
  await one.keyboard.type(wordOf(DAY));
  // What is typed in one tab appears in the other, too.
  const typed = other.locator('.letter-row').first().locator('.marked-typed');
  await expect.poll(() => typed.count()).toBe(5);
  await Promise.all([one.keyboard.press('Enter'), other.keyboard.press('Enter')]);
  for (const page of [one, other]) await page.getByRole('heading', { name: 'Found in 1!' }).waitFor();
  await visit(other, new URL('#/daily', stage.host.url).href);
  await other.getByText('Found in 1', { exact: true }).waitFor();
  await other.getByText('1 day', { exact: true }).waitFor();
  const record = JSON.parse(await stored(other, 'daily')) as { open: Record<string, Record<string, object>> };
  expect(Object.keys(record.open)).toEqual([DAY]);
  expect(record.open[DAY]?.['word']).toMatchObject({ phase: 'found', turns: 1 });
  await one.context().close();
});

it('counts days in UTC, whatever the time zone of the device', async () => {
  for (const timezoneId of ['Pacific/Kiritimati', 'America/Los_Angeles']) {
    const { page } = await open('#/daily', `${DAY}T23:40:00Z`, { timezoneId });
    await page.getByRole('heading', { name: 'Daily No 143', exact: true }).waitFor();
    await page.getByText('0 h 20 min').waitFor();
    await page.clock.fastForward('30:00');
    await page.getByRole('heading', { name: 'Daily No 144', exact: true }).waitFor();
    await page.context().close();
  }
});

it('ignores a streak that was written into the storage, and impossible results', async () => {
  const { page } = await open('#/daily', `${DAY}T10:00:00Z`);
  await page.getByText('No streak yet').waitFor();
  await stored(page);
  await page.evaluate(
    ({ day, first }) =>
      new Promise<void>((resolve) => {
        const result = { phase: 'found', turns: 2, withNotes: false, answers: ['00000', '22222'] };
        const record = {
          version: 1,
          isSaved: true,
          streak: 900,
          open: {
            [day]: { word: result },
            '2026-11-21': { word: { ...result, turns: -3 } },
            '2026-11-20': 'found',
            '2031-01-01': { word: result },
            [first]: { word: result },
          },
          server: [],
          paused: 'always',
        };
        indexedDB.open('inkling').addEventListener('success', (event) => {
          const { result: kept } = event.target as IDBOpenDBRequest;
          const written = kept.transaction('kept', 'readwrite').objectStore('kept').put(record, 'daily');
          written.addEventListener('success', () => resolve());
        });
      }),
    { day: DAY, first: daysAfter(FIRST_DAY, -1) },
  );
  await reload(page);
  await page.getByText('1 day', { exact: true }).waitFor();
  await page.getByText('Found in 2', { exact: true }).waitFor();
  await page.context().close();
});
