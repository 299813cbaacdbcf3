import type { Client, Reply } from '@inkling/client/client';
import type { RoomView } from '@inkling/client/generated/api';
import { batch, type Signal, signal } from '@preact/signals';
import type { Guest } from '../../../shell/server/guest.ts';
import type { OnlineStorage } from '../../../shell/server/online-storage.ts';
import type { PendingCommand } from '../../../shell/server/pending-command.ts';
import { type Outcome, outcomeOf, preconditionOf } from './command-outcome.ts';

export interface OutboxParts {
  readonly id: string;
  readonly client: Client;
  readonly guest: Guest;
  readonly storage: OnlineStorage;
  newRequest(): string;
  /** Runs `call` after `ms` milliseconds. The returned function cancels it. */
  later(call: () => void, ms: number): () => void;
}

type SeatName = RoomView['seats'][number]['seat'];

/** An outcome that is reported to the callbacks. */
export type Settled = Exclude<Outcome, { readonly kind: 'later' }>;

/**
 * Holds the command of a room that the server has not answered yet. There is at most one, because a turn has one move.
 * It is saved on this device before it is sent, and resent until it has been answered. The stream may report the state
 * after a move before the move itself is answered: a command for that state waits until then.
 */
export class Outbox {
  readonly waiting: Signal<PendingCommand | undefined> = signal(undefined);
  /** Whether the command has waited so long that the user must be told. */
  readonly isLate: Signal<boolean> = signal(false);
  readonly #parts: OutboxParts;
  readonly #callbacks: OutboxCallbacks;
  #cancel: () => void = () => undefined;
  #stopClock: () => void = () => undefined;
  #sending = false;
  /** Sent once the one before it has been answered. */
  readonly #following: Signal<PendingCommand | undefined> = signal(undefined);
  #closed = false;
  /** The id of the last request that was reported as queued. */
  #queued: string | undefined;

  constructor(parts: OutboxParts, callbacks: OutboxCallbacks) {
    this.#parts = parts;
    this.#callbacks = callbacks;
  }

  /** Returns the command whose effect `view` does not show yet, although the server may have sent it. */
  unshownIn(view: RoomView | undefined): PendingCommand | undefined {
    const [sent, following] = [this.waiting.value, this.#following.value];
    if (following || !view) return following ?? sent;
    return sent?.precondition === preconditionOf(view) ? sent : undefined;
  }

  /** Restores the command that was left unsent, if any. */
  async begin(): Promise<void> {
    this.waiting.value = await this.#parts.storage.pending(this.#parts.id);
    if (this.waiting.value) this.#startClock();
  }

  /**
   * Saves and sends a command. Returns false if another one is still waiting, unless `view` already shows what that one
   * has changed.
   */
  put(kind: PendingCommand['kind'], line: string, view: RoomView): boolean {
    const before = this.waiting.value;
    const precondition = preconditionOf(view);
    if (before && (this.#following.peek() || before.precondition === precondition)) return false;
    const { id, storage, newRequest } = this.#parts;
    const command = { req: newRequest(), kind, version: view.version, line, precondition };
    if (before) {
      this.#following.value = command;
      return true;
    }
    this.waiting.value = command;
    this.#startClock();
    void storage.keepPending(id, command).then(() => this.flush());
    return true;
  }

  async flush(): Promise<void> {
    const command = this.waiting.peek();
    if (!command || this.#sending || this.#closed) return;
    this.#sending = true;
    this.#cancel();
    const outcome = outcomeOf(command, await this.#parts.guest.as(() => this.#send(command)));
    if (this.#closed) return;
    if (outcome.kind === 'later') {
      this.#sending = false;
      if (this.#queued !== command.req) this.#callbacks.queued();
      this.#queued = command.req;
      this.#cancel = this.#parts.later(() => void this.flush(), outcome.seconds * 1000);
      return;
    }
    if (outcome.kind === 'again') {
      await this.#keep(outcome.command);
      this.waiting.value = outcome.command;
    } else await this.#follow();
    this.#sending = false;
    await this.#callbacks.settled(outcome, command);
    await this.flush();
  }

  /** Puts the command that follows in the place of the answered one. */
  async #follow(): Promise<void> {
    let next: PendingCommand | undefined;
    // It may be made only while the device is being written.
    do {
      next = this.#following.peek();
      await this.#keep(next);
    } while (next !== this.#following.peek());
    batch(() => {
      this.#following.value = undefined;
      this.waiting.value = next;
    });
    this.#stopClock();
    if (next) this.#startClock();
  }

  async #keep(command: PendingCommand | undefined): Promise<void> {
    await this.#parts.storage.keepPending(this.#parts.id, command);
  }

  close(): void {
    this.#closed = true;
    this.#cancel();
    this.#stopClock();
  }

  #startClock(): void {
    const stop = this.#parts.later(() => {
      this.isLate.value = true;
    }, LATE_MS);
    this.#stopClock = () => {
      stop();
      this.isLate.value = false;
    };
  }

  #send({ req, kind, version, line }: PendingCommand): Promise<Reply<RoomView>> {
    const { client, id } = this.#parts;
    if (kind === 'sit') return client.call('sitDown', { id, body: { req, seat: line as SeatName } });
    if (kind === 'move') return client.call('move', { id, body: { req, version, move: line } });
    if (kind === 'next') return client.call('playOn', { id, body: { req, version, next: line } });
    if (kind === 'invite') return client.call('inviteAnybody', { id, body: { req, version } });
    if (kind === 'withdraw') return client.call('withdrawRoom', { id, body: { req, version } });
    if (kind === 'end') return client.call('endRoom', { id, body: { req, version } });
    const [, salt = '', code = ''] = /^([^.]*)\.(.*)$/s.exec(line) ?? [];
    return client.call('openPromise', { id, body: { req, version, salt, code } });
  }
}

/** Most answers come much sooner. A notice that flashed up at every move would shift the page under the finger. */
const LATE_MS = 1000;

export interface OutboxCallbacks {
  /** The request could not be completed yet and will be resent. Called once for each request. */
  queued(): void;
  settled(outcome: Settled, command: PendingCommand): Promise<void>;
}
