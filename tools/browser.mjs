import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { installFromDebian } from './debian.mjs';
import { stop } from './step.mjs';

/**
 * Finds a Chromium for the browser tests: the one named by INKLING_CHROMIUM, an installed Chromium, Chrome or
 * Edge, Debian's package (installed here if we are root), or Playwright's own download. Otherwise prints what
 * to do and exits. The headless shell is preferred: it is Chromium without a window, and the tests run in two
 * thirds of the time.
 */
export async function findBrowser() {
  const found = installed() ?? (await playwrightOwn());
  if (found) return found;
  for (const name of ['chromium-headless-shell', 'chromium'])
    if (installFromDebian(name, 'the browser tests')) return installed() ?? giveUp();
  spawnSync(process.execPath, [join('node_modules', 'playwright-core', 'cli.js'), 'install', 'chromium'], {
    stdio: 'inherit',
  });
  return (await playwrightOwn()) ?? giveUp();
}

function installed() {
  const named = process.env['INKLING_CHROMIUM'];
  if (named)
    return existsSync(named) ? named : stop(`INKLING_CHROMIUM names ${named}, which does not exist.`);
  const programs = [
    process.env['PROGRAMFILES'],
    process.env['PROGRAMFILES(X86)'],
    process.env['LOCALAPPDATA'],
  ];
  const places = [
    '/usr/lib/chromium/chromium-headless-shell',
    '/usr/lib/chromium/chromium',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/usr/bin/microsoft-edge',
    '/snap/bin/chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
    ...programs
      .filter(Boolean)
      .flatMap((base) => [
        join(base, 'Google', 'Chrome', 'Application', 'chrome.exe'),
        join(base, 'Microsoft', 'Edge', 'Application', 'msedge.exe'),
      ]),
  ];
  return places.find((place) => existsSync(place));
}

async function playwrightOwn() {
  const { chromium } = await import('playwright-core');
  const path = chromium.executablePath();
  return path && existsSync(path) ? path : undefined;
}

function giveUp() {
  return stop(
    'The browser tests need a Chromium: install Chromium, Chrome or Edge, or set INKLING_CHROMIUM to its path.',
  );
}
