import type { BrowserContextOptions } from 'playwright-core';
import { emptyPage, type OpenPage, visit } from './open-page.ts';
import type { Stage } from './stage.ts';

/** Opens the Lab at a given address. */
export async function openLabPage(
  { browser, host }: Stage<{ readonly url: string }>,
  path = '',
  options: BrowserContextOptions = {},
): Promise<OpenPage> {
  const { page, troubles } = await emptyPage(browser, options);
  await visit(page, `${host.url}#/lab${path}`);
  await page.locator('.lab').waitFor();
  return { page, troubles };
}
