import type { Page } from 'playwright-core';

/**
 * What is no sentence of a catalogue: names of games, codes, marks and keys, seeds, words of the list, names of witches, and each
 * language's own name.
 */
const DATA = [
  'kbd',
  'code',
  '.essay-print pre',
  '.keycap',
  '.token',
  '.code',
  'b',
  '.wordmark',
  '.game-name',
  '.all-settings option[lang]',
  '.share-text',
  '.share-preview',
  '.word',
  '.word-chip',
  'option[value^="qwert"]',
  'option[value="azerty"]',
  '.word-rare',
  '.found-name',
  '.guests dt',
  '.known-faces',
  '.quiz-names',
  '.pattern-list',
  '.symbol',
  '.lab-player',
  '.lab-chart-name',
  '.lab-asked',
  '.lab-written',
  '.lab-link',
  '.lab-answer',
  '.lab-examples',
  '.lab-node-guess',
  '.lab-node-answer',
].join(', ');

/** Everything on the page, shown or spoken, that no catalogue said. */
export function unspoken(page: Page): Promise<readonly string[]> {
  return page.evaluate((data) => {
    const bare = (text: string) => {
      let left = text;
      for (let before = ''; before !== left; ) {
        before = left;
        left = left.replace(/⟦[^⟦⟧]*⟧/g, ' ');
      }
      return /\p{L}{2,}/u.test(left);
    };
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode.textContent ?? '';
      const parent = walker.currentNode.parentElement;
      if (!parent || parent.closest(`script, style, noscript, ${data}`)) continue;
      if (parent.checkVisibility() && bare(text)) found.push(`${parent.className}: ${text}`);
    }
    for (const name of [
      'aria-label',
      'title',
      'alt',
      'placeholder',
      'aria-description',
      'aria-roledescription',
    ])
      for (const element of document.querySelectorAll(`[${name}]`))
        if (bare(element.getAttribute(name) ?? ''))
          found.push(`${element.className} ${name}: ${element.getAttribute(name)}`);
    if (bare(document.title)) found.push(`title: ${document.title}`);
    return [...new Set(found)];
  }, DATA);
}

/** Everything that does not fit: what makes the page scroll sideways, and text that is cut off. */
export function cutOff(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) found.push(`the page: ${scrollWidth} > ${clientWidth}`);
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      element.tagName !== 'DIALOG' &&
      (['auto', 'scroll'].includes(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    for (const dialog of document.querySelectorAll('dialog[open]'))
      if (dialog.scrollWidth > dialog.clientWidth + 1)
        found.push(`the dialog: ${dialog.scrollWidth} > ${dialog.clientWidth}`);
    for (const element of document.body.querySelectorAll('*')) {
      if (!(element instanceof HTMLElement) || !element.checkVisibility()) continue;
      if (element.closest('.unseen, .skip, input, select, option')) continue;
      const hasText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      if (!hasText || scrolls(element)) continue;
      const text = `${element.className} ${element.textContent?.slice(0, 40)}`;
      const box = element.getBoundingClientRect();
      if (box.width <= 1) continue;
      const display = getComputedStyle(element).display;
      if (display !== 'inline' && element.scrollWidth > element.clientWidth + 1)
        found.push(`${text}: ${element.scrollWidth} in ${element.clientWidth}`);
      if (box.left < -1) found.push(`${text}: begins at ${Math.round(box.left)}`);
      if (box.right > clientWidth + 1) found.push(`${text}: ends at ${Math.round(box.right)}`);
    }
    return found;
  });
}
