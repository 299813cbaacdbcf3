import { createHash } from 'node:crypto';
import { parseRoomRecord } from '@inkling/games/record/room-text';
import { verifyRoomRecord } from '@inkling/games/record/verify-room';
import { covenWitch } from '@inkling/games/witch/coven-module';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { axe } from './axe.ts';
import { announced, command } from './open-page.ts';
import { leave, opened, person } from './people.ts';
import { startServer } from './running-server.ts';
import { openStage } from './stage.ts';

const stage = openStage(startServer);

const SQUARES = ['a1', 'a2', 'a3', 'b1', 'b2', 'b3', 'c1', 'c2', 'c3'];

const sha256 = (bytes: Uint8Array) => new Uint8Array(createHash('sha256').update(bytes).digest());

const DOWN = 'face down';

interface SeenTile {
  readonly name: string;
  /** The first of the two tiles that one move turns over. */
  readonly first: boolean;
}

const tiles = (page: Page): Promise<readonly SeenTile[]> =>
  page.locator('.tile').evaluateAll((all) =>
    all.map((tile) => ({
      name: (tile.getAttribute('aria-label') ?? '').replace(/^Row [a-t], column \d+, /, ''),
      first: tile.classList.contains('tile-first'),
    })),
  );

/** Returns what a player with perfect memory turns over next. */
function choice(all: readonly SeenTile[], seen: ReadonlyMap<number, string>): number {
  const down = all.flatMap(({ name }, at) => (name === DOWN ? [at] : []));
  const begun = all.find(({ first }) => first)?.name;
  const known = down.filter((at) => seen.has(at));
  const isTwin = (at: number) => known.some((twin) => twin !== at && seen.get(twin) === seen.get(at));
  const mate = known.find((at) => (begun === undefined ? isTwin(at) : seen.get(at) === begun));
  return mate ?? down.find((at) => !seen.has(at)) ?? down[0] ?? 0;
}

/** Whether this page can act. While a move is being sent, neither page can. */
const mayAct = async (page: Page) => (await page.locator('.turn-panel, .quiz, .event').count()) > 0;

/**
 * Returns the part of an announcement that both players hear: without who acted, whose turn it is, what only
 * one player is asked to do, and the final check, which each page reports in its own time.
 */
function anonymous(sentence: string): string {
  return sentence
    .toLowerCase()
    .replaceAll('\u00a0', '')
    .replace(/^the other player, /, '')
    .replace(/ choose a tile to peek at\.$/, '')
    .replace(/your turn\.|the other player to play\./, 'next.')
    .replace(/you win!|the other player wins!/, 'won.')
    .replace(/ the promise was kept.*$/, '');
}

/** Polls until there is an answer. */
async function waited<Answer>(ask: () => Promise<Answer | undefined>): Promise<Answer> {
  let answer: Answer | undefined;
  await expect.poll(async () => (answer = await ask()) !== undefined, { interval: 20 }).toBe(true);
  return answer as Answer;
}

it('plays a whole game of Witch in two browsers, with the same table in both', async () => {
  const first = await person(stage.browser, stage.host.url);
  const link = await opened(first.page, 'make witch easy race');
  const second = await person(stage.browser, stage.host.url, new URL(link).hash);
  await command(second.page, 'sit');
  await announced(first.page, /(?<!: )Turn over a tile\.$/);
  await announced(second.page, 'The other player: turn over a tile.');
  expect(await axe(first.page)).toEqual([]);
  await command(second.page, 'a1');
  await announced(second.page, 'It is not your turn.');

  const seen = new Map<number, string>();
  const over = (page: Page) => page.getByText(/^(You win!|The other player wins!|A draw\.)$/).first();
  while (!(await over(first.page).isVisible())) {
    const mover = await waited(async () => {
      if (await over(first.page).isVisible()) return 'nobody';
      const may = [await mayAct(first.page), await mayAct(second.page)];
      return may[0] === may[1] ? undefined : may[0] ? 'first' : 'second';
    });
    if (mover === 'nobody') break;
    const [page, other] = mover === 'first' ? [first.page, second.page] : [second.page, first.page];
    const before = await page.locator('[role=status]').textContent();
    const isAsked = await page.locator('.quiz').isVisible();
    await command(page, isAsked ? '1' : (SQUARES[choice(await tiles(page), seen)] ?? ''));
    await page.waitForFunction((old) => document.querySelector('[role=status]')?.textContent !== old, before);
    const told = (await page.locator('[role=status]').textContent()) ?? '';
    for (const [at, { name }] of (await tiles(page)).entries()) if (name !== DOWN) seen.set(at, name);
    expect(told).not.toMatch(/player,|other player wins/);
    await waited(async () => {
      const heard = (await other.locator('[role=status]').textContent()) ?? '';
      return anonymous(heard) === anonymous(told) || undefined;
    });
    expect(await tiles(other)).toEqual(await tiles(page));
  }
  await over(first.page).waitFor();
  await over(second.page).waitFor();
  expect(await axe(second.page)).toEqual([]);
  for (const { page } of [first, second]) {
    const cost = page.getByRole('region', { name: 'What cost you most' });
    await cost.getByRole('row', { name: /^Total \d+ \d+$/ }).waitFor();
    // There is no par for two players.
    await cost.getByText(/^Each move that you lose by forgetting costs/).waitFor();
    await page.getByText('The promise was kept, and every answer is what the board gives.').first().waitFor();
    const file = await page.locator('a[download]').getAttribute('href');
    const record = parseRoomRecord(decodeURIComponent((file ?? '').slice('data:application/json,'.length)), [
      covenWitch,
    ]);
    if (!record.ok) throw new Error(record.error.code);
    const verdict = await verifyRoomRecord(record.value, { sha256, module: covenWitch });
    expect(verdict).toMatchObject({ ok: true, promise: 'kept', draw: 'joint' });
  }
  await leave(first, second);
});

it('plays Witch against a bot of the server', async () => {
  const one = await person(stage.browser, stage.host.url);
  const { page } = one;
  await page.getByRole('radio', { name: 'Witch' }).check();
  await page.locator('.friend-terms summary').click();
  await page.getByLabel('After a match').waitFor();
  await page.getByLabel('Who plays?').selectOption('player');
  await page.getByRole('combobox', { name: 'The computer', exact: true }).selectOption('expert');
  expect(await axe(page)).toEqual([]);
  await command(page, 'make witch easy player lru2');
  await page.getByText('computer (lru2)').waitFor();
  await announced(page, 'turn over a tile.');
  const seen = new Map<number, string>();
  const over = page.getByText(/^(You win!|Bot wins!|A draw\.)$/).first();
  while (!(await over.isVisible())) {
    const isOver = await waited(async () => {
      if (await over.isVisible()) return true;
      return (await mayAct(page)) ? false : undefined;
    });
    if (isOver) break;
    for (const [at, { name }] of (await tiles(page)).entries()) if (name !== DOWN) seen.set(at, name);
    const isAsked = await page.locator('.quiz').isVisible();
    await command(page, isAsked ? '1' : (SQUARES[choice(await tiles(page), seen)] ?? ''));
  }
  await over.waitFor();
  await page.getByText('The promise was kept, and every answer is what the board gives.').first().waitFor();
  await leave(one);
});
