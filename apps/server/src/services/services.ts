import { randomUUID } from 'node:crypto';
import { Daily, endingWith, ifShown } from '../daily/daily.ts';
import { DailyRepository } from '../daily/daily-repository.ts';
import { DayClock } from '../daily/day-clock.ts';
import { ScoreRepository } from '../daily/score-repository.ts';
import { type Buckets, LocalBuckets } from '../identity/buckets.ts';
import { Guests } from '../identity/guests.ts';
import { type Limits, USUAL_LIMITS } from '../identity/limits.ts';
import { SharedBuckets } from '../identity/shared-buckets.ts';
import type { DiskWatch } from '../operations/disk-watch.ts';
import { Log, SILENT } from '../operations/log.ts';
import { Metrics } from '../operations/metrics.ts';
import { Readiness } from '../operations/readiness.ts';
import { type Later, Presence } from '../push/presence.ts';
import { PRESENCE_BEAT_MS, SharedPresence } from '../push/shared-presence.ts';
import { Streams } from '../push/streams.ts';
import { PuzzleRatings } from '../puzzles/puzzle-ratings.ts';
import { ShippedPuzzles } from '../puzzles/shipped-puzzles.ts';
import type { Games } from '../room/games.ts';
import { commitTo } from '../room/promise.ts';
import type { RoomContext } from '../room/room.ts';
import { CoalescingRetry } from '../rooms/coalescing-retry.ts';
import type { ComputationWorker } from '../rooms/computation-worker.ts';
import { RoomQuota } from '../rooms/room-quota.ts';
import { RoomService } from '../rooms/room-service.ts';
import { RoomSweep } from '../rooms/room-sweep.ts';
import { faultStatuses } from '../serialisers/fault-codes.ts';
import { SERIALISERS, type Serialisers } from '../serialisers/serialisers.ts';
import type { ChangeEvents } from '../store/change-events.ts';
import { GuestRepository } from '../store/guest-repository.ts';
import { RatingRepository } from '../store/rating-repository.ts';
import { RoomRepository } from '../store/room-repository.ts';
import { RoomRetention } from '../store/room-retention.ts';
import type { Store } from '../store/store.ts';
import { type Clock, type Every, systemClock, systemEvery } from '../system/clock.ts';
import { type Random, systemRandom } from '../system/random.ts';

/** The services that the routes use: everything in the server except HTTP. */
export interface Services {
  readonly store: Store;
  readonly games: Games;
  readonly clock: Clock;
  readonly guests: Guests;
  readonly rooms: RoomService;
  readonly daily: Daily;
  readonly ratings: PuzzleRatings;
  readonly roomRepository: RoomRepository;
  readonly roomQuota: RoomQuota;
  /** Only set if the data is on a local disk. */
  readonly disk: DiskWatch | undefined;
  /** Removes rooms that are no longer needed; it runs automatically every hour. */
  readonly roomSweep: RoomSweep;
  /** Only set if several servers may share the database. */
  readonly changeEvents: ChangeEvents | undefined;
  readonly streams: Streams;
  readonly presence: Presence;
  readonly buckets: Buckets;
  readonly limits: Limits;
  readonly serialisers: Serialisers;
  /** The HTTP status of every refusal code of the games and the server. */
  readonly faultStatuses: ReadonlyMap<string, number>;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly readiness: Readiness;
  close(): Promise<void>;
}

export interface ServicesOptions {
  readonly store: Store;
  readonly games: Games;
  readonly worker: ComputationWorker;
  readonly random?: Random;
  readonly clock?: Clock;
  readonly commit?: RoomContext['commit'];
  readonly limits?: Partial<Limits>;
  readonly serialisers?: Partial<Serialisers>;
  readonly every?: Every;
  readonly later?: Later;
  readonly log?: Log;
  readonly metrics?: Metrics;
  readonly disk?: DiskWatch;
  /** Days without a move after which a room is removed; 0 keeps all rooms. */
  readonly keepDays?: number;
  /** How often a server that shares its database checks there for changes that it may have missed. */
  readonly catchUpMs?: number;
}

