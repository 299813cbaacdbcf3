import { createHash } from 'node:crypto';
import { parseGameRecord, verifyGameRecord } from '@inkling/games/mastermind/record/game-record';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axe } from './axe.ts';
import { announced, command, emptyPage, giveBack, reload, settled, visit } from './open-page.ts';
import { serveSite } from './site.ts';
import { openStage } from './stage.ts';

const stage = openStage(serveSite);

/** Opens a separate device at an address of the duel. */
async function device(address = '#/online/links'): Promise<{ page: Page; troubles: string[] }> {
  const { page, troubles } = await emptyPage(stage.browser);
  await visit(page, new URL(address, stage.host.url).href);
  await page.locator('main.match .console').waitFor();
  return { page, troubles };
}

/** Returns the links that a page of a duel shows. */
async function links(page: Page, count: 1 | 2): Promise<readonly string[]> {
  const boxes = page.locator('.match-line input[readonly]').filter({ visible: true });
  await boxes.nth(count - 1).waitFor();
  return boxes.evaluateAll((found) => found.map((box) => (box as HTMLInputElement).value));
}

/** Whether the pieces and the link cover the board on a phone. */
async function coversBoard(page: Page): Promise<boolean> {
  const wide = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 700 });
  const isCovered = await page.evaluate(() => {
    const [board, dock] = ['.pegboard', '.match-dock'].map((name) =>
      document.querySelector(name)?.getBoundingClientRect(),
    );
    return board && dock && board.bottom > dock.top + 1;
  });
  if (wide) await page.setViewportSize(wide);
  if (isCovered === undefined) throw new Error('The page shows no board with its pieces.');
  return isCovered;
}

const open = (page: Page, link: string) => visit(page, new URL(new URL(link).hash, stage.host.url).href);

/** Makes a guess with the keyboard, checks that the board is in sight, and returns the link with the guess. */
async function sentGuess(page: Page, turn: number, guess: string): Promise<string> {
  await page.locator('#board').focus();
  for (const key of guess) await page.keyboard.press(key);
  const asked = await page.getByLabel(`Your guess for turn ${turn}`, { exact: true }).inputValue();
  expect(await coversBoard(page)).toBe(false);
  return asked;
}

/** Expects that a breaker cannot open a sent guess, and makes no other by accident until it is answered. */
async function refusesOwnLink(page: Page, asked: string): Promise<void> {
  const refusal = page.getByRole('alert').filter({ hasText: 'You made that link.' });
  await open(page, asked);
  await refusal.waitFor();
  await reload(page);
  await page.getByRole('button', { name: 'Change this guess' }).waitFor();
  await page.keyboard.press('b');
  expect(await page.getByLabel('Your guess for turn 1', { exact: true }).inputValue()).toBe(asked);
  await open(page, asked);
  await refusal.waitFor();
}

/** The page where duels start asks whether there is a server; here there is none, which is not an error. */
function isTrouble(trouble: string): boolean {
  return !trouble.startsWith('Failed to load resource');
}

