import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import {
  announced,
  closeDialog,
  command,
  giveBack,
  openPage,
  openSettings,
  reload,
  visit,
} from './open-page.ts';
import { openRacePage, run, SEED } from './race-page.ts';
import { serveSite } from './site.ts';
import { openStage } from './stage.ts';

const stage = openStage(serveSite);

const openRace = (options?: BrowserContextOptions) => openRacePage(stage, options);

const rows = (page: Page, list: string) => page.locator(`${list} li > .unseen`).allTextContents();

describe('a race', () => {
  it('is run with the keyboard alone', async () => {
    const { page, troubles } = await openPage(stage.browser, stage.host.url, { reducedMotion: 'reduce' });
    await page.getByRole('link', { name: 'Race', exact: true }).focus();
    await page.keyboard.press('Enter');
    await page.locator('.race').waitFor();
    await page.keyboard.press('r');
    await page.getByLabel('Seed').focus();
    await page.keyboard.type(SEED);
    await page.keyboard.press('Enter');
    await announced(page, 'A new race against Knuth');
    await page.locator('#board').focus();
    for (const key of ['s', 's', 'p', '2', 'Enter']) await page.keyboard.press(key);
    expect(await announced(page, 'Turn 1.')).toBe(
      'Turn 1. You: 1 exact, 1 near, 208 codes left. Knuth: 1 exact, 1 near, 208 left.',
    );
    await page.keyboard.press('t');
    await page.keyboard.press('l');
    await announced(page, 'Your guess: place 1 Tree, place 2 empty');
    await page.keyboard.press('q');
    await page.getByRole('heading', { name: 'Give up?' }).waitFor();
    await page.keyboard.press('Escape');
    await page.locator('dialog').waitFor({ state: 'detached' });
    await page.keyboard.press('?');
    await page.getByRole('heading', { name: 'Keyboard and commands' }).waitFor();
    await page.keyboard.press('Escape');
    await page.locator('dialog').waitFor({ state: 'detached' });
    await page.locator('#board').focus();
    for (const key of ['s', 'n', 's', 'Enter']) await page.keyboard.press(key);
    await page.getByRole('heading', { name: 'You needed fewer: 2!' }).waitFor();
    expect(await announced(page, 'You win.')).toBe(
      'You found the code in 2 turns. Knuth needed 4 turns. You win.',
    );
    await page.keyboard.press('a');
    await announced(page, 'A new race against Knuth');
    await expect.poll(() => page.locator('.rival .rival-turn').count()).toBe(0);
    expect(troubles).toEqual([]);
    await giveBack(page);
  });

  it('is run with the pointer alone, covered to the end, then saved, counted and reviewed', async () => {
    const { page, troubles } = await openRace();
    await page.getByRole('button', { name: 'New race' }).click();
    await page.getByLabel('Second player').selectOption('entropy');
    await page.getByRole('button', { name: 'Start this race' }).click();
    await announced(page, 'A new race against Knuth and Entropy');
    for (const name of ['Santa', 'Tree', 'Bell', 'Bell'])
      await page.getByRole('button', { name, exact: true }).click();
    await page.getByRole('button', { name: 'Check guess' }).click();
    await announced(page, 'Turn 1.');
    for (const row of await rows(page, '.rival'))
      expect(row).toMatch(/, turn 1: covered\. \d exact, \d near\.$/);
    await expect.poll(() => page.locator('.rival .covered-piece').count()).toBe(8);
    await expect.poll(() => page.locator('.rival .piece').count()).toBe(0);
    await page.getByRole('button', { name: 'Give up' }).click();
    await page.locator('dialog').getByRole('button', { name: 'Give up' }).click();
    expect(await announced(page, 'You lose.')).toMatch(
      /^You gave up\. Knuth needed \d turns\. Entropy needed/,
    );
    await expect.poll(() => page.locator('.rival .covered-piece').count()).toBe(0);
    await page.getByText('Your game is saved under “You”.').waitFor();
    await page.locator('.tallies td').first().waitFor();
    await expect
      .poll(() => page.locator('.tallies td').allTextContents())
      .toEqual(['0', '0', '1', '0', '0', '1']);
    await page.getByRole('link', { name: 'Review this game' }).click();
    await page.locator('.review').waitFor();
    await page.getByRole('link', { name: 'You', exact: true }).click();
    await page.locator('.saved-game').waitFor();
    await expect.poll(() => page.locator('.saved-game').count()).toBe(1);
    await visit(page, `${stage.host.url}#/mastermind`);
    await page.getByRole('link', { name: 'Race', exact: true }).click();
    await page.locator('.tallies td').first().waitFor();
    await page.getByRole('button', { name: 'Play again' }).click();
    await announced(page, 'A new race against Knuth and Entropy');
    expect(troubles).toEqual([]);
    await giveBack(page);
  });

  it('is run with typed commands alone, and shows what the four states did, line by line', async () => {
    const { page, troubles } = await openRace();
    await run(page, `race states open p4c6r seed ${SEED}`, 'codes open');
    await run(page, 'SSPP', 'Turn 1.');
    await expect
      .poll(() => rows(page, '.rival'))
      .toEqual(['Four states, turn 1: Santa, Santa, Present, Present. 1 exact, 1 near.']);
    await run(page, 'hint', 'There is no hint in a race');
    await run(page, 'race kunth', 'kunth is neither a player');
    await run(page, 'review', 'A race can be reviewed when it is over.');
    await run(page, 'TSNS', 'You found the code in 2 turns.');
    await page.locator('.trace').waitFor();
    const lines = await page
      .locator('.trace-turn')
      .evaluateAll((turns) =>
        turns.map((turn) => [
          turn.querySelector('h3')?.textContent,
          ...[...turn.querySelectorAll('li')].map((line) => line.textContent),
        ]),
      );
    expect(lines).toMatchInlineSnapshot(`
      [
        [
          "Turn 1 GuessOne",
          "Guessed Santa, Santa, Present, Present: 1 exact, 1 near.",
          "Goes from GuessOne to GuessTwo.",
        ],
        [
          "Turn 2 GuessTwo",
          "Guessed Tree, Tree, Snowman, Snowman: 2 exact, 0 near.",
          "Both openings together account for every place: Stocking and Bell are out.",
          "Goes from GuessTwo to GuessCompute.",
        ],
        [
          "Turn 3 GuessCompute",
          "Passed over 26 codes that cannot be it.",
          "Guessed Tree, Tree, Present, Santa: 2 exact, 0 near.",
          "Stays in GuessCompute.",
        ],
        [
          "Turn 4 GuessCompute",
          "Passed over 23 codes that cannot be it.",
          "Guessed Tree, Santa, Snowman, Santa: 4 exact, 0 near.",
          "Solved.",
        ],
      ]
    `);
    await expect
      .poll(() => page.locator('.trace code').textContent())
      .toBe('inkling solve mastermind cada --rules p4c6r --player states --first a --trace');
    await command(page, 'review');
    await page.locator('.review').waitFor();
    expect(troubles).toEqual([]);
    await giveBack(page);
  });

  it('is restored after a reload, with the half-typed guess', async () => {
    const { page } = await openRace();
    await run(page, `race knuth parts seed ${SEED}`, 'A new race');
    await run(page, 'SSPP', 'Turn 1.');
    const before = await rows(page, '.rival');
    await page.locator('#command').blur();
    await page.keyboard.press('k');
    await reload(page);
    await announced(page, 'Your race is as you left it, at turn 2.');
    await page.getByRole('button', { name: 'Place 1, Stocking' }).waitFor();
    await page.locator('.rival-turn .change span').nth(1).waitFor();
    await expect.poll(() => rows(page, '.rival')).toEqual(before);
    await giveBack(page);
  });
});

