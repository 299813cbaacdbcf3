import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { scalarKernels } from '@inkling/codes/kernels/scalar';
import { kernelSignature } from '@inkling/codes/kernels/signature';
import { compileKernels } from '@inkling/kernels/instance';
import { MatrixPool } from '@inkling/kernels/pool';
import { nodePort } from '@inkling/kernels/port-node';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const SIGNATURE = kernelSignature(scalarKernels);
const GUESSES = Uint8Array.from({ length: 500 * 5 }, (_, i) => (i * i * 7 + i) % 8);
const SIZE = { places: 5, symbols: 8 };

describe('the built kernels in Node', () => {
  it('have the signature of the scalar twins', () => {
    const script = `
      import { loadKernels } from '@inkling/kernels/simd';
      import { kernelSignature } from '@inkling/codes/kernels/signature';
      console.log(kernelSignature(await loadKernels()));`;
    const run = execFileSync(process.execPath, ['--input-type=module', '--eval', script], { cwd: ROOT });
    expect(run.toString().trim()).toBe(SIGNATURE);
  });

  for (const isShared of [true, false])
    it(`fill a matrix on worker threads, ${isShared ? 'in shared memory' : 'by copies'}`, async () => {
      const entry = new URL('../../packages/kernels/dist/worker-node.js', import.meta.url);
      const pool = new MatrixPool(
        [0, 1].map(() => nodePort(new Worker(entry, { execArgv: [] }))),
        await compileKernels(),
      );
      try {
        const job = { feedback: 'codes', size: SIZE, guesses: GUESSES, secrets: GUESSES } as const;
        const { cells } = await pool.matrix(job, { isShared });
        const twin = scalarKernels.packCodes(SIZE, GUESSES).matrix(GUESSES);
        expect(Buffer.compare(cells, twin.cells)).toBe(0);
      } finally {
        pool.close();
      }
    });
});

describe('the built kernels in the browser', () => {
  let server: Server;
  let browser: Browser;

  beforeAll(async () => {
    server = createServer((request, response) => {
      respond(request.url ?? '/').then(
        ({ headers, body }) => response.writeHead(200, headers).end(body),
        () => response.writeHead(404).end(),
      );
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    browser = await chromium.launch({
      executablePath: await browserPath(),
      args: ['--no-sandbox', '--disable-quic', '--no-first-run', '--disable-background-networking'],
    });
  });

  afterAll(async () => {
    await browser?.close();
    server?.close();
  });

  it('have the signature of the scalar twins', async () => {
    const page = await open('/page?wasm=yes&isolated=yes');
    expect(await page.evaluate(SIGN)).toBe(SIGNATURE);
  });

  it('are done without where the page’s policy forbids them', async () => {
    const page = await open('/page?wasm=no&isolated=yes');
    expect(await page.evaluate(SIGN)).toBe('no kernels');
  });

  for (const isolated of ['yes', 'no'])
    it(`fill a matrix on web workers, ${isolated === 'yes' ? 'in shared memory' : 'by copies'}`, async () => {
      const page = await open(`/page?wasm=yes&isolated=${isolated}`);
      const { cells, isShared } = await page.evaluate<Filled>(FILL);
      const twin = scalarKernels.packCodes(SIZE, GUESSES).matrix(GUESSES);
      expect(isShared).toBe(isolated === 'yes');
      expect(Buffer.compare(Uint8Array.from(cells), twin.cells)).toBe(0);
    });

  async function open(path: string): Promise<Page> {
    const page = await browser.newPage();
    const { port } = server.address() as AddressInfo;
    await page.goto(`http://127.0.0.1:${port}${path}`);
    return page;
  }
});

interface Filled {
  readonly cells: readonly number[];
  readonly isShared: boolean;
}

/** The page's scripts, as text: the test runner would rewrite the imports of a function. */
const SIGN = `(async () => {
  const { loadKernels } = await import('/kernels/simd');
  const { kernelSignature } = await import('/codes/kernels/signature');
  const kernels = await loadKernels();
  return kernels ? kernelSignature(kernels) : 'no kernels';
})()`;

const FILL = `(async () => {
  const { compileKernels } = await import('/kernels/instance');
  const { MatrixPool } = await import('/kernels/pool');
  const { webPort } = await import('/kernels/port-web');
  const start = () => webPort(new Worker('/kernels/worker-web', { type: 'module' }));
  const pool = new MatrixPool([start(), start()], await compileKernels());
  const list = Uint8Array.from(${JSON.stringify([...GUESSES])});
  const job = { feedback: 'codes', size: ${JSON.stringify(SIZE)}, guesses: list, secrets: list };
  const { cells } = await pool.matrix(job);
  pool.close();
  return { cells: [...cells], isShared: !(cells.buffer instanceof ArrayBuffer) };
})()`;

/**
 * Serves a page with the policies that its address asks for, or a built module with its imports turned into
 * paths.
 */
async function respond(url: string): Promise<{ headers: Record<string, string>; body: string }> {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  const isolation = {
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-embedder-policy': 'require-corp',
  };
  if (pathname === '/page') {
    const wasm = searchParams.get('wasm') === 'yes' ? " 'wasm-unsafe-eval'" : '';
    const headers = {
      'content-type': 'text/html',
      'content-security-policy': `default-src 'none'; worker-src 'self'; script-src 'self'${wasm}`,
      ...(searchParams.get('isolated') === 'yes' ? isolation : {}),
    };
    return { headers, body: '<!doctype html><title>kernels</title>' };
  }
  const [, room, name] = /^\/(core|codes|kernels)\/([a-z/-]+?)(?:\.js)?$/.exec(pathname) ?? [];
  const source = await readFile(`${ROOT}packages/${room}/dist/${name}.js`, 'utf8');
  return {
    headers: { 'content-type': 'text/javascript', ...isolation },
    body: source.replaceAll(/(['"])@inkling\//g, '$1/'),
  };
}

async function browserPath(): Promise<string> {
  const finder = new URL('../../tools/browser.mjs', import.meta.url).href;
  const { findBrowser } = (await import(finder)) as { findBrowser(): Promise<string> };
  return findBrowser();
}
