import { RandomStream, seedRandom } from '@inkling/core/random';
import { RawConnection } from './raw-connection.ts';

/** The task of the players' process. */
export interface PlayRequest {
  readonly port: number;
  readonly connections: number;
  /**
   * Runs for at least this long, and until this many moves are made, but at most `PATIENCE` times as long if
   * the machine is too busy.
   */
  readonly ms: number;
  readonly movesMin: number;
  readonly rules: string;
  /** The size of a guess: the number of places and of symbols. */
  readonly places: number;
  readonly symbols: number;
  /** Leaves a game after a random number of guesses in this range, unless it ends earlier. */
  readonly guesses: readonly [number, number];
  readonly seed: string;
}

/**
 * The results that the process reports. Times are milliseconds from sending a move to the last byte of the
 * response.
 */
export interface Played {
  readonly moves: number;
  readonly rooms: number;
  readonly seconds: number;
  readonly p50: number;
  readonly p99: number;
  readonly bytesOfAnswer: number;
  readonly cpuMs: number;
}

/**
 * Guests who open rooms and guess at random, each with its own connection and token, one request after another.
 * They run in a separate process, so that their cost can be told from the server's.
 */
process.once('message', (request: PlayRequest) => {
  void play(request).then((played) => {
    process.send?.(played);
    process.disconnect();
  });
});

async function play(request: PlayRequest): Promise<Played> {
  const { port, ms, movesMin } = request;
  const connections = await Promise.all(Array.from({ length: request.connections }, () => guestAt(port)));
  const cpu = process.cpuUsage();
  const started = performance.now();
  const times: number[] = [];
  const sums = { rooms: 0, bytes: 0 };
  const isOn = () => {
    const passed = performance.now() - started;
    return passed < ms || (times.length < movesMin && passed < PATIENCE * ms);
  };
  await Promise.all(connections.map((connection, i) => playOn(isOn, connection, request, i, times, sums)));
  const seconds = (performance.now() - started) / 1000;
  const { user, system } = process.cpuUsage(cpu);
  for (const connection of connections) connection.close();
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN;
  return {
    moves: times.length,
    rooms: sums.rooms,
    seconds,
    p50: at(0.5),
    p99: at(0.99),
    bytesOfAnswer: sums.bytes / times.length,
    cpuMs: (user + system) / 1000,
  };
}

const PATIENCE = 5;

async function guestAt(port: number): Promise<RawConnection> {
  const stranger = new RawConnection(port, '');
  const { status, body } = await stranger.post('/api/guests', '{"keep":"token"}');
  if (status !== 201) throw new Error(`no guest: ${status} ${body}`);
  stranger.close();
  return new RawConnection(port, (JSON.parse(String(body)) as { readonly token: string }).token);
}

async function playOn(
  isOn: () => boolean,
  connection: RawConnection,
  { rules, places, symbols, guesses: [fewest, most], seed }: PlayRequest,
  player: number,
  times: number[],
  sums: { rooms: number; bytes: number },
): Promise<void> {
  const random = new RandomStream(seedRandom(`${seed} ${player}`));
  for (let game = 0; isOn(); game++) {
    const open = `{"req":"${seed}-${game}","game":"mastermind","rules":"${rules}","maker":"drawn","breakers":1,"seat":"breaker"}`;
    const opened = await connection.post('/api/rooms', open);
    if (opened.status !== 201) throw new Error(`no room: ${opened.status} ${opened.body}`);
    sums.rooms++;
    const path = `/api/rooms/${(JSON.parse(String(opened.body)) as { readonly id: string }).id}/moves`;
    const last = fewest + random.below(most - fewest + 1);
    for (let version = 1; version <= last && isOn(); version++) {
      const guess = Array.from({ length: places }, () => 'abcdefghijklmnopqrst'[random.below(symbols)]).join(
        '',
      );
      const asked = performance.now();
      const { status, body } = await connection.post(
        path,
        `{"req":"m${version}","version":${version},"move":"guess ${guess}"}`,
      );
      times.push(performance.now() - asked);
      sums.bytes += body.length;
      if (status !== 200 || !body.includes(`"version":${version + 1},`))
        throw new Error(`refused: ${status} ${body}`);
      if (body.includes('"phase":"over"')) break;
    }
  }
}
