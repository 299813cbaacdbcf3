import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestServer, type TestServer } from './testing/test-server.ts';

describe('the static server', () => {
  let place: TestServer;
  beforeAll(async () => {
    place = await openTestServer();
  });
  afterAll(() => place.close());

  it('sends the page with cross-origin isolation and a strict policy', async () => {
    const reply = await place.app.inject('/');
    expect([reply.statusCode, reply.body]).toEqual([200, expect.stringContaining('Inkling')]);
    expect(reply.headers['cross-origin-opener-policy']).toBe('same-origin');
    expect(reply.headers['cross-origin-embedder-policy']).toBe('require-corp');
    expect(reply.headers['x-content-type-options']).toBe('nosniff');
    expect(reply.headers['cache-control']).toBe('no-cache');
    const policy = String(reply.headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('upgrade-insecure-requests');
    expect(policy).not.toContain('unsafe-inline');
  });

  it('lets other sites frame the embeddable board, and nothing else', async () => {
    for (const url of ['/embed', '/embed?x']) {
      const { statusCode, headers } = await place.app.inject(url);
      expect(statusCode).toBe(200);
      expect(headers['content-security-policy']).toContain('frame-ancestors *');
      expect(headers['content-security-policy']).toContain("default-src 'none'");
      expect(headers['x-frame-options']).toBeUndefined();
      expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
      expect(headers['set-cookie']).toBeUndefined();
    }
    for (const url of ['/', '/embed.html', '/index.html', '/embed/', '/embedx', '/api/embed']) {
      const { headers } = await place.app.inject(url);
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    }
  });

  it('serves the documentation in its folder, under the same policy', async () => {
    const moved = await place.app.inject('/docs');
    expect([moved.statusCode, moved.headers.location]).toEqual([308, '/docs/']);
    const page = await place.app.inject('/docs/');
    expect([page.statusCode, page.body]).toEqual([200, expect.stringContaining('API')]);
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    expect((await place.app.inject('/docs/nothing/')).statusCode).toBe(404);
  });

  it('lets hashed assets be cached for ever', async () => {
    const reply = await place.app.inject('/assets/main-abc.js');
    expect(reply.headers['cache-control']).toContain('immutable');
  });

  it('sends the content type, gzip if accepted, and 304 for an unchanged file', async () => {
    const script = { url: '/assets/main-abc.js?v=1' };
    const plain = await place.app.inject(script);
    expect(plain.headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(plain.headers['content-encoding']).toBeUndefined();
    const zipped = await place.app.inject({ ...script, headers: { 'accept-encoding': 'br, gzip;q=0.8' } });
    expect(zipped.headers['content-encoding']).toBe('gzip');
    expect(zipped.headers['vary']).toBe('accept-encoding');
    expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.body);
    for (const refused of ['identity', 'gzip;q=0', 'gzip; q=0.0']) {
      const reply = await place.app.inject({ ...script, headers: { 'accept-encoding': refused } });
      expect([reply.headers['content-encoding'], reply.body]).toEqual([undefined, plain.body]);
    }
    const headers = { 'if-none-match': String(plain.headers['etag']) };
    const again = await place.app.inject({ ...script, headers });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const other = await place.app.inject({ url: '/', headers });
    expect(other.statusCode).toBe(200);
    const head = await place.app.inject({ ...script, method: 'HEAD' });
    expect([head.statusCode, head.body]).toEqual([200, '']);
    expect(head.headers['content-length']).toBe(String(plain.rawPayload.length));
  });

  it('sends API responses that load nothing and can be neither framed nor cached', async () => {
    for (const url of ['/api/nothing', '/api/openapi.json', '/api/daily']) {
      const { headers } = await place.app.inject(url);
      expect(headers['content-security-policy']).toBe("default-src 'none';frame-ancestors 'none'");
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['cross-origin-resource-policy']).toBe('same-origin');
      expect(headers['cache-control']).toBe('no-store');
      expect(headers['strict-transport-security']).toBeUndefined();
    }
  });

  it('requires HTTPS for pages and API responses if it has an HTTPS origin', async () => {
    const secure = await openTestServer({}, { origins: ['https://play.example'] });
    for (const url of ['/', '/api/daily']) {
      const { headers } = await secure.app.inject(url);
      expect(headers['strict-transport-security']).toBe('max-age=63072000');
    }
    await secure.close();
  });

  it.each([
    '/nothing',
    '/assets',
    '/assets/',
    '//index.html',
    '/../package.json',
    '/%2e%2e/package.json',
    '/assets/%00',
    '/api/nothing',
  ])('rejects %s with nothing but a code', async (url) => {
    const reply = await place.app.inject(url);
    expect(reply.statusCode).toBeGreaterThanOrEqual(400);
    expect(reply.statusCode).toBeLessThan(500);
    expect(Object.keys(reply.json())).toEqual(['code']);
  });
});
