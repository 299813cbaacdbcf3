import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../../tests/built/web/running-server.ts';
import { findBrowser } from '../browser.mjs';

/**
 * Runs Lighthouse on every page of the built app (`npm run build` first), served by our own server: at least 98
 * for performance, accessibility, best practices and SEO, except SEO for pages that are intentionally kept out
 * of search engines. Prints the audits that cost points. Performance depends on the machine, so this is a proof
 * for a quiet machine and not a test. Lighthouse is fetched from npm for the run: it has 200 packages, more
 * than the repository itself.
 */
export async function run(print: (line: string) => void): Promise<void> {
  const browser = await findBrowser();
  const site = await startServer();
  const folder = await mkdtemp(join(tmpdir(), 'inkling-lighthouse-'));
  const low: string[] = [];
  try {
    for (const place of PLACES) {
      const report = join(folder, 'report.json');
      await lighthouse(new URL(place, site.url).href, report, browser);
      const { categories, audits } = JSON.parse(await readFile(report, 'utf8')) as Report;
      const scores = CATEGORIES.map(
        (name) => [name, Math.round((categories[name]?.score ?? 0) * 100)] as const,
      );
      const load = `load ${loadavg()[0]?.toFixed(1)}`;
      print(`${place.padEnd(18)} ${scores.map(([name, score]) => `${name} ${score}`).join(', ')} (${load})`);
      for (const [name, score] of scores) {
        if (score >= SCORE_MIN) continue;
        const reason = EXEMPT[place]?.[name];
        if (reason !== undefined) {
          print(`  ${name} does not count here: ${reason}`);
          continue;
        }
        low.push(`${place} ${name} ${score}`);
        for (const { id } of (categories[name]?.auditRefs ?? []).filter(({ weight }) => weight > 0))
          if ((audits[id]?.score ?? 1) < 0.9)
            print(`  ${id}: ${audits[id]?.displayValue ?? audits[id]?.title}`);
      }
    }
  } finally {
    await site.close();
    await rm(folder, { recursive: true, force: true });
  }
  if (low.length > 0) throw new Error(`below ${SCORE_MIN}: ${low.join('; ')}`);
}

const VERSION = '12.8.2';
const SCORE_MIN = 98;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const PLACES = [
  '#/',
  '#/mastermind',
  '#/word',
  '#/witch',
  '#/boards',
  '#/bulls',
  '#/liar',
  '#/runaway',
  '#/runaway-word',
  '#/null',
  '#/daily',
  '#/puzzles',
  '#/online',
  '#/race',
  '#/duel',
  '#/learn',
  '#/learn/states',
  '#/lab',
  '#/lab/compare',
  '#/lab/proofs',
  '#/own',
  '#/wordsolver',
  '#/review',
  '#/history',
  'embed',
  'docs/',
] as const;

/** Scores that a page need not reach, and why. */
const EXEMPT: Readonly<
  Record<string, Partial<Readonly<Record<(typeof CATEGORIES)[number], string>>> | undefined>
> = {
  embed: { seo: 'a frame belongs to the page around it, so it asks search engines not to list it' },
};

interface Report {
  readonly categories: Readonly<Record<string, Category | undefined>>;
  readonly audits: Readonly<Record<string, Audit | undefined>>;
}

interface Category {
  readonly score: number | null;
  readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
}

interface Audit {
  readonly score: number | null;
  readonly title: string;
  readonly displayValue?: string;
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
