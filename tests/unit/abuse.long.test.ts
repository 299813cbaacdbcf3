import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { USUAL_LIMITS } from '../../apps/server/src/identity/limits.ts';
import { openTestServer, type TestServer } from '../../apps/server/src/testing/test-server.ts';
import { nameOf, QUICK } from '../../tools/abuse/attacks.ts';
import { Visitor } from '../../tools/abuse/visitor.ts';

const isLinux = process.platform === 'linux';
if (!isLinux) console.warn('NOT RUN, this is not Linux: attacks on a server');

/** `npm run prove -- abuse` tries every attack against a separate server; this runs the attacks that take no time. */
describe.runIf(isLinux)('an attack', () => {
  let place: TestServer;
  let port: number;
  beforeAll(async () => {
    place = await openTestServer({ limits: USUAL_LIMITS });
    await place.app.listen({ host: '127.0.0.1', port: 0 });
    ({ port } = place.app.server.address() as AddressInfo);
  });
  afterAll(() => place.close());

  it.each(QUICK.map((attack) => [nameOf(attack), attack] as const))('%s', async (_name, attack) => {
    expect(await attack.run(new Visitor(port))).toBe(attack.expected);
  });
});
