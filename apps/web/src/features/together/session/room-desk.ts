import type { RoomView } from '@inkling/client/api';
import type { Listener } from '@inkling/client/follow';
import { type Feedback, isFeedbackPossible } from '@inkling/core/feedback';
import { makeFeedback } from '@inkling/games/mastermind/rules/notation';
import type { WitchView } from '@inkling/games/witch/rules/view';
import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { codeOf, type Draft, draftOf, emptyDraft } from '../../../games/mastermind/session/draft.ts';
import { words } from '../messages/language.ts';
import type { Guest } from './guest.ts';
import { Outbox, type Settled } from './outbox.ts';
import { answerBy, codeText, entryOf, type RoomEntry, readCode } from './room-entry.ts';
import { type PromiseParts, RoomPromise } from './room-promise.ts';
import { freeSeats, ownSheet, type Seat, taskOf } from './task.ts';
import type { Wish } from './wish.ts';

/** The parts of the browser that a room needs. */
export interface RoomParts extends PromiseParts {
  readonly guest: Guest;
  /** Hears the room until the returned function is called. */
  follow(listener: Listener): () => void;
  newRequest(): string;
  /** Calls after some milliseconds, unless the returned function was called before. */
  later(call: () => void, ms: number): () => void;
  copyLink(): Promise<boolean>;
  leave(): void;
}

/** A room as this browser sees it: the newest view, what waits to be sent, and what was said last. */
export class RoomDesk {
  readonly parts: RoomParts;
  readonly promise: RoomPromise;
  readonly view: Signal<RoomView | undefined> = signal(undefined);
  readonly line: Signal<'opening' | 'open' | 'lost'> = signal('opening');
  /** What was done and not yet answered. One at a time: a turn has one move. */
  readonly waiting: ReadonlySignal<Wish | undefined>;
  readonly draft: Signal<Draft> = signal(emptyDraft(1));
  /** The answer that a maker who scores by hand is about to give. */
  readonly heard: Signal<Feedback> = signal({ exact: 0, near: 0 });
  readonly uncovered: Signal<boolean> = signal(false);
  readonly said: Signal<string> = signal('');
  readonly notice: Signal<string | undefined> = signal(undefined);
  readonly dialog: Signal<'keys' | 'resign' | undefined> = signal(undefined);
  readonly entry: ReadonlySignal<RoomEntry | undefined> = computed(
    () => this.view.value && entryOf(this.view.value),
  );
  /** What lies on the table of the witches. The server leaves out what is undefined, and nothing else. */
  readonly table: ReadonlySignal<WitchView | undefined> = computed(
    () => this.view.value?.table as WitchView | undefined,
  );
  /** What the kept code answers to the guess that waits. */
  readonly truth: ReadonlySignal<Feedback | undefined> = computed(() => {
    const pending = this.view.value && ownSheet(this.view.value)?.pending;
    return this.entry.value && answerBy(this.promise.kept.value?.code, pending, this.entry.value);
  });
  #stop: () => void = () => undefined;
  #closed = false;
  /** There is no such room: nothing to follow. */
  #none = false;
  readonly #outbox: Outbox;

