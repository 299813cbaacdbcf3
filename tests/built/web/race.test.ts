import { scoreCode } from '@inkling/core/feedback';
import { RandomStream, seedRandom } from '@inkling/core/random';
import { CodeAnalysis } from '@inkling/games/mastermind/analysis/analysis';
import { finish, nextGuess } from '@inkling/games/mastermind/analysis/players';
import { drawCode } from '@inkling/games/mastermind/rules/game';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axeInAllLooks } from './axe.ts';
import {
  closeDialog,
  command,
  giveBack,
  openPage,
  openSettings,
  reload,
  said,
  settled,
  stored,
  tooWide,
  visit,
} from './open-page.ts';
import { serveSite } from './site.ts';
import { openStage } from './stage.ts';

/** Its code is Tree, Santa, Snowman, Santa. */
const SEED = 'holly-3417';

const stage = openStage(serveSite);

/** A page on which races are open. */
async function openRace(options: BrowserContextOptions = {}) {
  const opened = await openPage(stage.browser, stage.host.url, { reducedMotion: 'reduce', ...options });
  const more = opened.page.locator('.game-more');
  if (await more.isVisible()) await more.click();
  await opened.page.getByRole('link', { name: 'Race', exact: true }).click();
  await opened.page.locator('.race').waitFor();
  return opened;
}

const rows = (page: Page, list: string) => page.locator(`${list} li > .unseen`).allTextContents();

async function run(page: Page, line: string, answer: string | RegExp): Promise<string> {
  await command(page, line);
  return said(page, answer);
}

