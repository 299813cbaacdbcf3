import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { lay, layout, loseToBot, openTable, sitDownWithBot, tile, untilTold } from './coven.ts';
import { EVERY_LOOK } from './looks.ts';
import { announced, command, giveBack, openPage, settled, visit } from './open-page.ts';
import { serveSite } from './site.ts';
import { openStage } from './stage.ts';
import { SEED } from './word-page.ts';

const stage = openStage(serveSite);

/** An input device in the hands of a player who has read nothing: only what is visible can be pressed. */
interface Hand {
  readonly options: BrowserContextOptions;
  /** Sets pieces, by their zero-based numbers. */
  pieces(page: Page, ...symbols: readonly number[]): Promise<void>;
  again(page: Page): Promise<void>;
  check(page: Page): Promise<void>;
  word(page: Page, word: string): Promise<void>;
}

/** A pointer presses what is drawn: pieces, keys of the on-screen keyboard, tiles. */
function pointer(options: BrowserContextOptions, press: (target: Locator) => Promise<void>): Hand {
  return {
    options,
    async pieces(page, ...symbols) {
      for (const symbol of symbols) await press(page.locator(`.tray [data-symbol="${symbol}"]`));
    },
    again: (page) => press(page.locator('[data-turn="0"]')),
    check: (page) => press(page.locator('.press-check')),
    async word(page, word) {
      for (const letter of word.toUpperCase())
        await press(page.locator('.key').filter({ has: page.locator(`b:text-is("${letter}")`) }));
      await press(page.locator('.key-enter'));
    },
  };
}

/**
 * Skips Playwright's checks, because nothing moves here; an element that covers the target is still pressed
 * instead of it.
 */
const AT_ONCE = { force: true };

const HANDS: Readonly<Record<string, Hand>> = {
  mouse: pointer({}, (target) => target.click(AT_ONCE)),
  finger: pointer({ hasTouch: true, viewport: { width: 390, height: 844 } }, (target) => target.tap(AT_ONCE)),
  keys: {
    options: {},
    pieces: (page, ...symbols) => page.keyboard.type(symbols.map((symbol) => symbol + 1).join('')),
    again: (page) => page.keyboard.type('6666'),
    check: (page) => page.keyboard.press('Enter'),
    async word(page, word) {
      await page.keyboard.type(word);
      await page.keyboard.press('Enter');
    },
  },
};

/** `npm test` wins by mouse and by keys in the tests of each game. */
const TESTED = Object.entries(HANDS).filter(([name]) => EVERY_LOOK || name === 'finger');

it.each(TESTED)('with %s alone, a code and a word are found', async (name, hand) => {
  const { page, troubles } = await openPage(stage.browser, stage.host.url, {
    ...hand.options,
    reducedMotion: 'reduce',
  });
  const begin = async (line: string) => {
    await command(page, line);
    await announced(page, /^New/);
    await page.locator('#command').blur();
  };
  await begin('new 4 holly-3417');
  await hand.pieces(page, 5, 5, 5, 5);
  await hand.check(page);
  await announced(page, 'Turn 1:');
  await hand.again(page);
  await hand.check(page);
  await announced(page, 'Turn 2:');
  // The last turn on a phone is made on a full board, as high as it gets.
  const last = name === 'finger' ? 10 : 3;
  for (let turn = 3; turn < last; turn++) {
    await command(page, 'BBBB');
    await announced(page, `Turn ${turn}:`);
  }
  await page.locator('#command').blur();
  await hand.pieces(page, 2, 0, 3, 0);
  await hand.check(page);
  await announced(page, `You found the code in ${last} turns.`);

  await visit(page, `${stage.host.url}#/word`);
  await begin(`new 5 ${SEED}`);
  await hand.word(page, 'crony');
  await announced(page, 'Try 1');
  await hand.word(page, 'lifer');
  await announced(page, 'You found the word in 2 tries.');
  expect(troubles).toEqual([]);
  await giveBack(page);
});

it('with a finger alone, witches are paired and a bot wins (mouse and keys are tested elsewhere)', async () => {
  const { page, troubles } = await openTable(stage.browser, stage.host.url, {
    ...HANDS['finger']?.options,
    reducedMotion: 'reduce',
  });
  await lay(page, 'easy', SEED);
  const tap = (target: Locator) => target.tap(AT_ONCE);
  for (const pair of layout('easy', SEED).pairs) {
    for (const square of pair) await untilTold(page, () => tap(tile(page, square)));
    await untilTold(page, () => tap(page.getByRole('button', { name: 'Skip' })));
    await announced(page, 'She is');
  }
  await page.getByRole('img', { name: /of 3 stars/ }).waitFor();
  // A browser drops a scroll that occurs while the page is being laid out.
  const scrolled = async () => {
    await page.keyboard.press('ArrowDown');
    return page.evaluate(() => window.scrollY);
  };
  await expect.poll(scrolled).toBeGreaterThan(0);
  await page.evaluate(untilScrolled);
  await sitDownWithBot(page, SEED, tap);
  await loseToBot(page, SEED, tap);
  expect(troubles).toEqual([]);
  await giveBack(page);
});

