import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Calls exactly once when a reply is over, whether it was sent or lost with its connection. Node reports the end of a
 * reply only if the reply had its turn: when a connection closes, it says nothing of those pipelined behind another one.
 */
export function whenOver(reply: ServerResponse, socket: Socket, call: () => void): void {
  const waiting = waitingOn(socket);
  if (!waiting) {
    // `close` does not come again.
    call();
    return;
  }
  const over = () => {
    if (waiting.delete(over)) call();
  };
  waiting.add(over);
  reply.on('close', over);
}

/** The replies on a connection that are not over; `undefined` once it has closed. One listener serves them all. */
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
