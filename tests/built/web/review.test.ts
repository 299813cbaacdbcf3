import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axeInAllLooks } from './axe.ts';
import { announced, command, emptyPage, giveBack, openPage, tooWide, visit } from './open-page.ts';
import { serveSite } from './site.ts';
import { openStage } from './stage.ts';

const stage = openStage(serveSite);

/** Plays a game found in four turns. The third guess is wasted: it repeats the first, with three codes left. */
async function playAndReview(page: Page, guesses = ['SSPP', 'STNS', 'SSPP', 'TSNS']): Promise<void> {
  await play(page, guesses);
  await page.getByRole('link', { name: 'Review this game' }).click();
  await judged(page);
}

async function play(page: Page, guesses: readonly string[]): Promise<void> {
  await command(page, 'new 4 holly-3417');
  for (const [turn, guess] of guesses.entries()) {
    await command(page, guess);
    await announced(page, turn === guesses.length - 1 ? 'found the code' : `Turn ${turn + 1}`);
  }
}

/** The same game, and one whose third guess is better, in links. */
const WASTED_THIRD = '#/review/mastermind/m%2Fp4c6r%2FVm3BCKubHIxKXDhXHk5_UTACRazsE';
const BETTER_THIRD = '#/review/mastermind/m%2Fp4c6r%2FVqz3EnssdO_bJvp9KWN_UTACRwxM9';

const judged = (page: Page) => page.locator('.review[aria-busy="false"]').waitFor();

const chosen = (page: Page) => page.locator('.review-turn[aria-current]');

