import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axeInAllLooks } from './axe.ts';
import { EVERY_LOOK, someLanguages, someOf } from './looks.ts';
import {
  announced,
  closeDialog,
  command,
  emptyPage,
  giveBack,
  reload,
  stored,
  tooWide,
  visit,
} from './open-page.ts';
import { startServer } from './running-server.ts';
import { serveSite } from './site.ts';
import { openStage } from './stage.ts';

const stage = openStage(serveSite);

/** Grade 2, ten steps; the solution is Stocking, Bell, Santa, Bell. */
const PUZZLE = 'mastermind/p4c6r/eaeb11.deef11.edfb11.aced02.eeed10';
const ANSWER = /efaf|Stocking, Bell, Santa, Bell/;

async function openPuzzles(path: string): Promise<{ page: Page; troubles: string[] }> {
  const { page, troubles } = await emptyPage(stage.browser);
  await visit(page, `${stage.host.url}#/puzzles${path}`);
  return { page, troubles };
}

const isWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);

it('puzzles are solved by keys, with hints by technique, and proved in slides', async () => {
  const { page, troubles } = await openPuzzles(`/${PUZZLE}`);
  await page.getByRole('heading', { name: 'The last code' }).waitFor();
  await page.keyboard.press('Enter');
  await announced(page, '4 places to fill.');
  for (const key of ['s', 's', 'p', 'p', 'Enter']) await page.keyboard.press(key);
  await announced(page, 'Not yet: clue 1 would have other marks.');
  await page.keyboard.press('h');
  await announced(page, 'Look at clue 4. The next step: right places.');
  await page.getByRole('button', { name: 'Hint' }).click();
  await announced(page, 'Tree is not at place 2. Stocking is not at place 3. Snowman is not at place 4.');
  await expect.poll(() => page.locator('.clue-list .lit').count()).toBe(1);
  expect([await page.content(), await stored(page)].join(), 'tells no answer').not.toMatch(ANSWER);
  for (let times = 0; times < 4; times++) await page.keyboard.press('Backspace');
  for (const key of ['k', 'b', 's']) await page.keyboard.press(key);
  await page.getByRole('button', { name: 'Bell', exact: true }).click();
  await page.getByRole('button', { name: 'Check solution' }).click();
  await announced(page, 'Right. Stocking, Bell, Santa, Bell. On try 2.');
  await page.getByText('step 1 of 10').waitFor();
  await page.keyboard.press('ArrowRight');
  await page.getByText('step 2 of 10').waitFor();
  expect(await page.locator('.printed-proof').isVisible()).toBe(false);
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('.printed-proof > li:visible').count()).toBe(10);
  expect(await page.locator('.proof-slide').isVisible()).toBe(false);
  await page.emulateMedia({ media: null });
  expect(await axeInAllLooks(page)).toEqual([]);
  await expect.poll(() => stored(page, 'puzzles')).toContain(`"${PUZZLE}":2`);
  expect(await page.content()).toMatch(ANSWER);
  await visit(page, `${stage.host.url}#/puzzles`);
  await page.locator('.puzzles').waitFor();
  expect(troubles).toEqual([]);
  await giveBack(page);
});

it('puzzles have the keys of their game, which ? shows, and a command line', async () => {
  const { page, troubles } = await openPuzzles(`/${PUZZLE}`);
  await page.locator('.puzzle-pieces').waitFor();
  const places = () =>
    page
      .locator('.puzzle-answer .slot')
      .evaluateAll((slots) => slots.map((slot) => slot.ariaLabel?.replace(/^.*: /, '')));
  for (const key of ['1', '2', 'ArrowLeft', 'ArrowLeft', 'Backspace', 'ArrowRight', '3'])
    await page.keyboard.press(key);
  expect(await places()).toEqual(['empty', 'Tree', 'empty', 'empty']);
  await page.keyboard.press('Shift+Digit6');
  expect(await places()).toEqual(['Bell', 'Tree', 'Bell', 'Bell']);

  await page.keyboard.press('?');
  await page.locator('dialog').getByText('hint, one step more each time', { exact: true }).waitFor();
  await page.locator('dialog').getByText('place the piece with that number and move on').waitFor();
  await closeDialog(page);
  expect(await page.locator('.puzzle-verdict').textContent(), 'no hint').toBe('');
  await page.getByRole('button', { name: 'Keys', exact: true }).click();
  await page.locator('dialog').getByText('check this answer').waitFor();
  expect(await axeInAllLooks(page)).toEqual([]);
  await closeDialog(page);

  await command(page, 'ssb');
  await announced(page, 'ssb is neither a command nor an answer such as kskp. Type ? for all commands.');
  await command(page, 'hint');
  await announced(page, 'Look at clue 4.');
  expect(await page.locator('[role=status]').count()).toBe(1);
  await command(page, 'kbsb');
  await announced(page, /On the first try\. Not rated: you took a hint\.$/);
  // The command line keeps the focus, so the next command can be typed at once.
  await page.keyboard.type('step 3');
  await page.keyboard.press('Enter');
  await page.getByText('step 3 of 10').waitFor();
  await command(page, '?');
  await page.locator('dialog').getByText('another step of the proof').waitFor();
  await closeDialog(page);
  expect(await tooWide(page)).toEqual([]);
  expect(troubles).toEqual([]);
  await giveBack(page);
});

