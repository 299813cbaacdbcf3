import { Daily, endingWith } from './daily/daily.ts';
import { DailyShelf } from './daily/daily-shelf.ts';
import { ScoreBook } from './daily/score-book.ts';
import { commitTo, type Dice, type Every, realDice, realEvery } from './dice.ts';
import type { Games } from './duel/games.ts';
import type { RoomWorld } from './duel/room.ts';
import { Guests } from './identity/guests.ts';
import { Buckets, type Limits, USUAL_LIMITS } from './identity/limits.ts';
import { Streams } from './push/streams.ts';
import { Errand } from './rooms/errand.ts';
import { Hall } from './rooms/hall.ts';
import type { Thinker } from './rooms/thinker.ts';
import { LAYERS, type Layers } from './routes/layers.ts';
import { GuestBook } from './store/guest-book.ts';
import type { News } from './store/news.ts';
import { RoomShelf } from './store/room-shelf.ts';
import type { Store } from './store/store.ts';

/** What the routes work with: everything of the server but HTTP. */
export interface House {
  readonly games: Games;
  readonly dice: Dice;
  readonly guests: Guests;
  readonly hall: Hall;
  readonly daily: Daily;
  readonly shelf: RoomShelf;
  /** Where several servers may share the database. */
  readonly news: News | undefined;
  readonly streams: Streams;
  readonly buckets: Buckets;
  readonly limits: Limits;
  readonly layers: Layers;
  /** Takes one line; not there where nobody wants a log. */
  readonly log: ((line: string) => void) | undefined;
  close(): Promise<void>;
}

export interface HouseParts {
  readonly store: Store;
  readonly games: Games;
  readonly thinker: Thinker;
  readonly dice?: Dice;
  readonly commit?: RoomWorld['commit'];
  readonly limits?: Partial<Limits>;
  readonly layers?: Partial<Layers>;
  readonly every?: Every;
  readonly log?: (line: string) => void;
  /** How often a server that shares its database asks for news that it may have missed. */
  readonly catchUpMs?: number;
}

export async function openHouse(parts: HouseParts): Promise<House> {
  const { store, games, thinker, dice = realDice, commit = commitTo, every = realEvery } = parts;
  const limits = { ...USUAL_LIMITS, ...parts.limits };
  const shelf = new RoomShelf(store);
  const streams = new Streams(limits.streams, limits.streamsPerAddress);
  const scores = new ScoreBook(store);
  const alongside = endingWith(scores, games);
  const { news } = store;
  const hall = new Hall({ shelf, world: { games, commit }, dice, thinker, alongside, news });
  const guests = await Guests.with(new GuestBook(store), dice);
  const stopListening = news && listenTo(news, hall, guests, every, parts.catchUpMs);
  const stopSweeping = every(SWEEP_MS, () => void guests.sweep());
  return {
    games,
    dice,
    guests,
    hall,
    daily: new Daily({ shelf: new DailyShelf(store), scores, hall, games, dice }),
    shelf,
    news,
    streams,
    buckets: new Buckets(),
    limits,
    layers: { ...LAYERS, ...parts.layers },
    log: parts.log,
    async close() {
      stopSweeping();
      streams.close();
      stopListening?.();
      hall.close();
      await thinker.close();
      await store.close();
    },
  };
}

/** What is swept away has been idle for months; an hour more does not matter, and a look costs next to nothing. */
const SWEEP_MS = 3600 * 1000;
const CATCH_UP_MS = 5000;

/** News first; and since they may be lost, a look at the database now and then. Gives what stops it. */
function listenTo(news: News, hall: Hall, guests: Guests, every: Every, catchUpMs = CATCH_UP_MS): () => void {
  const catching = new Errand(() => hall.rooms.catchUp(), every);
  const catchUp = () => {
    guests.doubt();
    catching.send();
  };
  news.listen({
    heard(tidings) {
      if (tidings.kind === 'room')
        void hall.rooms.heard(tidings.room, tidings.version).then((isRead) => isRead || catching.send());
      else {
        guests.doubt(tidings.guest);
        hall.rooms.forget(tidings.guest);
      }
    },
    missed: catchUp,
  });
  const stopAsking = every(catchUpMs, catchUp);
  return () => {
    stopAsking();
    catching.stop();
  };
}
