/**
 * The members of a service worker's scope that `lib.dom` lacks. Including `lib.webworker` would conflict with
 * `lib.dom`.
 */
export interface WorkerScope {
  readonly registration: { readonly scope: string };
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
}

export interface LastingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface AskEvent extends LastingEvent {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}
