import { anyText } from '@inkling/core/testing/any-text';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LocalBuckets } from './buckets.ts';
import { networkOf } from './limits.ts';
import { isByHttps, isOwnHost, isOwnPage } from './origin.ts';
import { makeToken, readToken } from './token.ts';

const key = { kid: 'k1', secret: Buffer.alloc(32, 7).toString('base64url') };
const guest = 'A'.repeat(22);
const token = makeToken({ guest, issued: 100, expires: 200 }, key);

describe('a token', () => {
  it('is accepted until it expires', () => {
    expect(readToken(token, key, 199_999)).toEqual({ ok: true, value: { guest, issued: 100, expires: 200 } });
    expect(readToken(token, key, 200_000)).toEqual({ ok: false, error: 'expired-token' });
  });

  it('is rejected if any character is changed', () => {
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.';
    for (let at = 0; at < token.length; at++)
      for (const letter of letters) {
        if (token[at] === letter) continue;
        const other = token.slice(0, at) + letter + token.slice(at + 1);
        expect(readToken(other, key, 150_000)).toEqual({ ok: false, error: 'bad-token' });
      }
  });

  it('is rejected with another key, and no string makes the parser throw', () => {
    const other = { ...key, secret: Buffer.alloc(32, 8).toString('base64url') };
    expect(readToken(token, other, 150_000)).toEqual({ ok: false, error: 'bad-token' });
    expect(readToken(makeToken({ guest, issued: 1, expires: 999 }, { ...key, kid: 'k2' }), key, 5)).toEqual({
      ok: false,
      error: 'bad-token',
    });
    fc.assert(
      fc.property(anyText({ maxLength: 300 }), (text) => {
        expect(readToken(text, key, 150_000)).toEqual({ ok: false, error: 'bad-token' });
      }),
      { numRuns: 2000 },
    );
  });
});

describe('provenance', () => {
  const post = { method: 'POST', host: 'localhost:4173', origin: undefined, fetchSite: undefined };
  it.each<[Partial<typeof post> | Record<string, unknown>, boolean]>([
    [{ fetchSite: 'same-origin' }, true],
    [{ fetchSite: 'none' }, true],
    [{ fetchSite: 'same-site' }, false],
    [{ fetchSite: 'cross-site' }, false],
    [{ fetchSite: 'cross-site', origin: 'http://localhost:4173' }, false],
    [{ origin: 'http://localhost:4173' }, true],
    [{ origin: 'http://localhost:4174' }, false],
    [{ origin: 'null' }, false],
    [{}, false],
    [{ method: 'GET' }, true],
    [{ method: 'GET', origin: 'http://evil.example' }, false],
  ])('%j is from our own page: %s', (more, own) => expect(isOwnPage({ ...post, ...more }, [])).toBe(own));

  it('accepts exactly the configured origins', () => {
    const origins = ['https://play.example', 'http://inkling.lan:8080'];
    for (const origin of origins) expect(isOwnPage({ ...post, origin }, origins)).toBe(true);
    expect(isOwnPage({ ...post, origin: 'http://localhost:4173' }, origins)).toBe(false);
    expect(isOwnPage({ ...post, origin: 'http://play.example' }, origins)).toBe(false);
  });

  it.each<[string | undefined, readonly string[], boolean]>([
    ['play.example', ['https://play.example', 'http://inkling.lan:8080'], true],
    ['inkling.lan:8080', ['https://play.example', 'http://inkling.lan:8080'], false],
    ['127.0.0.1:4173', ['https://play.example', 'http://inkling.lan:8080'], true],
    ['127.0.0.1:4173', [], false],
    [undefined, ['http://inkling.lan:8080'], false],
  ])('%s among %j is reached by HTTPS: %s', (host, origins, secure) =>
    expect(
      isByHttps(
        host,
        origins.map((origin) => new URL(origin)),
      ),
    ).toBe(secure),
  );

  it.each<[string | undefined, boolean]>([
    ['localhost:4173', true],
    ['127.0.0.1', true],
    ['[::1]:4173', true],
    ['play.example', true],
    ['evil.example:4173', false],
    ['127.0.0.1.evil.example', false],
    [undefined, false],
  ])('host %s is our own: %s', (host, own) => expect(isOwnHost(host, ['play.example'])).toBe(own));
});

describe('limits', () => {
  it('allow a burst, then a rate, and say how long to wait', () => {
    const buckets = new LocalBuckets();
    const rate = { perSecond: 0.5, burst: 3 };
    expect([0, 0, 0, 0].map((now) => buckets.take('a', rate, now))).toEqual([
      undefined,
      undefined,
      undefined,
      2,
    ]);
    expect(buckets.take('b', rate, 0)).toBeUndefined();
    expect(buckets.take('a', rate, 1999)).toBe(1);
    expect(buckets.take('a', rate, 2000)).toBeUndefined();
  });

  it('charge the cost of a request, but no more than the burst', () => {
    const buckets = new LocalBuckets();
    const rate = { perSecond: 1, burst: 5 };
    expect(buckets.take('a', rate, 0, 3)).toBeUndefined();
    expect(buckets.take('a', rate, 0, 3)).toBe(1);
    expect(buckets.take('a', rate, 0, 2)).toBeUndefined();
    expect(buckets.take('a', rate, 0, 50)).toBe(5);
    expect(buckets.take('a', rate, 5000, 50)).toBeUndefined();
    expect(buckets.take('a', rate, 5000, 1)).toBe(1);
  });

  it('take nothing away when the clock is set back', () => {
    const buckets = new LocalBuckets();
    const rate = { perSecond: 1, burst: 2 };
    expect(buckets.take('a', rate, 10_000_000)).toBeUndefined();
    expect(buckets.take('a', rate, 0)).toBeUndefined();
    expect(buckets.take('a', rate, 0)).toBe(1);
    expect(buckets.take('a', rate, 1000)).toBeUndefined();
  });

  it.each([
    ['127.0.0.1', '127.0.0.1'],
    ['::ffff:10.0.0.1', '10.0.0.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:0db8:0001:00'],
    ['2001:db8:1:ff::1', '2001:0db8:0001:00'],
    ['2001:db8:1:100::1', '2001:0db8:0001:01'],
    ['2001:db8::1', '2001:0db8:0000:00'],
    ['::1', '0000:0000:0000:00'],
    ['fe80::1%eth0', 'fe80:0000:0000:00'],
  ])('%s counts as %s', (address, network) => expect(networkOf(address)).toBe(network));
});