describe('a link to a race', () => {
  it('opens the same race for somebody else, and replaces no race without asking', async () => {
    const { page } = await openRace({ permissions: ['clipboard-read', 'clipboard-write'] });
    await run(page, `race states knuth p4c5r seed ${SEED}`, 'A new race');
    await run(page, 'SSPP', 'Turn 1.');
    await run(page, 'resign', 'You lose.');
    await page.getByRole('button', { name: 'Copy a link to this race' }).click();
    await announced(page, 'Copied');
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toBe(`${stage.host.url}#/race/s1/race-p4c5r-covered-states-knuth/${SEED}.YIvg`);
    await giveBack(page);

    const other = await openRace();
    await run(other.page, 'race parts seed mine', 'A new race');
    await run(other.page, 'SSPP', 'Turn 1.');
    await visit(other.page, link);
    await other.page.getByRole('heading', { name: 'New race' }).waitFor();
    await expect.poll(() => other.page.getByLabel('Seed').inputValue()).toBe(SEED);
    await other.page.getByRole('button', { name: 'Keep my race' }).click();
    await expect.poll(() => other.page.locator('.printed .turn').count()).toBe(1);
    await expect.poll(() => new URL(other.page.url()).hash).toBe('#/race');
    await visit(other.page, link);
    await other.page.getByRole('button', { name: 'Start this race' }).click();
    await announced(other.page, 'A new race against Four states and Knuth');
    await visit(other.page, link.replace(SEED, 'holly-3418'));
    await other.page.getByRole('alert').filter({ hasText: 'That link is damaged' }).waitFor();
    expect(other.troubles).toEqual([]);
    await giveBack(other.page);
  });
});

