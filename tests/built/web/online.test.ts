import { createHash } from 'node:crypto';
import { mastermindModule } from '@inkling/games/mastermind/module';
import { parseRoomRecord } from '@inkling/games/record/room-text';
import { verifyRoomRecord } from '@inkling/games/record/verify-room';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axe } from './axe.ts';
import { EVERY_LOOK } from './looks.ts';
import { announced, command, KEPT, reload } from './open-page.ts';
import { answered, leave, opened, person } from './people.ts';
import { startServer } from './running-server.ts';
import { openStage } from './stage.ts';

const stage = openStage(startServer);

const sha256 = (bytes: Uint8Array) => new Uint8Array(createHash('sha256').update(bytes).digest());

/** Verifies the game in the downloadable file, as `inkling verify` does. */
async function verified(page: Page) {
  const file = await page.locator('a[download]').getAttribute('href');
  const record = parseRoomRecord(decodeURIComponent((file ?? '').slice('data:application/json,'.length)), [
    mastermindModule,
  ]);
  if (!record.ok) throw new Error(record.error.code);
  return verifyRoomRecord(record.value, { sha256, module: mastermindModule });
}

/** Returns a turn that was answered with three exact. */
const rowOf = (page: Page, turn: number) =>
  page.locator('li.pegboard-row, li.bar', { hasText: new RegExp(`Turn ${turn}: .*3\\sexact, 0\\snear`) });

/** Returns the id of the focused element. */
const focused = (page: Page) => page.evaluate(() => document.activeElement?.id);

/** Returns the visible part of the sentence that is read aloud. */
const shownAgain = (page: Page) =>
  page.locator('.said').evaluate((said) => {
    const seen = [...said.childNodes].filter((part) => !(part instanceof Element && part.matches('.unseen')));
    return seen
      .map((part) => part.textContent)
      .join('')
      .replaceAll('\u00a0', ' ')
      .trim();
  });

