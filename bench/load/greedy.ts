import { constants, setPriority } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { Caller } from '../../tools/server-process.ts';

/** What the greedy are told to do. */
export interface Feast {
  readonly port: number;
  /** The dearest thing that a stranger may ask for. */
  readonly path: string;
}

/** How often each status was answered. */
export type Statuses = Readonly<Record<string, number>>;

/**
 * Two guests who open as many rooms as they may, in which computers play the dearest game against nobody, and strangers
 * who ask for the dearest route without a pause. A process of its own: what it costs is not the server's. Says when all
 * rooms are open, and what was answered when it is told to stop.
 */
// They are elsewhere: the core that they use here is not the server's.
setPriority(constants.priority.PRIORITY_LOW);
process.once('message', (feast: Feast) => void run(feast));

const STRANGERS = 24;
const GUESTS = 2;
const ROOMS_OF_GUEST = 40;
const DEAREST = { game: 'mastermind', rules: 'p5c10r/99', maker: 'deposited', breakers: 1, seat: 'maker' };
/** The greedy share an address with who plays, and so what it may ask for. */
const PAUSE_MS = 60;

async function run({ port, path }: Feast): Promise<void> {
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
