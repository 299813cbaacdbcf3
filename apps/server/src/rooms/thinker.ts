import { Worker } from 'node:worker_threads';
import { type Answer, answer, type Question } from '../duel/computer.ts';

/** Somebody who answers questions that take thought. `busy`: too many are waiting. */
export interface Thinker {
  ask(question: Question): Promise<Answer | 'busy'>;
  close(): Promise<void>;
}

/**
 * A thread of its own, one question at a time. A question that takes longer than its deadline is given up, and the
 * thread with it, so that nobody else waits for it.
 */
export function threadThinker(): Thinker {
  const queue: Asked[] = [];
  let thread: Worker | undefined;
  let asked: Asked | undefined;
  let deadline: NodeJS.Timeout | undefined;

  function next(): void {
    if (asked) return;
    asked = queue.shift();
    if (!asked) return;
    if (!thread) {
      thread = new Worker(new URL('./thinker-thread.js', import.meta.url));
      thread.on('message', settle);
      thread.on('error', giveUp);
      thread.unref();
    }
    deadline = setTimeout(giveUp, DEADLINE_MS);
    thread.postMessage(asked.question, []);
  }

  function settle(given: Answer): void {
    clearTimeout(deadline);
    asked?.resolve(given);
    asked = undefined;
    next();
  }

  function giveUp(): void {
    thread?.removeAllListeners();
    void thread?.terminate();
    thread = undefined;
    settle({ stuck: true });
  }

  return {
    ask(question) {
      if (queue.length >= QUEUE_MAX) return Promise.resolve('busy');
      return new Promise((resolve) => {
        queue.push({ question, resolve });
        next();
      });
    },
    async close() {
      clearTimeout(deadline);
      for (const { resolve } of queue.splice(0)) resolve('busy');
      await thread?.terminate();
    },
  };
}

/** In this thread: for tests and tools that run from source. */
export const localThinker: Thinker = {
  ask: async (question) => answer(question),
  close: async () => undefined,
};

interface Asked {
  readonly question: Question;
  resolve(answer: Answer | 'busy'): void;
}

const QUEUE_MAX = 64;
const DEADLINE_MS = 20_000;
