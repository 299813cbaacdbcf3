import { checksum } from '@inkling/games/encoding/checksum';
import { expect, it } from 'vitest';
import { labels, lay, layout, openTable, tile } from './coven.ts';
import { announced, emptyPage, giveBack, reload } from './open-page.ts';
import { serveSite } from './site.ts';
import { openStage } from './stage.ts';

const SEED = 'holly';

const stage = openStage(serveSite);

it('restores a Witch game after a reload, and says if a save cannot be read', async () => {
  const { page } = await openTable(stage.browser, stage.host.url, { reducedMotion: 'reduce' });
  await lay(page, 'medium', SEED);
  const { pairs } = layout('medium', SEED);
  const [first, second] = pairs as [[number, number], [number, number]];
  for (const square of first) await tile(page, square).click();
  await announced(page, 'A match.');
  const before = await labels(page);
  await reload(page);
  await announced(page, 'Your game is as you left it: 1 of 7 pairs.');
  expect(await labels(page)).toEqual(before);
  await page.getByRole('button', { name: 'Skip' }).click();
  await tile(page, second[0]).click();
  await reload(page);
  await announced(page, 'Your game is as you left it');
  await expect.poll(() => tile(page, second[0]).getAttribute('class')).toContain('tile-first');
  for (const value of ['{', { version: 1, sheet: 'inkling-sheet 1\nnonsense' }, { version: 9 }]) {
    await page.evaluate(write, value);
    await reload(page);
    await page.getByRole('alert').filter({ hasText: 'set aside unchanged' }).waitFor();
    expect((await labels(page)).every((label) => label?.endsWith('face down'))).toBe(true);
  }
  await expect.poll(() => page.evaluate(countAside)).toBe(3);
  await giveBack(page);
});

function write(value: unknown): Promise<void> {
  return new Promise((resolve) => {
    indexedDB.open('inkling').addEventListener('success', (event) => {
      const transaction = (event.target as IDBOpenDBRequest).result.transaction('kept', 'readwrite');
      transaction.objectStore('kept').put(value, 'game/witch');
      transaction.addEventListener('complete', () => resolve());
    });
  });
}

function countAside(): Promise<number> {
  return new Promise((resolve) => {
    indexedDB.open('inkling').addEventListener('success', (event) => {
      const store = (event.target as IDBOpenDBRequest).result.transaction('kept').objectStore('kept');
      const keys = store.getAllKeys(IDBKeyRange.bound('aside/', 'aside/~'));
      keys.addEventListener('success', () => resolve(keys.result.length));
    });
  });
}

it('plays the board of a link, and says if a link is damaged', async () => {
  const rules = '3x3 bonus=1 bombs=0 rule=rook touching=0 against=nobody quiz=names';
  const body = `s1/${encodeURIComponent(rules)}/${SEED}`;
  const link = `#/witch/${body}.${checksum(body)}`;
  const { bonuses } = layout('easy', SEED);
  const { page, troubles } = await emptyPage(stage.browser);
  await page.goto(new URL(link, stage.host.url).href);
  await tile(page, bonuses[0] as number).click();
  await announced(page, 'the bonus, 100 points');
  expect(troubles).toEqual([]);
  await page.goto(new URL(link.slice(0, -7), stage.host.url).href);
  await page.getByText('That link is damaged').waitFor();
  await giveBack(page);
});
