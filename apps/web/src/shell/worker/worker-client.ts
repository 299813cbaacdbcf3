import type { Answered, Asked, Protocol } from './protocol.ts';

/** The thread that answers questions: a worker, or a fake in tests. */
export interface Thread<Questions extends Protocol<Questions>> {
  ask(asked: Asked<Questions>): void;
  stop(): void;
}

export type StartThread<Questions extends Protocol<Questions>> = (
  onAnswer: (answered: Answered<Questions>) => void,
  onCrash: () => void,
) => Thread<Questions>;

/**
 * Sends questions to a worker, which is started lazily with the first one, since most users never need some of a page's
 * workers. For each kind of question only the latest counts: an older promise resolves to `undefined`, as do all once
 * the client is closed. After a crash a new worker is started and the open questions are asked again; after more than
 * `CRASHES_MAX` crashes the client closes. `onTrouble` is called in both cases, so that the page can report it.
 */
export class WorkerClient<Questions extends Protocol<Questions>> {
  readonly #start: StartThread<Questions>;
  readonly #onTrouble: (trouble: 'restarted' | 'stopped') => void;
  readonly #open = new Map<keyof Questions, Open<Questions>>();
  #thread: Thread<Questions> | undefined;
  #isClosed = false;
  #count = 0;
  #crashes = 0;

  constructor(start: StartThread<Questions>, onTrouble: (trouble: 'restarted' | 'stopped') => void) {
    this.#start = start;
    this.#onTrouble = onTrouble;
  }

  ask<Name extends keyof Questions>(
    name: Name,
    ask: Questions[Name]['ask'],
  ): Promise<Questions[Name]['answer'] | undefined> {
    this.#open.get(name)?.settle(undefined);
    this.#open.delete(name);
    if (this.#isClosed) return Promise.resolve(undefined);
    const asked = { id: this.#count++, name, ask } as Asked<Questions>;
    return new Promise((resolve) => {
      this.#open.set(name, { asked, settle: resolve as Open<Questions>['settle'] });
      this.#started().ask(asked);
    });
  }

  /** Terminates the work in progress, for work that cannot be sliced; open questions resolve to `undefined`. */
  interrupt(): void {
    if (this.#open.size > 0) this.#stop();
  }

  /** Stops permanently; open questions resolve to `undefined`. */
  close(): void {
    this.#isClosed = true;
    this.#stop();
  }

  #stop(): void {
    this.#thread?.stop();
    this.#thread = undefined;
    for (const { settle } of this.#open.values()) settle(undefined);
    this.#open.clear();
  }

  #started(): Thread<Questions> {
    if (this.#thread) return this.#thread;
    const thread: Thread<Questions> = this.#start(
      (answered) => this.#hear(answered),
      () => this.#recover(thread),
    );
    this.#thread = thread;
    return thread;
  }

  #hear({ id, answer }: Answered<Questions>): void {
    for (const [name, open] of this.#open) {
      if (open.asked.id !== id) continue;
      this.#open.delete(name);
      open.settle(answer);
    }
  }

  #recover(broken: Thread<Questions>): void {
    if (broken !== this.#thread) return;
    broken.stop();
    this.#thread = undefined;
    this.#crashes++;
    if (this.#crashes > CRASHES_MAX) {
      this.close();
      this.#onTrouble('stopped');
      return;
    }
    for (const { asked } of this.#open.values()) this.#started().ask(asked);
    this.#onTrouble('restarted');
  }
}

export const CRASHES_MAX = 5;

interface Open<Questions extends Protocol<Questions>> {
  readonly asked: Asked<Questions>;
  readonly settle: (answer: Questions[keyof Questions]['answer'] | undefined) => void;
}
