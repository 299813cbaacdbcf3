import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Calls `call` exactly once when a reply is over, whether it was sent or lost with its connection. Node emits `close`
 * only for the current reply: when a connection closes, it reports nothing for replies pipelined behind another one.
 */
export function whenOver(reply: ServerResponse, socket: Socket, call: () => void): void {
  const waiting = waitingOn(socket);
  if (!waiting) {
    // The socket's `close` event will not fire again.
    call();
    return;
  }
  const over = () => {
    if (waiting.delete(over)) call();
  };
  waiting.add(over);
  reply.on('close', over);
}

/** Returns the unfinished replies of a connection, or undefined once it has closed. They share one `close` listener. */
function waitingOn(socket: Socket): Set<() => void> | undefined {
  if (socket.closed) return undefined;
  const known = onSockets.get(socket);
  if (known) return known;
  const waiting = new Set<() => void>();
  onSockets.set(socket, waiting);
  socket.once('close', () => {
    for (const over of waiting) over();
  });
  return waiting;
}

const onSockets = new WeakMap<Socket, Set<() => void>>();
