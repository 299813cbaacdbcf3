import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../../tests/built/web/running-server.ts';
import { findBrowser } from '../browser.mjs';

/**
 * Lighthouse on every place of the built app (`npm run build` first), served by our own server: at least 98 for
 * performance, accessibility and best practices. Performance is measured on this machine, so it is a proof for a
 * quiet one and no test. Lighthouse comes from npm for this run only: its 185 packages are more than the
 * repository's own.
 */
export async function run(print: (line: string) => void): Promise<void> {
  const browser = await findBrowser();
  const site = await startServer();
  const folder = await mkdtemp(join(tmpdir(), 'inkling-lighthouse-'));
  const low: string[] = [];
  try {
    for (const place of PLACES) {
      const report = join(folder, `${place}.json`);
      await lighthouse(`${site.url}#/${place}`, report, browser);
      const { categories } = JSON.parse(await readFile(report, 'utf8')) as Report;
      const scores = CATEGORIES.map(
        (name) => [name, Math.round((categories[name]?.score ?? 0) * 100)] as const,
      );
      print(`${place.padEnd(12)} ${scores.map(([name, score]) => `${name} ${score}`).join(', ')}`);
      low.push(
        ...scores
          .filter(([, score]) => score < SCORE_MIN)
          .map(([name, score]) => `${place}: ${name} ${score}`),
      );
    }
  } finally {
    await site.close();
    await rm(folder, { recursive: true, force: true });
  }
  if (low.length > 0) throw new Error(`below ${SCORE_MIN}: ${low.join('; ')}`);
}

const VERSION = '12.8.2';
const SCORE_MIN = 98;
const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const;
const PLACES = [
  'mastermind',
  'word',
  'witch',
  'duel',
  'online',
  'race',
  'review',
  'lab',
  'learn',
  'history',
] as const;

interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number | null } | undefined>>;
}

function lighthouse(url: string, report: string, browser: string): Promise<void> {
  const args = ['exec', '--yes', '--package', `lighthouse@${VERSION}`, '--', 'lighthouse', url];
  const flags = [
    '--preset=desktop',
    '--quiet',
    '--output=json',
    `--output-path=${report}`,
    `--only-categories=${CATEGORIES.join(',')}`,
    '--chrome-flags=--headless=new --no-sandbox --disable-quic',
  ];
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const child = spawn(npm, [...args, ...flags], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, CHROME_PATH: browser },
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (status) =>
      status === 0 ? resolve() : reject(new Error(`lighthouse stopped with ${status}`)),
    );
  });
}