export async function openServices(options: ServicesOptions): Promise<Services> {
  const { store, games, worker, commit = commitTo, every = systemEvery } = options;
  const { random = systemRandom, clock = systemClock } = options;
  const log = options.log ?? new Log(SILENT);
  const limits = { ...USUAL_LIMITS, ...options.limits };
  const repository = new RoomRepository(store);
  const streams = new Streams(limits.streams, limits.streamsPerAddress, clock);
  const presence = new Presence(clock, options.later, (room) => sharedPresence?.changed(room));
  const scores = new ScoreRepository(store);
  const dailyRepository = new DailyRepository(store);
  const dayClock = new DayClock(dailyRepository, clock);
  const alongside = endingWith(scores, games);
  const { changeEvents } = store;
  const server = randomUUID();
  const sharedPresence = changeEvents && new SharedPresence({ presence, changeEvents, server, clock, soon });
  const rooms = new RoomService({
    repository,
    context: { games, commit },
    random,
    clock,
    worker,
    alongside,
    ifShown: (seen) => ifShown(seen, dayClock),
    changeEvents,
  });
  const guestRepository = new GuestRepository(store);
  const key = await guestRepository.key({ kid: random.id(), secret: random.secret(), made_ms: clock.now() });
  const guests = new Guests(guestRepository, random, clock, key);
  const buckets = changeEvents && new SharedBuckets({ changeEvents, server, secret: key.secret, soon });
  const listeners = { rooms, guests, dayClock, buckets, sharedPresence, clock, every };
  const stopListening = changeEvents && listenTo(changeEvents, listeners, options.catchUpMs);
  const retention = new RoomRetention(store);
  const keepDays = options.keepDays ?? KEEP_DAYS;
  const roomSweep = new RoomSweep({ retention, cache: rooms.cache, clock, keepDays });
  const stopSweeping = every(SWEEP_MS, () => void sweep(log, roomSweep, guests));
  return {
    games,
    store,
    clock,
    guests,
    rooms,
    daily: new Daily({ repository: dailyRepository, scores, rooms, games, random, clock, dayClock }),
    ratings: new PuzzleRatings(new RatingRepository(store), new ShippedPuzzles(games), (guest) =>
      dailyRepository.isProgram(guest),
    ),
    roomRepository: repository,
    roomQuota: new RoomQuota(retention, limits.roomsOfGuest),
    roomSweep,
    disk: options.disk,
    changeEvents,
    streams,
    presence,
    buckets: buckets ?? new LocalBuckets(),
    limits,
    serialisers: { ...SERIALISERS, ...options.serialisers },
    faultStatuses: faultStatuses(games),
    log,
    metrics: options.metrics ?? new Metrics(),
    readiness: new Readiness(store, () => clock.now()),
    async close() {
      stopSweeping();
      streams.close();
      presence.close();
      stopListening?.();
      rooms.close();
      await worker.close();
      await store.close();
    },
  };
}

/** Removes old rooms and then idle guests. A guest can be removed only when none of their rooms is left. */
async function sweep(log: Log, roomSweep: RoomSweep, guests: Guests): Promise<void> {
  const run = log.begin('sweep');
  run.info('begun');
  try {
    const rooms = await roomSweep.run();
    const swept = await guests.sweep();
    if (swept.ok) run.info('done', { rooms, guests: swept.value });
    else run.warn('given-up', { rooms, why: swept.error });
  } catch (error) {
    run.warn('given-up', { why: error instanceof Error ? error.name : undefined });
  }
}

/** A sweep costs next to nothing, and it removes guests who have been idle for months, so an hour is often enough. */
const SWEEP_MS = 3600 * 1000;
const KEEP_DAYS = 90;
const CATCH_UP_MS = 5000;

/** Calls back after a short delay, during which other servers may not know of changes here. */
function soon(call: () => void): void {
  setTimeout(call, SOON_MS).unref();
}

const SOON_MS = 50;

interface Listeners {
  readonly rooms: RoomService;
  readonly guests: Guests;
  readonly dayClock: DayClock;
  readonly buckets: SharedBuckets | undefined;
  readonly sharedPresence: SharedPresence | undefined;
  readonly clock: Clock;
  readonly every: Every;
}

/**
 * Subscribes to the changes that other servers announce, and also polls the database, because an announcement may be
 * lost. Returns a function that stops both and tells the other servers that this one stops.
 */
function listenTo(
  changeEvents: ChangeEvents,
  { rooms, guests, dayClock, buckets, sharedPresence, clock, every }: Listeners,
  catchUpMs = CATCH_UP_MS,
): () => void {
  const retry = new CoalescingRetry(() => rooms.cache.catchUp(), every);
  const catchUp = () => {
    guests.invalidate();
    dayClock.recheck();
    retry.request();
  };
  changeEvents.subscribe({
    onChange(event) {
      if (event.kind === 'room')
        void rooms.cache.onChange(event.room, event.version).then((isRead) => isRead || retry.request());
      else if (event.kind === 'taken') buckets?.hear(event.server, event.taken, clock.now());
      else if (event.kind !== 'forgotten') sharedPresence?.hear(event);
      else {
        guests.invalidate(event.guest);
        rooms.cache.invalidateRoomsOf(event.guest);
      }
    },
    onGap() {
      catchUp();
      sharedPresence?.catchUp();
    },
  });
  const stopAsking = every(catchUpMs, catchUp);
  const stopBeating = every(PRESENCE_BEAT_MS, () => sharedPresence?.beat());
  return () => {
    stopAsking();
    stopBeating();
    retry.stop();
    sharedPresence?.stop();
  };
}
