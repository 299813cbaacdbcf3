import { expect as unwrap } from '@inkling/core/result';
import { CodeAnalysis, comparePlayer, finish } from 'inkling';
import { expect, it } from 'vitest';
import { serveSite } from './site.ts';
import { openStage } from './stage.ts';

const stage = openStage(serveSite);

/** Returns what the Lab reports about one player of each game, and how often it has fetched the kernels by then. */
async function compared(games: readonly string[], areKernelsServed: boolean) {
  const context = await stage.browser.newContext();
  let fetches = 0;
  await context.route('**/assets/simd-*.js', (route) => {
    fetches++;
    return areKernelsServed ? route.continue() : route.abort();
  });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  const found: { game: string; total: string | undefined; fetches: number }[] = [];
  for (const game of games) {
    // A page that has fetched the kernels would not fetch them again.
    await page.goto(`${stage.host.url}?${game}#/lab/compare/1/${game}/parts`);
    const row = page.locator('.lab-result tbody tr').first();
    // A player that is still being counted is shown as “parts …”, with a running total.
    const cells = row.filter({ hasText: /^parts/, hasNotText: '…' }).locator('td, th');
    await cells.first().waitFor();
    const [, total] = await cells.allTextContents();
    found.push({ game, total, fetches });
  }
  await context.close();
  return found;
}

it('fetches kernels in the Lab for a game of many codes, not for a small one, and finds the same without them', async () => {
  const rules = { places: 4, symbols: 8, repeats: true };
  const { total } = finish(comparePlayer(unwrap(CodeAnalysis.of(rules, [])), 'parts', ''));
  const large = { game: 'p4c8r', total: `${total}`, fetches: 1 };
  expect(await compared(['p4c6r', 'p4c8r'], true)).toEqual([
    { game: 'p4c6r', total: '5668', fetches: 0 },
    large,
  ]);
  expect(await compared(['p4c8r'], false)).toEqual([large]);
});