describe('a review of Mastermind', () => {
  it('opens at the costliest turn, is navigated by keys, shows choice, luck and exact figures, passes axe, and fits', async () => {
    const { page, troubles } = await openPage(stage.browser, stage.host.url);
    await playAndReview(page);
    await page.getByText('Found in 4. Luck was with you.').waitFor();
    await expect
      .poll(() => page.locator('.review-count').allTextContents())
      .toEqual(['1,296 to 208', '208 to 3', '3 to 3', 'one of 3']);
    expect(await page.locator('.review-turn').last().textContent()).toMatch(/found/);
    await page.getByText('The link shows every guess, and names the seed.').waitFor();
    await expect.poll(() => chosen(page).textContent()).toMatch(/^Turn 3: Santa, Santa, Present/);
    await page.getByRole('heading', { name: 'There was a better guess.' }).waitFor();
    await page.locator('.review-why').getByText('A whole turn lost.').waitFor();
    await page.locator('.review-why').getByText('The same guess as before.').waitFor();
    expect(await page.locator('.review-why').textContent()).not.toContain('may still tell more');
    await expect.poll(() => page.locator('.review-boxes').count()).toBe(2);
    await page.getByText('Figures').click();
    await page.getByText('It cost 1.00 turns, and that is proved.').waitFor();
    expect(await axeInAllLooks(page, { width: 320, height: 700 })).toEqual([]);
    expect(await tooWide(page)).toEqual([]);
    await page.locator('body').press('ArrowLeft');
    await announced(page, 'Turn 2: Santa, Tree, Snowman, Santa.');
    await page.locator('.review-why').getByText('Its answer told you more than usual.').waitFor();
    expect(await page.locator('.review-why').textContent()).not.toContain('more than expected');
    await page.locator('body').press('c');
    await announced(page, 'Choice: there was a better one. A whole turn lost.');
    await chosen(page).focus();
    for (const key of ['ArrowUp', 'ArrowLeft', 'ArrowDown']) await page.keyboard.press(key);
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toMatch(/^Turn 2:/);
    await expect.poll(() => page.locator('.review-list button[tabindex="0"]').count()).toBe(1);
    await page.getByRole('combobox', { name: 'Measured against' }).selectOption('consistent-only');
    await judged(page);
    expect(troubles).toEqual([]);
    await giveBack(page);
  });

  it('numbers every turn of a result even if it told nothing, continues from one, plays the better guess as a branch, and opens the last game', async () => {
    const { page } = await openPage(stage.browser, stage.host.url);
    await play(page, ['SSPP', 'SSPP', 'STNS', 'TSNS']);
    const story = page.locator('.story');
    await story.getByText('Guess 3 stood out: it told you more than usual.').waitFor();
    expect(await story.locator('tbody th').allTextContents()).toEqual(['1', '2', '3', '4']);
    // What the bars show, for users who hear the table.
    expect(await story.locator('tbody tr').nth(1).locator('td').allTextContents()).toEqual([
      '0.0 bits',
      'nothing to learn',
    ]);
    await story.getByText('Guess 2 could have been better.').waitFor();
    await page.getByRole('link', { name: 'Review this game' }).click();
    await judged(page);
    const address = page.url();
    await page.getByRole('button', { name: 'Play on from here' }).click();
    await announced(page, 'Your game is as you left it, at turn 2.');
    await expect.poll(() => page.locator('.turn').count()).toBe(1);
    await visit(page, address);
    await judged(page);
    await expect.poll(() => page.locator('.review-turn').count()).toBe(4);
    await command(page, 'turn 2');
    await command(page, 'play best');
    await announced(page, /Your game is as you left it|You found/);
    await expect.poll(() => page.locator('.turn').count()).toBe(2);
    await visit(page, `${stage.host.url}#/review`);
    await page.getByText('seed holly-3417').waitFor();
    await giveBack(page);
  });

  it('shows in the list of games, and brings its costly turn back for practice until a replay loses nothing there', async () => {
    const { page, troubles } = await openPage(stage.browser, stage.host.url);
    await page.clock.setFixedTime('2026-03-01T10:00:00Z');
    await playAndReview(page);
    await page.getByRole('link', { name: 'Your games' }).click();
    await page
      .getByRole('link', { name: /seed holly-3417, .*there were better guesses, luck with you/ })
      .click();
    await page.locator('.review').waitFor();
    await visit(page, `${stage.host.url}#/review/practice`);
    await page.getByText('Nothing is due today.').waitFor();
    await page.clock.setFixedTime('2026-03-03T10:00:00Z');
    await visit(page, `${stage.host.url}#/history`);
    await page.getByRole('link', { name: 'One turn to practise today' }).click();
    await announced(page, 'Turn 3, 3 codes possible.');
    await command(page, 'STSN');
    await announced(page, 'is as good as any and saves 1.00 turns. That is proved.');
    await page.getByRole('button', { name: 'Back to the review' }).click();
    await visit(page, `${stage.host.url}#/review/practice/1`);
    await page.getByText('Nothing is due today.').waitFor();
    await page.clock.setFixedTime('2026-03-20T10:00:00Z');
    await visit(page, `${stage.host.url}#/history`);
    await page.getByRole('link', { name: 'One turn to practise today' }).waitFor();
    await visit(page, `${stage.host.url}#/mastermind`);
    await playAndReview(page, ['SSPP', 'STNS', 'TSNS']);
    await page.clock.setFixedTime('2026-05-20T10:00:00Z');
    await visit(page, `${stage.host.url}#/review/practice`);
    await page.getByText('Nothing is due today.').waitFor();
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('practises a turn by commands, by keys and by the pointer, and fits then', async () => {
    const { page, troubles } = await emptyPage(stage.browser, { reducedMotion: 'reduce' });
    await visit(page, `${stage.host.url}${WASTED_THIRD}`);
    await judged(page);
    await command(page, 'practice');
    await announced(page, 'Turn 3, 3 codes possible. You played Santa, Santa, Present, Present.');
    expect(await tooWide(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await piecesInRows(page)).toEqual([3, 3]);
    await page.setViewportSize({ width: 1240, height: 800 });
    await command(page, 'SSPP');
    await announced(page, 'is the guess that was played; it costs 1.00 turns.');
    await command(page, 'XYZW');
    await announced(page, /X is (not a piece|neither)/);
    await page.locator('#command').blur();
    for (const key of ['1', '2', 'Backspace', 'Enter']) await page.locator('body').press(key);
    await announced(page, 'Fill every place first.');
    const pieces = page.getByRole('toolbar', { name: 'Pieces' });
    for (const name of ['Tree']) await pieces.getByText(name).click();
    await page.getByRole('button', { name: 'Try it' }).click();
    await page.locator('.practice-verdict p').first().waitFor();
    await page.getByRole('button', { name: 'Show me' }).click();
    await announced(page, 'itself included. That is proved.');
    await page.locator('body').press('e');
    await announced(page, 'Back in the review.');
    await command(page, 'dance');
    await announced(page, 'dance is not a command here.');
    expect(troubles).toEqual([]);
    await giveBack(page);
  });
});

it('reviews a Word game from its link at a turn, shows a QR code, practises, and names the costliest turn of another, what it lost and the trap that it left', async () => {
  const { page, troubles } = await emptyPage(stage.browser);
  const tries = 'english stare:yywyw burst:wwygg grist:wgwgg frost:ggggg';
  await visit(page, `${stage.host.url}#/review/word/${encodeURIComponent(tries)}/2`);
  await judged(page);
  await page.getByText('Turn 2. 37 words left before it.').waitFor();
  await page.getByText('25 possible answers.').waitFor();
  await page.getByText('The link shows every guess.').waitFor();
  await expect
    .poll(() => page.getByRole('textbox', { name: 'Link to this review' }).inputValue())
    .toBe(`${stage.host.url}#/review/word/${encodeURIComponent(tries)}`);
  await expectDarkOnLight(page);
  await page.getByRole('button', { name: 'Practise this turn' }).click();
  await page.getByLabel('Your better word').fill('torus');
  await page.keyboard.press('Enter');
  await announced(page, 'TORUS is as good as any.');
  const trap = 'english crane:ywyww batch:wgggg hatch:wgggg latch:wgggg match:wgggg watch:wgggg';
  const open = (tries: string) =>
    visit(page, `${stage.host.url}#/review/word/${encodeURIComponent(tries)}`).then(() => judged(page));
  await open(trap);
  // Left are latch, match, patch and watch: latch leaves three that take two more, ample tells all four apart.
  await page.getByText('There were better guesses. Look at turn 4.').waitFor();
  await expect.poll(() => chosen(page).textContent()).toMatch(/^Try 4, LATCH/);
  const why = page.locator('.review-why');
  await why.getByText('3 words were left that differ in one letter (MATCH, PATCH, WATCH)').waitFor();
  await why.getByText('AMPLE splits 4 common words into 4 groups; yours made 2.').waitFor();
  await page.getByText('Figures').click();
  await page.getByText('It cost an estimated 0.40 turns.').waitFor();
  await page.locator('.review-key').getByText('Measured by the common words of the list.').waitFor();
  await page.locator('.review-turn').last().click();
  await page.getByRole('heading', { name: 'As good as any.' }).waitFor();
  expect(await page.locator('.review-detail').textContent()).not.toContain('splits 2 common words');
  await open('english salet:wwygw crony:wywww fluid:yywyw humid:wwwyw lifer:ggggg');
  await expect.poll(() => chosen(page).textContent()).toMatch(/^Try 4, HUMID/);
  const [yours, better] = await page.locator('.review-split p').allTextContents();
  expect([yours, better]).toEqual([
    'One possible answer. It tells you nothing.',
    'One possible answer. It wins the game.',
  ]);
  await open('english stare:yywyw stare:ggggg crane:wwwww');
  await page.locator('.review-turn').last().click();
  await page.getByRole('heading', { name: 'Nothing is possible any more.' }).waitFor();
  expect(troubles).toEqual([]);
  await giveBack(page);
});

it('proves the end in slides, and reads a game from elsewhere or explains why it cannot', async () => {
  const { page, troubles } = await emptyPage(stage.browser);
  await visit(page, `${stage.host.url}${BETTER_THIRD}`);
  await page.getByRole('link', { name: 'Show as slides' }).click();
  await page.locator('.proof-panel').waitFor();
  const first = await page.locator('.proof-claim').textContent();
  await page.locator('body').press('ArrowRight');
  await expect.poll(() => page.locator('.proof-claim').textContent()).not.toBe(first);
  const second = await page.locator('.proof-claim').textContent();
  const slide = page.url();
  expect(slide).toMatch(/\/proof\/slides\/2\/[^/]+$/);
  await visit(page, slide.replace('/slides/2/', '/slides/99/'));
  await expect.poll(() => page.locator('.proof-claim').textContent()).not.toBe(second);
  expect(await page.getByRole('button', { name: 'Next' }).getAttribute('aria-disabled')).toBe('true');
  await visit(page, slide);
  await expect.poll(() => page.locator('.proof-claim').textContent()).toBe(second);
  await page.getByRole('link', { name: 'Back to the review' }).click();
  await expect.poll(() => page.locator('.review-turn').count()).toBe(4);
  await visit(page, `${stage.host.url}#/review/elsewhere`);
  const field = page.getByLabel('Paste its turns');
  await field.fill('hello');
  await page.getByRole('button', { name: 'Review it' }).click();
  await page.getByText('This cannot be read as a game').waitFor();
  await field.fill('aabb:1,0\nccdd:4,0');
  await page.getByRole('button', { name: 'Review it' }).click();
  await page.getByText('Nothing fits the answers up to turn 2.').waitFor();
  await judged(page);
  expect(await page.locator('.review-turn').count()).toBe(2);
  expect(await page.locator('.review-verdict').textContent()).not.toMatch(/Luck|guesses|Found/);
  // A number that would not fit completely is hidden, even if less than a pixel is missing.
  const pieces = page.locator('.review-strip b').filter({ visible: true });
  const cut = await pieces.evaluateAll((all) =>
    all.filter((b) => b.clientWidth > 0 && b.scrollWidth > b.clientWidth + 1),
  );
  expect(cut.length).toBe(0);
  expect(troubles).toEqual([]);
  await giveBack(page);
});

it('explains that an address contains no game', async () => {
  const { page, troubles } = await emptyPage(stage.browser);
  const open = async (path: string, sentence: string) => {
    await visit(page, `${stage.host.url}#/review${path}`);
    await page.locator('[role=status]').filter({ hasText: sentence }).waitFor();
  };
  for (const path of ['/nothing', '/%', '/word/english%20crane', `/mastermind/${'%F0'.repeat(5000)}`]) {
    await open('', 'There is no game to review yet.');
    await open(path, 'There is no such game');
  }
  expect(troubles).toEqual([]);
  await giveBack(page);
});

/** The QR code is dark on light at night, too, as cameras expect. */
async function expectDarkOnLight(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  const [ink, paper] = await page.locator('.review-share .qr').evaluate((svg) => {
    const { fill, backgroundColor } = getComputedStyle(svg);
    const light = (colour: string) => Number(colour.match(/\d+/)?.[0]);
    return [light(fill), light(backgroundColor)];
  });
  expect(ink).toBeLessThan(64);
  expect(paper).toBeGreaterThan(192);
  await page.emulateMedia({ colorScheme: 'light' });
}

/** Returns the number of practice pieces in each row. */
function piecesInRows(page: Page): Promise<readonly number[]> {
  return page.locator('.practice-piece').evaluateAll((pieces) => {
    const tops = pieces.map((piece) => Math.round(piece.getBoundingClientRect().top));
    return [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
  });
}
