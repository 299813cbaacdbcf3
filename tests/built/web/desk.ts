import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { findBrowser } from '../../../tools/browser.mjs';

/** The built app, open in a page of its own storage, with everything that went wrong in it. */
export interface OpenPage {
  readonly page: Page;
  readonly troubles: string[];
}

export async function launch(): Promise<Browser> {
  const args = ['--no-sandbox', '--disable-quic', '--no-first-run', '--disable-background-networking'];
  return chromium.launch({ executablePath: await findBrowser(), args });
}

export async function openPage(
  browser: Browser,
  url: string,
  options: BrowserContextOptions = {},
): Promise<OpenPage> {
  const context = await browser.newContext({ viewport: { width: 1240, height: 900 }, ...options });
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
  const troubles: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') troubles.push(message.text());
  });
  page.on('pageerror', (error) => troubles.push(error.message));
  await page.goto(url);
  await page.locator('.evidence table').waitFor();
  return { page, troubles };
}

/** Types a line into the command box. */
export async function command(page: Page, line: string): Promise<void> {
  await page.locator('#command').fill(line);
  await page.locator('#command').press('Enter');
}

/** The sentence that was spoken last, as soon as it fits. */
export async function said(page: Page, sentence: string | RegExp): Promise<string> {
  const line = page.locator('[role=status]');
  await line.filter({ hasText: sentence }).waitFor();
  return ((await line.textContent()) ?? '').replaceAll('\u00a0', '');
}
