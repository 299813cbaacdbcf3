import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { someOf } from './looks.ts';
import { announced, command, giveBack, openPage, reload, settled, stored, visit } from './open-page.ts';
import { serveSite } from './site.ts';
import { openStage } from './stage.ts';

const stage = openStage(serveSite);

const open = () => openPage(stage.browser, stage.host.url, { reducedMotion: 'reduce' });

/** Returns the parts that touch the dashed frame of their row, if answers are in doubt. */
function partsOnFrames(): readonly (string | null)[] {
  return [...document.querySelectorAll('.turn-doubt')].flatMap((row) => {
    const frame = row.getBoundingClientRect();
    const parts = [...row.querySelectorAll('.doubt, .press-mend')].filter((part) => {
      const { position } = getComputedStyle(part);
      const { top, bottom, height } = part.getBoundingClientRect();
      return height > 0 && position !== 'absolute' && (top < frame.top + 2 || bottom > frame.bottom - 2);
    });
    return parts.map((part) => part.textContent);
  });
}

/** Returns the parts that begin before the last piece of their row ends, or end beyond the row. */
function partsOnPieces(): readonly (string | null)[] {
  return [...document.querySelectorAll('.turn, .pending')].flatMap((row) => {
    const pieces = row.querySelector('.pegs')?.getBoundingClientRect();
    const frame = row.getBoundingClientRect();
    return [...row.querySelectorAll('.pending-who, .press-mend, .key-square')]
      .filter((part) => part.checkVisibility())
      .filter((part) => {
        const { left, right } = part.getBoundingClientRect();
        return left < (pieces?.right ?? 0) || right > frame.right;
      })
      .map((part) => part.textContent);
  });
}

