import type { Port } from './port.ts';

/** A port over a web worker, or over the global scope inside one. */
export function webPort<Sent, Received>(end: WebEnd): Port<Sent, Received> {
  return {
    post: (message, transfer) => end.postMessage(message, { transfer }),
    listen: (onMessage, onFailure) => {
      end.addEventListener('message', (event) => onMessage((event as MessageEvent<Received>).data));
      end.addEventListener('messageerror', () => onFailure(new Error('a message could not be read')));
      end.addEventListener('error', (event) => onFailure(new Error((event as ErrorEvent).message)));
    },
    close: () => {
      if (end.terminate) end.terminate();
      else end.close?.();
    },
  };
}

/** What `Worker` and the global scope of a dedicated worker have in common. */
interface WebEnd {
  postMessage(message: unknown, options: { transfer: Transferable[] }): void;
  addEventListener(type: 'message' | 'messageerror' | 'error', listener: (event: Event) => void): void;
  terminate?(): void;
  close?(): void;
}
