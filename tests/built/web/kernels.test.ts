import { expect as unwrap } from '@inkling/core/result';
import { CodeAnalysis, comparePlayer, finish } from 'inkling';
import { describe, expect, it } from 'vitest';
import { visit } from './open-page.ts';
import { serveSite } from './site.ts';
import { openStage } from './stage.ts';

const stage = openStage(serveSite);

/** Returns what the Lab reports about one player, and how often it fetched the kernels. */
async function compared(rules: string, areKernelsServed: boolean) {
  const context = await stage.browser.newContext();
  let fetches = 0;
  await context.route('**/assets/simd-*.js', (route) => {
    fetches++;
    return areKernelsServed ? route.continue() : route.abort();
  });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  await visit(page, `${stage.host.url}#/lab/compare/1/${rules}/parts`);
  const row = page.locator('.lab-result tbody tr').first();
  // A player that is still being counted is shown as “parts …”, with a running total.
  const cells = row.filter({ hasText: /\d/, hasNotText: '…' }).locator('td, th');
  await cells.first().waitFor();
  const [player, total] = await cells.allTextContents();
  await context.close();
  return { player, total, fetches };
}

describe('kernels in the Lab', () => {
  it('are fetched for a game of many codes, and the result is the same without them', async () => {
    const rules = { places: 4, symbols: 8, repeats: true };
    const { total } = finish(comparePlayer(unwrap(CodeAnalysis.of(rules, [])), 'parts', ''));
    const found = { player: 'parts', total: `${total}`, fetches: 1 };
    expect(await compared('p4c8r', true)).toEqual(found);
    expect(await compared('p4c8r', false)).toEqual(found);
  });

  it('are not fetched for a small game', async () => {
    expect(await compared('p4c6r', true)).toEqual({ player: 'parts', total: '5668', fetches: 0 });
  });
});
