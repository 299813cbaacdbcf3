import type { AddressInfo } from 'node:net';
import type { AppOptions } from '../../apps/server/src/app.ts';
import { USUAL_LIMITS } from '../../apps/server/src/identity/limits.ts';
import { DiskWatch } from '../../apps/server/src/operations/disk-watch.ts';
import type { Services, ServicesOptions } from '../../apps/server/src/services/services.ts';
import { handClock, logInto, openTestServer } from '../../apps/server/src/testing/test-server.ts';
import { type Attack, summary, tally, Visitor } from './visitor.ts';

/** A server with the usual limits whose clock, disk or proxies the attacker controls. */
async function on<T>(
  parts: Partial<ServicesOptions>,
  options: Partial<AppOptions>,
  act: (eve: Visitor, services: Services) => Promise<T>,
): Promise<T> {
  const { app, services, close } = await openTestServer({ limits: USUAL_LIMITS, ...parts }, options);
  try {
    await app.listen({ host: '127.0.0.1', port: 0 });
    return await act(new Visitor((app.server.address() as AddressInfo).port), services);
  } finally {
    await close();
  }
}

async function guestsWith(
  eve: Visitor,
  headerOf: (n: number) => Readonly<Record<string, string>>,
): Promise<string> {
  const asked = Array.from({ length: USUAL_LIMITS.newGuests.burst + 10 }, (_, n) =>
    eve.ask('POST', '/api/guests', { headers: headerOf(n), body: { keep: 'token' } }),
  );
  return tally(await Promise.all(asked));
}

const ONE_ADDRESS = `${USUAL_LIMITS.newGuests.burst} × 201, 10 × 429 too-many-requests`;
const DAY_MS = 24 * 3600 * 1000;

/** Other addresses, a full disk, other clocks, and the contents of the log. */
export const SURROUNDINGS: readonly Attack[] = [
  {
    run: function anotherAddressWithEachRequest(eve) {
      return guestsWith(eve, (n) => ({ 'x-forwarded-for': `203.0.113.${n}` }));
    },
    expected: ONE_ADDRESS,
  },
  {
    run: function anotherAddressByOtherNames(eve) {
      return guestsWith(eve, (n) => ({ forwarded: `for=203.0.113.${n}`, 'x-real-ip': `203.0.113.${n}` }));
    },
    expected: ONE_ADDRESS,
  },
  {
    run: function anotherAddressThroughAProxy() {
      return on({}, { trustedProxies: 1 }, (eve) =>
        guestsWith(eve, (n) => ({ 'x-forwarded-for': `203.0.113.${n}, 198.51.100.7` })),
      );
    },
    expected: ONE_ADDRESS,
  },
  {
    run: function manyAddressesOfOneNetwork() {
      return on({}, { trustedProxies: 1 }, (eve) =>
        guestsWith(eve, (n) => ({ 'x-forwarded-for': `2001:db8:1:2::${n}` })),
      );
    },
    expected: ONE_ADDRESS,
  },
  {
    run: function anAddressPastTheProxy() {
      return on({}, { trustedProxies: ['10.0.0.0/8'] }, (eve) =>
        guestsWith(eve, (n) => ({ 'x-forwarded-for': `203.0.113.${n}` })),
      );
    },
    expected: ONE_ADDRESS,
  },
  {
    run: function moreRoomsThanOneMayKeep() {
      return on({ limits: { ...USUAL_LIMITS, roomsOfGuest: 3 } }, {}, async (eve) => {
        const guest = await eve.begin();
        for (let i = 0; i < 3; i++) await guest.room();
        return summary(await guest.openRoom());
      });
    },
    expected: '422 too-many-rooms',
  },
  {
    run: function roomsOnADiskThatIsNearlyFull() {
      const disk = new DiskWatch({
        folder: undefined,
        files: [],
        freeMinBytes: 0,
        onChange: () => undefined,
      });
      return on({ disk }, {}, async (eve) => {
        const guest = await eve.begin();
        const room = await guest.room();
        disk.isShort = true;
        const newcomer = await eve.ask('POST', '/api/guests', { body: { keep: 'token' } });
        return `${tally([await guest.openRoom(), newcomer])}, a move ${summary(await guest.move(room, 1, 'guess aabb'))}`;
      });
    },
    expected: '2 × 503 unavailable, a move 200',
  },
  {
    run: function anOldToken() {
      const clock = handClock();
      return on({ clock }, {}, async (eve) => {
        const guest = await eve.begin();
        clock.nowMs += 91 * DAY_MS;
        const body = { keep: 'token', recovery: guest.recovery };
        const back = await eve.ask('POST', '/api/guests/recovery', { body });
        return `${summary(await guest.openRoom())}, by its recovery code ${summary(back)}`;
      });
    },
    expected: '401 expired-token, by its recovery code 201',
  },
  {
    run: function aDayByAClockThatIsBehind() {
      const clock = handClock();
      return on({ clock }, {}, async (eve, { store }) => {
        await (await eve.begin()).ask('POST', '/api/daily/word');
        clock.nowMs -= DAY_MS;
        const again = await openTestServer({ clock, store });
        const today = await again.app.inject('/api/daily');
        await again.app.close();
        return `${today.statusCode} ${today.json().code}`;
      });
    },
    expected: '503 clock-behind',
  },
  {
    run: function aTokenInTheLog() {
      const lines: string[] = [];
      return on({ log: logInto(lines, 'info') }, {}, async (eve) => {
        const { token, recovery } = await eve.begin();
        await eve.ask('GET', `/api/rooms/${token}?token=${token}`);
        await eve.ask('GET', `/api/guests/me/rooms?x=%0d%0a{"level":"warn"}&code=${recovery}`);
        await eve.ask('POST', '/api/guests/recovery', { body: { keep: 'token', recovery } });
        const secrets = lines.filter((line) => line.includes(token) || line.includes(recovery));
        return `${secrets.length} of ${lines.length} lines`;
      });
    },
    expected: '0 of 4 lines',
  },
];
