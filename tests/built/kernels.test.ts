import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { scalarKernels } from '@inkling/codes/kernels/scalar';
import { kernelSignature } from '@inkling/codes/kernels/signature';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const SIGNATURE = kernelSignature(scalarKernels);

describe('the built kernels in Node', () => {
  it('have the same signature as the scalar kernels', () => {
    const script = `
      import { loadKernels } from '@inkling/kernels/simd';
      import { kernelSignature } from '@inkling/codes/kernels/signature';
      console.log(kernelSignature(await loadKernels()));`;
    const run = execFileSync(process.execPath, ['--input-type=module', '--eval', script], { cwd: ROOT });
    expect(run.toString().trim()).toBe(SIGNATURE);
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

  it('have the same signature as the scalar kernels', async () => {
    const page = await open('/page?wasm=yes');
    expect(await page.evaluate(SIGN)).toBe(SIGNATURE);
  });

  it('are not loaded if the page’s content security policy forbids them', async () => {
    const page = await open('/page?wasm=no');
    expect(await page.evaluate(SIGN)).toBe('no kernels');
  });

  async function open(path: string): Promise<Page> {
    const page = await browser.newPage();
    const { port } = server.address() as AddressInfo;
    await page.goto(`http://127.0.0.1:${port}${path}`);
    return page;
  }
});

/** A script in a string, because the test runner would rewrite the imports of a function. */
const SIGN = `(async () => {
  const { loadKernels } = await import('/kernels/simd');
  const { kernelSignature } = await import('/codes/kernels/signature');
  const kernels = await loadKernels();
  return kernels ? kernelSignature(kernels) : 'no kernels';
})()`;

/** Serves a page with the policy that its address asks for, or a built module with its imports rewritten as paths. */
async function respond(url: string): Promise<{ headers: Record<string, string>; body: string }> {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  if (pathname === '/page') {
    const wasm = searchParams.get('wasm') === 'yes' ? " 'wasm-unsafe-eval'" : '';
    const headers = {
      'content-type': 'text/html',
      'content-security-policy': `default-src 'none'; script-src 'self'${wasm}`,
    };
    return { headers, body: '<!doctype html><title>kernels</title>' };
  }
  const [, room, name] = /^\/(core|codes|kernels)\/([a-z/-]+?)(?:\.js)?$/.exec(pathname) ?? [];
  const source = await readFile(`${ROOT}packages/${room}/dist/${name}.js`, 'utf8');
  return {
    headers: { 'content-type': 'text/javascript' },
    body: source.replaceAll(/(['"])@inkling\//g, '$1/'),
  };
}

async function browserPath(): Promise<string> {
  const finder = new URL('../../tools/browser.mjs', import.meta.url).href;
  const { findBrowser } = (await import(finder)) as { findBrowser(): Promise<string> };
  return findBrowser();
}
