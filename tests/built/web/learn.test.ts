import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { axeInAllLooks } from './axe.ts';
import { announced, command, emptyPage, giveBack, visit } from './open-page.ts';
import { serveSite } from './site.ts';
import { smallTargets } from './small-targets.ts';
import { openStage } from './stage.ts';

const LESSONS = ['scoring', 'knuth', 'entropy', 'states', 'witch-centre', 'evaluators'] as const;

const stage = openStage(serveSite);

async function openLesson(
  lesson: string,
  options: BrowserContextOptions = {},
): Promise<{ page: Page; troubles: string[] }> {
  const { page, troubles } = await emptyPage(stage.browser, options);
  await visit(page, `${stage.host.url}#/learn${lesson && `/${lesson}`}`);
  await page.locator('.learn').waitFor();
  return { page, troubles };
}

/** Presses keys outside any field, as after leaving the command line. */
const press = async (page: Page, ...keys: readonly string[]) => {
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  for (const key of keys) await page.locator('body').press(key);
};

/** Checks the lesson in its present state with axe, and at the narrowest and at an ordinary width. */
async function looksRight(page: Page): Promise<void> {
  expect(await axeInAllLooks(page, SMALL)).toEqual([]);
  for (const size of [SMALL, WIDE]) {
    await page.setViewportSize(size);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
    const small = await smallTargets(
      page.locator('.learn button, .learn select, .learn nav a, .learn summary'),
    );
    expect(small).toEqual([]);
  }
}

const SMALL = { width: 320, height: 700 };
const WIDE = { width: 1240, height: 900 };

it('leads from the list to the first lesson, from each to the next, and to any by a typed command', async () => {
  const { page, troubles } = await openLesson('');
  await expect.poll(() => page.locator('.learn-index a').count()).toBe(LESSONS.length);
  await looksRight(page);
  await page.locator('.learn-index a').first().click();
  await page.getByRole('heading', { name: 'How scoring works' }).waitFor();
  await expect.poll(() => page.title()).toBe('How scoring works · Inkling');
  for (const lesson of LESSONS.slice(1)) {
    await page.getByRole('link', { name: /^Next: / }).click();
    await page.locator(`.learn-contents a[href="#/learn/${lesson}"][aria-current=page]`).waitFor();
  }
  await expect
    .poll(() => page.getByRole('link', { name: 'Go to the Lab' }).getAttribute('href'))
    .toBe('#/lab');
  await command(page, 'lesson 4');
  await page.getByRole('heading', { name: 'A player made of four states' }).waitFor();
  await command(page, '?');
  await page.getByRole('dialog').getByText('one of the four runs that the essay prints').waitFor();
  await page.keyboard.press('Escape');
  await command(page, 'lessons');
  await page.locator('.learn-index').waitFor();
  await visit(page, `${stage.host.url}#/learn/%E0%A4%A`);
  await page.locator('.learn-introduction', { hasText: 'There is no such lesson.' }).waitFor();
  expect(troubles).toEqual([]);
  await giveBack(page);
});

it('explains scoring by keys and by the pointer', async () => {
  const { page, troubles } = await openLesson('scoring');
  await press(page, '1', '2', '3', '4', 'l');
  await announced(page, 'Santa, Present, Tree, Snowman against');
  await press(page, 'n');
  await announced(page, 'exact.');
  const secret = page.getByRole('group', { name: 'Secret' });
  for (let place = 0; place < 4; place++) {
    await secret.getByRole('button').nth(place).click();
    await page.getByRole('toolbar').getByText('Bell').click();
  }
  await page.getByText('0 + 0 + 0 + 0 + 0 = 0 in all').waitFor();
  await page.getByRole('combobox', { name: 'Exact' }).selectOption('4');
  await page.getByRole('button', { name: 'Check' }).click();
  await announced(page, 'Start with exact.');
  await looksRight(page);
  expect(troubles).toEqual([]);
  await giveBack(page);
});

