import type { Reply } from '@inkling/client/client';
import type { RoomView } from '@inkling/client/generated/api';
import { roomTask } from '@inkling/games/contract/room-task';
import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { PendingCommand } from '../../../shell/server/pending-command.ts';
import { messages } from '../messages/language.ts';
import { pageMessages } from '../messages/page/language.ts';
import { verdictMessages } from '../messages/verdict/language.ts';
import { finishedRoom } from '../session/finished-room.ts';
import { Outbox, type Settled } from '../session/outbox.ts';
import { isSeatTaken } from '../session/presence.ts';
import { freeSeats, guessIn, NONCE, ownSheet, type Seat } from '../session/room-game.ts';
import { RoomPromise } from '../session/room-promise.ts';
import { withdrawRoom } from '../session/withdraw-room.ts';
import { type OpenGame, openGame, trueAnswer } from './open-game.ts';
import { RoomLine } from './room-line.ts';
import { newsIn, refusedIn } from './room-news.ts';
import type { RoomParts } from './room-parts.ts';
import { takeSavedName } from './to-others.ts';

/** A room as this browser sees it: the latest view, its game, the unanswered command and the last announcement. */
export class RoomController {
  readonly parts: RoomParts;
  readonly promise: RoomPromise;
  readonly view: Signal<RoomView | undefined> = signal(undefined);
  readonly game: Signal<OpenGame | undefined> = signal(undefined);
  readonly line: RoomLine;
  /** The command whose effect the room does not show yet. */
  readonly waiting: ReadonlySignal<PendingCommand | undefined>;
  /** The answer that a maker who answers by hand is about to give. */
  readonly answer: Signal<string> = signal('');
  readonly uncovered: Signal<boolean> = signal(false);
  /** Whether the room for the next game is being opened. */
  readonly isReopening: Signal<boolean> = signal(false);
  readonly notice: Signal<string | undefined> = signal(undefined);
  readonly dialog: Signal<'keys' | 'resign' | 'end' | 'square' | undefined> = signal(undefined);
  /** The true answer to the pending guess, according to the kept secret. */
  readonly truth: ReadonlySignal<string | undefined> = computed(() =>
    trueAnswer(this.view.value, this.game.value, this.promise.savedSecret.value?.secret),
  );
  /** The last response to an action of the user. Empty if the last announcement reported news instead. */
  readonly reply: ReadonlySignal<string> = computed(() =>
    this.announcement.value === this.#lastChange.value ? '' : this.announcement.value,
  );
  readonly #lastChange: Signal<string> = signal('');
  readonly outbox: Outbox;
  #closed = false;
  #opening: Promise<OpenGame | undefined> | undefined;

  constructor(parts: RoomParts) {
    this.parts = parts;
    this.promise = new RoomPromise(parts);
    this.outbox = new Outbox(parts, {
      queued: () => this.say(pageMessages().speech.queued),
      settled: (outcome, command) => this.#settle(outcome, command),
    });
    this.waiting = computed(() => this.outbox.unshownIn(this.view.value));
    this.line = new RoomLine(parts.follow, {
      view: (view) => this.#hear(view),
      heard: (state, before) => this.#hearLine(state, before),
    });
  }

  get announcement(): ReadonlySignal<string> {
    return this.parts.announcer.sentence;
  }

  say(sentence: string): void {
    this.parts.announcer.say(sentence);
  }

  /** Loads the room, follows it, and sends what was left unsent. */
  async begin(): Promise<void> {
    await this.promise.begin();
    await this.outbox.begin();
    const look = await this.parts.look();
    if (look.ok) await this.#take(look.value);
    else if (look.error.code === 'offline') this.line.hear('lost');
    else {
      if (NO_ROOM.has(look.error.code)) this.line.close();
      const fault = look.error.code === 'bad-request' ? { code: 'no-such-room' as const } : look.error;
      this.notice.value = messages().refused(fault);
    }
    this.line.open();
    void this.outbox.flush();
  }

  /** Called when the browser goes online or offline. */
  online(is: boolean): void {
    if (!is) this.line.hear('lost');
    else this.line.open();
    if (is) void this.outbox.flush();
  }

  sit(seat: Seat | undefined = this.view.value && freeSeats(this.view.value)[0]): void {
    if (seat === undefined) this.say(pageMessages().speech.noSeat);
    else this.send('sit', seat);
  }

