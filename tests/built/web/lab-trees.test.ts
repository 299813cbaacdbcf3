import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { openLabPage } from './lab-page.ts';
import { announced, command, giveBack, reload, visit } from './open-page.ts';
import { serveSite } from './site.ts';
import { openStage } from './stage.ts';

const PROOF = new URL('../../../proofs/p4c6r-knuth-5801.strategy', import.meta.url);

const stage = openStage(serveSite);

const openLab = (path: string) => openLabPage(stage, path);

describe('the page of decision trees', () => {
  it('makes an optimal tree by the form', async () => {
    const { page, troubles } = await openLab('/tree/1/knuth/p3c4r');
    await announced(page, 'Tree of knuth for p3c4r');
    await page.locator('.lab-setup > summary').click();
    await page.locator('.lab-sources select').selectOption('the exact search');
    await page.getByRole('button', { name: 'Make the tree' }).click();
    await announced(page, 'Optimal tree for p3c4r: 206 guesses in all');
    await expect.poll(() => page.url()).toContain('#/lab/tree/1/optimal/p3c4r');
    expect(troubles).toEqual([]);
    await giveBack(page);
  });

  it('navigates the icicle and the outline by keys, with an address for every node', async () => {
    const { page } = await openLab('/tree/1/knuth/p4c6r');
    await announced(page, 'Tree of knuth for p4c6r: 5,801');
    await page.getByRole('button', { name: 'Icicle' }).click();
    await page.getByRole('application').focus();
    await page.keyboard.press('ArrowDown');
    await announced(page, /^After 0 exact, 0 near: guess \w+/);
    await page.keyboard.press('ArrowRight');
    await announced(page, /^After 0 exact, 1 near/);
    await page.keyboard.press('Enter');
    await announced(page, /\d+ left, [\d.]+ guesses from here/);
    await expect.poll(() => page.url()).toMatch(/tree\/1\/knuth\/p4c6r\/0,1\.\d,\d$/);
    const address = page.url();
    const facts = await page.locator('.lab-facts-box').innerText();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Home');
    await announced(page, /^First guess: guess SSPP/);
    await expect.poll(() => page.url()).not.toBe(address);
    await visit(page, address);
    await reload(page);
    await announced(page, 'Tree of knuth');
    await page.getByRole('button', { name: 'Icicle' }).click();
    await expect.poll(() => page.locator('.lab-facts-box').innerText()).toBe(facts);

    await visit(page, `${stage.host.url}#/lab/tree/1/knuth/p3c4r`);
    await announced(page, 'Tree of knuth for p3c4r');
    await page.getByRole('button', { name: 'Outline' }).click();
    const tree = page.getByRole('tree');
    const before = await tree.getByRole('treeitem').count();
    await expect.poll(() => tree.locator('[tabindex="0"]').count()).toBe(1);
    await tree.locator('[tabindex="0"]').focus();
    await page.keyboard.press('ArrowDown');
    await announced(page, /^After 0 exact, 0 near/);
    await page.keyboard.press('ArrowDown');
    await announced(page, /^After 0 exact, 1 near/);
    await page.keyboard.press('ArrowRight');
    await tree.getByRole('treeitem').nth(before).waitFor();
    await page.locator('[role=treeitem][aria-level="2"]:focus').waitFor();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await page.locator('[role=treeitem][aria-level="1"]:focus').waitFor();
    await giveBack(page);
  });

  it('navigates columns of answer buttons, and starts a game from the current node', async () => {
    const { page, troubles } = await openLab('/tree/1/parts/p4c6r');
    await announced(page, 'Tree of parts for p4c6r: 5,668');
    const heads = page.locator('.lab-column-left');
    const numbers = ['1,296 left', '276 left', '51 left'];
    await expect.poll(() => heads.allTextContents()).toEqual(numbers);
    expect(await page.locator('.lab-column-ahead').count()).toBe(2);
    await page.locator('.lab-column-here .lab-branch').first().focus();
    await page.keyboard.press('ArrowRight');
    await announced(page, /^After 0 exact, 1 near: guess PNNK/);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await announced(page, /^After 0 exact, 2 near: guess/);
    await expect.poll(() => page.locator('.lab-path button').count()).toBe(3);
    await page.keyboard.press('ArrowLeft');
    await announced(page, /^After 0 exact, 1 near: guess PNNK/);
    await page.keyboard.press('Enter');
    await page
      .getByRole('button', { name: /smaller answers/ })
      .first()
      .click();
    await expect.poll(() => page.locator('.lab-column').first().locator('.lab-branch').count()).toBe(14);
    await page.getByRole('button', { name: 'Play from here' }).click();
    await page.locator('.pegboard').waitFor();
    await page.getByText('Turn 3 of 10').first().waitFor();
    expect(troubles).toEqual([]);
    await giveBack(page);
  });

  it('finds and proves the optimal tree of p4c6r, and says where it finds a code and marks the path', async () => {
    const { page, troubles } = await openLab('');
    await page.getByRole('link', { name: 'The optimal tree, 5625' }).click();
    await announced(
      page,
      'Optimal tree for p4c6r: 5,625 guesses in all, 4.3403 on average, 6 at worst. Verified.',
    );
    const took = await page.locator('.lab-verified span').textContent();
    console.log(`optimal p4c6r in a browser's worker: ${took}`);
    await page.getByText('a separate checker followed all 1,296 secrets').waitFor();
    await command(page, 'where TBST');
    await announced(page, /^TBST is found with guess \d: SSPT; 1 exact, 1 near, then/);
    await page.getByRole('button', { name: 'Icicle' }).click();
    await expect.poll(() => page.locator('.lab-node-found').count()).toBeGreaterThan(1);
    await page.getByLabel('Find a secret').fill('1111');
    await page.getByRole('button', { name: 'Find' }).click();
    await announced(page, /^SSSS is found with guess/);
    await page.getByLabel('Find a secret').fill('zz');
    await page.getByRole('button', { name: 'Find' }).click();
    await announced(page, 'z is not a symbol of p4c6r.');
    await command(page, 'top');
    await command(page, 'open 3');
    await announced(page, /^After/);
    await command(page, 'up');
    await announced(page, /^First guess/);
    expect(troubles).toEqual([]);
    await giveBack(page);
  });

  it('opens a dropped or chosen strategy file, restores it from its address, and rejects a damaged one or a wrong text', async () => {
    const { page, troubles } = await openLab('/tree');
    const text = await readFile(PROOF, 'utf8');
    const input = page.locator('input[type=file]');
    const file = (content: string) => ({
      name: 'a.strategy',
      mimeType: 'text/plain',
      buffer: Buffer.from(content),
    });
    await input.setInputFiles(file(text));
    await announced(page, 'Opened tree for p4c6r: 5,801');
    await page.locator('.lab-column-here .lab-branch').first().click();
    await announced(page, /^After/);
    const address = page.url();
    expect(address).toMatch(/tree\/1\/file-[0-9a-f]{8}\/p4c6r\/0,/);
    await reload(page);
    await announced(page, 'Opened tree for p4c6r: 5,801');
    await page.locator('.lab-setup > summary').click();
    await input.setInputFiles(file(text.replace('total 5801', 'total 5800')));
    await announced(page, 'Not verified, so not shown. The header is wrong at');
    await input.setInputFiles(file(text.replace('inkling-strategy 1', 'inkling-strategy 2')));
    await announced(page, 'The file is version 2, and this page reads version 1.');
    await input.setInputFiles(file('\u0000'.repeat(100_000)));
    await announced(page, 'This is not a strategy that can be read here');
    await page.getByText('Or paste one').click();
    await page.getByRole('textbox', { name: 'Or paste one' }).fill('abbey BBBBB1 rouge GGGGG2\n      GGGGG1');
    await page.getByRole('button', { name: 'Read it' }).click();
    await announced(page, /Not verified, so not shown|cannot be read as a tree/);
    const data = await page.evaluateHandle((content) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([content], 'dropped.strategy'));
      return transfer;
    }, text);
    await page.dispatchEvent('.lab-tree', 'drop', { dataTransfer: data });
    await announced(page, 'Opened tree for p4c6r: 5,801');
    expect(troubles).toEqual([]);
    const stranger = await openLab(address.slice(address.indexOf('#/lab') + 5));
    await stranger.page.getByText('a strategy file that this browser does not have').waitFor();
    await giveBack(stranger.page);
    await giveBack(page);
  });
});
