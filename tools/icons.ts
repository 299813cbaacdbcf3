import { readFile, writeFile } from 'node:fs/promises';
import { chromium } from 'playwright-core';
import { findBrowser } from './browser.mjs';

/**
 * Draws the PNG icons of the web app from its SVG, for systems that accept no SVG: `npx tsx tools/icons.ts`.
 */
const PUBLIC = new URL('../apps/web/public/', import.meta.url);

/**
 * A mask may cut away everything but the middle 80 % (W3C app manifest, "maskable"), so there the drawing is
 * smaller, on the paper colour.
 */
const ICONS = [
  { file: 'icon-192.png', side: 192, share: 1, backed: false },
  { file: 'icon-512.png', side: 512, share: 1, backed: false },
  { file: 'icon-maskable-512.png', side: 512, share: 0.7, backed: true },
  { file: 'icon-apple-180.png', side: 180, share: 0.86, backed: true },
];

const svg = await readFile(new URL('icon.svg', PUBLIC), 'utf8');
const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox'] });
for (const { file, side, share, backed } of ICONS) {
  const page = await browser.newPage({ viewport: { width: side, height: side } });
  const drawing = svg.replace('<svg ', `<svg width="${side * share}" `);
  const stock = backed ? 'background:#fbfcf8;' : '';
  await page.setContent(
    `<body style="margin:0;${stock}display:grid;place-items:center;height:100vh">${drawing}</body>`,
  );
  await writeFile(new URL(file, PUBLIC), await page.screenshot({ omitBackground: !backed }));
  await page.close();
}
await browser.close();
