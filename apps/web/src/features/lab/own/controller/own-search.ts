import type { OptimumProgress } from '@inkling/deduction/define/optimum';
import { type Signal, signal } from '@preact/signals';
import { type SentOptimum, searchIn, type WorkerSearch } from 'inkling/worker';
import { reportMissingPart } from '../../../../shell/worker/missing-part.ts';
import type { OpenedGame, OwnClient, TreeNode } from '../game/questions.ts';

export type SearchState =
  | { readonly kind: 'idle' | 'refused' | 'none' | 'broken' }
  | {
      readonly kind: 'running';
      readonly isStopping: boolean;
      readonly progress: OptimumProgress | undefined;
    }
  | { readonly kind: 'found'; readonly optimum: SentOptimum; readonly tree: TreeNode | undefined };

/** A worker thread that searches, and a function that terminates it immediately. */
export interface SearchThread {
  readonly search: WorkerSearch;
  /** Registers a callback for when the thread fails. */
  onBroken(hear: () => void): void;
  close(): void;
}

/** Controls the search for the best strategy of one game, which runs in a separate worker thread. */
export class OwnSearch {
  readonly state: Signal<SearchState> = signal({ kind: 'idle' });
  readonly #open: () => SearchThread;
  readonly #client: OwnClient;
  #thread: SearchThread | undefined;
  #stop: AbortController | undefined;

  constructor(client: OwnClient, open: () => SearchThread = searchThread) {
    this.#client = client;
    this.#open = open;
  }

  async start({ searched }: Pick<OpenedGame, 'searched'>): Promise<void> {
    this.close();
    const [thread, stop] = [this.#open(), new AbortController()];
    [this.#thread, this.#stop] = [thread, stop];
    this.state.value = { kind: 'running', isStopping: false, progress: undefined };
    const isCurrent = () => this.#thread === thread;
    thread.onBroken(() => {
      if (isCurrent()) this.#end({ kind: 'broken' });
    });
    try {
      const optimum = await thread.search.optimum({
        game: searched,
        signal: stop.signal,
        onProgress: (progress) => {
          const { value: state } = this.state;
          if (isCurrent() && state.kind === 'running') this.state.value = { ...state, progress };
        },
      });
      if (!isCurrent()) return;
      const tree = await this.#client.ask('tree', { certificate: optimum.certificate });
      if (isCurrent()) this.#end({ kind: 'found', optimum, tree });
    } catch {
      // Stopping before any strategy has been found is an error too. Any other error means that this game
      // cannot be searched.
      if (isCurrent()) this.#end({ kind: stop.signal.aborted ? 'none' : 'refused' });
    }
  }

  /** Stops the search, which then returns the best strategy found so far. */
  stop(): void {
    const { value: state } = this.state;
    if (state.kind !== 'running') return;
    this.state.value = { ...state, isStopping: true };
    this.#stop?.abort();
  }

  /** Stops the search immediately, without a result. */
  close(): void {
    this.#end({ kind: 'idle' });
  }

  #end(state: SearchState): void {
    this.#thread?.close();
    this.#thread = undefined;
    this.state.value = state;
  }
}

function searchThread(): SearchThread {
  const worker = new Worker(new URL('../game/search-worker.ts', import.meta.url), { type: 'module' });
  return {
    search: searchIn(worker),
    onBroken: (hear) =>
      worker.addEventListener('error', (event) => {
        event.preventDefault();
        reportMissingPart(event);
        hear();
      }),
    close: () => worker.terminate(),
  };
}
