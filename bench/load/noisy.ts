import { constants, setPriority } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { Caller } from '../../tools/server-process.ts';

/** What the noisy process is told to do. */
export interface NoisyRequest {
  readonly port: number;
  /** The most expensive request that a stranger may make. */
  readonly path: string;
}

/** How often each status was answered. */
export type Statuses = Readonly<Record<string, number>>;

/**
 * Two guests who open as many rooms as they may, in which computer players play the most expensive game
 * without people, and strangers who request the most expensive route without a pause. It is a process of its
 * own, so that its cost is not counted as the server's. Reports when all rooms are open, and, when told to
 * stop, how the requests were answered.
 */
// Real noisy clients would be on other machines and take no CPU time from the server.
setPriority(constants.priority.PRIORITY_LOW);
process.once('message', (request: NoisyRequest) => void run(request));

const STRANGERS = 24;
const GUESTS = 2;
const ROOMS_OF_GUEST = 40;
const DEAREST = { game: 'mastermind', rules: 'p5c10r/99', maker: 'deposited', breakers: 1, seat: 'maker' };
/** Greedy clients share an address with the measured player, and so that address's limits. */
const PAUSE_MS = 60;

async function run({ port, path }: NoisyRequest): Promise<void> {
  const answered: Record<string, number> = {};
  const state = { isOver: false };
  const askOn = async () => {
    const stranger = new Caller(port);
    while (!state.isOver) {
      const { status } = await stranger.call('GET', path).catch(() => ({ status: 0 }));
      answered[status] = (answered[status] ?? 0) + 1;
    }
    stranger.close();
  };
  process.once('message', () => {
    state.isOver = true;
  });
  await Promise.all(Array.from({ length: GUESTS }, () => openRooms(port)));
  const asking = Promise.all(Array.from({ length: STRANGERS }, askOn));
  process.send?.('begun');
  await asking;
  process.send?.(answered satisfies Statuses);
  process.disconnect();
}

async function openRooms(port: number): Promise<void> {
  const guest = new Caller(port);
  await guest.begin();
  for (let n = 0; n < ROOMS_OF_GUEST; n++) {
    const { status, body } = await guest.call('POST', '/api/rooms', {
      req: `o${n}`,
      computer: 'sampled',
      ...DEAREST,
    });
    if (status !== 201) throw new Error(`no room: ${status} ${body}`);
    const { id } = JSON.parse(body) as { readonly id: string };
    await sleep(PAUSE_MS);
    await guest.call('POST', `/api/rooms/${id}/moves`, { req: 'd', version: 1, move: 'deposit abcde' });
    await sleep(PAUSE_MS);
  }
  guest.close();
}
