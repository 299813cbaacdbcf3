import type { BoundProof } from '@inkling/deduction/check/bound-proof';
import { type Signal, signal } from '@preact/signals';
import { runTask, type StartTask, tasksOf } from '../../../../shell/worker/task.ts';
import { messages } from '../messages/language.ts';
import type { CheckedFile, ProofFault } from '../work/questions.ts';
import type { CheckUpdate } from '../work/whole-check.ts';

export type CheckState =
  | { readonly kind: 'idle' | 'stopped' | 'broken' }
  | { readonly kind: 'running'; readonly lemmas: number; readonly lines: number }
  | { readonly kind: 'proved'; readonly proof: BoundProof }
  | { readonly kind: 'refused'; readonly fault: ProofFault };

/** Controls the check of all lemmas of the current proof, which runs in a separate worker thread. */
export class WholeCheck {
  readonly state: Signal<CheckState> = signal({ kind: 'idle' });
  readonly #say: (sentence: string) => void;
  readonly #inWords: (proof: BoundProof) => BoundProof;
  readonly #start: StartTask<CheckedFile, CheckUpdate>;
  #file: CheckedFile | undefined;
  #end: (() => void) | undefined;

  /** @param inWords returns the proof with its rules in words */
  constructor(
    say: (sentence: string) => void,
    inWords: (proof: BoundProof) => BoundProof,
    start: StartTask<CheckedFile, CheckUpdate> = inWorker,
  ) {
    this.#say = say;
    this.#inWords = inWords;
    this.#start = start;
  }

  hold(file: CheckedFile): void {
    this.#file = file;
  }

  start(): void {
    if (!this.#file || this.state.value.kind === 'running') return;
    this.state.value = { kind: 'running', lemmas: 0, lines: 0 };
    this.#end = runTask(this.#start, this.#file, (update) => this.#hear(update));
  }

  stop(): void {
    if (this.state.value.kind !== 'running') return;
    this.#end?.();
    this.state.value = { kind: 'stopped' };
    this.#say(messages().check.stopped);
  }

  /** Stops the check and releases the proof. */
  close(): void {
    this.#end?.();
    this.#file = undefined;
    this.state.value = { kind: 'idle' };
  }

  #hear(heard: CheckUpdate | undefined): void {
    const { check, fault } = messages();
    const update = heard?.kind === 'proved' ? { ...heard, proof: this.#inWords(heard.proof) } : heard;
    if (!update) this.state.value = { kind: 'broken' };
    else if (update.kind === 'at') this.state.value = { ...update, kind: 'running' };
    else this.state.value = update;
    if (!update) this.#say(check.broken);
    else if (update.kind === 'proved') this.#say(check.proved(update.proof));
    else if (update.kind === 'refused') this.#say(fault(update.fault));
  }
}

const inWorker = tasksOf<CheckedFile, CheckUpdate>(
  () => new Worker(new URL('../work/check-worker.ts', import.meta.url), { type: 'module' }),
);