/** Expects that nothing covers the pieces of a turn on a small phone, upright or on its side. */
async function expectPiecesClear(page: Page): Promise<void> {
  const size = page.viewportSize();
  for (const [width, height] of [
    [320, 568],
    [568, 320],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect([width, await page.evaluate(partsOnPieces)]).toEqual([width, []]);
  }
  if (size) await page.setViewportSize(size);
}

describe('the maker', () => {
  it('answers with the keyboard alone, with all pieces in sight on small phones, contradicts an answer, and repairs it with one press', async () => {
    const { page, troubles } = await open();
    await command(page, 'new maker knuth');
    await announced(page, 'Knuth guesses Santa, Santa, Present, Present.');
    await page.locator('#command').blur();
    for (const key of ['1', '1', 'Enter']) await page.keyboard.press(key);
    await announced(page, /^Turn 1: .* 208 codes left\. Knuth guesses Santa, Santa, Tree, Snowman\./);
    await page.locator('.pending-who').waitFor({ state: 'attached' });
    await expectPiecesClear(page);
    await page.keyboard.press('Enter');
    await announced(page, /^Turn 2: .* 20 codes left\. Knuth guesses/);
    for (const key of ['ArrowUp', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
    await announced(page, 'No code fits these answers. Turns 1, 2, and 3 cannot all be true.');
    const numbers = await page.locator('.pegboard-row .bar-number').allTextContents();
    expect(numbers).toEqual(Array.from({ length: 10 }, (_, at) => String(at + 1)));
    for (const width of someOf(390, 768, 1080, 1240)) {
      await page.setViewportSize({ width, height: 900 });
      expect([width, await page.evaluate(partsOnFrames)]).toEqual([width, []]);
    }
    const repairs = page.locator('.repairs button');
    await expect
      .poll(() => repairs.allTextContents())
      .toEqual([
        'Turn 2 answered 1 exact, 1 near: 6 codes left',
        'Turn 3 answered 1 exact, 1 near: 3 codes left',
        'Turn 3 answered 2 exact, 0 near: 2 codes left',
        'Show 13 more corrections',
      ]);
    await page.getByRole('button', { name: 'Show 13 more corrections' }).click();
    await expect.poll(() => repairs.count()).toBe(16);
    await expect
      .poll(() => repairs.nth(3).evaluate((button) => button === document.activeElement))
      .toBe(true);
    await page.getByRole('button', { name: 'Turn 1 answered 0 exact, 0 near' }).click();
    await announced(page, 'Turn 1 is corrected to 0 exact, 0 near. Knuth guesses');
    await page.keyboard.press('u');
    await announced(page, 'No code fits these answers.');
    expect(troubles).toEqual([]);
    await giveBack(page);
  });

  it('answers with the pointer alone, is checked against the code, and resumes a half-given answer', async () => {
    const { page, troubles } = await open();
    await page.getByRole('button', { name: 'New game' }).click();
    await page.getByRole('radio', { name: 'You hide a code' }).check();
    await page.getByRole('dialog').getByLabel('How the computer guesses').selectOption('states');
    await page.getByRole('button', { name: 'Start this game' }).click();
    await announced(page, /Four states guesses .* How many exact, how many near\?$/);
    await page.getByRole('button', { name: 'Write my code down' }).click();
    const palette = page.getByRole('toolbar', { name: 'Pieces' });
    for (const name of ['Tree', 'Santa', 'Snowman', 'Santa'])
      await palette.getByRole('button', { name }).click();
    await page.getByRole('button', { name: 'Set the code' }).click();
    await announced(page, 'Your code is written down and hidden.');
    await expect.poll(() => page.locator('.pegs-own').count()).toBe(0);
    await page.getByRole('button', { name: 'Show my code' }).click();
    await page.getByRole('img', { name: 'Tree, Santa, Snowman, Santa' }).waitFor();
    await page.getByRole('button', { name: 'Hide my code' }).click();
    await page.getByRole('button', { name: /^One more exact/ }).click();
    await page.getByRole('button', { name: /^One more exact/ }).click();
    await page.getByRole('button', { name: /^One more exact/ }).click();
    await page.getByRole('button', { name: /^One more near/ }).click();
    await page.getByText('3 exact and 1 near is impossible').waitFor();
    await page.getByRole('button', { name: /^One fewer near/ }).click();
    await page.getByRole('button', { name: 'Give answer' }).click();
    await announced(page, 'That answer was not entered: against the code that you wrote down');
    await page.getByRole('button', { name: /^One fewer exact/ }).click();
    await expect.poll(() => stored(page)).toContain('2,0@exact');
    await reload(page);
    await page.getByText('2 exact', { exact: true }).waitFor();
    for (let turn = 0; turn < 12 && (await page.locator('.result').count()) === 0; turn++) {
      const before = await page.locator('.turn').count();
      await page.getByRole('button', { name: 'Answer for me, from my code' }).click();
      await page.waitForFunction(
        (before) => document.querySelectorAll('.turn, .recap-turn').length > before,
        before,
      );
      await page.locator('.pending, .result').waitFor();
    }
    await announced(page, /Four states found your code in \d+ turns\.$/);
    await page.getByRole('link', { name: 'Review this game' }).waitFor();
    expect(await page.locator('.story, .share-card').count(), 'the guesses were the computer’s').toBe(0);
    expect(await page.getByRole('button', { name: 'Share' }).count()).toBe(0);
    expect(troubles).toEqual([]);
    await giveBack(page);
  });
});

describe('two players on one device', () => {
  it('set a code that stays hidden under a cover, and break it', async () => {
    const { page, troubles } = await open();
    await command(page, 'new two');
    await announced(page, 'Enter a code of 4 places; the other player looks away.');
    await page.locator('#command').blur();
    for (const key of ['3', '1', '4', '1', 'Enter']) await page.keyboard.press(key);
    await announced(page, 'The code is set and hidden. Pass the device on.');
    const page1 = await page.content();
    expect(page1).not.toMatch(/Place \d, (Tree|Santa|Snowman)/);
    expect(await stored(page)).not.toMatch(/cada|c-?a-?d-?a/);
    await page.keyboard.press('Enter');
    await announced(page, 'Find the code: 4 places, 6 pieces.');
    await page.getByRole('button', { name: 'Place 1, empty' }).waitFor();
    await command(page, 'SSPP');
    await announced(page, 'Turn 1: Santa, Santa, Present, Present. 1 exact, 1 near. 208 codes left.');
    await reload(page);
    await announced(page, 'Your game is as you left it, at turn 2.');
    await command(page, 'undo');
    await announced(page, 'Back at turn 1.');
    await command(page, 'undo');
    await announced(page, 'There is nothing to undo.');
    await command(page, 'TSNS');
    await announced(page, 'You found the code in 1 turn.');
    expect(troubles).toEqual([]);
    await giveBack(page);
  });

  it('see the same page for two codes that give the same answers', async () => {
    const shown = async (code: string) => {
      const { page } = await open();
      await command(page, 'new two twin');
      await announced(page, 'the other player looks away');
      await command(page, code);
      await announced(page, 'Pass the device');
      await page.getByRole('button', { name: 'I am guessing: start' }).click();
      await command(page, 'BBBB');
      await announced(page, 'Turn 1');
      await page.getByText('625 codes fit your answers').waitFor();
      await settled(page);
      const html = await page.content();
      await giveBack(page);
      return html;
    };
    expect(await shown('SSPP')).toBe(await shown('TNKT'));
  });
});

describe('a game from elsewhere', () => {
  it('is entered, edited, repaired with all pieces in sight on small phones, and transferred by its link', async () => {
    const { page, troubles } = await open();
    await page.getByRole('button', { name: 'New game' }).click();
    await page.getByRole('radio', { name: 'A game you play elsewhere' }).check();
    await page.getByRole('button', { name: 'Start this game' }).click();
    await announced(page, 'Enter a guess and its answer.');
    const palette = page.getByRole('toolbar', { name: 'Pieces' });
    for (const name of ['Santa', 'Santa', 'Present', 'Present'])
      await palette.getByRole('button', { name }).click();
    await page.getByRole('button', { name: /^One more exact/ }).click();
    await page.getByRole('button', { name: /^One more near/ }).click();
    await page.getByRole('button', { name: 'Enter turn' }).click();
    await announced(page, 'Turn 1: Santa, Santa, Present, Present. 1 exact, 1 near. 208 codes left.');
    await command(page, 'STNS');
    await announced(page, 'is set: type its answer');
    await command(page, '2,2');
    await announced(page, 'Turn 2: Santa, Tree, Snowman, Santa. 2 exact, 2 near. 3 codes left.');
    await page.getByRole('button', { name: 'Show a good guess' }).click();
    await announced(page, 'Try Santa, Tree, Santa, Snowman: 1.58 bits on average.');
    await page
      .getByRole('button', { name: /1.58 bits · leaves 1 on average, 1 at worst · can be the code/ })
      .first()
      .waitFor();
    await page.getByRole('button', { name: 'Copy link to this position' }).click();
    const link = await page.getByRole('textbox', { name: 'Link to this position' }).inputValue();
    await page.getByRole('button', { name: 'Edit turn 1' }).click();
    await announced(page, 'Turn 1 is open for editing.');
    await page.getByRole('button', { name: /^One fewer near/ }).click();
    await page.getByRole('button', { name: /^One fewer exact/ }).click();
    await page.getByRole('button', { name: 'Save the change' }).click();
    await announced(page, 'Turn 1 changed. No code fits these answers.');
    await expect.poll(() => page.locator('.turn-doubt').count()).toBe(2);
    await expectPiecesClear(page);
    await page.getByRole('button', { name: /^Show \d+ more correction/ }).click();
    await page.getByRole('button', { name: /^Turn 1 answered 1 exact, 1 near: 3 codes left/ }).click();
    await announced(page, 'Turn 1 is corrected to 1 exact, 1 near.');
    await page.getByText('3 of 1,296').waitFor();

    await visit(page, link);
    await announced(page, 'A position of 4 places, from a link.');
    await expect.poll(() => page.locator('.turn').count()).toBe(2);
    await page.getByText('3 of 1,296').waitFor();
    await page.getByRole('button', { name: 'Edit turn 2' }).waitFor();
    await command(page, 'KKBB 4,0');
    await announced(
      page,
      'Turn 3: Stocking, Stocking, Bell, Bell. 4 exact, 0 near. 0 codes left. No code fits',
    );
    await page.getByRole('heading', { name: 'These answers cannot all be true' }).waitFor();
    expect(await page.locator('.torn, .share-card').count()).toBe(0);
    await page.getByText('No code fits the answers, so there is nothing to guess.').waitFor();
    expect(troubles).toEqual([]);
    await giveBack(page);
  });
});

it('shows whole buttons and uncovered pieces at every width, and accepts an unknown number', async () => {
  const { page, troubles } = await open();
  await command(page, 'new solver');
  await command(page, 'SSPP 1,?');
  await announced(page, 'Turn 1: Santa, Santa, Present, Present. 1 exact, near not known. 500 codes left.');
  expect(await page.locator('.turn .key-unknown').count()).toBe(3);
  const flaws = () =>
    page.evaluate(() => {
      const edges = [...document.querySelectorAll('.turn .piece')].map((piece) =>
        piece.getBoundingClientRect(),
      );
      return [...document.querySelectorAll<HTMLElement>('.actions .press, .press-mend')].flatMap((press) => {
        const { left, right, top, bottom } = press.getBoundingClientRect();
        const covers = edges.some(
          (edge) => edge.left < right && edge.right > left && edge.top < bottom && edge.bottom > top,
        );
        return press.scrollWidth > press.clientWidth || covers ? [`${innerWidth}: ${press.textContent}`] : [];
      });
    });
  for (const width of someOf(320, 390, 768, 1280)) {
    await page.setViewportSize({ width, height: 800 });
    expect(await flaws()).toEqual([]);
  }
  await page.getByRole('button', { name: 'Edit turn 1' }).click();
  await announced(page, 'Turn 1 is open for editing.');
  for (const width of someOf(1280, 768, 390, 320)) {
    await page.setViewportSize({ width, height: 800 });
    expect(await flaws()).toEqual([]);
  }
  await page.getByRole('button', { name: 'One more near, now not known' }).click();
  await page.getByRole('button', { name: 'Save the change' }).click();
  await announced(page, 'Turn 1 changed.');
  expect(await page.locator('.turn .key-unknown').count()).toBe(0);
  await page.getByRole('button', { name: 'Edit turn 1' }).click();
  await page.getByRole('button', { name: 'One fewer near, now 0' }).click();
  await page.getByRole('button', { name: 'Save the change' }).click();
  await expect.poll(() => page.locator('.turn .key-unknown').count()).toBe(3);
  expect(troubles).toEqual([]);
  await giveBack(page);
});
