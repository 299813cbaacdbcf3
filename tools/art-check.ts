/**
 * Draws all the art in a browser, prints how different the pictures are, and fails if a minimum is not reached:
 * `npx tsx --conditions=@inkling/source tools/art-check.ts [SHEET.png]`. With a file name, it also writes a
 * contact sheet.
 */
import { COVEN } from '@inkling/art/coven';
import { drawBack, drawElement, PICTURE_NAMES } from '@inkling/art/elements';
import { NIGHT } from '@inkling/art/ink';
import { drawWitch } from '@inkling/art/witch/portrait';
import { chromium } from 'playwright-core';
import { belowFloors, measureArt } from './art-floors.ts';
import { BROWSER_FLAGS } from './art-measure.ts';
import { findBrowser } from './browser.mjs';

const report = await measureArt();
for (const { what, least, floor, pair } of report) {
  console.log(`${what}: ${least.toFixed(1)} (floor ${floor}) ${pair}`);
}
const sheet = process.argv[2];
if (sheet) await photograph(sheet);
process.exitCode = belowFloors(report).length > 0 ? 1 : 0;

async function photograph(path: string): Promise<void> {
  const witches = COVEN.map(({ name, traits }) => figure(drawWitch(traits, `sheet-${name}`), name, 160));
  const small = COVEN.map(({ traits, name }) => figure(drawWitch(traits, `small-${name}`), '', 99));
  const pictures = PICTURE_NAMES.map((name) => figure(drawElement(name), name, 99));
  const back = figure(
    drawBack({ stock: NIGHT.stock, first: NIGHT.spots[4], second: NIGHT.spots[5] }),
    'back',
    99,
  );
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: BROWSER_FLAGS });
  try {
    const page = await browser.newPage({ viewport: { width: 1540, height: 800 } });
    await page.setContent(
      `<style>body{margin:8px;background:#dfeadb;font:12px sans-serif;display:flex;flex-wrap:wrap;gap:6px}figure{margin:0}</style>${[...witches, ...small, ...pictures, back].join('')}`,
    );
    await page.screenshot({ path, fullPage: true });
  } finally {
    await browser.close();
  }
}

function figure(svg: string, caption: string, side: number): string {
  return `<figure style="width:${side}px">${svg}<figcaption>${caption}</figcaption></figure>`;
}
