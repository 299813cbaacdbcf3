import type { OptimumOptions, OptimumProgress } from '@inkling/deduction/define/optimum';
import type { StrategyFault } from '@inkling/deduction/define/strategy-error';

/** A request to the worker. The game is only sent to a worker that has none. */
export type WorkerRequest =
  | { readonly ask: 'optimum'; readonly id: number; readonly game?: string; readonly options: OptimumOptions }
  | { readonly ask: 'stop'; readonly id: number };

/**
 * A strategy in a form that can be sent: numbers, and the certificate, from which `verifyCertificate` rebuilds
 * the strategy.
 */
export interface SentOptimum {
  readonly total: number;
  readonly average: number;
  readonly worst: number;
  readonly histogram: readonly number[];
  readonly weighted?: number;
  readonly lower: number;
  readonly proved: boolean;
  readonly nodes: number;
  readonly certificate: string;
}

/** A message from the worker. */
export type WorkerReport =
  | { readonly id: number; readonly progress: OptimumProgress }
  | { readonly id: number; readonly found: SentOptimum }
  | { readonly id: number; readonly error: SentError };

/** An error in a form that can be sent. A `StrategyError` has a `code`. */
export interface SentError {
  readonly name: string;
  readonly message: string;
  readonly code?: StrategyFault;
}

/** The part that we use of a worker, in a page or in Node, or of the port on its inner side. */
export interface MessagePort {
  postMessage(message: unknown): void;
  addEventListener?(kind: string, listen: never): void;
  on?(kind: 'message' | 'messageerror' | 'error' | 'exit' | 'close', listen: (data: unknown) => void): void;
}

/** Listens for messages, in a page or in Node. */
export function listenTo(port: MessagePort, listen: (message: unknown) => void): void {
  if (port.on) port.on('message', listen);
  else {
    const hear = ({ data }: { readonly data: unknown }) => listen(data);
    port.addEventListener?.('message', hear as never);
  }
}
