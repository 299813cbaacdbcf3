import { createServer, type Server } from 'node:http';
import { INFEASIBLE } from '@inkling/deduction/optimum/size-bound';
import type { ProofProgress } from '@inkling/jobs/proof/prove';
import { grouped } from '../../messages/numbers.ts';
import { etaSeconds, PAGE_WORDS, sayDuration } from '../../messages/proving.ts';

/** What the page shows. */
export interface ProofReport extends ProofProgress {
  readonly rules: string;
  readonly seconds: number;
}

/**
 * Opens a page about a proof, reachable only from this machine: `/` for people, which reloads every two seconds,
 * and `/progress.json` for programs. It is read-only. Rejects if the port is taken.
 */
export async function openProgressPage(port: number, report: () => ProofReport | undefined): Promise<Server> {
  const server = createServer((request, response) => {
    const path = request.url?.split('?')[0];
    const isOurs = HOSTS.test(request.headers.host ?? '');
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const body = path === '/' ? pageOf(report()) : path === '/progress.json' ? jsonOf(report()) : undefined;
    response.setHeader('Cache-Control', 'no-store');
    response.setHeader('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'");
    response.setHeader('X-Content-Type-Options', 'nosniff');
    if (!isOurs || !isRead || body === undefined) {
      response.writeHead(isOurs ? (isRead ? 404 : 405) : 421).end();
      return;
    }
    response.setHeader('Content-Type', path === '/' ? 'text/html; charset=utf-8' : 'application/json');
    response.end(request.method === 'HEAD' ? undefined : body);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return server;
}

/** A page of another site can make a browser send requests here under a host name of its own, but not under these. */
const HOSTS = /^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/;

function jsonOf(report: ProofReport | undefined): string {
  if (!report) return '{}';
  const { rules, lower, upper, counts, openingsDone, openingCount, seconds } = report;
  const eta = etaSeconds(report, seconds);
  return JSON.stringify({
    rules,
    lower,
    ...(upper === INFEASIBLE ? {} : { upper }),
    openingsDone,
    openingCount,
    ...counts,
    dead: counts.dead.length,
    seconds,
    ...(eta === undefined ? {} : { etaSeconds: eta }),
  });
}

function pageOf(report: ProofReport | undefined): string {
  const rows = report ? rowsOf(report) : [];
  const heading = `${PAGE_WORDS.title}${report ? `: ${report.rules}` : ''}`;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="2"><title>${heading}</title>
<style>:root{color-scheme:light dark}body{font:1.1rem/1.5 system-ui,sans-serif;max-width:40rem;margin:3rem auto;padding:0 1rem}
h1{font-size:1.4rem}table{border-collapse:collapse;width:100%}th{text-align:left;font-weight:400}
td{text-align:right;font-variant-numeric:tabular-nums}th,td{padding:.4rem 0;border-bottom:1px solid color-mix(in srgb,currentColor 20%,transparent)}</style>
<h1>${heading}</h1><table>${rows.map(([name, value]) => `<tr><th scope="row">${name}</th><td>${value}</td></tr>`).join('')}</table></html>
`;
}

function rowsOf(report: ProofReport): readonly (readonly [name: string, value: string])[] {
  const { lower, upper, counts, openingsDone, openingCount, seconds } = report;
  const eta = etaSeconds(report, seconds);
  const words = PAGE_WORDS;
  return [
    [words.bounds, `${grouped(lower)} ${words.and} ${upper === INFEASIBLE ? words.none : grouped(upper)}`],
    [words.openings, `${grouped(openingsDone)} ${words.of} ${grouped(openingCount)}`],
    [words.done, grouped(counts.done)],
    [words.leased, grouped(counts.leased)],
    [words.waiting, grouped(counts.waiting)],
    [words.reruns, grouped(counts.reruns)],
    [words.dead, grouped(counts.dead.length)],
    [words.nodes, grouped(counts.nodes)],
    [words.elapsed, sayDuration(seconds)],
    [words.left, eta === undefined ? words.unknown : sayDuration(eta)],
  ];
}