it('explains scoring by typed commands', async () => {
  const { page, troubles } = await openLesson('scoring');
  await command(page, 'secret SPBP');
  await command(page, 'score PPSS');
  await announced(
    page,
    'Present, Present, Santa, Santa against Santa, Present, Bell, Present: 1 exact, 2 near.',
  );
  await command(page, 'next');
  await announced(page, 'Place 2 agrees: 1 exact.');
  await expect.poll(() => page.locator('.thread-near').count()).toBe(0);
  await command(page, 'next');
  await announced(page, 'place 1 of the guess uses up place 4');
  await expect
    .poll(async () => [
      await page.locator('.thread-exact').count(),
      await page.locator('.thread-near').count(),
    ])
    .toEqual([1, 2]);
  await command(page, 'score 99');
  await announced(page, 'not a piece of this set');
  await command(page, 'quiz');
  await announced(page, /^The secret is /);
  await command(page, 'answer 3,1');
  await announced(page, 'Three exact and one near is impossible');
  await command(page, 'answer 0,0');
  await announced(page, /^(It is|Right)/);
  expect(troubles).toEqual([]);
  await giveBack(page);
});

it('plays out the tree after 1122 live, and another opening on request', async () => {
  const { page, troubles } = await openLesson('knuth');
  const sum = page.locator('.learn-part .learn-sum');
  await sum
    .filter({ hasText: 'all 1296 codes take 5801 guesses, 4.476 on average, and at most 5.' })
    .waitFor();
  await expect.poll(() => page.locator('.tree-table tbody tr').count()).toBe(13);
  await expect.poll(() => page.locator('.turns-found').textContent()).toContain('turn 5: 694 codes');
  await page.locator('.kind').filter({ hasText: '1123' }).click();
  await announced(page, '1123 splits 1296 codes into 14 cells. The largest has 276');
  await press(page, 'p');
  await announced(page, 'From 1123, all 1296 codes take');
  await command(page, '1211');
  await announced(page, 'The largest has 317');
  await expect.poll(() => page.locator('.kind').count()).toBe(6);
  await press(page, '2');
  await page.locator('.kind[aria-pressed=true]').filter({ hasText: '2211' }).waitFor();
  await looksRight(page);
  expect(troubles).toEqual([]);
  await giveBack(page);
});

