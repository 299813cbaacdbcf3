import { createHash } from 'node:crypto';
import { RandomStream, seedRandom } from '@inkling/core/random';
import { expect } from '@inkling/core/result';
import { Log } from '../operations/log.ts';
import type { RoomContext } from '../room/room.ts';
import { viewOf } from '../room/view.ts';
import { listenIn } from '../routes/events.ts';
import { SERIALISERS, type Serialisers } from '../serialisers/serialisers.ts';
import { PAIRS, riggedGames, type SecretPair } from './secret-pairs.ts';
import { fixedRandom, handClock, openTestServer, Player, type TestServer } from './test-server.ts';

/** What a leaking server does differently from a correct one. */
export interface Leak {
  readonly serialisers?: Partial<Serialisers>;
  readonly commit?: RoomContext['commit'];
}

export interface PairedRuns {
  readonly runs: number;
  /** The number of characters that were compared. */
  readonly bytes: number;
  /** The zero-based index of the first run whose two transcripts differ, and an excerpt around the first difference. */
  readonly leak: { readonly run: number; readonly one: string; readonly other: string } | undefined;
}

/** Creates a leak. `secret.now` is the secret of the running game. */
export type MakeLeak = (secret: { readonly now: unknown }) => Leak;

/**
 * Tests non-interference: two servers get the same random numbers and the same requests. Their secrets differ but give
 * the same answers. Every byte that reaches a breaker, a rival or a spectator (status, headers, body, events), and every
 * line of the log, must be the same. Here a promise does not depend on the secret, because a real one has 256 bits of
 * salt.
 */
export interface PairedServers {
  /** Plays until the two servers differ, but at most `runs` games. Both servers have the same leak. */
  play(game: keyof typeof PAIRS, runs: number, seed: string, leak?: MakeLeak): Promise<PairedRuns>;
  close(): Promise<void>;
}

export async function openPairedServers(): Promise<PairedServers> {
  const sides = await Promise.all([openSide(), openSide()]);
  return {
    async play(game, runs, seed, leak = () => ({})) {
      const random = new RandomStream(seedRandom(seed));
      for (const side of sides) side.leak(leak);
      let bytes = 0;
      let found: PairedRuns['leak'];
      let run = 0;
      for (; run < runs && !found; run++) {
        const pair = PAIRS[game](random);
        const mode =
          (['drawn', 'race', 'deposited', 'class'] as const)[game === 'witch' ? 0 : random.below(4)] ??
          'drawn';
        const joint = (mode === 'drawn' || mode === 'race') && random.below(2) === 1;
        const script = { game, mode, joint, pair };
        const [one, other] = await Promise.all(
          sides.map((side, at) => side.play({ ...script, at: at as 0 | 1 })),
        );
        if (one === undefined || other === undefined) throw new Error('a side without a transcript');
        bytes += one.length;
        if (one !== other) found = { run, ...firstDifference(one, other) };
      }
      return { runs: run, bytes, leak: found };
    },
    close: async () => void (await Promise.all(sides.map((side) => side.close()))),
  };
}

interface Side {
  leak(make: MakeLeak): void;
  play(script: Script): Promise<string>;
  close(): Promise<void>;
}

type Mode = 'drawn' | 'race' | 'deposited' | 'class';

async function openSide(): Promise<Side> {
  const secret: { now: unknown } = { now: undefined };
  let leak: Leak = {};
  const lines: string[] = [];
  const commit: RoomContext['commit'] = (promised) =>
    leak.commit?.(promised) ??
    createHash('sha256').update('opaque').update(promised.salt).digest('base64url');
  const serialisers: Serialisers = {
    body: (...parts) => (leak.serialisers?.body ?? SERIALISERS.body)(...parts),
    event: (...parts) => (leak.serialisers?.event ?? SERIALISERS.event)(...parts),
    presence: (...parts) => (leak.serialisers?.presence ?? SERIALISERS.presence)(...parts),
    refusal: (...parts) => (leak.serialisers?.refusal ?? SERIALISERS.refusal)(...parts),
    headers: (...parts) => (leak.serialisers?.headers ?? SERIALISERS.headers)(...parts),
    log: (...parts) => (leak.serialisers?.log ?? SERIALISERS.log)(...parts),
  };
  const clock = handClock();
  /** Pending timer callbacks: arrivals and departures are announced only when time passes. */
  const waiting = new Set<() => void>();
  const pass = () => {
    clock.nowMs += PAUSE_MS;
    const due = [...waiting];
    waiting.clear();
    for (const call of due) call();
  };
  const place = await openTestServer({
    games: riggedGames(secret),
    random: fixedRandom(),
    clock,
    commit,
    serialisers,
    later: (_ms, call) => {
      waiting.add(call);
      return () => waiting.delete(call);
    },
    log: new Log({
      level: 'info',
      write: (line) => void lines.push(`log ${line}\n`),
      now: () => 0,
      process: 'p',
    }),
  });
  const people = await Promise.all(Array.from({ length: 3 }, () => Player.join(place.app)));
  return {
    leak: (make) => {
      leak = make(secret);
    },
    async play(script) {
      secret.now = script.pair.secrets[script.at];
      lines.length = 0;
      // On a real machine, few rooms are created in the same millisecond.
      clock.nowMs++;
      await playOnce(place, people as [Player, Player, Player], { lines, pass }, script);
      return lines.join('');
    },
    async close() {
      await place.close();
    },
  };
}

