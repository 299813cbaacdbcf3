import { readFile } from 'node:fs/promises';
import { checksum } from '@inkling/games/encoding/checksum';
import { DigitWriter } from '@inkling/games/encoding/mixed-radix';
import { expect, it } from 'vitest';
import { announced, command, emptyPage, giveBack, openDrawer, openPage, visit } from './open-page.ts';
import { serveSite } from './site.ts';
import { openStage } from './stage.ts';

const stage = openStage(serveSite);

it('shares a review by a link that opens it elsewhere at a turn, and as a terminal command', async () => {
  const { page, troubles } = await openPage(stage.browser, stage.host.url);
  await command(page, 'new 4 holly-3417');
  for (const guess of ['SSPP', 'TSNS']) await command(page, guess);
  await page.getByRole('link', { name: 'Review this game' }).click();
  const link = await page.getByRole('textbox', { name: 'Link to this review' }).inputValue();
  expect(link).toContain('#/review/mastermind/m%2Fp4c6r%2F');
  await page.getByRole('button', { name: 'Copy as command' }).click();
  await announced(page, /^Copied\.|did not let the page copy/);
  expect(troubles).toEqual([]);
  await giveBack(page);

  const other = await emptyPage(stage.browser);
  await visit(other.page, `${link}/2`);
  await other.page.getByText('Found in 2.').waitFor();
  await other.page.getByText('Turn 2. 208 codes left before it.').waitFor();
  expect(other.troubles).toEqual([]);
  await giveBack(other.page);
});

it('explains that a hostile link is invalid, and loses nothing', async () => {
  const { page, troubles } = await openPage(stage.browser, stage.host.url);
  await command(page, 'new 4 holly-3417');
  await command(page, 'SSPP');
  await announced(page, 'Turn 1');
  const told = page.getByRole('alert').filter({ hasText: 'Your own game is unchanged.' });
  for (const link of ['m/p4c6r/AAAAAAAA', 'x', '%', `m/${'A'.repeat(9000)}`, '<script>alert(1)</script>']) {
    await visit(page, `${stage.host.url}#/learn`);
    await told.waitFor({ state: 'detached' });
    await visit(page, `${stage.host.url}#/mastermind/${link}`);
    await told.waitFor();
    await expect.poll(() => page.locator('.turn').count()).toBe(1);
    expect(troubles, link).toEqual([]);
  }
  await giveBack(page);
});

/** Returns a complete link to a game, in the format of a later version. */
function laterLink(): string {
  const digits = new DigitWriter();
  digits.put(2, 16);
  const body = `m/p4c6r/${digits.text()}`;
  return body + checksum(body);
}

it('states the version of a link from another version, and that a link contains no custom game', async () => {
  const { page, troubles } = await emptyPage(stage.browser);
  const told = page
    .locator('[role=alert], [role=status]')
    .filter({ hasText: 'That link is version 2, and this app reads version 1.' });
  for (const place of [
    `mastermind/${laterLink()}`,
    `review/mastermind/${encodeURIComponent(laterLink())}`,
    'lab/tree/2/optimal/p4c6r',
    'lab/own/2/abc',
    'own/2/abc',
  ]) {
    await visit(page, `${stage.host.url}#/learn/scoring`);
    await command(page, 'dance');
    await expect.poll(() => told.count()).toBe(0);
    await visit(page, `${stage.host.url}#/${place}`);
    await told.first().waitFor();
    expect(troubles, place).toEqual([]);
  }
  await visit(page, `${stage.host.url}#/own/zzz`);
  await page.getByRole('alert').filter({ hasText: 'That link is damaged or cut short' }).waitFor();
  await page.getByRole('link', { name: 'Enter a table' }).click();
  await page.getByRole('button', { name: 'Read the table' }).waitFor();
  expect(troubles).toEqual([]);
  await giveBack(page);
});

it('shares a game as a picture in the fonts of the page, as text, and as a link with a QR code', async () => {
  const { page, troubles } = await openPage(stage.browser, stage.host.url);
  await command(page, 'new 4 holly-3417');
  for (const guess of ['SSPP', 'TSNS']) await command(page, guess);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const alt = await page.locator('dialog .share-preview').getAttribute('aria-label');
  expect(alt).toBe(
    'Inkling Mastermind. Found in 2 of 10, no notes.\nTurn 1: 1 exact, 1 near.\nTurn 2: 4 exact, 0 near.',
  );
  const home = new URL('#/mastermind', stage.host.url).href;
  expect(await page.getByRole('textbox', { name: 'Text' }).inputValue()).toBe(
    `Inkling Mastermind\nFound in 2 of 10, no notes\n●○––\n●●●●\n${home}`,
  );
  expect(await page.getByRole('textbox', { name: 'Link to the same game' }).inputValue()).toMatch(
    `${home}/m/p4c6r/`,
  );
  await page.getByRole('img', { name: 'The link as a QR code' }).waitFor();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save picture' }).click();
  const bytes = await readFile(await (await saved).path());
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  const width = await page.locator('dialog .share-preview svg').getAttribute('width');
  expect(bytes.readUInt32BE(16)).toBe(2 * Number(width));
  await announced(page, 'The picture is saved as inkling.png.');
  // A picture with the page's fonts embedded differs from one with the fonts of the device.
  const isOwn = await page.locator('dialog .share-preview').evaluate(async (shown, png) => {
    const pixels = async (source: string) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [640, 240];
      canvas.getContext('2d')?.drawImage(image, 0, 0, 640, (640 * image.height) / image.width);
      return canvas.toDataURL();
    };
    const bare = await pixels(`data:image/svg+xml,${encodeURIComponent(shown.innerHTML)}`);
    return bare !== (await pixels(`data:image/png;base64,${png}`));
  }, bytes.toString('base64'));
  expect(isOwn).toBe(true);
  expect(troubles).toEqual([]);
  await giveBack(page);
});

it('shows the terminal command for what the page shows', async () => {
  const { page } = await openPage(stage.browser, stage.host.url);
  await command(page, 'new 4 holly-3417');
  await command(page, 'SSPP');
  await announced(page, 'Turn 1');
  await openDrawer(page);
  await page.getByRole('button', { name: 'Copy as command' }).click();
  const box = page.getByRole('textbox', { name: 'The command for what you see' });
  await expect.poll(() => box.inputValue()).toBe('inkling choices mastermind --rules p4c6r aabb:1,1');
  await command(page, 'why 1 k');
  await command(page, 'command');
  await page.waitForFunction(() =>
    document.querySelector<HTMLInputElement>('.link-text')?.value.includes(' why '),
  );
  await expect.poll(() => box.inputValue()).toBe('inkling why mastermind --rules p4c6r 1 e aabb:1,1');
  await giveBack(page);
});