it('puzzles keep an unfinished answer until the solution is known', async () => {
  const { page, troubles } = await openPuzzles(`/${PUZZLE}`);
  const missing = (count: number) =>
    expect.poll(() => page.locator('.puzzle-answer .slot[aria-label$=empty]').count()).toBe(count);
  await page.locator('.puzzle-pieces').waitFor();
  for (const key of ['5', '6', '1', '1', 'Enter', 'Backspace']) await page.keyboard.press(key);
  await announced(page, 'Not yet');
  await expect.poll(() => stored(page, `puzzle/${PUZZLE}`)).toContain('"tries":1');
  await reload(page);
  await missing(1);
  await visit(page, `${stage.host.url}#/puzzles/word/w5@english/naval10022.lefts10010`);
  await page.locator('.keyboard').waitFor();
  await missing(5);
  for (const key of 'na') await page.keyboard.press(key);
  await visit(page, `${stage.host.url}#/puzzles/${PUZZLE}`);
  await page.locator('.puzzle-pieces').waitFor();
  await missing(1);
  for (const key of ['6', 'Enter']) await page.keyboard.press(key);
  await announced(page, 'On try 2.');
  await expect.poll(() => stored(page, `puzzle/${PUZZLE}`)).toBe('');
  await visit(page, `${stage.host.url}#/puzzles/word/w5@english/naval10022.lefts10010`);
  await missing(3);
  expect(troubles).toEqual([]);
  await giveBack(page);
});

it('puzzles come as a weekly pack and as a booklet, on any screen', async () => {
  const { page, troubles } = await openPuzzles('');
  await expect.poll(() => page.locator('.stub').count()).toBe(7);
  expect(await axeInAllLooks(page)).toEqual([]);
  for (const width of someOf(320, 768, 1024, 1280)) {
    await page.setViewportSize({ width, height: 700 });
    const cut = await page
      .locator('.stub a')
      .evaluateAll((stubs) => stubs.filter((stub) => stub.scrollWidth > stub.clientWidth).length);
    expect([width, cut]).toEqual([width, 0]);
  }
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await isWide(page)).toBe(false);
  for (const path of ['/mastermind/p6c6r/fdfbde13.aabfee40.ddeeeb02.aaddfe22', `/${PUZZLE}`, '/book/6/3']) {
    await visit(page, `${stage.host.url}#/puzzles${path}`);
    await page
      .locator(path.startsWith('/book') ? '.book-answers li' : '.puzzle')
      .first()
      .waitFor();
    expect(await isWide(page)).toBe(false);
  }
  // The puzzles, their answers and their proofs each begin on a new page.
  await expect.poll(() => page.locator('.book-proofs > ol > li').count()).toBe(6);
  await page
    .getByText(/^The last code ?Only one code fits all the clues\. Which\? The first clue of puzzle \d says/)
    .waitFor();
  // Pieces that are allowed in a solution need not occur in a clue.
  await expect
    .poll(() =>
      page
        .locator('.book-puzzles > li')
        .filter({ hasText: '5 places, 6 pieces' })
        .first()
        .locator('.book-pieces > *')
        .count(),
    )
    .toBe(6);
  const paper = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(paper.match(/\/Type \/Page\b(?!s)/g)?.length).toBeGreaterThanOrEqual(3);
  expect(troubles).toEqual([]);
  await giveBack(page);
});

const SMALLEST = [320, 568] as const;
const PHONES = EVERY_LOOK ? ([[390, 844], SMALLEST] as const) : [SMALLEST];
it.each(
  someLanguages('en-GB', 'de-DE', 'es-ES').flatMap((locale) =>
    PHONES.map((size) => [...size, locale] as const),
  ),
)(
  'puzzles keep the pieces in place while a hint is shown on a phone (%i × %i, %s)',
  async (width, height, locale) => {
    const { page } = await emptyPage(stage.browser, { locale, viewport: { width, height }, hasTouch: true });
    await visit(page, `${stage.host.url}#/puzzles/mastermind/p6c6r/fdfbde13.aabfee40.ddeeeb02.aaddfe22`);
    const top = () =>
      page.locator('.puzzle-pieces').evaluate((pieces) => pieces.getBoundingClientRect().top + scrollY);
    const verdict = page.locator('.puzzle-verdict');
    const before = await top();
    let told = '';
    for (let hint = 1; hint <= 4; hint++) {
      await page.locator('.puzzle-check > .press').last().click();
      await expect.poll(() => verdict.textContent()).not.toBe(told);
      told = (await verdict.textContent()) ?? '';
      expect([told, await top()]).toEqual([told, before]);
    }
    expect(told.length, 'a hint of several lines').toBeGreaterThan(80);

    await visit(page, `${stage.host.url}#/puzzles/word/w5@english/naval10022.lefts10010`);
    await page.locator('.puzzle-header h2', { hasText: /ort|word|alabra/ }).waitFor();
    const keys = () =>
      page.locator('.keyboard').evaluate((keys) => keys.getBoundingClientRect().top + scrollY);
    const still = await keys();
    const [above, below] = await page.locator('.puzzle-task').evaluate((task) => {
      const range = document.createRange();
      range.selectNodeContents(task);
      const [box, text] = [task, range].map((part) => part.getBoundingClientRect());
      return [(text?.top ?? 0) - (box?.top ?? 0), (box?.bottom ?? 0) - (text?.bottom ?? 0)];
    });
    expect(Math.abs((above ?? 0) - (below ?? 99)), 'a short sentence in the middle').toBeLessThan(4);
    for (const key of 'natal') await page.keyboard.press(key);
    await page.keyboard.press('Enter');
    await page.locator('.puzzle-rating').waitFor({ state: 'attached' });
    expect(await keys()).toBe(still);
    await giveBack(page);
  },
);