interface Script {
  readonly game: keyof typeof PAIRS;
  readonly mode: Mode;
  /** Whether the players take part in drawing the secret. */
  readonly joint: boolean;
  readonly pair: SecretPair;
  readonly at: 0 | 1;
}

/** Setup before the first guess calls the room service directly; everything that a breaker may notice goes over HTTP. */
async function playOnce(
  { services }: TestServer,
  [ann, bob, eve]: readonly [Player, Player, Player],
  { lines, pass }: { readonly lines: string[]; readonly pass: () => void },
  { game, mode, joint, pair, at }: Script,
): Promise<void> {
  const { rooms } = services;
  const maker = mode === 'deposited';
  const [ids, two] = [new Map<Player, string>(), game === 'witch' || mode === 'race'];
  for (const player of [ann, bob, eve])
    ids.set(player, expect(await services.guests.holder(player.token)).guest);
  const guest = (player: Player) => ids.get(player) as string;
  const setup = {
    game,
    rules: pair.rules,
    maker: maker ? ('deposited' as const) : ('drawn' as const),
    breakers: mode === 'race' ? (2 as const) : (1 as const),
    ...(joint ? { joint } : {}),
    ...(mode === 'class' ? { classroom: true } : {}),
  };
  const seat = maker ? 'maker' : two ? 'first' : 'breaker';
  const { id } = expect(await rooms.open(guest(eve), eve.req(), setup, seat)).room;
  const common = { version: undefined, seat: undefined, line: '' };
  const other = { ...common, req: 'sit', kind: 'sit' as const, seat: two ? 'second' : 'breaker' };
  if (maker || two) expect(await rooms.act(id, guest(bob), other));
  const line = `deposit ${pair.deposits?.[at]}`;
  if (maker) expect(await rooms.act(id, guest(eve), { ...common, req: 'own', kind: 'move', line }));
  const nonces = { ...common, req: 'nonce', kind: 'move' as const, line: `nonce ${'A'.repeat(43)}` };
  if (joint)
    for (const player of two ? [bob, eve] : [eve]) expect(await rooms.act(id, guest(player), nonces));
  const movers = [maker ? bob : eve, maker || two ? bob : eve] as const;
  const stops: (() => void)[] = [];
  for (const [index, watcher] of [movers[0], bob, ann].entries()) {
    const seen = expect(await rooms.look(id, guest(watcher)));
    const write = (text: string) => lines.push(`event ${index} ${text}`) > 0;
    const sink = { write, onDrain: () => undefined, end: () => undefined, close: () => undefined };
    stops.push(expect(await listenIn(services, seen, 0, () => sink)).stop);
  }
  const { watch = '' } = viewOf(expect(await rooms.look(id, guest(eve))).room, seat, services.games);
  const watching = expect(await rooms.getByWatchId(watch));
  const write = (text: string) => lines.push(`event watcher ${text}`) > 0;
  const sink = { write, onDrain: () => undefined, end: () => undefined, close: () => undefined };
  stops.push(expect(await listenIn(services, watching, 0, () => sink)).stop);
  const tell = ({ raw }: Awaited<ReturnType<Player['send']>>) => {
    const { date: _date, ...headers } = raw.headers;
    lines.push(`${raw.statusCode} ${JSON.stringify(headers)} ${raw.body}\n`);
  };
  for (const [turn, move] of pair.moves.entries()) {
    if (mode === 'class') {
      const vote = (player: Player, guess = '') =>
        player.send('POST', `/api/rooms/${id}/votes`, { req: `vote${turn}`, guess });
      // Somebody votes for each of the two secrets.
      tell(await vote(ann, pair.deposits?.[0]));
      tell(await vote(bob, pair.deposits?.[1]));
      tell(await eve.send('POST', `/api/rooms/${id}/voting`, { req: `reveal${turn}`, step: 'reveal' }));
    }
    const { version } = expect(await rooms.look(id, undefined)).room;
    const mover = movers[turn % 2] as Player;
    tell(await mover.move(id, version, move, `${turn}`));
    if (turn === 1) tell(await mover.move(id, version, move, `${turn}`));
    if (turn === 2) tell(await mover.move(id, 1, move, `late${turn}`));
    // The rival closes the page, and the others are notified.
    if (turn === 0) stops[1]?.();
    pass();
  }
  const { version } = expect(await rooms.look(id, undefined)).room;
  tell(await movers[0].move(id, version, 'nonsense', 'never'));
  tell(await ann.send('GET', `/api/rooms/${id}`));
  tell(await ann.send('GET', `/api/watch/${watch}`));
  for (const stop of stops) stop();
}

const PAUSE_MS = 10_000;

function firstDifference(one: string, other: string): { readonly one: string; readonly other: string } {
  let at = 0;
  while (one[at] === other[at]) at++;
  return { one: one.slice(Math.max(0, at - 80), at + 80), other: other.slice(Math.max(0, at - 80), at + 80) };
}
