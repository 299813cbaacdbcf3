import { createHash } from 'node:crypto';
import { parseRoomRecord } from '@inkling/games/record/room-text';
import { verifyRoomRecord } from '@inkling/games/record/verify-room';
import { covenWitch } from '@inkling/games/witch/coven-module';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { axe } from './axe.ts';
import { announced, command } from './open-page.ts';
import { leave, opened, person } from './people.ts';
import { sharedServer } from './shared-server.ts';
import { openStage } from './stage.ts';

const stage = openStage(sharedServer);

const SQUARES = ['a1', 'a2', 'a3', 'b1', 'b2', 'b3', 'c1', 'c2', 'c3'];

const sha256 = (bytes: Uint8Array) => new Uint8Array(createHash('sha256').update(bytes).digest());

const DOWN = 'face down';

interface SeenTile {
  readonly name: string;
  /** The first of the two tiles that one move turns over. */
  readonly first: boolean;
}

/** Returns what a player with perfect memory turns over next. */
function choice(all: readonly SeenTile[], seen: ReadonlyMap<number, string>): number {
  const down = all.flatMap(({ name }, at) => (name === DOWN ? [at] : []));
  const begun = all.find(({ first }) => first)?.name;
  const known = down.filter((at) => seen.has(at));
  const isTwin = (at: number) => known.some((twin) => twin !== at && seen.get(twin) === seen.get(at));
  const mate = known.find((at) => (begun === undefined ? isTwin(at) : seen.get(at) === begun));
  return mate ?? down.find((at) => !seen.has(at)) ?? down[0] ?? 0;
}

/** What a page shows of the game at one moment. */
interface Sight {
  readonly said: string;
  readonly tiles: readonly SeenTile[];
  /** Whether this page can act. While a move is being sent, neither page can. */
  readonly mayAct: boolean;
  readonly isAsked: boolean;
  readonly isOver: boolean;
}

const sight = (page: Page): Promise<Sight> =>
  page.evaluate(() => {
    const ENDS = /^(You win!|(The other player|Bot) wins!|A draw\.)$/;
    const isShown = (selector: string) => document.querySelector(selector)?.checkVisibility() === true;
    return {
      said: document.querySelector('[role=status]')?.textContent ?? '',
      tiles: [...document.querySelectorAll('.tile')].map((tile) => ({
        name: (tile.getAttribute('aria-label') ?? '').replace(/^Row [a-t], column \d+, /, ''),
        first: tile.classList.contains('tile-first'),
      })),
      mayAct: document.querySelector('.turn-panel, .quiz, .event') !== null,
      isAsked: isShown('.quiz'),
      isOver: [...document.querySelectorAll('main *')].some(
        (part) =>
          part.childElementCount === 0 && ENDS.test(part.textContent.trim()) && part.checkVisibility(),
      ),
    };
  });

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

/** Plays both seats with perfect memory, and expects after each move that both pages show and say the same. */
async function playToTheEnd(first: Page, second: Page): Promise<void> {
  const seen = new Map<number, string>();
  for (;;) {
    const seats = await waited(async () => {
      const [one, two] = [await sight(first), await sight(second)];
      if (one.isOver && two.isOver) return 'over';
      if (one.mayAct === two.mayAct) return undefined;
      return one.mayAct ? ([first, second, one] as const) : ([second, first, two] as const);
    });
    if (seats === 'over') return;
    const [page, other, before] = seats;
    await command(page, before.isAsked ? '1' : (SQUARES[choice(before.tiles, seen)] ?? ''));
    const told = await waited(async () => {
      const { said } = await sight(page);
      return said === before.said ? undefined : said;
    });
    const after = await sight(page);
    for (const [at, { name }] of after.tiles.entries()) if (name !== DOWN) seen.set(at, name);
    expect(told).not.toMatch(/player,|other player wins/);
    await waited(async () => anonymous((await sight(other)).said) === anonymous(told) || undefined);
    expect((await sight(other)).tiles).toEqual(after.tiles);
  }
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

  await playToTheEnd(first.page, second.page);
  expect(await axe(first.page)).toEqual([]);
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
  for (;;) {
    const now = await waited(async () => {
      const now = await sight(page);
      return now.isOver || now.mayAct ? now : undefined;
    });
    if (now.isOver) break;
    for (const [at, { name }] of now.tiles.entries()) if (name !== DOWN) seen.set(at, name);
    await command(page, now.isAsked ? '1' : (SQUARES[choice(now.tiles, seen)] ?? ''));
  }
  await page.getByText('The promise was kept, and every answer is what the board gives.').first().waitFor();
  await leave(one);
});
