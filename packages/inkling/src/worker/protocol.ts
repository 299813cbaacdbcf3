import type { OptimumOptions, OptimumProgress } from '@inkling/deduction/define/optimum';

/** What the caller says. A game goes along only to a worker that has none. */
export type WorkerRequest =
  | { readonly ask: 'optimum'; readonly id: number; readonly game?: string; readonly options: OptimumOptions }
  | { readonly ask: 'stop'; readonly id: number };

/** A strategy as it can be sent: numbers, and the certificate, which `verifyCertificate` makes a strategy of. */
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

/** What the worker says. */
export type WorkerReport =
  | { readonly id: number; readonly progress: OptimumProgress }
  | { readonly id: number; readonly found: SentOptimum }
  | { readonly id: number; readonly error: { readonly name: string; readonly message: string } };

/** A worker of a page or of Node, or the port on its other side; only what is used of them. */
export interface MessagePort {
  postMessage(message: unknown): void;
  addEventListener?(kind: string, listen: never): void;
  on?(kind: 'message' | 'messageerror' | 'error' | 'exit' | 'close', listen: (data: unknown) => void): void;
}

/** Listens in a page as in Node. */
export function listenTo(port: MessagePort, listen: (message: unknown) => void): void {
  if (port.on) port.on('message', listen);
  else {
    const hear = ({ data }: { readonly data: unknown }) => listen(data);
    port.addEventListener?.('message', hear as never);
  }
}