it('shows bits as areas, where the two rules disagree, and where a table that is too wide continues', async () => {
  const { page, troubles } = await openLesson('entropy');
  await page.getByText('1234 brings 0.172 bits more on average').waitFor();
  await expect.poll(() => page.locator('.area').count()).toBe(14);
  await page.getByRole('button', { name: 'Take 1122' }).click();
  await announced(page, '1122 on 1296 codes: 2.885 bits expected, 13 answers, at most 256 left.');
  await page
    .getByRole('combobox', { name: 'Position' })
    .selectOption({ label: 'after 1122: 1 exact, 1 near' });
  await announced(page, '208 codes possible.');
  await press(page, 'b');
  await announced(page, 'on 208 codes');
  await command(page, 'after 1,3');
  await announced(page, 'Name an answer to 1122');
  await command(page, 'start');
  await announced(page, '1296 codes possible.');
  await looksRight(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const wide = page.locator('.wide').filter({ hasText: 'Worst case' });
  const box = wide.locator('section');
  const shown = () => wide.locator('.wide-edge').allTextContents();
  await expect.poll(async () => [await shown(), await box.getAttribute('tabindex')]).toEqual([[], null]);
  const height = await box.evaluate((element) => element.clientHeight);
  for (const forcedColors of ['none', 'active'] as const) {
    await page.emulateMedia({ forcedColors });
    await page.setViewportSize(SMALL);
    await expect.poll(shown).toEqual(['›']);
    await box.focus();
    for (let i = 0; i < 5; i++) await page.keyboard.press('ArrowRight');
    await expect.poll(shown).toEqual(['‹']);
    await page.setViewportSize(WIDE);
    await expect.poll(shown).toEqual([]);
    await expect.poll(() => box.evaluate((element) => element.clientHeight)).toBe(height);
  }
  expect(troubles).toEqual([]);
  await giveBack(page);
});

it('steps the four states through a code that the reader chooses', async () => {
  const { page, troubles } = await openLesson('states');
  const now = page.locator('.state-now text');
  await command(page, 'code fafa');
  await command(page, 'first f');
  await expect.poll(() => now.textContent()).toBe('GuessOne');
  await press(page, 'n');
  await announced(page, 'Rule three: all four pieces are known. Next: GuessPermute.');
  await expect.poll(() => now.textContent()).toBe('GuessPermute');
  await page.getByRole('button', { name: 'Go to the end' }).click();
  await announced(page, 'Found in 3 guesses.');
  await page.getByText('As the essay prints it').click();
  await expect
    .poll(() => page.locator('.essay-print pre').textContent())
    .toContain('ffaa 2 2\n     possible guesses');
  await page.getByRole('button', { name: 'Run 1: acab' }).click();
  await press(page, 'n');
  await announced(page, 'Rule one: Stocking and Bell are out.');
  await expect.poll(() => page.locator('.tooth-out').count()).toBe(8);
  await press(page, 'b');
  await announced(page, 'At the start, in GuessOne.');
  await press(page, 'n', 'n', 'n');
  await looksRight(page);
  expect(troubles).toEqual([]);
  await giveBack(page);
});

it('lets the reader prove that the small Witch board needs its centre', async () => {
  const { page, troubles } = await openLesson('witch-centre');
  await page.getByText('None of 105 pairings keeps the rule: the centre touches').waitFor();
  const square = (number: number) => page.getByRole('button', { name: new RegExp(`^Square ${number}:`) });
  await square(1).click();
  await square(5).click();
  await announced(page, '13 of 105 pairings keep the rule.');
  await page.getByRole('button', { name: 'Show a pairing that works' }).click();
  await announced(page, 'Pairing 1 of 13:');
  await expect.poll(() => page.locator('.bond').count()).toBe(4);
  await press(page, 'c', 'p', '1', '2');
  await announced(page, '1 and 2 are mates, and they touch.');
  await expect.poll(() => page.locator('.bond-touches').count()).toBe(1);
  await looksRight(page);
  await command(page, 'pair 1 9');
  await announced(page, '1 and 9 are mates.');
  await command(page, 'special 1 2 3');
  await announced(page, 'Bonuses may not touch');
  await command(page, 'corners off');
  await command(page, 'special 1');
  await announced(page, '19 of 105 pairings keep the rule.');
  expect(troubles).toEqual([]);
  await giveBack(page);
});

it('races the evaluators to the end, with pause and step, and shows their programs side by side', async () => {
  const { page, troubles } = await openLesson('evaluators');
  const programs = page.locator('.programs pre');
  const boxes = await programs.evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
  expect(boxes).toHaveLength(4);
  expect(new Set(boxes.slice(0, 3).map(({ top }) => Math.round(top))).size).toBe(1);
  expect((await programs.allTextContents()).map((text) => /^function (\w+)/.exec(text)?.[1])).toEqual([
    'scoreByLinkedRemoval',
    'usedFlagsEvaluator',
    'countingEvaluator',
    'scoreCode',
  ]);
  const laps = async () => page.locator('.track-told b').allTextContents();
  await page.getByRole('button', { name: 'Step' }).click();
  await announced(page, 'of the way.');
  await expect.poll(async () => (await laps()).every((text) => Number.parseInt(text, 10) > 0)).toBe(true);
  await command(page, 'speed fast');
  await press(page, 'p');
  await announced(page, 'They are running.');
  await press(page, 'p');
  await page
    .locator('[role=status]')
    .filter({ hasText: /^Paused|is first/ })
    .waitFor();
  await command(page, 'start');
  await page.locator('[role=status]').filter({ hasText: ' is first. ' }).waitFor();
  await expect.poll(() => laps()).toEqual(Array.from({ length: 4 }, () => '1296 of 1296'));
  await page.getByText('All four gave the same answers every time.').waitFor();
  await expect
    .poll(() => page.locator('tfoot td').allTextContents())
    .toEqual(Array.from({ length: 4 }, () => '1679616'));
  await command(page, 'restart');
  await expect.poll(async () => (await laps())[0]).toBe('0 of 1296');
  await page.getByRole('button', { name: 'Step' }).click();
  await announced(page, 'of the way.');
  await looksRight(page);
  expect(troubles).toEqual([]);
  await giveBack(page);
});
