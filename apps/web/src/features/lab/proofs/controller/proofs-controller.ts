import { batch, type Signal, signal } from '@preact/signals';
import type { LabGame } from '../../../../shell/parts/lab-part.ts';
import { threadsOf } from '../../../../shell/worker/thread.ts';
import { WorkerClient } from '../../../../shell/worker/worker-client.ts';
import { gameOf, type ProofAddress } from '../../model/address.ts';
import type { LabCommand } from '../../model/command.ts';
import { type LabContext, usualGame } from '../../model/lab-context.ts';
import type { PageController } from '../../model/page-controller.ts';
import { messages } from '../messages/language.ts';
import { type HeldList, readHeldList } from '../work/held-list.ts';
import type {
  OpenedProof,
  OpenFault,
  ProofClaim,
  ProofQuestions,
  ShownGuess,
  ShownLemma,
} from '../work/questions.ts';
import { SHIPPED } from '../work/shipped.ts';
import { WholeCheck } from './whole-check-control.ts';

export type ProofsState =
  | { readonly kind: 'none' | 'broken' | 'unreachable' | 'unknown' }
  | { readonly kind: 'opening'; readonly name: string }
  | { readonly kind: 'refused'; readonly name: string; readonly fault: OpenFault }
  | { readonly kind: 'open'; readonly name: string; readonly proof: OpenedProof };

/** A step on the path down to the current lemma. */
export interface Step {
  readonly lemma: number;
  readonly guess?: string;
}

/**
 * Controls the page of lower-bound proofs. A proof is navigated case by case, with each lemma checked when it
 * is opened, or it is checked as a whole.
 */
export class ProofsController implements PageController {
  readonly context: LabContext;
  readonly state: Signal<ProofsState> = signal({ kind: 'none' });
  readonly lemma: Signal<ShownLemma | undefined> = signal(undefined);
  readonly guess: Signal<ShownGuess | undefined> = signal(undefined);
  /** The path from the first opened lemma to the current one. */
  readonly trail: Signal<readonly Step[]> = signal([]);
  readonly isBusy: Signal<boolean> = signal(false);
  readonly check: WholeCheck;
  /** Why the last opened file is not one of the missing word lists. Empty if there is no problem. */
  readonly listTrouble: Signal<string> = signal('');
  readonly #client: WorkerClient<ProofQuestions>;
  #asked = 0;
  #isShipped = false;
  #blob: Blob | undefined;
  /** Kept for proofs that are opened later. */
  readonly #lists: HeldList[] = [];