describe('playing together', () => {
  it('plays a whole duel with a deposited code, with one side offline and the server down for a while', async () => {
    const maker = await person(stage.browser, stage.host.url);
    expect(await axe(maker.page)).toEqual([]);
    const link = await opened(maker.page, 'make p4c6r/12 deposited one');
    const breaker = await person(stage.browser, stage.host.url, new URL(link).hash, KEPT);
    await breaker.page.getByRole('button', { name: 'Take the seat: guess the code' }).focus();
    await breaker.page.keyboard.press('Enter');
    await expect.poll(() => focused(breaker.page)).toBe('board');
    await announced(breaker.page, 'The other player is choosing the code.');
    await maker.page.locator('#board').focus();
    for (const key of ['1', '1', '2', '3', 'Enter']) await maker.page.keyboard.press(key);
    await announced(breaker.page, 'Your turn: make a guess.');
    expect(await shownAgain(breaker.page)).toBe('');
    expect(await axe(maker.page)).toEqual([]);

    await breaker.page.locator('#board').focus();
    for (const key of ['1', '2', '3', '4', 'Enter']) await breaker.page.keyboard.press(key);
    await announced(breaker.page, 'Turn 1: 1 exact, 2 near. Your turn');
    expect(await shownAgain(breaker.page)).toBe('Turn 1: 1 exact, 2 near.');
    await announced(maker.page, 'Turn 1: 1 exact, 2 near.');

    // The page is opened again later without a server, so the app must be stored by now.
    await breaker.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await breaker.context.setOffline(true);
    await breaker.page
      .locator('.online-banner', { hasText: 'The connection to the server is lost.' })
      .waitFor();
    await command(breaker.page, 'aabb');
    await announced(breaker.page, 'No answer yet. Your move is kept');
    expect(await axe(breaker.page)).toEqual([]);
    await breaker.context.setOffline(false);
    // The response and the reconnection may come in either order, so the last sentence may be either.
    await rowOf(breaker.page, 2).waitFor();
    await announced(maker.page, 'Turn 2: 3 exact, 0 near.');
    await answered(breaker.page);

    await stage.host.stop('SIGKILL');
    await announced(maker.page, 'The connection to the server is lost.');
    await command(breaker.page, 'aabd');
    await announced(breaker.page, 'No answer yet. Your move is kept');
    await reload(breaker.page);
    await breaker.page.getByText('Opening the room…').waitFor();
    await stage.host.start();
    await rowOf(breaker.page, 3).waitFor();
    await rowOf(maker.page, 3).waitFor();

    for (const name of ['Santa', 'Santa', 'Present', 'Tree'])
      await breaker.page.getByRole('button', { name, exact: true }).click();
    await breaker.page.getByRole('button', { name: 'Check guess' }).click();
    await announced(breaker.page, 'The promise was kept, and every answer is what the code gives.');
    await announced(maker.page, 'The promise was kept, and every answer is what the code gives.');
    const torn = breaker.page.locator('.torn-off');
    await torn.getByRole('heading', { name: 'Found in 4!' }).waitFor();
    expect(await torn.locator('.recap-turn').count()).toBe(4);
    await breaker.page.getByRole('img', { name: /Mastermind\. Found in 4 of 12\./ }).waitFor();
    const luck = breaker.page.getByRole('region', { name: 'Luck or choice?' });
    await luck.getByRole('row', { name: /^4 /, includeHidden: true }).waitFor({ state: 'attached' });
    expect(await maker.page.locator('.torn-off, .story').count()).toBe(0);
    const ending = maker.page.getByRole('heading', { name: 'The code was' });
    await ending.waitFor();
    expect(await focused(maker.page)).toBe('ending-heading');
    expect(await ending.evaluate((heading) => getComputedStyle(heading).outlineStyle)).toBe('none');
    expect(await maker.page.getByRole('button', { name: 'Share' }).count()).toBe(0);
    expect(await axe(breaker.page)).toEqual([]);
    expect(await verified(breaker.page)).toMatchObject({ ok: true, promise: 'kept' });
    await leave(maker, breaker);
  });

  it('keeps a code in the maker’s browser: promise, answers by hand, contradiction and reveal', async () => {
    const maker = await person(stage.browser, stage.host.url);
    await maker.page.locator('.friend-terms summary').click();
    await maker.page.getByLabel('Where is your code kept?').selectOption('kept');
    await maker.page.locator('#board').focus();
    for (const key of ['s', 's', 'p', 't']) await maker.page.keyboard.press(key);
    expect(await axe(maker.page)).toEqual([]);
    await maker.page.getByRole('button', { name: 'Create the link' }).click();
    const link = await maker.page.getByRole('textbox', { name: 'Link to this room' }).inputValue();
    await reload(maker.page);
    const breaker = await person(stage.browser, stage.host.url, new URL(link).hash);
    // A room with somebody who watches is in the tests of rooms with several guests.
    const watchers = EVERY_LOOK ? [await person(stage.browser, stage.host.url, new URL(link).hash)] : [];
    const square = maker.page.getByRole('img', { name: 'The link to this room as a QR code' });
    await square.waitFor();
    await command(breaker.page, 'sit');
    await square.waitFor({ state: 'detached' });
    await announced(maker.page, 'Everybody is here.');
    for (const { page } of watchers) {
      await announced(page, 'Everybody is here. You are watching.');
      await page.locator('.pegboard-row').first().waitFor();
    }

    await command(breaker.page, 'spnt');
    await announced(breaker.page, 'Your guess is waiting for an answer.');
    await maker.page.getByText('Your code gives 2 exact, 1 near.').waitFor();
    expect(await axe(maker.page)).toEqual([]);
    await maker.context.setOffline(true);
    await maker.page.locator('#board').focus();
    await maker.page.keyboard.press('Enter');
    const unsent = maker.page.locator('.online-unsent');
    await expect.poll(() => unsent.locator('b').textContent()).toBe('2 exact, 1 near');
    expect(await unsent.textContent()).not.toContain('score');
    await maker.context.setOffline(false);
    await announced(breaker.page, 'Turn 1: 2 exact, 1 near.');
    for (const { page } of watchers) {
      await announced(page, 'Turn 1: 2 exact, 1 near.');
      await expect.poll(() => page.getByRole('button', { name: 'Check guess' }).count()).toBe(0);
    }

    await command(breaker.page, 'tnps');
    await maker.page.getByText('Your code gives 1 exact, 2 near.').waitFor();
    await maker.page.getByLabel('Exact').selectOption('0');
    await maker.page.getByLabel('Near').selectOption('0');
    await maker.page.getByRole('button', { name: 'Answer', exact: true }).click();
    for (const { page } of [maker, breaker, ...watchers]) {
      await announced(page, 'These answers cannot all be true: turns 1 and 2.');
      await page.locator('.notice', { hasText: 'These answers cannot all be true' }).waitFor();
    }
    expect(await axe(breaker.page)).toEqual([]);

    await command(breaker.page, 'sspt');
    await maker.page.getByText('Your code gives 4 exact, 0 near.').waitFor();
    await command(maker.page, 'answer 4,0');
    await announced(maker.page, 'It is over');
    expect(await breaker.page.content()).not.toContain('The code:');
    await breaker.page.getByText('Whoever hid it shows it next; then every answer is checked.').waitFor();
    expect(await maker.page.getByText('Whoever hid it shows it next').count()).toBe(0);
    await maker.page.getByRole('button', { name: 'Show the code' }).click();
    for (const { page } of [maker, breaker, ...watchers]) {
      await announced(page, 'The promise was kept, but 1 answer is not what the code gives.');
      await page
        .getByText('Turn 2: the answer was 0 exact, 0 near; the code gives 1 exact, 2 near.')
        .waitFor();
      expect(await verified(page)).toMatchObject({ promise: 'kept' });
      expect(await page.locator('.story').count(), 'nothing is judged by false answers').toBe(0);
      expect(await page.getByRole('link', { name: 'Another room' }).count()).toBe(1);
    }
    expect(await axe(breaker.page)).toEqual([]);
    await leave(maker, breaker, ...watchers);
  });

  it('lets two players race with hidden guesses, and plays a stale move all the same', async () => {
    const maker = await person(stage.browser, stage.host.url);
    const link = await opened(maker.page, 'make p2c3r/9 deposited race');
    await command(maker.page, 'ba');
    const first = await person(stage.browser, stage.host.url, new URL(link).hash);
    await command(first.page, 'sit first');
    const second = await person(stage.browser, stage.host.url, new URL(link).hash);
    await command(second.page, 'sit second');
    await announced(first.page, 'Everybody is here. Your turn');
    await first.context.setOffline(true);
    await first.page
      .locator('.online-banner', { hasText: 'The connection to the server is lost.' })
      .waitFor();
    await command(first.page, 'aa');
    await announced(first.page, 'No answer yet.');
    await command(second.page, 'ab');
    await announced(second.page, 'Turn 1: 0 exact, 2 near.');
    await first.context.setOffline(false);
    await first.page.getByText('1 turn so far; guesses stay hidden until the race is over.').waitFor();
    await first.page.locator('li.pegboard-row', { hasText: 'Turn 1: Santa, Santa.' }).waitFor();
    await second.page.getByText('1 turn so far; guesses stay hidden').waitFor();
    // News of the other player does not replace the player's own task.
    await second.page
      .locator('.online-task')
      .getByText('Your turn: make a guess.', { exact: true })
      .waitFor();
    expect(await second.page.content()).not.toContain('Santa, Santa');
    await answered(first.page);
    await command(first.page, 'ba');
    await announced(first.page, 'Turn 2: 2 exact, 0 near.');
    await command(second.page, 'ac');
    await announced(second.page, 'Turn 2: 0 exact, 1 near.');
    await answered(second.page);
    await command(second.page, 'ba');
    await announced(first.page, 'The promise was kept, and every answer is what the code gives.');
    await second.page
      .locator('.torn-kicker', { hasText: 'It is over: the first player won in 2 turns.' })
      .waitFor();
    await first.page.locator('.torn-off').getByRole('heading', { name: 'Found in 2!' }).waitFor();
    await first.page.getByRole('heading', { name: 'Turns of the second player' }).waitFor();
    expect(await second.page.content()).toContain('Santa, Santa');
    for (const { page } of [first, second])
      expect(await page.getByText('hidden', { exact: true }).count()).toBe(0);
    expect(await axe(first.page)).toEqual([]);
    await leave(maker, first, second);
  });

  it('draws a code that nobody chose alone, and reveals it', async () => {
    const player = await person(stage.browser, stage.host.url);
    const { page } = player;
    await opened(page, 'make p1c2r/9 computer one');
    await announced(page, 'Your turn');
    await answered(page);
    await command(page, 'a');
    // A guess is shown before its answer arrives.
    const first = page.locator('li.pegboard-row, .recap-turn', { hasText: /\d\sexact/ }).first();
    await first.waitFor();
    await answered(page);
    // Whichever of the two codes it is, it is found now or by the next guess.
    if (/\b0\sexact/.test((await first.textContent()) ?? '')) await command(page, 'b');
    await announced(page, 'The promise was kept, and every answer is what the code gives.');
    await page.getByText('nobody chose it alone').first().waitFor();
    expect(await verified(page)).toMatchObject({ ok: true, promise: 'kept', draw: 'joint' });
    await leave(player);
  });
});
