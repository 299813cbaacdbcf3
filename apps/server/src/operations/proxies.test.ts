import { describe, expect, it } from 'vitest';
import { lookThrough, PASSING } from '../testing/behind-proxy.ts';
import { startPlainProxy } from '../testing/plain-proxy.ts';
import { REAL_PROXIES } from '../testing/real-proxies.ts';

describe('behind a proxy', () => {
  it('that appends addresses and buffers responses, everything works as without one', async () => {
    expect(await lookThrough(startPlainProxy)).toEqual(PASSING);
  });

  const installed = REAL_PROXIES.filter((proxy) => proxy.isInstalled());
  const missing = REAL_PROXIES.filter((proxy) => !installed.includes(proxy)).map(({ name }) => name);
  if (missing.length > 0)
    console.warn(
      `Not tried, because not installed: ${missing.join(', ')}. npm run prove -- proxies tries them.`,
    );

  for (const { name, start } of installed)
    it(`${name} with the example in deploy/ is such a one`, async () =>
      expect(await lookThrough(start)).toEqual(PASSING));
});
