import type { Socket } from 'node:net';
import type pg from 'pg';

/** Lets the process exit although this connection is open. */
export function letExit(client: pg.ClientBase): void {
  ((client as pg.Client).connection.stream as Socket).unref();
}
