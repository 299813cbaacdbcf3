import { expect, it } from 'vitest';
import { announced, command, emptyPage, visit } from './open-page.ts';
import { serveSite } from './site.ts';
import { openStage } from './stage.ts';

const stage = openStage(serveSite);

it('remembers in every calendar which past days were practised, and how far', async () => {
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
  await page.getByText('No streak yet').waitFor();
  await page.context().close();
});
