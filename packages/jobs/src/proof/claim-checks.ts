import type { BoundFault } from '@inkling/deduction/check/bound-proof';
import type { Report } from '../engine/fact.ts';
import type { Claim } from './claim.ts';

/** Checks a proof of a claim. Resolves to what is wrong with it, or to undefined if it is valid. */
export type CheckClaim = (claim: Claim, proof: string) => Promise<BoundFault | undefined>;

export type Verdict = 'holds' | 'unknown' | BoundFault;

/** Checks the proofs of reported lower bounds, each once and in the background. */
export class ClaimChecks {
  readonly #check: CheckClaim;
  /** Keyed by source and question. */
  readonly #checked = new Map<string, Checked>();
  #open = 0;
  #wake: () => void = () => undefined;
  #fault: { readonly error: unknown } | undefined;

  constructor(check: CheckClaim) {
    this.#check = check;
  }

  /** Returns the verdict on a proof, and starts the check if necessary. Throws if an earlier check could not be run. */
  verdictOf({ key, source, lower, proof }: Report, claim: () => Claim): Verdict {
    if (this.#fault) throw this.#fault.error;
    const id = `${source} ${key}`;
    const known = this.#checked.get(id);
    if (known?.lower === lower && known.proof === proof) return known.verdict;
    const checked: Checked = { lower, proof, verdict: 'unknown' };
    this.#checked.set(id, checked);
    void this.#run(checked, claim());
    return checked.verdict;
  }

  /** Resolves when the next check finishes; never, if none is running. */
  next(): Promise<void> {
    if (this.#open === 0) return new Promise(() => undefined);
    return new Promise((resolve) => {
      this.#wake = resolve;
    });
  }

  async #run(checked: Checked, claim: Claim): Promise<void> {
    this.#open++;
    try {
      checked.verdict = (await this.#check(claim, checked.proof)) ?? 'holds';
    } catch (error) {
      this.#fault = { error };
    }
    this.#open--;
    this.#wake();
  }
}

interface Checked {
  readonly lower: number;
  readonly proof: string;
  verdict: Verdict;
}
