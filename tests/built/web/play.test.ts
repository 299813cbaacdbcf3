import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { announced, ask, command, openDrawer, openPage, reload } from './open-page.ts';
import { serveSite } from './site.ts';
import { openStage, sharedPage } from './stage.ts';

/** The seed `holly-3417` draws Tree, Santa, Snowman, Santa. */
const SEED = 'holly-3417';

describe('a game in the built page', () => {
  const stage = openStage(serveSite);

  const opened = sharedPage(() => openPage(stage.browser, stage.host.url));

  /** Begins a new game in the page that these tests share. */
  const open = async () => {
    const { page } = opened;
    await ask(page, `new 4 ${SEED}`);
    await page.getByRole('button', { name: 'Place 1, empty' }).waitFor();
    await page.locator('#command').blur();
    return opened;
  };

  it('is won with the keyboard alone, announcing one sentence per turn', async () => {
    const { page, troubles } = await open();
    const spoken: string[] = [];
    for (const [keys, sentence] of [
      ['1122', 'Turn 1'],
      ['STNS', 'Turn 2'],
      ['tssk', 'Turn 3'],
      ['3141', 'Turn 4'],
    ] as const) {
      for (const key of keys) await page.keyboard.press(key);
      await page.keyboard.press('Enter');
      spoken.push(await announced(page, sentence));
    }
    expect(spoken).toEqual([
      'Turn 1: Santa, Santa, Present, Present. 1 exact, 1 near. 208 codes left.',
      'Turn 2: Santa, Tree, Snowman, Santa. 2 exact, 2 near. 3 codes left.',
      'Turn 3: Tree, Santa, Santa, Stocking. 2 exact, 1 near. 1 code left.',
      'Turn 4: Tree, Santa, Snowman, Santa. 4 exact, 0 near. You found the code in 4 turns.',
    ]);
    await expect.poll(() => page.locator('.result').textContent()).toBe('Found in 4!');
    await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toBe('result');
    await expect
      .poll(() => page.locator('.result').evaluate((result) => getComputedStyle(result).outlineStyle))
      .toBe('none');
    expect(troubles).toEqual([]);
  });

  it('is won with the pointer alone', async () => {
    const { page, troubles } = await open();
    const palette = page.getByRole('toolbar', { name: 'Pieces' });
    const print = page.getByRole('button', { name: 'Check guess' });
    for (const name of ['Santa', 'Tree', 'Snowman', 'Santa'])
      await palette.getByRole('button', { name }).click();
    await print.click();
    await announced(page, 'Turn 1');
    await openDrawer(page);
    await page
      .getByRole('gridcell', { name: /^Place 1, Tree/ })
      .getByRole('button')
      .click();
    await announced(page, 'Tree can be at place 1');
    await page.getByRole('button', { name: 'Put Tree at place 1' }).click();
    await page.getByRole('button', { name: 'Place 2', exact: false }).first().click();
    await palette.getByRole('button', { name: 'Santa' }).click();
    await page.getByRole('button', { name: 'Place 3, empty' }).click();
    await palette.getByRole('button', { name: 'Snowman' }).click();
    await palette.getByRole('button', { name: 'Santa' }).click();
    await print.click();
    await announced(page, 'You found the code in 2 turns.');
    expect(troubles).toEqual([]);
  });

  it('is won, and followed by another, with typed commands alone', async () => {
    const { page, troubles } = await open();
    await command(page, 'SSPP');
    await announced(page, 'Turn 1: Santa, Santa, Present, Present. 1 exact, 1 near. 208 codes left.');
    await command(page, 'undo');
    await announced(page, 'Back at turn 1. 1,296 codes left.');
    await command(page, 'redo');
    await announced(page, '208 codes left');
    await command(page, 'elephant');
    await announced(page, 'elephant is neither a command nor a piece.');
    await expect.poll(() => page.locator('#command').inputValue()).toBe('elephant');
    await command(page, 'TSN');
    await announced(page, 'That guess has 3 pieces; this game has 4 places.');
    await command(page, 'why 9 s');
    await announced(page, '9 is not a place here: places run from 1 to 4.');
    await command(page, 'Santa, Tree, Snowman, Santa');
    await announced(page, 'Turn 2');
    await command(page, 'why 2 present');
    await announced(page, /Present cannot be at place 2: every code that has it there contradicts turns? /);
    await command(page, 'suggest');
    await announced(page, /^Try /);
    await command(page, 'choices');
    await announced(page, /^Place 1: /);
    for (const sentence of [/certain/, /^Look at/, /place \d/, /^Place \d is|No piece is likelier/]) {
      await command(page, 'hint');
      await announced(page, sentence);
    }
    await command(page, '3141');
    await announced(page, 'You found the code in 3 turns.');
    await command(page, 'new 5 carol');
    await announced(page, 'New game, 5 places, seed carol.');
    await page.getByRole('button', { name: 'Place 5, empty' }).waitFor();
    expect(troubles).toEqual([]);
  });

  it('is lost after ten turns, shows the code, and can be undone', async () => {
    const { page } = await open();
    for (let turn = 1; turn <= 10; turn++) {
      await command(page, 'BBBB');
      await announced(page, `Turn ${turn}:`);
    }
    await announced(page, 'No turns left. The code was Tree, Santa, Snowman, Santa.');
    await expect.poll(() => page.locator('.result').textContent()).toBe('The code was');
    await page.getByRole('button', { name: 'Undo the last guess' }).click();
    await announced(page, 'Back at turn 10.');
    await expect.poll(() => page.locator('.turn').count()).toBe(9);
  });

  it('keeps the half-typed guess, the undo tree and the sheet across a reload', async () => {
    const { page } = await open();
    await command(page, 'SSPP');
    await announced(page, 'Turn 1');
    await command(page, 'TTTT');
    await announced(page, 'Turn 2');
    await command(page, 'undo');
    await announced(page, 'Back at turn 2');
    await page.locator('#command').blur();
    for (let i = 0; i < 3; i++) await page.keyboard.press('Backspace');
    await page.keyboard.press('b');
    const places = () => page.locator('.slot').evaluateAll((slots) => slots.map((slot) => slot.ariaLabel));
    const before = await places();
    expect(before).toEqual(['Place 1, Tree', 'Place 2, Bell', 'Place 3, empty', 'Place 4, empty']);
    await reload(page);
    await announced(page, 'Your game is as you left it, at turn 2.');
    await expect.poll(() => places()).toEqual(before);
    await expect
      .poll(() => page.locator('.slot[aria-current]').getAttribute('aria-label'))
      .toBe('Place 3, empty');
    await page.keyboard.press('r');
    await announced(page, 'Turn 2: Tree, Tree, Tree, Tree.');
  });

  it('explains a ruled-out cell reached by arrow keys, and why a guess cannot be checked', async () => {
    const { page } = await open();
    await command(page, 'BBBB');
    await announced(page, 'Turn 1: Bell, Bell, Bell, Bell. 0 exact, 0 near. 625 codes left.');
    await openDrawer(page);
    await page.getByRole('gridcell', { name: 'Place 1, Santa: 20%' }).getByRole('button').focus();
    for (const key of ['End', 'ArrowDown', 'w']) await page.keyboard.press(key);
    await announced(page, 'Bell cannot be at place 2: every code that has it there contradicts turn 1.');
    const print = page.getByRole('button', { name: 'Check guess' });
    await expect.poll(() => print.getAttribute('aria-disabled')).toBe('true');
    await print.click({ force: true });
    await announced(page, 'Every place is empty.');
    await page.keyboard.press('l');
    await announced(page, 'Turn 2 of 10. 625 codes left. Your guess: place 1 empty');
  });

  it('survives a crash of its engine', async () => {
    const { page } = await open();
    await page.workers()[0]?.evaluate(() => {
      setTimeout(() => {
        throw new Error('a crash for the test');
      });
    });
    await page.getByRole('alert').filter({ hasText: 'was restarted' }).waitFor();
    await command(page, 'SSPP');
    await announced(page, '208 codes left.');
  });

  it('sets a save aside that it cannot read, and says so', async () => {
    const { page } = await open();
    const before = await savesAside(page);
    const damage = (value: unknown) =>
      page.evaluate(
        (value) =>
          new Promise<void>((resolve) => {
            indexedDB.open('inkling').addEventListener('success', (event) => {
              const database = (event.target as IDBOpenDBRequest).result;
              const transaction = database.transaction('kept', 'readwrite');
              transaction.objectStore('kept').put(value, 'game/mastermind');
              transaction.addEventListener('complete', () => resolve());
            });
          }),
        value,
      );
    for (const value of [
      '{',
      { version: 1, sheet: 'inkling-sheet 1\nnonsense', draft: '' },
      { version: 99 },
    ]) {
      await damage(value);
      await reload(page);
      await page.getByRole('alert').filter({ hasText: 'set aside unchanged' }).waitFor();
      await page.getByRole('button', { name: 'Place 1, empty' }).waitFor();
    }
    expect((await savesAside(page)) - before).toBe(3);
  });

  it('lets the player turn shortcuts off', async () => {
    const { page } = await open();
    // On the board, shortcuts are always on, so a second try can turn them off as well.
    await page.locator('#board').focus();
    await page.keyboard.press('?');
    await page.getByRole('checkbox', { name: 'Use one-key shortcuts everywhere on the page' }).uncheck();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.keyboard.press('s');
    await page.getByRole('button', { name: 'Place 1, empty' }).focus();
    await page.keyboard.press('t');
    await page.locator('.slot[aria-label="Place 1, Tree"]').waitFor();
  });
});

/** Returns how many saves were set aside. */
function savesAside(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        indexedDB.open('inkling').addEventListener('success', (event) => {
          const store = (event.target as IDBOpenDBRequest).result.transaction('kept').objectStore('kept');
          const keys = store.count(IDBKeyRange.bound('aside/', 'aside/~'));
          keys.addEventListener('success', () => resolve(keys.result));
        });
      }),
  );
}
