import { expect, it } from 'vitest';
import { announced, command, emptyPage, visit } from './open-page.ts';
import { serveSite } from './site.ts';
import { openStage } from './stage.ts';

const stage = openStage(serveSite);

it('remembers in every calendar which past days were practised, and their results, and separates the months', async () => {
  const { page } = await emptyPage(stage.browser, { locale: 'en' });
  await page.clock.install({ time: '2026-11-25T10:00:00Z' });
  for (const [day, guesses, said] of [
    ['2026-11-20', ['crane'], 'Try 1'],
    ['2026-10-05', ['crane', 'moist', 'pudgy', 'thumb', 'flesh', 'vivid'], 'No tries left.'],
  ] as const) {
    await visit(page, `${stage.host.url}#/daily/${day}`);
    await page.getByRole('link', { name: 'Play: Word' }).click();
    await page.locator('.letter-grid').waitFor();
    for (const guess of guesses) await command(page, guess);
    await announced(page, said);
  }
  await visit(page, `${stage.host.url}#/daily`);
  const calendar = page.locator('.daily-calendar');
  await calendar.getByRole('link', { name: /^Friday 20 November.*Word: continue, turn 2/ }).waitFor();
  expect(await calendar.locator('.daily-dot-played').count(), 'the legend alone').toBe(1);
  await page.getByRole('button', { name: 'Earlier: October 2026' }).click();
  await calendar.getByRole('link', { name: /^Monday 5 October.*Word: not found/ }).waitFor();
  const gap = await page
    .locator('.daily-months button')
    .evaluateAll(
      ([before, after]) =>
        (after?.getBoundingClientRect().left ?? 0) - (before?.getBoundingClientRect().right ?? 0),
    );
  expect(gap, 'between the months').toBeGreaterThan(12);
  await page.getByText('No streak yet').waitFor();
  await page.context().close();
});

it('can rest a streak for a week or cancel that, shows rest days once they are over, and copies a day’s result without moving the page', async () => {
  const permissions = ['clipboard-read', 'clipboard-write'];
  const { page } = await emptyPage(stage.browser, { locale: 'en', permissions });
  await page.clock.install({ time: '2026-11-26T10:00:00Z' });
  await visit(page, `${stage.host.url}#/daily`);
  await page.getByRole('link', { name: 'Play: Word' }).click();
  await page.locator('.letter-grid').waitFor();
  for (const guess of ['crane', 'moist', 'pudgy', 'thumb', 'flesh', 'vivid']) await command(page, guess);
  await announced(page, 'No tries left.');
  await visit(page, `${stage.host.url}#/daily`);
  const rest = page.getByRole('button', { name: 'Rest my streak for a week' });
  const resting = page.getByText('Resting until Thursday 3 December');
  await rest.click();
  await resting.waitFor();
  await page.getByRole('button', { name: 'Stop resting' }).click();
  await rest.click();
  await resting.waitFor();
  const before = await page.locator('.daily-columns').boundingBox();
  await page.getByRole('button', { name: 'Copy as text' }).click();
  await page.locator('.share-told', { hasText: 'Copied.' }).waitFor();
  await announced(page, 'Copied.');
  expect((await page.locator('.daily-columns').boundingBox())?.y).toBe(before?.y);
  await page.clock.setSystemTime('2026-12-04T10:00:00Z');
  await page.clock.runFor(6000);
  const calendar = page.locator('.daily-calendar');
  await calendar.getByRole('link', { name: 'Thursday 3 December. rest' }).waitFor();
  await calendar.getByRole('link', { name: /^Friday 4 December\. Mastermind: open/ }).waitFor();
  await page.context().close();
});
