import type { BrowserContext, Page } from 'playwright-core';

/**
 * Makes the pages of a context transparent, so that the browser lays them out and runs them, but draws none of
 * their pixels: drawing takes a quarter of the CPU time of the browser tests. Without `will-change`, Chromium draws
 * even what is transparent. Only tests that need pixels, contrasts or layout shifts have their page painted.
 */
export async function leaveUnpainted(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html { opacity: 0; will-change: opacity }');
    document.adoptedStyleSheets.push(sheet);
    Object.assign(window, { paint: () => sheet.replaceSync('') });
  });
}

/** Paints a page and its frames until it is loaded again. */
export async function paint(page: Page): Promise<void> {
  await Promise.all(
    page.frames().map((frame) => frame.evaluate(() => (window as { paint?: () => void }).paint?.())),
  );
}

/** Paints a page from the beginning, whenever it is loaded. */
export async function paintFromTheStart(page: Page): Promise<void> {
  await page.addInitScript(() => (window as { paint?: () => void }).paint?.());
}