describe('sounds', () => {
  it('are made only if they are turned on, and the setting is kept', async () => {
    const { page, troubles } = await openRace();
    await page.evaluate(() => {
      const counts = { machines: 0, knocks: 0 };
      Object.assign(window, { counts });
      const Real = AudioContext;
      window.AudioContext = class extends Real {
        constructor() {
          super();
          counts.machines++;
        }
        override createGain(): GainNode {
          counts.knocks++;
          return super.createGain();
        }
      };
    });
    const counts = () =>
      page.evaluate(() => (window as unknown as { counts: { machines: number; knocks: number } }).counts);
    await page.keyboard.press('s');
    await expect.poll(() => counts()).toEqual({ machines: 0, knocks: 0 });
    const turnSounds = async (on: boolean) => {
      await openSettings(page);
      await page.getByLabel('Sounds').setChecked(on);
      await closeDialog(page);
    };
    await turnSounds(true);
    await expect.poll(async () => (await counts()).machines).toBe(1);
    const { knocks } = await counts();
    await page.getByRole('button', { name: 'Santa', exact: true }).click();
    await expect.poll(async () => (await counts()).knocks).toBeGreaterThan(knocks);
    await turnSounds(false);
    const still = await counts();
    await page.getByRole('button', { name: 'Santa', exact: true }).click();
    await expect.poll(() => counts()).toEqual(still);
    await turnSounds(true);
    await reload(page);
    await openSettings(page);
    await expect.poll(() => page.getByLabel('Sounds').isChecked()).toBe(true);
    expect(troubles).toEqual([]);
    await giveBack(page);
  });
});

describe('the adversary', () => {
  it('is cornered, and proves that it never lied', async () => {
    const { page, troubles } = await openRace();
    await run(page, 'adversary p3c4r', 'A new game against the adversary');
    await run(page, 'SSP', 'Turn 1. You: 1 exact, 0 near, 17 codes left.');
    await run(page, 'TTN', 'Turn 2. You: 1 exact, 0 near, 4 codes left.');
    await run(page, 'PTP', 'Turn 3. You: 0 exact, 0 near, 2 codes left.');
    await reload(page);
    await announced(page, 'at turn 4');
    await run(page, 'SNN', /Turn 4\./);
    await page.getByText('It is down to one code.').waitFor();
    await run(page, 'NSN', 'You cornered the adversary in 5 turns.');
    await page.getByRole('heading', { name: 'Cornered in 5!' }).waitFor();
    await page.locator('.verdict').waitFor();
    await expect
      .poll(() => page.locator('.verdict').textContent())
      .toMatch(/^Checked: all 64 codes were written out/);
    await expect
      .poll(() => page.locator('.proof-count').allTextContents())
      .toEqual(['17', '4', '2', '1', '1']);
    await page.getByText('It ended at Snowman, Santa, Snowman, which fits every answer.').waitFor();
    await page.getByRole('button', { name: 'New game', exact: true }).click();
    await page.getByRole('heading', { name: 'New game' }).waitFor();
    await page.getByRole('button', { name: 'Start this game' }).waitFor();
    await page.getByRole('button', { name: 'Keep my game' }).click();
    await page.locator('dialog').waitFor({ state: 'detached' });
    // With digits, as in Bulls and Cows, only the adversary can be played.
    await run(page, 'adversary bc', 'A new game against the adversary');
    await run(page, '1234', /Turn 1\. You: \d exact, \d near, 1,?440 codes left\./);
    await run(page, 'race bc', 'cannot');
    expect(troubles).toEqual([]);
    await giveBack(page);
  });
});