/** Waits until the page no longer scrolls, which takes many frames: a finger would miss a target that moves away. */
async function untilScrolled(): Promise<void> {
  for (let still = 0, before = -1; still < 10; before = scrollY) {
    await new Promise(requestAnimationFrame);
    still = scrollY === before ? still + 1 : 0;
  }
}

it('a double tap asks for one hint, and presses or scrolls nothing behind a dialog', async () => {
  const { page, troubles } = await openPage(stage.browser, stage.host.url, {
    ...HANDS['finger']?.options,
    reducedMotion: 'reduce',
  });
  await visit(page, `${stage.host.url}#/word`);
  await command(page, `new 5 ${SEED}`);
  await announced(page, /^New/);
  const hint = page.getByRole('button', { name: 'Hint' });
  await tapAt(page, hint, 1000);
  const place = await announced(page, 'Look at place');
  await tapAt(page, hint, 1200);
  await settled(page);
  expect(await announced(page, 'Look at place')).toBe(place);
  await tapAt(page, hint, 2000);
  await announced(page, 'No letter is likelier');

  await page.locator('.game-more').tap();
  await page.getByRole('button', { name: 'New game' }).tap();
  const start = page.getByRole('button', { name: 'Start this game' });
  const session = await page.context().newCDPSession(page);
  const { x = 0, y = 0 } = (await page.locator('dialog h2').boundingBox()) ?? {};
  const before = await page.evaluate(() => scrollY);
  await session.send('Input.synthesizeScrollGesture', { x: x + 9, y: y + 9, yDistance: -300, speed: 9000 });
  expect(await page.evaluate(() => scrollY)).toBe(before);
  // There is a key now where the dialog's button was.
  const point = await tapAt(page, start, 5000);
  await page.locator('dialog').waitFor({ state: 'detached' });
  await page.locator('.keyboard').evaluate((keyboard, { x, y }) => {
    keyboard.style.cssText = `position: fixed; inset-block-start: ${y - 20}px; inset-inline-start: ${x - 20}px`;
  }, point);
  const drafted = () => page.locator('.letter-row[aria-current]').textContent();
  const empty = await drafted();
  await tapAt(page, point, 5200);
  await settled(page);
  expect(await drafted()).toBe(empty);
  await tapAt(page, point, 6000);
  await expect.poll(drafted).not.toBe(empty);
  const one = await drafted();
  const beside = await tapAt(page, { x: point.x + 12, y: point.y }, 6100);
  await expect.poll(drafted).not.toBe(one);
  const two = await drafted();
  await tapAt(page, { x: beside.x + 20, y: beside.y }, 6200);
  await expect.poll(drafted).not.toBe(two);
  expect(troubles).toEqual([]);
  await giveBack(page);
});

it('a double tap undoes one turn wherever the buttons have moved, and a third tap undoes another', async () => {
  const { page, troubles } = await openPage(stage.browser, stage.host.url, {
    hasTouch: true,
    viewport: { width: 360, height: 640 },
    reducedMotion: 'reduce',
  });
  const undo = page.getByRole('button', { name: 'Undo' });
  await command(page, 'new maker');
  await announced(page, 'Knuth guesses');
  for (const [answer, turn] of [
    ['0,2', 1],
    ['1,1', 2],
  ] as const) {
    await command(page, answer);
    await announced(page, new RegExp(`^Turn ${turn}:.*Knuth guesses`));
  }
  const point = await tapAt(page, undo, 1000);
  await announced(page, 'Back at turn 2.');
  // The button that plays it again is now in that position.
  await tapAt(page, point, 1200);
  await settled(page);
  await announced(page, 'Back at turn 2.');

  await visit(page, `${stage.host.url}#/word`);
  await command(page, `new 5 ${SEED}`);
  await announced(page, /^New/);
  for (let attempt = 1; attempt <= 3; attempt++) {
    await command(page, 'crony');
    await announced(page, `Try ${attempt}`);
  }
  const tries = page.locator('.game-progress');
  await tapAt(page, undo, 5000);
  await tries.getByText('3/6').waitFor();
  await tapAt(page, undo, 5200);
  await settled(page);
  expect(await tries.textContent()).toBe('3/6');
  await tapAt(page, undo, 5400);
  await tries.getByText('2/6').waitFor();
  expect(troubles).toEqual([]);
  await giveBack(page);
});

/**
 * Taps a point or element with a given time stamp, since a busy machine is too slow for a real double tap.
 * Returns the point.
 */
async function tapAt(page: Page, at: Locator | Point, timeStamp: number): Promise<Point> {
  if (!('x' in at)) await at.scrollIntoViewIfNeeded();
  const box = 'x' in at ? undefined : await at.boundingBox();
  const point = box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : (at as Point);
  await page.evaluate(
    ({ x, y, timeStamp }) => {
      const options = { bubbles: true, cancelable: true, clientX: x, clientY: y, detail: 1 };
      for (const event of [
        new PointerEvent('pointerdown', { ...options, pointerType: 'touch' }),
        new PointerEvent('click', { ...options, pointerType: 'touch' }),
      ]) {
        Object.defineProperty(event, 'timeStamp', { value: timeStamp });
        document.elementFromPoint(x, y)?.dispatchEvent(event);
      }
    },
    { ...point, timeStamp },
  );
  return point;
}

interface Point {
  readonly x: number;
  readonly y: number;
}