  constructor(parts: RoomParts) {
    this.parts = parts;
    this.promise = new RoomPromise(parts);
    this.#outbox = new Outbox(parts, {
      queued: () => this.say(words().speech.queued),
      settled: (outcome, wish) => this.#settle(outcome, wish),
    });
    this.waiting = this.#outbox.waiting;
  }

  /** Looks at the room and follows it; what was left unsent is sent. */
  async begin(): Promise<void> {
    const { client, id } = this.parts;
    await this.promise.begin();
    await this.#outbox.begin();
    const look = await client.call('lookAtRoom', { id });
    if (look.ok) await this.#take(look.value);
    else if (look.error.code === 'offline') this.#hearLine('lost');
    else {
      this.#none = NO_ROOM.has(look.error.code);
      this.notice.value = words().refused(
        look.error.code === 'bad-request' ? { code: 'no-such-room' } : look.error,
      );
    }
    this.#follow();
    void this.#outbox.flush();
  }

  /** The browser is back on a network, or was told that it has left it. */
  online(is: boolean): void {
    if (!is) this.#hearLine('lost');
    else this.#follow();
    if (is) void this.#outbox.flush();
  }

  sit(seat: Seat | undefined = this.view.value && freeSeats(this.view.value)[0]): void {
    if (seat === undefined) this.say(words().speech.noSeat);
    else this.#wish('sit', seat);
  }

  /** Does with the draft, or with the answer beside it, what the room wants now. */
  submit(code: readonly number[] | undefined = codeOf(this.draft.value)): void {
    const view = this.view.value;
    const entry = this.entry.value;
    const task = view ? taskOf(view) : 'wait';
    if (!view || !entry) this.sayState();
    else if (task === 'answer') this.answer(this.heard.value);
    else if (task === 'open') this.open();
    else if (task !== 'guess' && task !== 'deposit') this.say(words().speech.notNow(task));
    else if (!code) this.say(words().speech.incomplete);
    else if (!entry.rules.repeats && new Set(code).size < code.length) this.say(words().speech.repeated);
    else this.#send(task, code, entry);
  }

  answer(feedback: Feedback): void {
    const view = this.view.value;
    const places = this.entry.value?.rules.places ?? 0;
    if (!view || taskOf(view) !== 'answer') this.say(words().speech.nothingToAnswer);
    else if (!isFeedbackPossible(places, feedback.exact, feedback.near))
      this.say(words().speech.noSuchAnswer);
    else this.#wish('move', `score ${makeFeedback(feedback)}`);
  }

  /** A move as the server reads it. */
  play(line: string): void {
    const task = this.view.value && taskOf(this.view.value);
    if (task === undefined || task === 'guess') this.#wish('move', line);
    else this.say(words().speech.notNow(task));
  }

  mend(turn: number, feedback: Feedback): void {
    this.#wish('move', `rescore ${turn + 1} ${makeFeedback(feedback)}`);
  }

  resign(): void {
    this.dialog.value = undefined;
    this.play('resign');
  }

  /** Shows the kept code to everybody, with the salt of its promise. */
  open(): void {
    const kept = this.promise.kept.value;
    const view = this.view.value;
    if (!view || taskOf(view) !== 'open') this.say(words().speech.notNow(view ? taskOf(view) : 'wait'));
    else if (kept) this.#wish('open', `${kept.salt}.${kept.code}`);
    else this.say(words().speech.codeElsewhere);
  }

  sayState(): void {
    const view = this.view.value;
    this.say(view ? words().told(view, undefined) : (this.notice.value ?? words().opening));
  }

  async copyLink(): Promise<void> {
    this.say((await this.parts.copyLink()) ? words().copied : words().notCopied);
  }

  /** Puts a sentence on the one line that is read aloud. The same sentence again is spoken again. */
  say(sentence: string): void {
    this.said.value = this.said.peek() === sentence ? `${sentence}\u00a0` : sentence;
  }

  /** Adds to what was said last: how it ended is still to be heard. */
  #sayAlso(sentence: string): void {
    this.say(`${this.said.peek()} ${sentence}`.trim());
  }

  close(): void {
    this.#closed = true;
    this.#stop();
    this.#outbox.close();
  }

  #follow(): void {
    this.#stop();
    if (this.#closed || this.#none) return;
    this.#stop = this.parts.follow({
      view: (view) => {
        // A stream that was opened before this browser sat down speaks to a spectator.
        const known = this.view.peek();
        const seated = this.waiting.peek()?.kind === 'sit' || (known && known.you !== 'spectator');
        if (!(seated && view.you === 'spectator')) void this.#take(view);
      },
      line: (state) => {
        this.#hearLine(state);
        if (state === 'open') void this.#outbox.flush();
      },
    });
  }

  #hearLine(state: 'open' | 'lost'): void {
    const before = this.line.peek();
    this.line.value = state;
    if (state === 'lost' && before !== 'lost') this.say(words().speech.lineLost);
    if (state === 'open' && before === 'lost' && !this.waiting.peek()) this.say(words().speech.lineBack);
  }

  /** A newer view, or the same room seen from another seat. */
  async #take(view: RoomView): Promise<void> {
    const before = this.view.peek();
    if (before && view.you === before.you && view.version <= before.version) return;
    const entry = entryOf(view);
    batch(() => {
      this.view.value = view;
      this.notice.value = entry || view.table ? undefined : words().otherGame;
      const own = ownSheet(view);
      const pending = own?.pending ?? '';
      if (entry && this.draft.peek().symbols.length !== entry.rules.places)
        this.draft.value = emptyDraft(entry.rules.places);
      if (pending !== (before && ownSheet(before)?.pending)) this.heard.value = this.truth.value ?? NOTHING;
    });
    if (before?.you !== view.you) this.say(words().told(view, undefined));
    else if (before.version !== view.version) this.say(words().told(view, before));
    await this.#remember(view);
  }

  async #remember(view: RoomView): Promise<void> {
    const { promise } = this;
    const isNews = promise.kept.peek() === undefined;
    await promise.remember(view);
    if (isNews && promise.kept.peek()) this.heard.value = this.truth.value ?? NOTHING;
    const share = await promise.share(view);
    if (share !== undefined) this.#outbox.put('move', `${NONCE} ${share}`, view);
    const checked = await promise.check(view);
    if (checked) this.#sayAlso(words().verdict(checked.verdict, view.game));
  }

  /** False when it is not taken. */
  #wish(kind: Wish['kind'], line: string): boolean {
    const view = this.view.value;
    if (!view) this.sayState();
    else if (this.#outbox.put(kind, line, view)) return true;
    else this.say(words().speech.stillWaiting);
    return false;
  }

  /** A draft that is on its way makes room for the next. */
  #send(task: 'guess' | 'deposit', code: readonly number[], entry: RoomEntry): void {
    const text = codeText(code, entry);
    const drafted = codeOf(this.draft.peek());
    const isDraft = drafted !== undefined && codeText(drafted, entry) === text;
    if (this.#wish('move', `${task} ${text}`) && isDraft) this.draft.value = emptyDraft(entry.rules.places);
  }

  /** What was refused comes back, to be mended, unless something else was begun. */
  #giveBack({ line }: Wish): void {
    const entry = this.entry.value;
    const text = /^(?:guess|deposit) (.*)$/.exec(line)?.[1];
    const code = entry && text !== undefined ? readCode(text, entry) : undefined;
    if (code && this.draft.peek().symbols.every((symbol) => symbol === undefined))
      this.draft.value = draftOf(code);
  }

  async #settle(outcome: Settled, wish: Wish): Promise<void> {
    if (outcome.view) await this.#take(outcome.view);
    // A share in the draw is put in again by itself when others were quicker.
    const quiet = wish.line.startsWith(NONCE) && outcome.kind === 'refused' && outcome.fault.code === 'stale';
    if (outcome.kind === 'refused' && !quiet) {
      this.say(words().refused(outcome.fault));
      this.#giveBack(wish);
    }
    // The open stream speaks to the seat that this browser had when it was opened.
    if (wish.kind === 'sit') this.#follow();
  }
}

/** An address that names no room is not even read. */
const NO_ROOM: ReadonlySet<string> = new Set(['no-such-room', 'no-such-game', 'bad-request']);
/** A share in the draw, as the server reads it. */
const NONCE = 'nonce';
const NOTHING: Feedback = { exact: 0, near: 0 };