  constructor(context: LabContext) {
    this.context = context;
    this.check = new WholeCheck(
      (sentence) => context.say(sentence),
      (proof) => this.inWords(proof),
    );
    this.#client = new WorkerClient<ProofQuestions>(
      threadsOf(() => new Worker(new URL('../work/worker.ts', import.meta.url), { type: 'module' })),
      // A restarted worker has lost the proof.
      () => this.#show({ kind: 'broken' }),
    );
  }

  /** Returns a claim with its rules in words, if a game in this app supports them. */
  inWords<Claim extends ProofClaim>(claim: Claim): Claim {
    const letters = /^word(\d+)$/.exec(claim.rules)?.[1];
    const rules = gameOf(claim.rules, this.context.parts)?.inWords();
    return {
      ...claim,
      rules: rules ?? (letters === undefined ? claim.rules : messages().words(Number(letters))),
    };
  }

  /** Whether the Lab can compute an optimal tree for these rules. */
  hasTree(rules: string): boolean {
    return gameOf(rules, this.context.parts)?.tree.makers.includes('optimal') ?? false;
  }

  get typedGame(): LabGame {
    return usualGame(this.context);
  }

  /** Opens the proof, and the line or guess in it, that an address names. */
  async reach({ name, line, guess }: ProofAddress): Promise<void> {
    if (!(await this.openShipped(name, line === undefined)) || line === undefined) return;
    const place = await this.#client.ask('place', { line });
    if (!place) await this.openLemma(this.#lemmas);
    else await this.#descend([{ lemma: place.lemma }], place.guess ?? guess);
  }

  /**
   * Opens a proof that ships with the app. Resolves to true once it is open, or to false if it could not be
   * opened.
   */
  async openShipped(name: string, atItsEnd = true): Promise<boolean> {
    const url = SHIPPED[name];
    const asked = ++this.#asked;
    if (!url) {
      this.#show({ kind: 'unknown' });
      return false;
    }
    this.#begin(name);
    const blob = await fetch(url).then(
      (answer) => (answer.ok ? answer.blob() : undefined),
      () => undefined,
    );
    if (asked !== this.#asked) return false;
    if (!blob) {
      this.#show({ kind: 'unreachable' });
      return false;
    }
    this.#isShipped = true;
    return this.#open(name, blob, asked, atItsEnd);
  }

  async openFile(file: File): Promise<void> {
    const asked = ++this.#asked;
    this.#begin(file.name);
    this.#isShipped = false;
    this.context.show({ page: 'proofs', asked: undefined });
    await this.#open(file.name, file, asked, true);
  }

  /** Reads the word lists that the refused proof needs, and opens the proof once all are available. */
  async openLists(files: readonly File[]): Promise<void> {
    const { value: state } = this.state;
    const asked = this.#asked;
    if (state.kind !== 'refused' || !state.fault.lists || !this.#blob) return;
    const { lists } = messages();
    let missing = state.fault.lists;
    let trouble = '';
    for (const file of files) {
      const read = await readHeldList(file);
      if (asked !== this.#asked) return;
      if (!read.ok) trouble = lists.fault[read.error](file.name);
      else if (missing.every(({ sha256 }) => sha256 !== read.value.sha256))
        trouble = lists.other(file.name, read.value.words.length);
      else {
        this.#lists.push(read.value);
        missing = missing.filter(({ sha256 }) => sha256 !== read.value.sha256);
      }
    }
    batch(() => {
      this.listTrouble.value = trouble;
      this.state.value = { ...state, fault: { ...state.fault, lists: missing } };
    });
    if (trouble !== '') this.context.say(trouble);
    if (missing.length > 0) return;
    this.#begin(state.name);
    await this.#open(state.name, this.#blob, asked, true);
  }

  /** Returns to the list of proofs. */
  leave(): void {
    this.#asked++;
    this.check.close();
    this.#show({ kind: 'none' });
    this.context.show({ page: 'proofs', asked: undefined });
  }

  /** Opens a lemma below the current one. */
  async openLemma(lemma: number): Promise<void> {
    await this.#descend([...this.trail.value, { lemma }], undefined);
  }

  async openGuess(guess: string): Promise<void> {
    const before = this.trail.value.slice(0, -1);
    const here = this.trail.value.at(-1);
    if (here) await this.#descend([...before, { lemma: here.lemma }], guess);
  }

  /** Goes back along the path. Resolves to false if there is nowhere to go back to. */
  async goBack(steps = 1): Promise<boolean> {
    const { value: trail } = this.trail;
    const here = trail.at(-1);
    if (here?.guess !== undefined && steps === 1) {
      await this.#descend([...trail.slice(0, -1), { lemma: here.lemma }], undefined);
      return true;
    }
    const left = trail.slice(0, trail.length - steps);
    const last = left.at(-1);
    if (!last) return false;
    await this.#descend([...left.slice(0, -1), { lemma: last.lemma }], last.guess);
    return true;
  }

  run({ kind }: LabCommand): boolean {
    if (kind === 'up') void this.goBack();
    else if (kind === 'top') void this.#descend([{ lemma: this.#lemmas }], undefined);
    else if (kind === 'go') this.check.start();
    else if (kind === 'stop') this.check.stop();
    else return false;
    return true;
  }

  press(key: string): boolean {
    if (key.toLowerCase() !== 'u') return false;
    void this.goBack();
    return true;
  }

  sayState(): void {
    const { value: state } = this.state;
    const { lead, broken, unreachable, unknown, opening, fault, claim } = messages();
    const { say } = this.context;
    if (state.kind === 'open') say(claim(state.proof));
    else if (state.kind === 'refused') say(fault(state.fault));
    else if (state.kind === 'opening') say(opening(state.name));
    else say({ none: lead, broken, unreachable, unknown }[state.kind]);
  }

  terminalLine(): string | undefined {
    const { value: state } = this.state;
    return state.kind === 'open'
      ? `inkling verify ${state.name}${this.#isShipped ? '.bound' : ''}`
      : undefined;
  }

  close(): void {
    this.#asked++;
    this.check.close();
    this.#client.close();
  }

  get #lemmas(): number {
    const { value: state } = this.state;
    return state.kind === 'open' ? state.proof.lemmas : 1;
  }

  #begin(name: string): void {
    this.check.close();
    this.#show({ kind: 'opening', name });
  }

  async #open(name: string, blob: Blob, asked: number, atItsEnd: boolean): Promise<boolean> {
    this.#blob = blob;
    const file = { blob, lists: this.#lists };
    this.check.hold(file);
    const read = await this.#client.ask('open', file);
    if (asked !== this.#asked || read === undefined) return false;
    if (!read.ok) {
      this.#show({ kind: 'refused', name, fault: read.error });
      return false;
    }
    this.#show({ kind: 'open', name, proof: read.value });
    if (atItsEnd) await this.openLemma(read.value.lemmas);
    return true;
  }

  async #descend(steps: readonly Step[], guess: string | undefined): Promise<void> {
    const here = steps.at(-1);
    if (!here) return;
    const asked = this.#asked;
    this.isBusy.value = true;
    const lemma = await this.#client.ask('lemma', { lemma: here.lemma });
    const shown =
      lemma && guess !== undefined
        ? await this.#client.ask('guess', { lemma: here.lemma, guess })
        : undefined;
    if (asked !== this.#asked || lemma === undefined) return;
    batch(() => {
      this.isBusy.value = false;
      this.lemma.value = lemma;
      this.guess.value = shown;
      this.trail.value = shown ? [...steps.slice(0, -1), { ...here, guess: shown.guess }] : steps;
    });
    const { value: state } = this.state;
    if (this.#isShipped && state.kind === 'open')
      this.context.show({
        page: 'proofs',
        asked: {
          name: state.name,
          line: shown?.line ?? lemma.line,
          guess: shown && shown.line === undefined ? shown.guess : undefined,
        },
      });
    const { verdict, sum, noGuess } = messages();
    if (guess !== undefined && !shown) this.context.say(noGuess(guess));
    else this.context.say(shown ? sum(shown) : verdict(lemma));
  }

  #show(state: ProofsState): void {
    batch(() => {
      this.state.value = state;
      this.lemma.value = undefined;
      this.guess.value = undefined;
      this.trail.value = [];
      this.isBusy.value = false;
      this.listTrouble.value = '';
    });
    this.sayState();
  }
}
