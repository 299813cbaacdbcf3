import type { Browser, Page } from 'playwright-core';
import { afterEach } from 'vitest';
import { isIdle } from './open-page.ts';

/**
 * Adds to the error of each failing test what its open pages show at that time. In an unattended run, nothing else
 * is left of a page that did not react.
 */
export function reportPagesOfFailures(browser: () => Browser): void {
  afterEach(async ({ task }) => {
    const error = task.result?.state === 'fail' ? task.result.errors?.at(-1) : undefined;
    if (error === undefined) return;
    const pages = browser()
      .contexts()
      .filter((context) => !isIdle(context))
      .flatMap((context) => context.pages());
    const reports = await Promise.all(pages.map(reportOf));
    error.message += reports.map((report) => `\n\n${report}`).join('');
  });
}

/** Describes a page in a few lines. Never rejects, and never waits for long: the page may be stuck. */
async function reportOf(page: Page): Promise<string> {
  let timer: NodeJS.Timeout | undefined;
  const stuck = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve('It does not answer.'), ANSWER_MS);
  });
  const shown = page.evaluate(describePage).catch((error: Error) => error.message);
  const report = await Promise.race([shown, stuck]);
  clearTimeout(timer);
  return `The page ${page.url()} at that time:\n${report}`;
}

const ANSWER_MS = 5000;

function describePage(): string {
  const texts = (selector: string) =>
    Array.from(document.querySelectorAll(selector), ({ textContent }) => textContent.trim()).filter(Boolean);
  const { activeElement } = document;
  return [
    `focused: ${(activeElement?.cloneNode() as Element | undefined)?.outerHTML ?? 'nothing'}`,
    `dialog: ${texts('dialog[open] h2').join(' | ') || 'none'}`,
    `said: ${texts('[role=status]').join(' | ') || 'nothing'}`,
    `notices: ${texts('[role=alert], .notice').join(' | ') || 'none'}`,
    `main: ${document.querySelector('main')?.innerText.replaceAll(/\s+/g, ' ').slice(0, 400) ?? 'none'}`,
  ].join('\n');
}
