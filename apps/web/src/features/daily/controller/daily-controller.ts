import { DAY_MS, type Day, dayAt, daysAfter, isDay, startOf } from '@inkling/games/daily/day';
import { FIRST_DAY, openSeed } from '@inkling/games/daily/open-day';
import { streakAt, weekUpTo } from '@inkling/games/daily/streak';
import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { type DailyRecord, NOTHING_SAVED, playedDays } from '../../../shell/daily/daily-record.ts';
import { type DayProgress, keptProgress, NOT_OPENED } from '../../../shell/daily/day-progress.ts';
import type { GameEntry } from '../../../shell/page.ts';
import type { DailyPart } from '../../../shell/parts/daily-part.ts';
import { isWritable } from '../../../shell/saved/saved.ts';
import type { Storage } from '../../../shell/saved/storage.ts';
import { type ShownGame, shownGame, type TurnsByGame } from '../session/merge-day.ts';
import type { ServerDay } from './server-day.ts';

/** A game that has daily challenges. */
export interface GameOfDay {
  readonly entry: GameEntry;
  readonly part: DailyPart;
}

export interface DailyControllerParts {
  readonly storage: Storage;
  readonly record: Signal<DailyRecord>;
  readonly games: readonly GameOfDay[];
  readonly server: ServerDay;
  /** The day in the address. Undefined for today. */
  readonly asked: string | undefined;
  /** Returns the time by this device's clock, in milliseconds since the epoch. */
  deviceNow(): number;
}

/**
 * The controller of a day's page. Today's games come from a server or from the published seed; past days are
 * for practice.
 */
export class DailyController {
  readonly parts: DailyControllerParts;
  /** The current time by the clock that counts: the server's if there is a server, otherwise this device's. */
  readonly now: Signal<number>;
  readonly today: ReadonlySignal<Day>;
  /** The displayed day. */
  readonly day: ReadonlySignal<Day>;
  /** The progress of the saved games from published seeds, by seed. */
  readonly open: Signal<ReadonlyMap<string, DayProgress>> = signal(new Map());
  readonly games: ReadonlySignal<readonly ShownGame[]>;
  readonly streak: ReadonlySignal<{
    readonly days: number;
    readonly week: ReturnType<typeof weekUpTo>;
  }>;
  /** The last of the days off that are still to come. Undefined if there are none. */
  readonly restingUntil: ReadonlySignal<Day | undefined>;
  /** The sentence to announce in reply to a press. */
  readonly announcement: Signal<string> = signal('');
  /**
   * The sentence that the day's share card shows next to its own button, so that the page need not show it as
   * well.
   */
  readonly saidOnCard: Signal<string> = signal('');
  /** Whether a game started here can be continued after a reload. */
  readonly isSaving: Signal<boolean> = signal(true);
  /** How far the server's clock is ahead of this device's, in milliseconds. */
  readonly aheadMs: Signal<number> = signal(0);

  /** The user's own turns in the rooms of the server's day. */
  readonly #turns: Signal<TurnsByGame> = signal(new Map());

  constructor(parts: DailyControllerParts) {
    this.parts = parts;
    const { record, server, asked, games } = parts;
    this.now = signal(parts.deviceNow());
    this.today = computed(() => dayAt(this.now.value));
    this.day = computed(() => (this.fault === undefined ? (asked ?? this.today.value) : this.today.value));
    this.games = computed(() => games.map(({ entry }) => this.gameOn(this.day.value, entry.id)));
    this.streak = computed(() => {
      const dealt = server.view.value;
      if (dealt?.day === this.today.value) return { days: dealt.streak, week: dealt.week };
      const played = playedDays(record.value, this.today.value);
      const paused = new Set(record.value.paused);
      return {
        days: streakAt(this.today.value, played, paused).days,
        week: weekUpTo(this.today.value, played, paused),
      };
    });
    this.restingUntil = computed(() => {
      const paused = server.view.value?.paused ?? record.value.paused;
      return paused
        .filter((day) => day > this.today.value)
        .toSorted()
        .at(-1);
    });
  }

  /** Why the day in the address cannot be shown. Undefined if it can. */
  get fault(): 'no-such-day' | 'to-come' | 'before-first' | undefined {
    const { asked } = this.parts;
    if (asked === undefined) return undefined;
    if (!isDay(asked)) return 'no-such-day';
    if (asked > this.today.value) return 'to-come';
    return asked < FIRST_DAY ? 'before-first' : undefined;
  }

  get isToday(): boolean {
    return this.day.value === this.today.value;
  }

  /** Reads what is stored on this device, then asks the server. */
  async begin(): Promise<void> {
    const { server, record, storage } = this.parts;
    this.isSaving.value = await isWritable(storage);
    await this.readMonth();
    await server.begin();
    const view = server.view.value;
    const merge = view && (await import('../session/server-record.ts'));
    const turns = await merge?.turnsInRooms(this.parts.games, server.rooms.value);
    batch(() => {
      if (turns) this.#turns.value = turns;
      const serverNow = view && startOf(view.day) + DAY_MS - view.msLeft;
      this.aheadMs.value = serverNow === undefined ? 0 : serverNow - this.parts.deviceNow();
      this.now.value = this.parts.deviceNow() + this.aheadMs.value;
      if (view && merge && turns) record.value = merge.withServerDay(record.value, view, turns);
    });
    await this.readMonth();
  }

  /**
   * Updates the current time. Reloads the page's data if the day has changed, be it at midnight or because a
   * clock was set.
   */
  async tick(): Promise<void> {
    const before = this.today.value;
    this.now.value = this.parts.deviceNow() + this.aheadMs.value;
    if (this.today.value !== before) await this.begin();
  }

  /** Starts saving results, or stops and deletes what was saved. */
  keepResults(isSaved: boolean): void {
    this.parts.record.value = { ...NOTHING_SAVED, isSaved };
  }

  /**
   * Takes a week off from tomorrow, or cancels the days off that are still to come. On a server, days off
   * cannot be cancelled.
   */
  async rest(isOn: boolean): Promise<void> {
    const { server, record } = this.parts;
    const today = this.today.value;
    if (server.view.value) {
      await server.pause(today);
      return;
    }
    const past = record.value.paused.filter((day) => day <= today);
    const days = Array.from({ length: isOn ? 7 : 0 }, (_, i) => daysAfter(today, i + 1));
    record.value = { ...record.value, paused: [...past, ...days] };
  }

  /** Returns the state of a game on any day. */
  gameOn(day: Day, game: string): ShownGame {
    const { record, server } = this.parts;
    const open = record.value.open[day]?.[game] ?? this.open.value.get(openSeed(day, game)) ?? NOT_OPENED;
    return shownGame({ day, game, open }, record.value, server.view.value, this.#turns.value);
  }

  /** Reads the saved games of the month that contains a day; by default the displayed day. */
  async readMonth(day: Day = this.day.value): Promise<void> {
    const { games, storage } = this.parts;
    const month = await keptProgress(storage, day.slice(0, 7), games);
    this.open.value = new Map([...this.open.value, ...month]);
  }
}
