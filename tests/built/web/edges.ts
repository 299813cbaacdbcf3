import type { Page } from 'playwright-core';

/** Returns the outermost edges of all elements that match a selector, in whole pixels of the window. */
export const edges = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((parts) => ({
    left: Math.min(...parts.map((part) => Math.round(part.getBoundingClientRect().left))),
    right: Math.max(...parts.map((part) => Math.round(part.getBoundingClientRect().right))),
    bottom: Math.max(...parts.map((part) => Math.round(part.getBoundingClientRect().bottom))),
  }));