it('puzzles use digits in Bulls and Cows and the chosen pieces in Mastermind, and say why a link contains none', async () => {
  const { page } = await openPuzzles('');
  await page.locator('.stub').filter({ hasText: 'Bulls and Cows' }).first().getByRole('link').click();
  await page.getByRole('heading', { name: 'The last number' }).waitFor();
  await page.keyboard.press('7');
  await expect.poll(() => page.locator('.puzzle-digit').filter({ hasText: '7' }).count()).toBeGreaterThan(1);
  await visit(page, `${stage.host.url}#/mastermind`);
  await command(page, 'skin pegs');
  await announced(page, 'pegs');
  await visit(page, `${stage.host.url}#/puzzles/${PUZZLE}`);
  await page.locator('.clue-guess .peg-ink-4').first().waitFor();
  await visit(page, `${stage.host.url}#/puzzles/mastermind/p4c6r/aabb20`);
  await announced(page, 'More than one solution fits the clues in this link.');
  await visit(page, `${stage.host.url}#/puzzles/mastermind/p4c6r/aabb40.ccdd40`);
  await announced(page, 'Nothing fits all the clues in this link.');
  await visit(page, `${stage.host.url}#/puzzles/mastermind/p4c6r/aabb20.zz`);
  await announced(page, 'Clue 2 in this link cannot be read.');
  await visit(page, `${stage.host.url}#/puzzles/witch/x/%E0%A4%A`);
  await announced(page, 'The link is damaged or cut short.');
  await visit(page, `${stage.host.url}#/puzzles/book/12/9`);
  await page.getByText('The link is damaged or cut short.').first().waitFor();
  await expect.poll(() => page.locator('.puzzle-book').count()).toBe(0);
  for (const week of ['0', '9999', 'x']) {
    await visit(page, `${stage.host.url}#/puzzles/week/${week}`);
    await page.getByRole('alert').filter({ hasText: 'There is no such week.' }).waitFor();
  }
  await visit(page, `${stage.host.url}#/puzzles/week/1`);
  await page.getByText('Week 1. Each puzzle').waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
  await giveBack(page);
});

describe('the puzzle rating of a server', () => {
  const there = openStage(startServer);

  it('receives tries while it is switched on, and stores nothing once it is off', async () => {
    const { page, troubles } = await emptyPage(there.browser, { locale: 'en' });
    const asked: string[] = [];
    page.on('request', (request) => {
      const [path] = /\/api\/.*/.exec(request.url()) ?? [];
      if (path) asked.push(`${request.method()} ${path} ${request.postData() ?? ''}`.trim());
    });
    const showAnswer = async (at: number) => {
      await page.locator('.stub a').nth(at).click();
      await page.getByRole('button', { name: 'Show the solution' }).click();
      await page.getByText('step 1 of').waitFor();
    };
    const openWeek = async () => {
      await visit(page, `${there.host.url}#/puzzles`);
      await page.locator('.stub').first().waitFor();
    };
    const takesPart = page.getByLabel('Take part in this server’s rating');
    await openWeek();
    await showAnswer(0);
    expect(asked, 'off from the start').toEqual([]);
    await openWeek();
    await takesPart.check();
    await page.getByText('from 0 puzzles.').waitFor();
    await expect.poll(() => stored(page, 'puzzles')).toContain('"takesPart":true');
    const answered = page.waitForResponse((response) => response.url().endsWith('/api/puzzles/tries'));
    await showAnswer(1);
    expect((await answered).status()).toBe(200);
    await openWeek();
    await page.getByText('from 1 puzzle.').waitFor();
    await takesPart.uncheck();
    await page.getByText('The server then records which puzzles you tried').waitFor();
    const before = asked.length;
    expect(asked.at(-1)).toBe('DELETE /api/puzzles/rating');
    await showAnswer(2);
    expect(asked.length).toBe(before);
    const kept = await page.evaluate(async () => (await fetch('api/puzzles/rating')).json());
    expect(kept).toMatchObject({ tries: 0 });
    expect(troubles).toEqual([]);
    await giveBack(page);
  });
});
