/**
 * A line to another thread. Node's worker threads and web workers differ in every detail of theirs; the pool
 * and the workers' side of it see only this, and tests can use a channel within one thread.
 */
export interface Port<Sent, Received> {
  /** Messages arrive in the order they were sent. The buffers in `transfer` are given away. */
  post(message: Sent, transfer: ArrayBuffer[]): void;
  /** Called once; `onFailure` when the other side died or spoke nonsense. */
  listen(onMessage: (message: Received) => void, onFailure: (error: Error) => void): void;
  close(): void;
}
