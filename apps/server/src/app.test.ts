import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readAddress } from './address.ts';
import { makeApp } from './app.ts';

describe('the static server', () => {
  let webRoot = '';
  let app: Awaited<ReturnType<typeof makeApp>>;

  beforeAll(async () => {
    webRoot = await mkdtemp(join(tmpdir(), 'inkling-web-'));
    await mkdir(join(webRoot, 'assets'));
    await writeFile(join(webRoot, 'index.html'), '<!doctype html><title>Inkling</title>');
    await writeFile(join(webRoot, 'assets', 'main-abc.js'), 'export {};');
    app = await makeApp({ webRoot });
  });

  afterAll(async () => {
    await app.close();
    await rm(webRoot, { recursive: true });
  });

  it('sends the page isolated and same-origin only', async () => {
    const reply = await app.inject('/');
    expect([reply.statusCode, reply.body]).toEqual([200, expect.stringContaining('Inkling')]);
    expect(reply.body).toContain('Inkling');
    expect(reply.headers['cross-origin-opener-policy']).toBe('same-origin');
    expect(reply.headers['cross-origin-embedder-policy']).toBe('require-corp');
    expect(reply.headers['x-content-type-options']).toBe('nosniff');
    expect(reply.headers['cache-control']).toBe('no-cache');
    const policy = String(reply.headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('upgrade-insecure-requests');
    expect(policy).not.toContain('unsafe-inline');
  });

  it('lets hashed assets be kept for ever', async () => {
    const reply = await app.inject('/assets/main-abc.js');
    expect(reply.headers['cache-control']).toContain('immutable');
  });

  it.each(['/nothing', '/../package.json', '/%2e%2e/package.json', '/assets/%00'])(
    'says no to %s with a closed code',
    async (url) => {
      const reply = await app.inject(url);
      expect(reply.statusCode).toBeGreaterThanOrEqual(400);
      expect(reply.statusCode).toBeLessThan(500);
      expect(reply.body).not.toContain(webRoot);
    },
  );
});

describe('addresses', () => {
  it.each<[string[], unknown]>([
    [[], { host: '127.0.0.1', port: 4173, portGiven: false }],
    [['--port', '0', '--host', '::1', '--data', 'x'], { host: '::1', port: 0, portGiven: true }],
  ])('read %j', (args, address) => expect(readAddress(args)).toEqual(address));

  it.each([[['--port', '99999']], [['--port', '-1']], [['--nonsense']], [['stray']]])(
    'refuse %j with a sentence',
    (args) => {
      const read = readAddress(args);
      expect('problem' in read && read.problem.length).toBeGreaterThan(10);
    },
  );
});
