import type { JobEngine, LeaseTerms, ProofName } from './job-engine.ts';

/**
 * A proof in a database: what it is about, and to which version of the code it belongs. A proof is begun once and
 * stays; its facts are its whole state.
 */
export interface ProofRecord extends ProofName {
  /** What is to be proved, as `proof/spec.ts` writes it. */
  readonly spec: string;
  readonly open: boolean;
}

export type EnginePlace = 'coordinator' | 'worker';

/** A database that the coordinator of a proof shares with its workers. Every call may reject when it cannot be reached. */
export interface ProofStore {
  /** Begins a proof, or joins the one that has its name; that one is returned and may be of another version. */
  begin(record: ProofRecord): Promise<ProofRecord>;
  end(proof: string): Promise<void>;
  reopen(proof: string): Promise<void>;
  /** Proofs that want workers, the oldest first. */
  openProofs(): Promise<readonly ProofRecord[]>;
  /** The coordinator's engine offers jobs and sees all reports; a worker's engine leases and finishes jobs. */
  engine(name: ProofName, place: EnginePlace, terms?: LeaseTerms): Promise<JobEngine>;
  close(): Promise<void>;
}

/** The packages that a store needs are not installed: they are optional, because most people never need them. */
export class MissingPackages extends Error {
  /** In npm's form, with their versions. */
  readonly packages: readonly string[];

  constructor(packages: readonly string[], options?: ErrorOptions) {
    super(`not installed: ${packages.join(', ')}`, options);
    this.packages = packages;
  }
}

/** What a URL must begin with. */
export const STORE_URL: RegExp = /^(postgres(ql)?|rediss?):\/\//;
