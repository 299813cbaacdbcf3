import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { layout } from './coven.ts';
import { command, launch } from './desk.ts';
import { cutOff, unspoken } from './pseudo/page-text.ts';
import { servePseudoSite } from './pseudo/pseudo-site.ts';

type Reach = (page: Page) => Promise<unknown>;

/** Lines for the console; each is given the time to be worked out, because its answer is in no known language. */
const type =
  (...lines: readonly string[]): Reach =>
  async (page) => {
    for (const line of lines) {
      await command(page, line);
      await page.waitForTimeout(150);
    }
  };

const flip = (pick: (board: ReturnType<typeof layout>) => readonly number[]): Reach => {
  const board = layout('easy', 'holly');
  return type('new easy holly', ...pick(board).map(board.name));
};

const all = (board: ReturnType<typeof layout>) => board.pairs;

const thenTo =
  (place: string, first: Reach, after: Reach = async () => undefined): Reach =>
  async (page) => {
    await first(page);
    await page.goto(`${page.url().split('#')[0]}#/${place}`);
    await page.waitForTimeout(600);
    await after(page);
  };

const played = type('new 4 holly-3417', 'SSPP', 'STNS', 'BBBB', 'TSNS');

const STATES: readonly (readonly [name: string, place: string, reach: Reach])[] = [
  ['a fresh sheet', 'mastermind', async () => undefined],
  ['five places, a turn, and a why', 'mastermind', type('new 5 carol', 'SSPPT', 'why 1 s')],
  ['a why of what is possible', 'mastermind', type('new 4 holly', 'SSPP', 'why 1 b')],
  ['a hint', 'mastermind', type('new 4 holly-3417', 'SSPP', 'STNS', 'hint', 'hint', 'hint', 'hint')],
  ['a suggestion', 'mastermind', type('new 4 holly-3417', 'SSPP', 'suggest')],
  ['what can stand where', 'mastermind', type('choices')],
  ['what is not understood', 'mastermind', type('nonsense!')],
  ['the keys', 'mastermind', type('?')],
  ['the question for a new sheet', 'mastermind', (page) => page.locator('.ticket > .press').first().click()],
  ['a win', 'mastermind', played],
  ['a loss', 'mastermind', type('new 4 holly', ...Array.from({ length: 12 }, () => 'BBBB'))],
  ['the helper', 'word', async () => undefined],
  ['rounds', 'word', type('salet:wgwyw', 'why 2 s')],
  ['a contradiction', 'word', type('salet:wgwyw', 'crane:wwwww')],
  ['no word', 'word', type('zzzzz:ggwww')],
  ['the keys of the words', 'word', type('?')],
  ['a word game', 'word', type('new 5 hard holly', 'salet')],
  ['a word that was found', 'word', type('new 5 holly', 'salet', 'lifer')],
  [
    'the question for a new word',
    'word',
    async (page) => {
      await type('play')(page);
      await page.locator('.ticket > .press').first().click();
    },
  ],
  ['no server to play on', 'online', async () => undefined],
  ['the keys of playing together', 'online', type('?')],
  ['a fresh board', 'witch', async () => undefined],
  ['a miss', 'witch', flip((board) => [all(board)[0]?.[0] ?? 0, all(board)[1]?.[0] ?? 0])],
  ['the question', 'witch', flip((board) => all(board)[0] ?? [])],
  [
    'her description',
    'witch',
    async (page) => {
      await flip((board) => all(board)[0] ?? [])(page);
      await type('hint')(page);
    },
  ],
  ['a bonus', 'witch', flip((board) => board.bonuses)],
  [
    'all found',
    'witch',
    async (page) => {
      const board = layout('easy', 'holly');
      await type('new easy holly')(page);
      for (const pair of all(board)) await type(...pair.map(board.name), 'skip')(page);
    },
  ],
  ['the rules', 'witch', type('rules')],
  ['the settings', 'witch', type('settings')],
  ['the keys of the table', 'witch', type('?')],
  ['the pages to learn from', 'learn', async () => undefined],
  ['no page to learn from', 'learn/nothing', async () => undefined],
  ['what can be learned about scoring', 'learn/scoring', type('next', 'quiz', 'answer 1,2')],
  ['what cannot be learned about scoring', 'learn/scoring', type('score 1122', 'answer 3,1')],
  [
    'what can be learned about 1122',
    'learn/knuth',
    async (page) => {
      await type('guess 1123', 'play')(page);
      await page.waitForTimeout(3000);
    },
  ],
  ['what can be learned about entropy', 'learn/entropy', type('after 1,1', 'bits')],
  [
    'what can be learned about four states',
    'learn/states',
    async (page) => {
      await type('essay 4', 'end')(page);
      await page.locator('.essay-print > summary').click();
    },
  ],
  ['what can be learned about the centre', 'learn/witch-centre', type('pair 2 3', 'corners off', 'next')],
  [
    'what can be learned about the evaluators',
    'learn/evaluators',
    async (page) => {
      await type('speed fast', 'step')(page);
      await page.waitForTimeout(600);
    },
  ],
  ['the keys of the lessons to learn', 'learn/states', type('?')],
  ['no review', 'review', async () => undefined],
  ['a review', 'mastermind', thenTo('review', played, (page) => page.locator('.review-turn').nth(1).click())],
  [
    'a review, shared',
    'mastermind',
    thenTo('review', played, (page) => page.locator('.review-share button').first().click()),
  ],
  ['no duel', 'duel', async () => undefined],
  ['the maker of a duel', 'duel', type('make p4c6r aabc', 'abcd', 'reveal')],
  ['the keys of a duel', 'duel', type('?')],
  [
    'a picture to share',
    'mastermind',
    thenTo('review', played, (page) =>
      page.locator('.review-share .actions').last().locator('button').click(),
    ),
  ],
  ['the keys of history', 'history', type('?')],
  ['no history', 'history', async () => undefined],
  ['a history', 'mastermind', thenTo('history', played)],
  [
    'the question before a sheet is deleted',
    'mastermind',
    thenTo('history', played, (page) => page.locator('.kept-sheet button').last().click()),
  ],
];

