import type { MessagePort } from './protocol.ts';

/**
 * Listens for the end of a worker. `isLast`: no answer can come any more. An error in a page's worker need not end it; one in
 * Node's does, and so does one before the worker has said anything, which mostly means that its module cannot be loaded.
 */
export function listenForEnd(port: MessagePort, listen: (error: Error, isLast: boolean) => void): void {
  if (port.on) {
    port.on('error', (error) => listen(errorIn(error), true));
    port.on('messageerror', (error) => listen(errorIn(error), false));
    port.on('exit', (code) => listen(new Error(`the worker ended with code ${String(code)}`), true));
    port.on('close', () => listen(new Error('the port of the worker was closed'), true));
    // One that ended before says nothing more.
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

/** The error that an event brings, or that is one itself. */
function errorIn(given: unknown): Error {
  if (given instanceof Error) return given;
  const { error, message } = given as { readonly error?: unknown; readonly message?: unknown };
  if (error instanceof Error) return error;
  return new Error(typeof message === 'string' && message !== '' ? message : 'the worker failed');
}