  /** Performs the step that the room waits for, with the guess, secret or answer that was entered. */
  submit(typed?: string): void {
    const [view, open] = [this.view.value, this.game.value];
    const task = view ? roomTask(view) : 'wait';
    if (!view || open?.kind !== 'sheets') this.sayState();
    else if (task === 'answer') this.giveAnswer(this.answer.value);
    else if (task === 'open') this.open();
    else if (task !== 'move' && task !== 'deposit') this.say(this.sentences.notNow(task));
    else {
      const set = open.field.read();
      const text = typed ?? (set.ok ? set.value : undefined);
      if (text === undefined) this.say(set.ok ? '' : set.error);
      // The field is cleared for the next move while this one is being sent.
      else if (this.send('move', `${task === 'move' ? 'guess' : 'deposit'} ${text}`) && set.ok)
        if (set.value === text) open.field.clear();
    }
  }

  /** The sentences of rooms, in the nouns of this game. */
  get sentences(): ReturnType<ReturnType<typeof messages>['inNounsOf']> {
    return messages().inNounsOf(this.game.value?.game.part);
  }

  giveAnswer(answer: string): void {
    const [view, open] = [this.view.value, this.game.value];
    if (!view || open?.kind !== 'sheets' || roomTask(view) !== 'answer' || !open.byHand)
      this.say(pageMessages().speech.nothingToAnswer);
    else this.send('move', open.byHand.answerMove(answer));
  }

  correct(turn: number, answer: string): void {
    const open = this.game.value;
    if (open?.kind === 'sheets' && open.byHand) this.send('move', open.byHand.correctionMove(turn, answer));
    else this.say(pageMessages().speech.nothingToAnswer);
  }

  /** Sends a move in the server's notation, or says why the user cannot move now. */
  play(move: string): void {
    const task = this.view.value && roomTask(this.view.value);
    if (task === undefined || task === 'move') this.send('move', move);
    else this.say(this.sentences.notNow(task));
  }

  closeDialog(): void {
    this.dialog.value = undefined;
  }

  resign(): void {
    this.closeDialog();
    this.play('resign');
  }

  /** Reveals the kept secret to everybody, with the salt of its promise. */
  open(): void {
    const secret = this.promise.savedSecret.value;
    const task = this.view.value ? roomTask(this.view.value) : 'wait';
    if (task !== 'open') this.say(this.sentences.notNow(task));
    else if (secret) this.send('open', `${secret.salt}.${secret.secret}`);
    else this.say(this.sentences.openElsewhere);
  }

  /** Shows the server's reply to a request that is never queued, such as a reaction. */
  async answered(reply: Reply<RoomView>): Promise<void> {
    if (reply.ok) await this.#take(reply.value);
    else this.say(refusedIn(reply.error, this.game.peek(), this.view.peek()?.rules));
  }

  sayState(): void {
    const [view, open] = [this.view.value, this.game.value];
    this.say((view && open && newsIn(view, undefined, open)) ?? this.notice.value ?? messages().opening);
  }

  /** @param address the link to copy; by default that of the room */
  async copyLink(address?: string): Promise<void> {
    this.say((await this.parts.copyLink(address)) ? messages().copied : messages().notCopied);
  }

  close(): void {
    this.#closed = true;
    this.line.close();
    this.outbox.close();
  }