const LAB_STATES: typeof STATES = [
  ['the Lab', 'lab', async () => undefined],
  ['a damaged link to the Lab', 'lab/nowhere', async () => undefined],
  ['a Lab contest before it is played', 'lab/compare', async () => undefined],
  [
    'a Lab contest that is over',
    'lab/compare/1/p3c4r/knuth,random,optimal',
    (page) => page.locator('.lab-player').nth(2).waitFor(),
  ],
  ['a Lab contest of a sample', 'lab/compare/1/p8c10r/sampled,knuth', (page) => page.waitForTimeout(1500)],
  ['what the Lab does not understand', 'lab/compare', type('nonsense!')],
  [
    'a Lab partition with a history',
    'lab/partition/1/p4c6r/aabb~abcd',
    async (page) => {
      await type('open 2')(page);
      await page.waitForTimeout(800);
      await type('partition aabb')(page);
      await page.waitForTimeout(1500);
    },
  ],
  ['a Lab partition of words', 'lab/partition/1/word5/raise', (page) => page.waitForTimeout(2500)],
  ['the Lab before there is a tree', 'lab/tree', async () => undefined],
  [
    'a node of a Lab tree',
    'lab/tree/1/optimal/p3c4r',
    async (page) => {
      await page.locator('.lab-icicle').waitFor();
      await type('open 2', 'where aab')(page);
    },
  ],
  [
    'the outline of a Lab tree',
    'lab/tree/1/knuth/p3c4r',
    async (page) => {
      await page.locator('.lab-icicle').waitFor();
      await type('outline')(page);
    },
  ],
  ['the keys of a Lab contest', 'lab/compare', type('?')],
  ['the keys of a Lab partition', 'lab/partition', type('?')],
  ['the keys of a Lab tree', 'lab/tree', type('?')],
];

const NARROW: BrowserContextOptions['viewport'] = { width: 320, height: 720 };
const WIDE: BrowserContextOptions['viewport'] = { width: 1280, height: 900 };

describe('the page in a language that nobody speaks', () => {
  let browser: Browser;
  let site: Awaited<ReturnType<typeof servePseudoSite>>;

  beforeAll(async () => {
    [browser, site] = await Promise.all([launch(), servePseudoSite()]);
  });

  afterAll(async () => {
    await browser.close();
    await site.close();
  });

  // Most of it is waiting, so some go at once.
  it.concurrent.each([...STATES, ...LAB_STATES])(
    'says %s from its catalogue, and lets it fit',
    async (_, place, reach) => {
      const context = await browser.newContext({ viewport: NARROW, reducedMotion: 'reduce' });
      const page = await context.newPage();
      page.setDefaultTimeout(10_000);
      await page.goto(`${site.url}#/${place}`);
      await page.locator('main:not(.opening)').waitFor();
      await reach(page);
      await page.waitForTimeout(400);
      for (const viewport of [NARROW, WIDE]) {
        await page.setViewportSize(viewport);
        await page.evaluate(() => new Promise(requestAnimationFrame));
        expect({ viewport, unspoken: await unspoken(page), cutOff: await cutOff(page) }).toEqual({
          viewport,
          unspoken: [],
          cutOff: [],
        });
      }
      await context.close();
    },
  );
});
