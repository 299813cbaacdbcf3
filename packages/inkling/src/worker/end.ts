import type { MessagePort } from './protocol.ts';

/**
 * Listens for errors of a worker. `isLast` means that no further answer can arrive. An error in a page's worker
 * does not necessarily terminate it. An error in Node's worker does, and so does one before the worker has sent
 * anything, which usually means that its module cannot be loaded.
 */
export function listenForEnd(port: MessagePort, listen: (error: Error, isLast: boolean) => void): void {
  if (port.on) {
    port.on('error', (error) => listen(errorIn(error), true));
    port.on('messageerror', (error) => listen(errorIn(error), false));
    port.on('exit', (code) => listen(new Error(`the worker exited with code ${String(code)}`), true));
    port.on('close', () => listen(new Error('the port of the worker was closed'), true));
    // A worker that has already exited sends no more events.
    if ('threadId' in port && port.threadId === -1) listen(new Error('the worker has ended'), true);
    return;
  }
  let hasSpoken = false;
  port.addEventListener?.('message', (() => {
    hasSpoken = true;
  }) as never);
  const hear = (event: unknown) => listen(errorIn(event), !hasSpoken);
  port.addEventListener?.('error', hear as never);
  port.addEventListener?.('messageerror', hear as never);
}

/** Returns the error in an event, or the argument if it is an error itself. */
function errorIn(given: unknown): Error {
  if (given instanceof Error) return given;
  const { error, message } = given as { readonly error?: unknown; readonly message?: unknown };
  if (error instanceof Error) return error;
  return new Error(typeof message === 'string' && message !== '' ? message : 'the worker failed');
}