  /** Announces news. It does not count as a reply, because the page shows it elsewhere. */
  #tell(sentence: string): void {
    this.say(sentence);
    this.#lastChange.value = this.announcement.peek();
  }

  #hear(view: RoomView): void {
    // A stream that was opened before this browser sat down still sends the view of a spectator.
    const known = this.view.peek();
    const seated = this.outbox.waiting.peek()?.kind === 'sit' || (known && known.you !== 'spectator');
    if (seated && view.you === 'spectator') return;
    void this.#take(view);
    // Another tab of this browser may have taken the seat.
    if (known && isSeatTaken(view, known))
      void this.#lookAgain().then((isSeated) => isSeated && this.line.open());
  }

  /** Fetches the room, even if there is no stream. Returns whether this browser has a seat. */
  async #lookAgain(): Promise<boolean> {
    const look = await this.parts.look();
    const isSeated = look.ok && look.value.you !== 'spectator';
    if (look.ok && (isSeated || this.view.peek()?.you === 'spectator')) await this.#take(look.value);
    return isSeated;
  }

  #hearLine(state: 'open' | 'lost', before: 'opening' | 'open' | 'lost'): void {
    if (state === 'lost' && before !== 'lost') this.#tell(pageMessages().speech.lineLost);
    if (state === 'lost') void this.#lookAgain();
    if (state === 'open' && before === 'lost' && !this.outbox.waiting.peek())
      this.#tell(pageMessages().speech.lineBack);
    if (state === 'open') void this.outbox.flush();
  }

  /** Adopts a newer view, or the same room seen from another seat. */
  async #take(view: RoomView): Promise<void> {
    // Once the game is loaded, nothing is awaited: an answered move and its result must appear together.
    const open = this.game.peek() ?? (await (this.#opening ??= openGame(view, this)));
    const before = this.view.peek();
    if (this.#closed || (before && view.you === before.you && view.version <= before.version)) return;
    batch(() => {
      this.view.value = view;
      this.game.value = open;
      this.notice.value = open ? undefined : messages().otherGame;
      const pending = ownSheet(view)?.pending;
      if (pending !== (before && ownSheet(before)?.pending)) this.#setAnswer();
    });
    if (!open) return;
    const own = view.seats.find(({ reserved }) => reserved === 'you');
    // Opening the page accepts the invitation: the seat is reserved for this user.
    if (!before && own && this.send('sit', own.seat)) return;
    if (before?.you !== view.you) void takeSavedName(this, view);
    await Promise.all([this.#remember(view, open), this.#tellNews(view, before, open)]);
  }

  /** Announces the end of a game together with the result of the check, because a later sentence would replace it. */
  async #tellNews(view: RoomView, before: RoomView | undefined, open: OpenGame): Promise<void> {
    const news = newsIn(view, before?.you === view.you ? before : undefined, open);
    if (news === undefined) return;
    const checked = view.phase === 'over' ? await this.promise.check(view) : undefined;
    this.#tell(
      checked ? `${news} ${verdictMessages().verdict(checked.verdict, open.game.part)}`.trim() : news,
    );
  }

  async #remember(view: RoomView, open: OpenGame): Promise<void> {
    const { promise } = this;
    const finished = finishedRoom(view, open.game);
    if (finished) void this.parts.keepFinished(finished);
    const isNews = promise.savedSecret.peek() === undefined;
    await promise.remember(view);
    if (isNews && promise.savedSecret.peek()) this.#setAnswer();
    const share = await promise.share(view);
    if (share !== undefined) this.outbox.put('move', `${NONCE} ${share}`, view);
  }

  /** Preselects the true answer. If this browser cannot know it, takes the last of all, which says least. */
  #setAnswer(): void {
    const open = this.game.peek();
    if (open?.kind === 'sheets') this.answer.value = this.truth.value ?? open.answers.at(-1) ?? '';
  }

  /** Queues a command for the server. Returns false if another one is still waiting. */
  send(kind: PendingCommand['kind'], line: string): boolean {
    const view = this.view.value;
    if (!view) this.sayState();
    else if (this.outbox.put(kind, line, view)) return true;
    else this.say(pageMessages().speech.stillSending);
    return false;
  }

  /** Puts a refused guess back into the field for correction, unless the user has begun another. */
  #giveBack({ line }: PendingCommand): void {
    const open = this.game.value;
    const text = guessIn(line);
    if (open?.kind === 'sheets' && text !== undefined && open.field.begun() === '') open.field.fill(text);
  }

  async #settle(outcome: Settled, command: PendingCommand): Promise<void> {
    if (outcome.view) await this.#take(outcome.view);
    // A contribution to the draw is resubmitted automatically if others were quicker.
    const isQuiet =
      command.line.startsWith(NONCE) && outcome.kind === 'refused' && outcome.fault.code === 'stale';
    if (outcome.kind === 'refused' && !isQuiet && !(command.kind === 'next' && outcome.view?.next)) {
      this.say(refusedIn(outcome.fault, this.game.peek(), this.view.peek()?.rules));
      this.#giveBack(command);
    }
    // If two players opened a next room, the first one counts, and both go there.
    const next = this.view.peek()?.next;
    if (command.kind === 'next' && next !== undefined) {
      if (next !== command.line) void withdrawRoom(this.parts.client, command.line, this.parts.newRequest());
      this.parts.goTo(next);
    }
    if (command.kind === 'sit') this.line.open();
  }
}

/** The codes of a room that does not exist. The server answers a malformed room id with `bad-request`. */
const NO_ROOM: ReadonlySet<string> = new Set(['no-such-room', 'no-such-game', 'bad-request']);
