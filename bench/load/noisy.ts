import { constants, setPriority } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { Caller } from '../../tools/server-process.ts';

/** The task of the noisy process. */
export interface NoisyRequest {
  readonly port: number;
  /** The most expensive request that a stranger may make. */
  readonly path: string;
}

/** The number of responses by status code. */
export type Statuses = Readonly<Record<string, number>>;

/**
 * Two guests who open as many rooms as they may, in which computer players alone play the most expensive game,
 * and strangers who request the most expensive route without a pause. Runs in a separate process, so that its
 * cost is not attributed to the server. Sends a message when all rooms are open and, when told to stop, one
 * with the statuses of the responses.
 */
// Real noisy clients would be on other machines and take no CPU time from the server.
setPriority(constants.priority.PRIORITY_LOW);
process.once('message', (request: NoisyRequest) => void run(request));

const STRANGERS = 24;
const GUESTS = 2;
const ROOMS_OF_GUEST = 40;
const DEAREST = { game: 'mastermind', rules: 'p5c10r/99', maker: 'deposited', breakers: 1, seat: 'maker' };
/** Greedy clients have the same address as the measured player, and so share its rate limits. */
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
