import { markWord } from '@inkling/core/marks';
import { seedRandom } from '@inkling/core/random';
import { wordGame } from '@inkling/games/word/rules/game';
import { ENGLISH, spell } from '@inkling/games/word/rules/letters';
import { loadWords } from '@inkling/lists/english';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axe } from './axe.ts';
import { command, emptyPage, reload, said, settled, stored, visit } from './desk.ts';
import { serveSite } from './site.ts';
import { openStage } from './stage.ts';

/** The seed `holly` draws LIFER among five letters. */
const SEED = 'holly';

describe('the word place in the built page', () => {
  const stage = openStage(serveSite);

  const open = async (options: BrowserContextOptions = {}) => {
    const { page, troubles } = await emptyPage(stage.browser, { reducedMotion: 'reduce', ...options });
    await visit(page, `${stage.host.url}#/word`);
    await page.locator('.evidence').waitFor();
    return { page, troubles };
  };

  const openHelper = async (options: BrowserContextOptions = {}) => {
    const opened = await open(options);
    await opened.page.getByRole('button', { name: 'Helper' }).click();
    await opened.page.getByLabel('Paste rounds').waitFor();
    return opened;
  };

  const run = async (page: Page, lines: readonly (readonly [line: string, sentence: string])[]) => {
    const spoken: string[] = [];
    for (const [line, sentence] of lines) {
      await command(page, line);
      spoken.push(await said(page, sentence));
    }
    return spoken;
  };

  it('is a game for who comes for the first time, and tells how it goes until two answers are there', async () => {
    const { page, troubles } = await open();
    const guide = page.getByRole('region', { name: 'How it goes' });
    await expect
      .poll(() => guide.getByRole('paragraph').first().textContent())
      .toBe(
        'Find the hidden word of 5 letters in 6 tries. Every guess is an English word. Each of its letters gets a mark:',
      );
    await expect
      .poll(() => guide.getByRole('listitem').allTextContents())
      .toEqual([
        'exact: the word has this letter at this place',
        'near: the word has it, but at another place',
        'absent: the word has it not, or not that often',
      ]);
    await run(page, [
      ['new 5 holly', 'seed holly'],
      ['crane', 'Try 1'],
    ]);
    await expect.poll(() => guide.count()).toBe(1);
    await run(page, [['salet', 'Try 2']]);
    await expect.poll(() => guide.count()).toBe(0);
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('has letters in whole rows at every width, each wide enough for a finger', async () => {
    const { page } = await open();
    const holes: string[] = [];
    for (const width of [320, 360, 390, 414, 480, 600, 768, 1024, 1240, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const boxes = await page
        .locator('.case-key')
        .evaluateAll((keys) => keys.map((key) => key.getBoundingClientRect().toJSON() as DOMRect));
      const [first, last] = [boxes[0] as DOMRect, boxes.at(-1) as DOMRect];
      const rightmost = Math.max(...boxes.map(({ right }) => right));
      if (Math.abs(last.right - rightmost) > 1) holes.push(`${width}: the last row ends early`);
      if (boxes.some(({ top }, i) => i > 0 && top > last.top)) holes.push(`${width}: a row below the last`);
      if (first.width < 44) holes.push(`${width}: keys of ${first.width} px`);
      const rows = new Set(boxes.map(({ top }) => Math.round(top)));
      const area = boxes.reduce((sum, box) => sum + (box.width + 2) * (box.height + 2), 0);
      const whole = (rightmost - first.left + 2) * rows.size * (first.height + 2);
      if (Math.abs(area - whole) > 0.01 * whole) holes.push(`${width}: a hole`);
    }
    expect(holes).toEqual([]);
    await page.context().close();
  });

  it('helps by the keyboard alone', async () => {
    const { page, troubles } = await openHelper();
    for (const key of ['s', 'a', 'l', 'e', 't', '0', '2', '0', '1', '0']) await page.keyboard.press(key);
    await page.keyboard.press('Enter');
    expect(await said(page, 'Round 1')).toBe(
      'Round 1, SALET: S absent, A exact, L absent, E near, T absent. 100 words left.',
    );
    for (const key of ['c', 'h', 'u', 'r', 'm', 'Backspace', 'n', '2', 'Enter'])
      await page.keyboard.press(key);
    await said(page, 'Round 2');
    await page.keyboard.press('[');
    await said(page, 'Changed. 100 words left.');
    await page.keyboard.press('=');
    await said(page, '1 round. 100 words left.');
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('helps by the pointer alone, and repairs a contradiction with one click', async () => {
    const { page, troubles } = await openHelper();
    const letters = page.getByRole('toolbar', { name: 'Letters' });
    const type = async (word: string) => {
      for (const letter of word.toUpperCase())
        await letters.getByRole('button', { name: letter, exact: true }).click();
    };
    const add = page.getByRole('button', { name: 'Add round' });
    await type('salet');
    await page.getByRole('button', { name: 'Place 4, E: absent' }).click();
    await add.click();
    await said(page, 'E near');
    await type('crane');
    await add.click();
    await said(page, 'Rounds 1 and 2 cannot all be true.');
    await page.getByText('E is in the word in one of rounds 1 and 2').waitFor();
    await page.getByRole('button', { name: 'Round 2, place 5: E near' }).click();
    await said(page, 'Changed.');
    await page.getByRole('button', { name: 'Undo' }).click();
    await said(page, 'Rounds 1 and 2 cannot all be true.');
    await page.getByRole('button', { name: 'Redo' }).click();
    await page.getByRole('button', { name: 'Place 5, E: ruled out' }).click();
    await said(page, /E cannot be at place 5: .*round 2/);
    await page.getByRole('button', { name: 'List patterns' }).click();
    await page.locator('.pattern-list li').first().waitFor();
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('helps by commands alone, and says when only the list is at fault', async () => {
    const { page, troubles } = await openHelper();
    const spoken = await run(page, [
      ['salet 🟨⬜⬜🟩⬜', 'Round 1'],
      ['why 4 e', 'E can be at place 4'],
      ['why 2 a', 'A cannot'],
      ['nonsense!', 'no marks'],
      ['clear', 'cleared'],
      ['zzzzz:ggwww', 'Round 1'],
    ]);
    expect(spoken[2]).toBe('A cannot be at place 2: round 1 rules it out.');
    await page.locator('.no-word').filter({ hasText: 'no word in this list does' }).waitFor();
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('is won, and speaks one sentence a try', async () => {
    const { page, troubles } = await open();
    const spoken = await run(page, [
      [`new 5 hard ${SEED}`, 'New'],
      ['salet', 'Try 1'],
      ['crony', 'Hard game'],
      ['boxer', 'must have'],
      ['qqqqq', 'not in the list'],
      ['elver', 'Try 2'],
      ['lifer', 'You found'],
    ]);
    expect(spoken).toEqual([
      'New hard game, 5 letters, seed holly.',
      'Try 1, SALET: S absent, A absent, L near, E exact, T absent. 141 words left.',
      'Hard game: E must stay at place 4.',
      'Hard game: the guess must have L.',
      'QQQQQ is not in the list of words.',
      'Try 2, ELVER: E absent, L near, V absent, E exact, R exact. 10 words left.',
      'Try 3, LIFER: L exact, I exact, F exact, E exact, R exact. You found the word in 3 tries.',
    ]);
    await expect.poll(() => page.locator('.word-share').textContent()).toContain('●●●●●');
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('is lost by keys, and resumed to the half-typed guess', async () => {
    const { page, troubles } = await open();
    await run(page, [[`new 5 ${SEED}`, 'New game']]);
    await page.locator('#command').blur();
    for (const [index, guess] of ['crony', 'crony', 'crony', 'crony', 'crony'].entries()) {
      await page.keyboard.type(guess);
      await page.keyboard.press('Enter');
      await said(page, `Try ${index + 1}`);
    }
    await page.keyboard.type('sal');
    await reload(page);
    await said(page, 'after 5 tries');
    await page.keyboard.type('et');
    await page.keyboard.press('Enter');
    await said(page, 'No tries left. The word was LIFER.');
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('shows the same page, tree and storage for two words that answer alike', async () => {
    const guesses = ['salet', 'crony'];
    const english = await loadWords(5);
    const game = wordGame([
      { id: 'english', alphabet: ENGLISH, answers: english.likely, accepts: () => true },
    ]);
    const params = { length: 5, tries: 6, hard: false, list: 'english' };
    const seen = new Map<string, { seed: string; secret: string }>();
    let twins: readonly string[] = [];
    for (let i = 1000; twins.length === 0; i++) {
      const { secret } = game.start(params, seedRandom(`twin-${i}`));
      const numbers = (word: string) => spell(ENGLISH, word) ?? [];
      const marks = guesses.map((guess) => markWord(numbers(guess), numbers(secret)).join('')).join();
      const other = seen.get(marks);
      if (other && other.secret !== secret) twins = [other.seed, `twin-${i}`];
      seen.set(marks, { seed: `twin-${i}`, secret });
    }
    const everything = async (seed: string) => {
      const { page } = await open();
      await run(page, [
        [`new 5 ${seed}`, 'New game'],
        ['salet', 'Try 1'],
        ['crony', 'Try 2'],
      ]);
      await settled(page);
      const session = await page.context().newCDPSession(page);
      const { nodes } = await session.send('Accessibility.getFullAXTree');
      const tree = nodes.map(({ role, name, value, description }) => [
        role?.value,
        name?.value,
        value?.value,
        description?.value,
      ]);
      const kept = await stored(page);
      const all = [await page.content(), JSON.stringify(tree), kept, page.url()];
      await page.context().close();
      return all
        .join('\n')
        .replaceAll(seed, 'SEED')
        .replaceAll(/"changed":"[^"]*"/g, '"changed":"WHEN"');
    };
    const [one = '', other = ''] = twins;
    expect(await everything(one)).toBe(await everything(other));
  });

  const STATES: readonly (readonly [name: string, lines: readonly string[]])[] = [
    ['rounds, a word being typed and a why', ['salet:wgwyw', 'crane', 'why 2 a']],
    ['a contradiction', ['crane:wygww']],
    ['a game', [`new 5 ${SEED}`, 'salet']],
    ['the end of a game', ['lifer']],
    ['the keys', ['?']],
  ];

  it.each([
    ['on a desk', {}],
    ['on a small phone', { viewport: { width: 320, height: 720 }, hasTouch: true }],
  ] as const)('has nothing for axe to find, fits, and has wide targets %s', async (look, options) => {
    const { page, troubles } = await open(options);
    for (const [name, lines] of STATES) {
      for (const line of lines) await command(page, line);
      await settled(page);
      expect([name, await axe(page)]).toEqual([name, []]);
      if (look === 'on a desk') {
        await page.emulateMedia({ colorScheme: 'dark' });
        expect([name, 'by night', await axe(page)]).toEqual([name, 'by night', []]);
        await page.emulateMedia({ colorScheme: 'light' });
      }
      const { small, over } = await page.evaluate(() => ({
        over: document.documentElement.scrollWidth - innerWidth,
        small: [...document.querySelectorAll('button, select, nav a')].flatMap((target) => {
          const { width, height } = target.getBoundingClientRect();
          return target.checkVisibility() && (width < 43.5 || height < 43.5)
            ? [`${target.outerHTML.slice(0, 80)} ${width}×${height}`]
            : [];
        }),
      }));
      expect([name, small, over > 0]).toEqual([name, [], false]);
    }
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('says beside the buttons what it refuses, and covers no row with the letters', async () => {
    const { page } = await open({ viewport: { width: 360, height: 640 }, hasTouch: true });
    for (const line of ['play', `new 5 ${SEED}`, 'crane']) await command(page, line);
    await said(page, 'Try 1');
    await page.evaluate(() => scrollTo(0, 0));
    const [row, dock] = await Promise.all(
      ['.try', '.dock'].map((selector) => page.locator(selector).boundingBox()),
    );
    expect((row?.y ?? 0) + (row?.height ?? 0)).toBeLessThanOrEqual(dock?.y ?? 0);
    const reason = page.locator('.dock .reason');
    for (const letter of 'zzzzz')
      await page.getByRole('button', { name: letter.toUpperCase(), exact: true }).tap();
    await page.getByRole('button', { name: 'Guess', exact: true }).tap();
    await said(page, 'ZZZZZ is not in the list of words.');
    await expect.poll(() => reason.textContent()).toBe('ZZZZZ is not in the list of words.');
    await page.getByRole('button', { name: 'Z', exact: true }).tap();
    await page.getByRole('button', { name: 'Erase' }).tap();
    await expect.poll(() => reason.textContent()).toBe('');
    await page.context().close();
  });

  it('tells the marks apart by shape in forced colours', async () => {
    const { page } = await openHelper({ forcedColors: 'active' });
    await run(page, [['salet:gywww', 'Round 1']]);
    const paints = await page
      .locator('.rounds .mark-sign > *')
      .evaluateAll((marks) =>
        marks.map((mark) => `${mark.tagName} ${getComputedStyle(mark).fill === 'none' ? 'open' : 'filled'}`),
      );
    expect(paints.slice(0, 2)).toEqual(['circle filled', 'circle open']);
    await page.context().close();
  });
});
