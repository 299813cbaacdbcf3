import type { Answered, Asked, QuestionName, Questions } from './questions.ts';

/** The engine's thread: a worker, or a stand-in for tests. */
export interface Thread {
  ask(asked: Asked): void;
  stop(): void;
}

export type StartThread = (onAnswer: (answered: Answered) => void, onCrash: () => void) => Thread;

/**
 * Asks the worker. For each kind of question only the latest counts: an older promise gives `undefined`, as do
 * all when the engine has stopped for good. A crash starts a new worker and asks the open questions again;
 * after `CRASHES_MAX` crashes it stays down. `onTrouble` hears of both, so that the page can say so.
 */
export class Engine {
  readonly #start: StartThread;
  readonly #onTrouble: (trouble: 'restarted' | 'stopped') => void;
  readonly #open = new Map<QuestionName, Open>();
  #thread: Thread | undefined;
  #count = 0;
  #crashes = 0;

  constructor(start: StartThread, onTrouble: (trouble: 'restarted' | 'stopped') => void) {
    this.#start = start;
    this.#onTrouble = onTrouble;
    this.#thread = this.#begin();
  }

  ask<Name extends QuestionName>(
    name: Name,
    ask: Questions[Name]['ask'],
  ): Promise<Questions[Name]['answer'] | undefined> {
    this.#open.get(name)?.settle(undefined);
    this.#open.delete(name);
    if (!this.#thread) return Promise.resolve(undefined);
    const asked = { id: this.#count++, name, ask } as Asked;
    return new Promise((resolve) => {
      this.#open.set(name, { asked, settle: resolve as Open['settle'] });
      this.#thread?.ask(asked);
    });
  }

  /** Stops for good; open questions answer `undefined`. */
  close(): void {
    this.#thread?.stop();
    this.#thread = undefined;
    for (const { settle } of this.#open.values()) settle(undefined);
    this.#open.clear();
  }

  #begin(): Thread {
    const thread: Thread = this.#start(
      (answered) => this.#hear(answered),
      () => this.#recover(thread),
    );
    return thread;
  }

  #hear({ id, answer }: Answered): void {
    for (const [name, open] of this.#open) {
      if (open.asked.id !== id) continue;
      this.#open.delete(name);
      open.settle(answer);
    }
  }

  #recover(broken: Thread): void {
    if (broken !== this.#thread) return;
    broken.stop();
    this.#crashes++;
    if (this.#crashes > CRASHES_MAX) {
      this.close();
      this.#onTrouble('stopped');
      return;
    }
    this.#thread = this.#begin();
    for (const { asked } of this.#open.values()) this.#thread.ask(asked);
    this.#onTrouble('restarted');
  }
}

export const CRASHES_MAX = 5;

interface Open {
  readonly asked: Asked;
  readonly settle: (answer: Questions[QuestionName]['answer'] | undefined) => void;
}
