import type { Page } from 'playwright-core';

/**
 * Text that comes from no catalogue: names of games, codes, marks and keys, seeds, words of the list, names of
 * witches, and the languages' names for themselves.
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
  '.lab-making .lab-form option',
  '.lab-chart-name',
  '.lab-asked',
  '.lab-written',
  '.lab-answer',
  '.lab-examples',
  '.lab-node-guess',
  '.lab-node-answer',
].join(', ');

/** Returns every text on the page, also what is shown only in another window or on paper, that comes from no catalogue. */
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
      if (!parent || !bare(text) || parent.closest(`script, style, noscript, ${data}`)) continue;
      found.push(`${parent.className}: ${text}`);
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

/** Returns everything that does not fit: what makes the page scroll sideways, and text that is cut off. */
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
      if (!(element instanceof HTMLElement)) continue;
      const hasText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      if (!hasText) continue;
      const { left, right, width } = element.getBoundingClientRect();
      if (width <= 1) continue;
      const faults: string[] = [];
      if (element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).display !== 'inline')
        faults.push(`${element.scrollWidth} in ${element.clientWidth}`);
      if (left < -1) faults.push(`begins at ${Math.round(left)}`);
      if (right > clientWidth + 1) faults.push(`ends at ${Math.round(right)}`);
      // Checked last, because few elements fail and these checks are slow.
      if (faults.length === 0 || element.closest('.unseen, .skip, input, select, option')) continue;
      if (!element.checkVisibility() || scrolls(element)) continue;
      const text = `${element.className} ${element.textContent?.slice(0, 40)}`;
      found.push(...faults.map((fault) => `${text}: ${fault}`));
    }
    return found;
  });
}