describe('a duel by links', () => {
  it('is played by opening the links that the two players send each other, in either tab of the maker', async () => {
    const maker = await device();
    await command(maker.page, 'make p4c6r aabc');
    const [challenge = ''] = await links(maker.page, 1);
    const breaker = await device(new URL(challenge).hash);
    const second = await maker.page.context().newPage();

    const asked = await sentGuess(breaker.page, 1, 'sptn');
    await second.goto(new URL(new URL(asked).hash, stage.host.url).href);
    await announced(second, 'Turn 1: 1 exact, 2 near.');
    // One tab shows what a link opened in the other.
    await maker.page.getByLabel('Answer to turn 1', { exact: true }).waitFor();
    const [answer = ''] = await links(maker.page, 1);
    // Opening a link twice changes nothing.
    await open(maker.page, asked);
    expect(await links(maker.page, 1)).toEqual([answer]);
    await refusesOwnLink(breaker.page, asked);
    await open(breaker.page, answer);
    await announced(breaker.page, 'Turn 1: 1 exact, 2 near.');
    // The rejection was about another link.
    expect(await breaker.page.getByRole('alert').count()).toBe(0);

    await open(maker.page, await sentGuess(breaker.page, 2, 'sspt'));
    await announced(maker.page, 'Turn 2: 4 exact, 0 near.');
    await second.getByLabel('Answer to turn 2', { exact: true }).waitFor();
    await second.close();
    const [last = ''] = await links(maker.page, 1);
    await open(breaker.page, last);
    await announced(breaker.page, 'Turn 2: 4 exact, 0 near. The code was found in 2 turns.');
    await breaker.page.getByRole('region', { name: 'Your guesses' }).getByRole('listitem').nth(1).waitFor();
    await maker.page.getByText('The game is over. Send the answer, then the last link').waitFor();
    await maker.page.getByRole('button', { name: 'Show the code and the last link' }).click();
    const [, reveal = ''] = await links(maker.page, 2);
    await open(breaker.page, reveal);
    await announced(breaker.page, 'The promise was kept');
    for (const { page } of [maker, breaker]) {
      await page.getByRole('link', { name: 'Another game by link' }).click();
      await page.getByRole('heading', { name: 'With a friend' }).waitFor();
      await giveBack(page);
    }
    const stranger = await device(new URL(answer).hash);
    await stranger.page.getByRole('alert').filter({ hasText: 'not in this browser' }).waitFor();
    await giveBack(stranger.page);
  });

  it('is played with typed commands on two devices, and the reveal is checked', async () => {
    const maker = await device();
    expect(await axe(maker.page)).toEqual([]);
    await command(maker.page, 'make p4c6r aabc');
    await announced(maker.page, 'Hidden. Send the first link');
    const [challenge = ''] = await links(maker.page, 1);
    expect(await maker.page.content()).not.toMatch(/reveal1|aabc|Santa, Santa/);

    const breaker = await device(new URL(challenge).hash);
    await announced(breaker.page, 'Make your first guess.');
    await breaker.page.getByRole('region', { name: 'Your guesses' }).waitFor();
    for (const [turn, guess] of [
      [1, 'abcd'],
      [2, 'aabc'],
    ] as const) {
      await command(maker.page, guess);
      const told = await announced(maker.page, new RegExp(`^Turn ${turn}:`));
      const [, exact, near] = /(\d) exact, (\d) near/.exec(told) ?? [];
      await command(breaker.page, `${guess} ${exact},${near}`);
      await announced(breaker.page, /^Turn \d: \d exact, \d near\./);
    }
    await announced(breaker.page, 'Turn 2: 4 exact, 0 near. The code was found in 2 turns.');
    await command(maker.page, 'reveal');
    const [, reveal = ''] = await links(maker.page, 2);
    expect(await axe(maker.page)).toEqual([]);
    await command(breaker.page, reveal);
    await announced(breaker.page, 'The promise was kept, and every answer is what the code gives.');
    expect(await axe(breaker.page)).toEqual([]);
    const file = await breaker.page.locator('a[download]').getAttribute('href');
    const record = parseGameRecord(decodeURIComponent((file ?? '').slice('data:application/json,'.length)));
    if (!record.ok) throw new Error(record.error.code);
    const sha256 = (bytes: Uint8Array) => new Uint8Array(createHash('sha256').update(bytes).digest());
    expect(await verifyGameRecord(record.value, sha256)).toMatchObject({ ok: true, promise: 'kept' });

    await reload(breaker.page);
    await breaker.page.getByText('The promise was kept').waitFor();
    expect([...maker.troubles, ...breaker.troubles].filter(isTrouble)).toEqual([]);
    await giveBack(maker.page);
    await giveBack(breaker.page);
  });

  it('is played with keyboard and pointer, and says only at the reveal which answer was wrong', async () => {
    const maker = await device();
    await maker.page.locator('body').press('s');
    for (const key of ['p', 't', 'n']) await maker.page.keyboard.press(key);
    await maker.page.keyboard.press('Enter');
    await maker.page.getByText('You hid this code').waitFor();
    const [challenge = ''] = await links(maker.page, 1);
    // Typed pieces are shown, though most guesses come as links.
    await maker.page.locator('#board').focus();
    await maker.page.keyboard.press('s');
    await maker.page.getByRole('button', { name: 'Answer it' }).waitFor();
    const breaker = await device(new URL(challenge).hash);
    const { page } = breaker;
    for (const name of ['Santa', 'Santa', 'Present', 'Present'])
      await page.getByRole('button', { name, exact: true }).click();
    await page.getByText('Enter the answer by hand').click();
    await page.getByLabel('Exact').selectOption('4');
    await page.getByRole('button', { name: 'Enter the turn' }).click();
    await announced(page, 'Turn 1: 4 exact, 0 near.');
    await page.getByText('Correct an answer').click();
    await page.getByLabel('Answer to turn 1').selectOption('1,1');
    await announced(page, 'Turn 1: 1 exact, 1 near.');
    await page.locator('#board').focus();
    for (const key of ['n', 't', 'p', 's']) await page.keyboard.press(key);
    await page.getByLabel('Exact').selectOption('0');
    await page.getByLabel('Near').selectOption('0');
    await page.getByRole('button', { name: 'Enter the turn' }).click();
    await page.locator('.notice', { hasText: 'The answers to turns 1 and 2 cannot all be true.' }).waitFor();
    expect(await axe(page)).toEqual([]);

    await maker.page.getByRole('button', { name: 'Show the code and the last link' }).click();
    const [, reveal = ''] = await links(maker.page, 2);
    await page.getByLabel('Link', { exact: true }).fill(reveal);
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    await announced(page, 'The promise was kept, but 1 answer is not what the code gives.');
    await page.getByText('Turn 2: the answer was 0 exact, 0 near; the code gives 0 exact, 4 near.').waitFor();
    await giveBack(page);
    await giveBack(maker.page);
  });

  it('shows the breaker the same page, except the promise, for two codes with the same answers', async () => {
    const pages: string[] = [];
    const maker = await device();
    for (const code of ['aabc', 'aabd']) {
      await visit(maker.page, new URL('#/online/links', stage.host.url).href);
      await command(maker.page, `make p4c6r ${code}`);
      await announced(maker.page, 'Hidden.');
      const [challenge = ''] = await links(maker.page, 1);
      const breaker = await device(new URL(challenge).hash);
      await command(breaker.page, 'eeff 0,0');
      await announced(breaker.page, 'Turn 1: 0 exact, 0 near.');
      await settled(breaker.page);
      const promise = /challenge1\/p4c6r\/\d+\/([\w-]{43})/.exec(challenge)?.[1] ?? 'none';
      pages.push((await breaker.page.content()).replaceAll(promise, 'PROMISE'));
      await giveBack(breaker.page);
    }
    await giveBack(maker.page);
    expect(pages[0]).toBe(pages[1]);
  });

  it('explains what is wrong with a hostile address, and forgets a game on request', async () => {
    const { page, troubles } = await device('#/duel/challenge1/p4c6r/12/xxxx');
    await page.getByRole('alert').filter({ hasText: 'That link is incomplete.' }).waitFor();
    for (const bad of ['#/duel/%E0%A4%A', '#/duel/open/nothing', `#/duel/reveal1/${'a'.repeat(5000)}`]) {
      await visit(page, new URL(bad, stage.host.url).href);
      await page.getByRole('alert').waitFor();
    }
    await visit(page, new URL('#/online/links', stage.host.url).href);
    await page.getByRole('heading', { name: 'With a friend' }).waitFor();
    await command(page, 'make');
    await announced(page, 'Hidden.');
    await command(page, 'back');
    const forget = page.getByRole('button', { name: /^Forget: You hid p4c6r/ });
    await forget.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Keep it' }).click();
    await forget.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Forget it' }).click();
    await page.getByRole('heading', { name: 'Your games' }).waitFor({ state: 'detached' });
    expect(troubles.filter(isTrouble)).toEqual([]);
    await giveBack(page);
  });
});
