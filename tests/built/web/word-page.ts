import type { BrowserContextOptions, Page } from 'playwright-core';
import { announced, command, emptyPage, type OpenPage, visit } from './open-page.ts';
import type { Stage } from './stage.ts';

/** This seed draws LIFER among the words of five letters. */
export const SEED = 'holly';

/** Opens a page with Word. */
export async function openWord(
  { browser, host }: Stage<{ readonly url: string }>,
  options: BrowserContextOptions = {},
): Promise<OpenPage> {
  const { page, troubles } = await emptyPage(browser, { reducedMotion: 'reduce', ...options });
  await visit(page, `${host.url}#/word`);
  await page.locator('.letter-grid').waitFor();
  return { page, troubles };
}

/** Types lines, each once the previous one has been answered. Returns the answers. */
export async function run(
  page: Page,
  lines: readonly (readonly [line: string, sentence: string])[],
): Promise<readonly string[]> {
  const spoken: string[] = [];
  for (const [line, sentence] of lines) {
    await command(page, line);
    spoken.push(await announced(page, sentence));
  }
  return spoken;
}
