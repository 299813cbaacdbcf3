import { needShape } from '@inkling/core/arguments';
import { type DefinedDeduction, defineDeduction } from '@inkling/deduction/define/deduction';
import type { AnswerValue } from '@inkling/deduction/define/definition';
import { parseJsonGame } from '@inkling/deduction/define/game-text';
import type { DefinedOptimum } from '@inkling/deduction/define/optimum';
import { StrategyError } from '@inkling/deduction/define/strategy-error';
import {
  listenTo,
  type MessagePort,
  type SentError,
  type SentOptimum,
  type WorkerReport,
  type WorkerRequest,
} from './protocol.ts';

/**
 * Turns the module that calls it into a worker, which searches for the client on the other side (`searchIn`).
 * Searches `game` if it is given; otherwise each request brings its own game as a JSON string.
 *
 * @throws TypeError if an argument is invalid; the message names it
 *
 * @example
 * // worker.js
 * import { serveSearches } from 'inkling/worker';
 * import { game } from './game.js';
 * serveSearches(game);
 */
export function serveSearches<Secret, Guess, Answer extends AnswerValue>(
  game?: DefinedDeduction<Secret, Guess, Answer>,
  port: MessagePort = ownPort(),
): void {
  needShape(port, 'port', { postMessage: 'function' });
  const stops = new Map<number, { aborted: boolean }>();
  listenTo(port, (message) => {
    const request = message as WorkerRequest;
    const { id } = request;
    if (request.ask === 'stop') {
      const stop = stops.get(id);
      if (stop) stop.aborted = true;
      return;
    }
    const say = (report: WorkerReport) => port.postMessage(report);
    const signal = { aborted: false };
    stops.set(id, signal);
    const onProgress = (progress: WorkerReport & { progress: unknown }) => say(progress);
    void Promise.resolve()
      .then(() => game ?? gameIn(request.game))
      .then((known) =>
        (known as DefinedDeduction<Secret, Guess, Answer>).optimum({
          ...request.options,
          signal,
          onProgress: (progress) => onProgress({ id, progress }),
        }),
      )
      .then((found) => say({ id, found: sent(found) }))
      .catch((error: unknown) => say({ id, error: sentError(error) }))
      .finally(() => stops.delete(id));
  });
}

function gameIn(text: string | undefined): DefinedDeduction<string, string, AnswerValue> {
  if (text === undefined) throw new TypeError('this worker has no game, and none was sent');
  const read = parseJsonGame(text, 'game');
  if (!read.ok) throw new TypeError(`the game that was sent cannot be read: ${read.error.code}`);
  return defineDeduction(read.value);
}

function sent<Secret, Guess, Answer extends AnswerValue>({
  strategy,
  ...cost
}: DefinedOptimum<Secret, Guess, Answer>): SentOptimum {
  return { ...cost, certificate: strategy.certificate() };
}

function sentError(thrown: unknown): SentError {
  const { name, message } = thrown instanceof Error ? thrown : new Error(String(thrown));
  return { name, message, ...(thrown instanceof StrategyError ? { code: thrown.code } : {}) };
}

/** Returns the worker's own side of the connection, in a page or in Node. */
function ownPort(): MessagePort {
  const world = globalThis as unknown as Partial<MessagePort> & {
    readonly process?: { getBuiltinModule?(name: string): { readonly parentPort: MessagePort | null } };
  };
  const port = world.process?.getBuiltinModule?.('node:worker_threads').parentPort;
  if (port) return port;
  if (world.postMessage && world.addEventListener) return world as MessagePort;
  throw new TypeError('serveSearches must be called in the module of a worker');
}