describe('a race', () => {
  it('is run by the keyboard alone', async () => {
    const { page, troubles } = await openPage(stage.browser, stage.host.url, { reducedMotion: 'reduce' });
    await page.getByRole('link', { name: 'Race', exact: true }).focus();
    await page.keyboard.press('Enter');
    await page.locator('.race').waitFor();
    await page.keyboard.press('r');
    await page.getByLabel('Seed').focus();
    await page.keyboard.type(SEED);
    await page.keyboard.press('Enter');
    await said(page, 'A new race against Knuth');
    await page.locator('#board').focus();
    for (const key of ['s', 's', 'p', '2', 'Enter']) await page.keyboard.press(key);
    expect(await said(page, 'Turn 1.')).toBe(
      'Turn 1. You: 1 exact, 1 near, 208 codes left. Knuth: 1 exact, 1 near, 208 left.',
    );
    await page.keyboard.press('t');
    await page.keyboard.press('l');
    await said(page, 'Your guess: place 1 Tree, place 2 empty');
    await page.keyboard.press('g');
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
    expect(await said(page, 'You win.')).toBe(
      'You found the code in 2 turns. Knuth needed 4 turns. You win.',
    );
    await page.keyboard.press('a');
    await said(page, 'A new race against Knuth');
    await expect.poll(() => page.locator('.rival .rival-turn').count()).toBe(0);
    expect(troubles).toEqual([]);
    await giveBack(page);
  });

  it('is run by the pointer alone, covered to the end, kept, counted and reviewed', async () => {
    const { page, troubles } = await openRace();
    await page.getByRole('button', { name: 'New race' }).click();
    await page.getByLabel('Second player').selectOption('entropy');
    await page.getByRole('button', { name: 'Start this race' }).click();
    await said(page, 'A new race against Knuth and Entropy');
    for (const name of ['Santa', 'Tree', 'Bell', 'Bell'])
      await page.getByRole('button', { name, exact: true }).click();
    await page.getByRole('button', { name: 'Check guess' }).click();
    await said(page, 'Turn 1.');
    for (const row of await rows(page, '.rival'))
      expect(row).toMatch(/, turn 1: covered\. \d exact, \d near\.$/);
    await expect.poll(() => page.locator('.rival .cover').count()).toBe(8);
    await expect.poll(() => page.locator('.rival .stamped').count()).toBe(0);
    await page.getByRole('button', { name: 'Give up' }).click();
    await page.locator('dialog').getByRole('button', { name: 'Give up' }).click();
    expect(await said(page, 'You lose.')).toMatch(/^You gave up\. Knuth needed \d turns\. Entropy needed/);
    await expect.poll(() => page.locator('.rival .cover').count()).toBe(0);
    await page.getByText('Your game is kept under You.').waitFor();
    await page.locator('.tallies td').first().waitFor();
    await expect
      .poll(() => page.locator('.tallies td').allTextContents())
      .toEqual(['0', '0', '1', '0', '0', '1']);
    await page.getByRole('link', { name: 'Review this game' }).click();
    await page.locator('.review').waitFor();
    await page.getByRole('link', { name: 'You', exact: true }).click();
    await page.locator('.kept-sheet').waitFor();
    await expect.poll(() => page.locator('.kept-sheet').count()).toBe(1);
    await visit(page, `${stage.host.url}#/mastermind`);
    await page.getByRole('link', { name: 'Race', exact: true }).click();
    await page.locator('.tallies td').first().waitFor();
    await page.getByRole('button', { name: 'Again' }).click();
    await said(page, 'A new race against Knuth and Entropy');
    expect(troubles).toEqual([]);
    await giveBack(page);
  });

  it('is run by typed commands alone, and shows what the four states did, line by line', async () => {
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

  it('comes back after a reload, to the half-typed guess', async () => {
    const { page } = await openRace();
    await run(page, `race knuth parts seed ${SEED}`, 'A new race');
    await run(page, 'SSPP', 'Turn 1.');
    const before = await rows(page, '.rival');
    await page.locator('#command').blur();
    await page.keyboard.press('k');
    await reload(page);
    await said(page, 'Your race is as you left it, at turn 2.');
    await page.getByRole('button', { name: 'Place 1, Stocking' }).waitFor();
    await page.locator('.rival-turn .change span').nth(1).waitFor();
    await expect.poll(() => rows(page, '.rival')).toEqual(before);
    await giveBack(page);
  });
});

describe('a link to a race', () => {
  it('opens the same race for somebody else, and takes no race away', async () => {
    const { page } = await openRace({ permissions: ['clipboard-read', 'clipboard-write'] });
    await run(page, `race states knuth p4c5r seed ${SEED}`, 'A new race');
    await run(page, 'SSPP', 'Turn 1.');
    await run(page, 'resign', 'You lose.');
    await page.getByRole('button', { name: 'Copy a link to this race' }).click();
    await said(page, 'Copied');
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toBe(`${stage.host.url}#/race/race-p4c5r-covered-states-knuth/${SEED}`);
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
    await said(other.page, 'A new race against Four states and Knuth');
    await visit(other.page, `${stage.host.url}#/race/race-p4c5r-covered-kunth/x`);
    await other.page.getByRole('alert').filter({ hasText: 'That link is damaged' }).waitFor();
    expect(other.troubles).toEqual([]);
    await giveBack(other.page);
  });
});

describe('sounds', () => {
  it('are made only when they are asked for, and the wish is kept', async () => {
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
    await said(page, 'at turn 4');
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
    expect(troubles).toEqual([]);
    await giveBack(page);
  });
});

describe('the secret of a race', () => {
  const RULES = { places: 4, symbols: 6, repeats: true };
  const GUESSES = [
    [0, 0, 1, 1],
    [0, 2, 3, 0],
  ];

  /** Two seeds of equal length whose codes differ and answer the person and both players alike. */
  function twins(): readonly [string, string] {
    const start = CodeAnalysis.of(RULES, []);
    if (!start.ok) throw new Error('1296 codes can be listed');
    const seen = new Map<string, { seed: string; code: string }>();
    const known = new Map<string, readonly number[]>();
    for (let i = 1000; i < 9999; i++) {
      const seed = `twin-${i}`;
      const code = drawCode(RULES, new RandomStream(seedRandom(seed)));
      const answers = GUESSES.map((guess) => scoreCode(guess, code));
      for (const name of ['knuth', 'entropy'] as const) {
        let position = start.value;
        for (let turn = 0; turn < GUESSES.length; turn++) {
          const key = `${name}/${position.turns.map(({ feedback }) => feedback).join()}`;
          const made = known.get(key) ?? nextOf(name, position);
          known.set(key, made);
          const feedback = scoreCode(made, code);
          answers.push(feedback);
          position = position.with({ guess: made, feedback });
        }
      }
      const other = seen.get(answers.join());
      if (other && other.code !== String(code)) return [other.seed, seed];
      seen.set(answers.join(), { seed, code: String(code) });
    }
    throw new Error('no twins among 9000 seeds');
  }

  function nextOf(name: 'knuth' | 'entropy', position: CodeAnalysis): readonly number[] {
    const guess = finish(nextGuess({ name, seed: '' }, position));
    if (!guess.ok) throw new Error('a true history has a code');
    return Array.from(guess.value);
  }

  async function everythingAbout(seed: string): Promise<readonly string[]> {
    const { page } = await openRace();
    await run(page, `race knuth entropy seed ${seed}`, 'A new race');
    await run(page, 'SSPP', 'Turn 1.');
    await run(page, 'STNS', 'Turn 2.');
    await settled(page);
    const session = await page.context().newCDPSession(page);
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    const tree = nodes.map(({ role, name, value, description }) => [
      role?.value,
      name?.value,
      value?.value,
      description?.value,
    ]);
    const kept = await stored(page, 'game/race');
    const places = await page.evaluate(() =>
      JSON.stringify([
        location.href,
        document.title,
        document.cookie,
        { ...localStorage },
        { ...sessionStorage },
      ]),
    );
    const all = [await page.content(), JSON.stringify(tree), kept, places];
    await page.context().close();
    return all.map((text) => text.replaceAll(seed, 'SEED'));
  }

  it('shows the same page, tree and storage for two codes that answer everybody alike', async () => {
    const [one, other] = twins();
    const [first, second] = [await everythingAbout(one), await everythingAbout(other)];
    expect(first.join('')).toContain('SEED');
    expect(second).toEqual(first);
  });
});

describe('a race for everybody', () => {
  const BEGIN = `race knuth states seed ${SEED}`;
  const STATES: readonly (readonly [name: string, lines: readonly string[]])[] = [
    ['a fresh race', [BEGIN]],
    ['a covered race', [BEGIN, 'SSPP', 'STNS']],
    ['an open race', [`race knuth states open seed ${SEED}`, 'SSPP', 'STNS']],
    ['a race that was won', [BEGIN, 'SSPP', 'TSNS']],
    ['a race that was given up', [BEGIN, 'SSPP', 'resign']],
    ['the adversary', ['adversary', 'SSPP', 'STNS']],
    ['the proof', ['adversary', 'SSPP', 'STNS', 'resign']],
    ['the key sheet', [BEGIN, '?']],
  ];

  async function reach(page: Page, lines: readonly string[]): Promise<void> {
    for (const line of lines) {
      await command(page, line);
      await settled(page);
    }
  }

  it('has nothing for axe to find in any state, in any look', async () => {
    const { page, troubles } = await openRace();
    const found: unknown[] = [];
    for (const [name, lines] of STATES) {
      await reach(page, lines);
      found.push([name, await axeInAllLooks(page)]);
    }
    await page.keyboard.press('Escape');
    for (const [name, title] of [
      ['New race', 'New race'],
      ['Give up', 'Give up?'],
    ] as const) {
      await page.getByRole('button', { name }).first().click();
      await page.getByRole('heading', { name: title }).waitFor();
      found.push([title, await axeInAllLooks(page)]);
      await page.keyboard.press('Escape');
    }
    expect(found).toEqual([...STATES.map(([name]) => [name, []]), ['New race', []], ['Give up?', []]]);
    expect(troubles).toEqual([]);
    await giveBack(page);
  });

  it('fits every width without sideways scrolling', async () => {
    const { page } = await openRace();
    for (const lines of [
      [`race knuth states p5c6r seed ${SEED}`, 'SSPPT', 'TNKBS'],
      ['resign'],
      ['adversary p5c6r', 'SSPPT', 'TNKBS', 'resign'],
    ]) {
      await reach(page, lines);
      expect(await tooWide(page)).toEqual([]);
    }
    await giveBack(page);
  });

  it.each(['de-DE', 'es-ES'])('fits 320 px in %s', async (locale) => {
    const { page } = await openPage(stage.browser, stage.host.url, {
      viewport: { width: 320, height: 700 },
      locale,
    });
    await visit(page, `${stage.host.url}#/race`);
    await page.locator('.race').waitFor();
    const widths: number[] = [];
    for (const lines of [
      [`race knuth states p5c6r seed ${SEED}`, 'SSPPT', 'TNKBS'],
      ['resign'],
      ['adversary p5c6r', 'SSPPT', 'TNKBS', 'resign'],
    ]) {
      await reach(page, lines);
      widths.push(await page.evaluate(() => document.documentElement.scrollWidth));
    }
    expect(widths).toEqual([320, 320, 320]);
    await giveBack(page);
  });

  it('has targets of at least 44 px on a phone and on a wide screen', async () => {
    const { page } = await openRace({ viewport: { width: 390, height: 844 } });
    await reach(page, [BEGIN, 'SSPP', 'STNS']);
    for (const width of [390, 1240]) {
      await page.setViewportSize({ width, height: 844 });
      const small = await page.locator('button, select, nav a, a.press').evaluateAll((targets) =>
        targets.flatMap((target) => {
          const { width, height } = target.getBoundingClientRect();
          return target.checkVisibility() && (width < 43.5 || height < 43.5)
            ? [`${target.textContent} ${width}×${height}`]
            : [];
        }),
      );
      expect([width, small]).toEqual([width, []]);
    }
    await giveBack(page);
  });
});
