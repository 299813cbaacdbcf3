import { seedRandom } from '@inkling/core/random';
import { expect as value } from '@inkling/core/result';
import { codesLeft } from '@inkling/games/mastermind/liar/analysis/codes-left';
import { liarGame } from '@inkling/games/mastermind/liar/rules/game';
import { makeCode } from '@inkling/games/mastermind/rules/notation';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { axeInAllLooks } from './axe.ts';
import { someOf } from './looks.ts';
import {
  announced,
  command,
  emptyPage,
  giveBack,
  reload,
  settled,
  stored,
  tooWide,
  visit,
} from './open-page.ts';
import { serveSite } from './site.ts';
import { openStage } from './stage.ts';

const stage = openStage(serveSite);
const GUESSES = ['aabb', 'ccdd', 'eeff'];

const played = (seed: string) =>
  GUESSES.reduce(
    (state, text) => {
      const move = value(liarGame.interpret(state, 'breaker', text));
      return value(liarGame.apply(state, move));
    },
    liarGame.start(value(liarGame.parseParams('p4c6r/12/1')), seedRandom(seed)),
  );

async function open(seed: string) {
  const opened = await emptyPage(stage.browser, { reducedMotion: 'reduce' });
  await visit(opened.page, `${stage.host.url}#/liar`);
  await command(opened.page, `new ${seed}`);
  await announced(opened.page, 'New game');
  for (const [turn, guess] of GUESSES.entries()) {
    await command(opened.page, guess);
    await announced(opened.page, `Turn ${turn + 1}: `);
  }
  return opened;
}

const rows = (page: Page) => page.locator('.liar-rows .turn');

it('allows for the lie when counting, lets a row be doubted, and says at the end which was false', async () => {
  const state = played('holly');
  const left = codesLeft(state.params, state.turns).length;
  const { page, troubles } = await open('holly');
  await page.getByText(`${left} codes fit, allowing for lies`).waitFor();
  expect(await page.locator('.liar-codes').count()).toBe(0);
  await page.getByRole('button', { name: 'Turn 2: a lie?' }).click();
  await page.locator('.liar-doubted').waitFor();
  await page.getByRole('button', { name: 'Hint' }).click();
  await announced(page, /Try .*: [\d.]+ codes are left on average/);
  await page.getByRole('button', { name: 'What is left' }).click();
  await page.locator('.liar-codes li').first().waitFor();
  expect(await axeInAllLooks(page)).toEqual([]);
  expect(await tooWide(page)).toEqual([]);
  await reload(page);
  await page.locator('.liar-doubted').waitFor();
  await command(page, makeCode(state.secret));
  await page.getByRole('heading', { name: 'Found in 4!' }).waitFor();
  const [lie = 0] = state.plan.map(({ turn }) => turn);
  await page
    .locator('.liar-played')
    .getByText(`False: the answer to turn ${lie + 1}.`)
    .waitFor();
  await expect.poll(() => rows(page).nth(lie).getAttribute('class')).toContain('liar-false');
  await page.getByRole('link', { name: 'Review this game' }).click();
  await expect.poll(() => page.locator('.review-turn').count()).toBe(4);
  await page.locator('.review[aria-busy=false]').waitFor();
  await page.getByText('so this game has neither').waitFor();
  await page.locator('.review-turn').nth(lie).click();
  await page.getByText('This answer was false.').last().waitFor();
  await page.locator('.review-turn').nth(3).getByText(`one of ${left}`).waitFor();
  expect(await axeInAllLooks(page)).toEqual([]);
  expect(await tooWide(page)).toEqual([]);
  expect(troubles).toEqual([]);
  await giveBack(page);
});

it('is played on the Mastermind board, reveals the code in one row of pieces, and counts as played with notes if the last turn is undone then', async () => {
  const { page, troubles } = await open('holly');
  await expect.poll(() => page.locator('.hidden-code').innerText()).toContain('hidden');
  await expect.poll(() => page.locator('.pegboard-row.turn .key-square').count()).toBe(3);
  await expect.poll(() => page.locator('.tray .piece').count()).toBe(6);
  await expect.poll(() => page.locator('.game-header').innerText()).not.toContain('holly');
  await expect.poll(() => page.locator('.foot').innerText()).toContain('holly');
  await page.getByRole('button', { name: 'Give up' }).click();
  await page.getByRole('button', { name: 'Play on' }).click();
  await expect.poll(() => page.locator('.pegboard-row.turn').count()).toBe(3);
  await page.getByRole('button', { name: 'Give up' }).click();
  expect(await stored(page)).not.toContain('"withNotes":true');
  await page.getByRole('dialog').getByRole('button', { name: 'Give up' }).click();
  for (const width of someOf(320, 390, 1280)) {
    await page.setViewportSize({ width, height: 800 });
    const boxes = await page.locator('.code-element > *:first-child').evaluateAll((pieces) =>
      pieces.map((piece) => {
        const { top, width } = piece.getBoundingClientRect();
        return { top: Math.round(top), isLarge: width > 80 };
      }),
    );
    expect([width, boxes.length, new Set(boxes.map(({ top }) => top)).size]).toEqual([width, 4, 1]);
    expect(boxes.some(({ isLarge }) => isLarge)).toBe(false);
  }
  expect(await tooWide(page)).toEqual([]);
  await command(page, 'undo');
  await expect.poll(() => stored(page)).toContain('"withNotes":true');
  expect(troubles).toEqual([]);
  await giveBack(page);
});

it('shows and stores the same for different codes and lies that gave the same answers', async () => {
  const everything = async (seed: string) => {
    const { page } = await open(seed);
    await command(page, 'choices');
    await page.locator('.liar-codes li').first().waitFor();
    await settled(page);
    const kept = await stored(page, 'game/liar');
    const all = [await page.content(), kept, await page.title()];
    await giveBack(page);
    return all.map((text) => text.replaceAll(seed, 'SEED'));
  };
  const [one, other] = twins();
  expect(await everything(one)).toEqual(await everything(other));
});

/** Returns two seeds of equal length with different codes that have given the same answers. */
function twins(): readonly [string, string] {
  const seen = new Map<string, string>();
  for (let at = 1000; at < 9999; at++) {
    const state = played(`twin-${at}`);
    const answers = JSON.stringify(state.turns);
    const other = seen.get(answers);
    if (other !== undefined && makeCode(played(other).secret) !== makeCode(state.secret))
      return [other, `twin-${at}`];
    seen.set(answers, `twin-${at}`);
  }
  throw new Error('no twins among 9000 seeds');
}
