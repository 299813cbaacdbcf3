import type { MessagePort, Worker } from 'node:worker_threads';
import type { Port } from './port.ts';

/** A port over a worker thread, or over the `parentPort` inside one. */
export function nodePort<Sent, Received>(end: Worker | MessagePort): Port<Sent, Received> {
  return {
    post: (message, transfer) => end.postMessage(message, transfer),
    listen: (onMessage, onFailure) => {
      end.on('message', onMessage);
      end.on('messageerror', onFailure);
      end.on('error', onFailure);
      end.on('exit', () => onFailure(new Error('the worker thread has ended')));
    },
    close: () => {
      if ('terminate' in end) void end.terminate();
      else end.close();
    },
  };
}
